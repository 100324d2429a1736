import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { messageFields, partnershipFields } from '../../domain/forms.ts';
import { languages } from '../../domain/languages.ts';
import { pages, pathTo } from '../../domain/pages.ts';
import { referralFields } from '../../domain/referral.ts';
import { servicePaths } from '../../domain/service-pages.ts';
import { createApp } from '../app.ts';
import { type AppOptions, defaultLimits } from '../app-options.ts';
import { readEnvironment } from '../config/environment.ts';
import { loadPages } from '../http/pages.ts';
import type { DocumentStore, StoredDocument } from '../store/document-store.ts';
import { openSqliteStore } from '../store/sqlite.ts';

/** For tests: an app over hand-made pages and a store of its own, with a clock that stands still until it is moved. */
export function createTestApp(changes: Partial<AppOptions> & { env?: Record<string, string>; now?: number } = {}) {
  const settings = readEnvironment(changes.env ?? {});
  const clock = { now: changes.now ?? 1_763_640_000_000 };
  const lines: { level: string; line: Record<string, unknown> }[] = [];
  const level = (name: string) => (line: object, message?: string) => {
    lines.push({ level: name, line: { ...line, message } });
  };
  const parts: AppOptions = {
    store: openSqliteStore({ folder: mkdtempSync(join(tmpdir(), 'encore-data-')) }),
    clock: () => clock.now,
    pages: loadPages(createTestSite(), settings),
    limits: defaultLimits,
    settings,
    log: { info: level('info'), warn: level('warn'), error: level('error') } as unknown as AppOptions['log'],
    socketAddress: () => '192.0.2.1',
    ...changes,
  };
  return { app: createApp(parts), store: parts.store, clock, lines, parts };
}

/** For tests: a built site of one short page for each address, some of them compressed. */
export function createTestSite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'encore-site-'));
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
    write(`${path}.html.zst`, zstdCompressSync(page(path)));
  }
  write('assets/entry-1a2b3c.js', 'export {};');
  write('robots.txt', 'User-agent: *');
  write('_headers', '/*');
  write('.vite/manifest.json', '{}');
  return folder;
}

function page(path: string): string {
  const forms = { referrals: referralFields, messages: messageFields, partnerships: partnershipFields };
  const fields = Object.entries(forms).flatMap(([form, table]) => Object.keys(table).map((name) => `${form}.${name}`));
  const lines = fields.map((field) => `<li hidden="" data-field="${field}">${field}</li>`);
  const body = path.endsWith('/refused') ? `<ul>${lines.join('')}</ul>` : '';
  const form = path.endsWith('/unsubscribe')
    ? '<form method="post" action="/api/unsubscribe"><input name="token" value="{token}"/></form><a href="?token={token}&amp;language=zh">'
    : '';
  const rules = '<script type="speculationrules">{"prerender":[]}</script>';
  return `<!DOCTYPE html><html><head><style>body{color:red}</style>${rules}</head><body>${path}${body}${form}</body></html>`;
}

/** For tests: everything in a collection. */
export async function stored(store: DocumentStore, collection: Parameters<DocumentStore['list']>[0] = 'referrals') {
  const found: StoredDocument[] = [];
  for await (const one of store.list(collection)) found.push(one);
  return found;
}

/** For tests: what a full disk does to the parts of the store that a form meets. */
export const fullDisk: DocumentStore = {
  add: () => Promise.reject(new Error('database or disk is full')),
  get: () => Promise.reject(new Error('database or disk is full')),
  // biome-ignore lint/correctness/useYield: it fails before there is anything to give
  async *list() {
    throw new Error('database or disk is full');
  },
  remove: () => Promise.reject(new Error('database or disk is full')),
  removeOlderThan: () => Promise.reject(new Error('database or disk is full')),
  check: () => Promise.reject(new Error('database or disk is full')),
  close: () => Promise.resolve(),
};

export const aReferral = {
  referrerFirstName: '嘉欣',
  referrerLastName: 'Chan',
  referrerEmail: 'ka.yan@example.com',
  referrerPhone: '+852 5555 0101',
  businessName: '陳記茶餐廳',
  businessType: 'Restaurant',
  businessDistrict: 'Sham Shui Po',
  businessAddress: '1 Apliu Street\nG/F',
  contactName: 'Mr Chan',
  contactPosition: 'Owner',
  contactPhone: '5555 0102',
  contactEmail: '',
  bestTimeToCall: 'Morning (9AM-12PM)',
  relationshipToContact: 'Friend',
  conversationNotes: 'He throws away pineapple buns every night.',
  additionalNotes: '',
  confirmContact: true,
};

export const asJson = (body: unknown, headers: Record<string, string> = {}) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

export const asForm = (body: Record<string, unknown>, headers: Record<string, string> = {}) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
  body: new URLSearchParams(body as Record<string, string>).toString(),
});
