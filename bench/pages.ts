import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { readEnvironment } from '../server/config/environment.ts';
import { loadPages } from '../server/http/pages.ts';
import { freePort } from '../server/testing/free-port.ts';
import { writeBarePages } from './bare-pages.ts';
import { type Measured, measure, withChromium } from './lighthouse.ts';
import { medianOf } from './median.ts';
import { type PageOptions, readPageOptions } from './page-options.ts';
import { missedTargets, type PageResult, pageRows } from './page-table.ts';
import { siteFolder, startSite, whenAndWhere } from './site.ts';

type Addresses = { ours: string; bare: string };

/** Lighthouse on every page, beside a bare HTML file of the same words. */
async function benchPages({ paths, runs, conditions }: PageOptions) {
  const where = whenAndWhere();
  const folder = mkdtempSync(join(tmpdir(), 'encore-bench-'));
  console.error('Building the site …');
  const site = await startSite({ DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'error' });
  try {
    const addresses = { ours: site.url, bare: await serveBarePages(join(folder, 'bare')) };
    const results: PageResult[] = [];
    for (const path of paths) {
      console.error(`${path} …`);
      results.push(await benchPage(path, addresses, { runs, conditions }));
    }
    console.log(`Lighthouse, ${conditions.label}, median of ${runs}. ${where}.`);
    console.table(pageRows(results));
    for (const miss of missedTargets(results, conditions)) console.log(`Missed: ${miss}`);
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Serves them as the site is served, with the same headers and encodings. */
async function serveBarePages(folder: string): Promise<string> {
  await writeBarePages(siteFolder, folder);
  const pages = loadPages(folder, readEnvironment({}));
  const port = await freePort();
  const answer = (request: Request) => pages.respond(request) ?? new Response(null, { status: 404 });
  const server = serve({ fetch: answer, port, hostname: '127.0.0.1' }) as Server;
  server.unref();
  return `http://127.0.0.1:${port}`;
}

/** Alternates between the two, so that other load on the machine affects both equally. */
async function benchPage(
  path: string,
  addresses: Addresses,
  { runs, conditions }: Pick<PageOptions, 'runs' | 'conditions'>,
): Promise<PageResult> {
  const ours: Measured[] = [];
  const bare: Measured[] = [];
  await withChromium(async (port) => {
    for (let run = 0; run < runs; run += 1) {
      ours.push(await measure(addresses.ours + path, port, conditions));
      bare.push(await measure(addresses.bare + path, port, conditions));
    }
  });
  const [first] = ours as [Measured];
  return { path, ours: medianOf(ours), scores: first.scores, bare: medianOf(bare) };
}

process.once('SIGTERM', () => process.exit(1));
await benchPages(readPageOptions(process.argv.slice(2)));
