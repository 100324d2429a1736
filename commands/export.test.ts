import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Collection } from '../domain/collections.ts';
import type { DocumentStore } from '../server/store/document-store.ts';
import { openSqliteStore } from '../server/store/sqlite.ts';
import { asForm, asJson, referral } from '../server/testing/fixtures.ts';
import { createTestApp } from '../server/testing/test-app.ts';

// Each command starts a process, which is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const folder = mkdtempSync(join(tmpdir(), 'encore-export-'));
const command = (name: string) => join(import.meta.dirname, `${name}.ts`);
const run = (name: string, args: string[] = [], env: Record<string, string> = {}) => {
  const options = { encoding: 'utf8', env: { ...process.env, DATA_DIR: folder, SITE_URL: '', ...env } } as const;
  const { stdout, stderr, status } = spawnSync(process.execPath, [command(name), ...args], options);
  return { stdout, stderr, status };
};

const id = 'REF_1763640000123_ABCDEFGH';
const arrival = { receivedAt: 1_763_640_000_500, via: 'write-channel', language: null, suspicion: null } as const;
let store: DocumentStore;

beforeAll(async () => {
  // Open during the whole test, like the server's store.
  store = openSqliteStore({ folder });
  const { app } = createTestApp({ store });
  await app.request('/api/submit-referral', asJson(referral, { 'Idempotency-Key': id, 'Content-Language': 'zh' }));
  const robot = { ...referral, businessName: '=cmd()', website: 'x' };
  await app.request('/api/submit-referral', asJson(robot, { 'Idempotency-Key': 'REF_1763640000124_ABCDEFGH' }));
  await app.request('/api/subscribe', asForm({ email: 'a@example.com', consent: 'on', language: 'zh' }));
});
afterAll(() => store.close());

describe('npm run export', () => {
  it('warns when the unsubscribe links would lead to the default address', () => {
    expect(run('export', ['subscribers']).stderr).toContain('SITE_URL is not set');
    expect(run('export', ['subscribers'], { SITE_URL: 'https://encore.example.com' }).stderr).toBe('');
    expect(run('export', ['referrals']).stderr).toBe('');
  });

  it('writes CSV that Excel opens with Chinese intact, while the server has the store open', () => {
    const { stdout, stderr, status } = run('export', ['referrals']);
    expect([status, stderr]).toEqual([0, '']);
    const lines = stdout.split('\r\n');
    expect(lines[0]).toMatch(
      /^\uFEFFsubmissionId,submissionDate,submissionTimestamp,referrerFirstName,.*,via,language$/,
    );
    expect(lines[1]).toContain(`${id},2025-11-20T12:00:00.123Z,1763640000123,嘉欣,Chan,`);
    expect(lines[1]).toContain(`,'+852 0000 5101,陳記茶餐廳,`);
    expect(lines[1]).toMatch(/,true,2025-11-20T12:00:00.000Z,fallback,zh$/);
    expect(lines).toHaveLength(3);
  });

  it('lists suspected spam only with --quarantine, with the reason', () => {
    expect(run('export', ['referrals']).stdout).not.toContain('cmd');
    const lines = run('export', ['referrals', '--quarantine']).stdout.split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toMatch(/,'=cmd\(\),.*,honeypot$/s);
  });

  it('writes each document as it was submitted with --json', () => {
    const facts = {
      submissionId: id,
      submissionDate: '2025-11-20T12:00:00.123Z',
      submissionTimestamp: 1_763_640_000_123,
    };
    expect(run('export', ['--json', 'referrals']).stdout).toBe(`${JSON.stringify({ ...referral, ...facts })}\n`);
  });

  it('adds the id and the arrival with --arrival, as `npm run import` takes them', () => {
    const line = JSON.parse(run('export', ['referrals', '--json', '--arrival']).stdout);
    expect(line).toEqual({
      id,
      document: expect.objectContaining({ ...referral, submissionId: id }),
      arrival: { receivedAt: 1_763_640_000_000, via: 'fallback', language: 'zh', suspicion: null },
    });
    expect(run('export', ['referrals', '--arrival']).stderr).toMatch(
      /^--arrival is for --json[^\n]*\nUsage: [^\n]*\n$/,
    );
  });

  it('makes a new or older file readable by its owner only with --out, the same as to standard output', () => {
    const out = join(folder, 'referrals.csv');
    writeFileSync(out, 'older');
    chmodSync(out, 0o644);
    expect(run('export', ['referrals', '--out', out])).toEqual({
      status: 0,
      stderr: '',
      stdout: `Wrote referrals to ${out}.\n`,
    });
    expect(readFileSync(out, 'utf8')).toBe(run('export', ['referrals']).stdout);
    expect(statSync(out).mode & 0o777).toBe(0o600);
  });

  it('lists the unsubscribe link of every subscriber', () => {
    const env = { SITE_URL: 'https://encore.example.com' };
    const [, line] = run('export', ['subscribers'], env).stdout.split('\r\n');
    expect(line).toMatch(
      /^a@example\.com,true,https:\/\/encore\.example\.com\/api\/unsubscribe\?token=[\w.-]+&language=zh,/,
    );
  });

  it.each<Collection>(['messages', 'partnerships'])('writes the header of %s when there are none', (collection) => {
    expect(run('export', [collection]).stdout).toMatch(/^\uFEFF[\w,]+,receivedAt,via,language\r\n$/);
  });

  it('reports wrong arguments in one sentence', () => {
    for (const args of [[], ['people'], ['referrals', 'messages'], ['referrals', '--xml']]) {
      const { stdout, stderr, status } = run('export', args);
      expect([status, stdout]).toEqual([1, '']);
      expect(stderr).toMatch(/^(Say which collection|Unknown option '--xml'\.)[^\n]*\nUsage: npm run export[^\n]*\n$/);
    }
    const nowhere = run('export', ['referrals'], { DATA_DIR: join(folder, 'nowhere') });
    expect([nowhere.status, nowhere.stderr]).toEqual([1, expect.stringMatching(/^There is nothing stored in .*\n$/)]);
    expect(run('export', ['referrals'], { PORT: 'x' }).stderr).toMatch(/^PORT must be [^\n]*\n$/);
  });

  it('ends without an error when its reader closes the pipe', async () => {
    const large = { text: 'x'.repeat(2000) };
    await Promise.all(Array.from({ length: 500 }, (_, n) => store.add('messages', `${n}`, large, arrival)));
    const child = spawn(process.execPath, [command('export'), 'messages', '--json'], {
      env: { ...process.env, DATA_DIR: folder },
    });
    let errorOutput = '';
    child.stderr.on('data', (text) => {
      errorOutput += text;
    });
    child.stdout.once('data', () => child.stdout.destroy());
    expect([(await once(child, 'close'))[0], errorOutput]).toEqual([0, '']);
  });
});

describe('npm run purge', () => {
  it('deletes what is older than RETENTION_MONTHS in every collection, and prints how many', async () => {
    const own = mkdtempSync(join(tmpdir(), 'encore-purge-'));
    const aged = openSqliteStore({ folder: own });
    const monthsAgo = (months: number) => ({ ...arrival, receivedAt: Date.now() - months * 31 * 86_400_000 });
    await aged.add('referrals', 'old', { n: 1 }, monthsAgo(4));
    await aged.add('messages', 'old', { n: 1 }, monthsAgo(4));
    await aged.add('referrals', 'new', { n: 1 }, monthsAgo(1));
    const { stdout, status } = run('purge', [], { DATA_DIR: own, RETENTION_MONTHS: '3' });
    expect([status, stdout]).toEqual([
      0,
      'Deleted 2 documents older than 3 months: 1 referrals, 1 messages, 0 partnerships, 0 subscribers.\n',
    ]);
    expect(await aged.get('referrals', 'new')).not.toBeNull();
    expect(await aged.get('referrals', 'old')).toBeNull();
    await aged.close();
  });

  it('reports in one sentence that there is no store', () => {
    const { stderr, status } = run('purge', [], { DATA_DIR: join(folder, 'nowhere') });
    expect([status, stderr]).toEqual([1, expect.stringMatching(/^There is nothing stored in .*\n$/)]);
  });
});
