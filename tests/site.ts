import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import type { Collection } from '../domain/collections.ts';
import type { Document, StoredDocument } from '../server/store/document-store.ts';
import { openSqliteStore } from '../server/store/sqlite.ts';
import { freePort } from '../server/testing/free-port.ts';

export { expect };

export type Site = {
  url: string;
  /** Where it stores everything. */
  dataFolder: string;
  /** All documents of a collection that are not suspected to be spam. */
  documents(collection: Collection): Promise<Document[]>;
  /** All documents of a collection that are in quarantine, each with what the server recorded about it. */
  quarantined(collection: Collection): Promise<StoredDocument[]>;
  /** The same as CSV, with the arrival of each document, from `npm run admin -- export`. */
  csv(collection: Collection, ...options: string[]): string;
  /** The link for the first member of the team, which the server prints. */
  deskLink(): Promise<string>;
};

/** Starts the real server on a free port, with an empty data folder; `settings` are environment variables. */
export async function startSite(settings: Record<string, string> = {}): Promise<Site & { stop(): Promise<void> }> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'encore-data-'));
  const port = settings.PORT ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: String(port),
    SITE_URL: url,
    DATA_DIR: dataFolder,
    LOG_LEVEL: 'error',
    // All tests come from one address.
    WRITES_PER_MINUTE: '10000',
    ...settings,
  };
  const server = spawn(process.execPath, ['server/main.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const output = await readyOutput(server);
  const listed = async (collection: Collection) => {
    const store = openSqliteStore({ folder: dataFolder, mustExist: true });
    const stored: StoredDocument[] = [];
    for await (const one of store.list(collection)) stored.push(one);
    await store.close();
    return stored;
  };
  return {
    url,
    dataFolder,
    csv: (...parameters) =>
      execFileSync(process.execPath, ['commands/admin.ts', 'export', ...parameters], { env, encoding: 'utf8' }),
    async deskLink() {
      await expect.poll(() => output.text).toContain('Desk: ');
      return output.text.split('Desk: ')[1]?.split('\n')[0] ?? '';
    },
    async documents(collection) {
      const stored = await listed(collection);
      return stored.filter(({ arrival }) => arrival.suspicion === null).map(({ document }) => document);
    },
    async quarantined(collection) {
      return (await listed(collection)).filter(({ arrival }) => arrival.suspicion !== null);
    },
    stop: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

/** `site` is one server a worker; addresses in `page.goto` are relative to it. */
export const test = base.extend<{ baseURL: string }, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site.url),
});

/** What a server prints, from the time at which it is ready on. */
function readyOutput(server: ChildProcess) {
  const output = { text: '' };
  return new Promise<typeof output>((resolve, reject) => {
    server.stdout?.on('data', (text) => {
      output.text += text;
      if (output.text.includes('http://')) resolve(output);
    });
    server.once('exit', (code) => reject(new Error(`The server ended with ${code} before it was ready`)));
  });
}

/** Waits for the script of a page, which is loaded after the first paint; it adds the manifest first. */
export async function scriptRuns(page: Page): Promise<void> {
  await expect(page.locator('link[rel=manifest]')).toBeAttached();
}

/** Opens every accordion item. Items of one accordion share a `name`, which lets only one be open, so it is removed. */
export async function openAllDetails(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) {
      details.removeAttribute('name');
      details.open = true;
    }
  });
}
