import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { languages } from '../../domain/languages.ts';
import { pages, pathTo } from '../../domain/pages.ts';
import { servicePaths } from '../../domain/service-pages.ts';
import { createApp } from '../app.ts';
import { type AppOptions, defaultLimits } from '../app-options.ts';
import { readEnvironment } from '../config/environment.ts';
import { inlineSourcesFile, loadPages } from '../http/pages.ts';
import { createErrorReport } from '../log.ts';
import { createReferrerServices } from '../referrers/referrer-services.ts';
import { systemRuntime } from '../runtime.ts';
import { openSqliteStore, type Store } from '../store/sqlite.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** An app with small pages, an empty store, and a clock that only changes when the test sets it. */
export function createTestApp(changes: Partial<AppOptions> & { env?: Record<string, string>; now?: number } = {}) {
  const settings = readEnvironment(changes.env ?? {});
  const clock = { now: changes.now ?? 1_763_640_000_000 };
  const lines: { level: string; line: Record<string, unknown> }[] = [];
  const level = (name: string) => (line: object, message?: string) => {
    lines.push({ level: name, line: { ...line, message } });
  };
  const log = { info: level('info'), warn: level('warn'), error: level('error') } as unknown as AppOptions['log'];
  const store = changes.store ?? openSqliteStore({ folder: temporaryFolder('data') });
  const options: AppOptions = {
    store,
    referrers: createReferrerServices(store as Store),
    outboxState: () => null,
    ...systemRuntime,
    clock: () => clock.now,
    monotonic: () => clock.now,
    pages: changes.pages ?? loadPages(createTestSite(), settings),
    render: async ({ url }, { response: { refused, token = '' } = {} }) =>
      new Response(
        [
          new URL(url).pathname,
          ...Object.keys(refused?.problems ?? {}).map((name) => `${refused?.collection}.${name}`),
          token,
        ].join('\n'),
      ),
    limits: defaultLimits,
    settings,
    log,
    reportError: createErrorReport(log, false),
    diskState: async () => ({ freeBytes: 1_000_000, backupAgeHours: 3.5 }),
    socketAddress: () => '192.0.2.1',
    ...changes,
  };
  return { app: createApp(options), store: options.store, clock, lines, options };
}

/** A folder like the build's, with one short page for each address, some of them compressed. */
export function createTestSite(): string {
  const folder = temporaryFolder('site');
  const write = (name: string, content: string | Uint8Array) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  };
  for (const path of [
    ...languages.flatMap((language) => pages.map(({ id }) => pathTo(id, language))),
    ...servicePaths(),
  ]) {
    write(`${path}.html`, page(path));
    if (path.includes('answers')) continue;
    write(`${path}.html.br`, brotliCompressSync(page(path)));
    write(`${path}.html.gz`, gzipSync(page(path)));
  }
  write('assets/entry-1a2b3c.js', 'export {};');
  write('robots.txt', 'User-agent: *');
  write('_headers', '/*');
  write('.vite/manifest.json', '{}');
  write(inlineSourcesFile, '{}');
  return folder;
}

function page(path: string): string {
  return `<!DOCTYPE html><html><head><style>body{color:red}</style></head><body>${path}</body></html>`;
}
