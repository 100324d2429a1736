import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../server/testing/free-port.ts';
import { writeBarePages } from './bare-pages.ts';
import { buildSite, siteFolder } from './build-site.ts';
import { buildSpa, spaPages } from './build-spa.ts';
import { type Measurement, measure, type Scores, withChromium } from './lighthouse.ts';
import { chromiumVersion, machine } from './machine.ts';
import { medianOf } from './median.ts';
import { type PageOptions, readPageOptions } from './page-options.ts';
import { type PageResult, pageTable } from './page-table.ts';
import { missedTargets } from './page-targets.ts';
import { startServer } from './processes.ts';
import { writeIntoDocument } from './report.ts';

type Addresses = { ours: string; bare: string; spa: string };

/** Lighthouse on every page, beside a bare HTML file of the same words and the same components rendered in the browser. */
async function benchPages(options: PageOptions) {
  const folder = mkdtempSync(join(tmpdir(), 'encore-bench-'));
  const stops: (() => Promise<void>)[] = [];
  const where = machine();
  try {
    const addresses = await serveAll(folder, stops);
    const results: PageResult[] = [];
    for (const path of options.paths) {
      console.error(`${path} …`);
      results.push(await benchPage(path, addresses, options));
    }
    report(results, where, options);
  } finally {
    for (const stop of stops) await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Builds and starts the site, the bare files and the reference; each in a process of its own, the same server. */
async function serveAll(folder: string, stops: (() => Promise<void>)[]): Promise<Addresses> {
  const PORT = String(await freePort());
  console.error('Building the site, the bare files and the reference …');
  buildSite(`http://127.0.0.1:${PORT}`);
  const [bareFolder, spaFolder, DATA_DIR] = ['bare', 'spa', 'data'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  await writeBarePages(siteFolder, bareFolder);
  await buildSpa(spaFolder);
  const start = async (parameters: string[], env: Record<string, string> = {}) => {
    const running = await startServer(parameters, { DATA_DIR, LOG_LEVEL: 'error', ...env });
    stops.push(running.stop);
    return running.url;
  };
  return {
    ours: await start(['server/main.ts'], { PORT }),
    bare: await start(['bench/other-server.ts', '--pages', bareFolder]),
    spa: await start(['bench/other-server.ts', '--pages', spaFolder]),
  };
}

/** Alternates between the sites, so that other load on the machine affects all of them equally. */
async function benchPage(path: string, addresses: Addresses, { runs, conditions }: PageOptions): Promise<PageResult> {
  const kinds = (['ours', 'bare', 'spa'] as const).filter((kind) => kind !== 'spa' || spaPages.includes(path));
  const speeds: Record<keyof Addresses, Measurement[]> = { ours: [], bare: [], spa: [] };
  const scores: Partial<Record<keyof Addresses, Scores | null>> = {};
  await withChromium(async (port) => {
    for (let run = 0; run < runs; run += 1) {
      for (const kind of kinds) {
        const measured = await measure(addresses[kind] + path, port, conditions, run === 0 && kind !== 'bare');
        speeds[kind].push(measured.speed);
        scores[kind] ??= measured.scores;
      }
    }
  });
  return {
    path,
    ours: medianOf(speeds.ours),
    scores: scores.ours as Scores,
    bare: medianOf(speeds.bare),
    spa: speeds.spa.length > 0 ? medianOf(speeds.spa) : null,
    spaScores: scores.spa ?? null,
  };
}

function report(results: PageResult[], where: string, { runs, conditions, json, write }: PageOptions) {
  const missed = missedTargets(results, conditions);
  const heading = `Lighthouse, ${conditions.label} (${conditions.method}), median of ${runs}. ${where}, ${chromiumVersion()}.`;
  const verdict =
    missed.length === 0 ? 'Every target holds.' : `Missed:\n\n${missed.map((miss) => `- ${miss}`).join('\n')}`;
  const text = `${heading}\n\n${pageTable(results)}\n\n${verdict}`;
  console.log(text);
  if (json) writeFileSync(json, JSON.stringify({ where, conditions, runs, results, missed }, null, 2));
  if (write) writeIntoDocument(conditions.throttling ? 'slow' : 'pages', text);
}

process.once('SIGTERM', () => process.exit(1));
await benchPages(readPageOptions(process.argv.slice(2)));
