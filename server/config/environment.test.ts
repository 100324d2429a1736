import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { pageSettings, readEnvironment, settingNames } from './environment.ts';

const errorOf = (env: Record<string, string>) => {
  try {
    readEnvironment(env);
  } catch (error) {
    return (error as Error).message;
  }
  return 'no error';
};

const root = join(import.meta.dirname, '..', '..');
/** Not a setting of ours: Google's library reads it. */
const readByGoogle = 'GOOGLE_APPLICATION_CREDENTIALS';

describe('the environment', () => {
  it('has every variable in .env.example as a comment, and each example is valid', () => {
    const examples = parseEnv(readFileSync(join(root, '.env.example'), 'utf8').replace(/^# (?=[A-Z_]+=)/gm, ''));
    expect(Object.keys(examples).sort()).toEqual([...settingNames, readByGoogle].sort());
    expect(() => readEnvironment(examples as Record<string, string>)).not.toThrow();
    expect(parseEnv(readFileSync(join(root, '.env.example'), 'utf8'))).toEqual({});
  });

  it('has every variable in the table of docs/operating.md', () => {
    const [, table = ''] = readFileSync(join(root, 'docs', 'operating.md'), 'utf8').split('## Settings\n');
    const rows = table.split('\n').filter((line) => line.startsWith('| `'));
    const names = rows.flatMap((row) => row.split('|')[1]?.match(/[A-Z_]{4,}/g) ?? []);
    expect(names.sort()).toEqual([...settingNames, readByGoogle].sort());
  });

  it('may be empty: every variable has a default', () => {
    expect(readEnvironment({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: './data',
      backupDir: undefined,
      backupMinutes: 1440,
      siteUrl: 'http://localhost:3000',
      serverUrl: 'http://localhost:3000',
      hasSiteUrl: false,
      webhookUrls: [],
      webhookLanguage: 'en',
      mayCallPrivateWebhooks: false,
      trustedProxies: 0,
      retentionMonths: 24,
      businessHours: { from: 9, to: 18 },
      writesPerMinute: 60,
      metricsPort: 0,
      diskWarningMegabytes: 500,
      logLevel: 'info',
    });
  });

  it('treats an empty string as unset', () => {
    const empty = { PORT: '', HOST: '', SITE_URL: ' ', PARTNERSHIP_FORM_URL: '', LOG_LEVEL: '', RETENTION_MONTHS: '' };
    expect(readEnvironment(empty)).toEqual(readEnvironment({}));
  });

  it.each(['~', '~/encore', '/proc/encore'])('refuses %s for DATA_DIR', (folder) => {
    expect(() => readEnvironment({ DATA_DIR: folder })).toThrow(/^DATA_DIR must be a folder/);
  });

  it('lets port 0 ask for any free port', () => {
    expect(readEnvironment({ PORT: '0' }).port).toBe(0);
  });

  it('keeps the origin of SITE_URL, without a slash at its end', () => {
    expect(readEnvironment({ SITE_URL: 'https://www.example.com/' })).toMatchObject({
      siteUrl: 'https://www.example.com',
      hasSiteUrl: true,
    });
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '65536'],
    ['HOST', 'not a host'],
    ['SITE_URL', 'ftp://secret.example.com'],
    ['SITE_URL', 'https://secret.example.com/a/path'],
    ['API_ORIGIN', 'secret.example.com'],
    ['PARTNERSHIP_FORM_URL', 'http://secret.example.com'],
    ['FIRESTORE_EMULATOR_HOST', 'secret-host'],
    ['TRUSTED_PROXIES', '-1'],
    ['RETENTION_MONTHS', '-24'],
    ['BUSINESS_HOURS', '18-9'],
    ['BUSINESS_HOURS', 'always'],
    ['WRITES_PER_MINUTE', 'many'],
    ['LOG_LEVEL', 'loud'],
    ['SMTP_URL', 'https://secret.example.com'],
    ['MAIL_FROM', 'secret'],
    ['WEBHOOK_URLS', 'https://a.example.com secret'],
    ['WEBHOOK_SECRET', 'whsec_c2hvcnQ='],
    ['WEBHOOK_LANGUAGE', 'secret'],
    ['WEBHOOK_ALLOW_PRIVATE', 'maybe'],
  ])('refuses a wrong %s in one sentence that names it and not its value (%s)', (name, value) => {
    const message = errorOf({ [name]: value });
    expect(message).toMatch(new RegExp(`^${name} must be [^\\n]+\\.$`));
    expect(message).not.toContain(value);
  });

  it('requires the project and the key of Firestore together', () => {
    expect(errorOf({ FIRESTORE_PROJECT_ID: 'encore-hk' })).toBe(
      'FIRESTORE_API_KEY must be set as well when FIRESTORE_PROJECT_ID is.',
    );
    expect(errorOf({ FIRESTORE_API_KEY: 'AIzaSecret' })).toMatch(/^FIRESTORE_PROJECT_ID must/);
    expect(
      readEnvironment({ FIRESTORE_PROJECT_ID: 'encore-hk', FIRESTORE_API_KEY: 'AIzaKey' }).firestoreProjectId,
    ).toBe('encore-hk');
  });

  it('requires a sender where mails are sent, and a key where webhooks are called', () => {
    expect(errorOf({ SMTP_URL: 'smtp://127.0.0.1:25' })).toBe('MAIL_FROM must be set as well when SMTP_URL is.');
    expect(errorOf({ WEBHOOK_URLS: 'https://a.example.com' })).toMatch(/^WEBHOOK_SECRET must be set as well/);
    const env = {
      WEBHOOK_URLS: 'https://a.example.com/x, http://b.example.com',
      WEBHOOK_SECRET: `whsec_${'a'.repeat(32)}`,
    };
    expect(readEnvironment(env).webhookUrls).toEqual(['https://a.example.com/x', 'http://b.example.com']);
  });
});

it('gives pages the same API origin as the server, without the slash at its end', () => {
  const settings = readEnvironment({ API_ORIGIN: 'https://api.example.com/' });
  expect(pageSettings(settings).endpoints.apiOrigin).toBe('https://api.example.com');
  expect(pageSettings(readEnvironment({ API_ORIGIN: ' ' })).endpoints.apiOrigin).toBe('');
});

it('links of the desk lead to the API where the pages are on a static host', () => {
  const [SITE_URL, API_ORIGIN] = ['https://www.example.com', 'https://api.example.com'];
  expect(readEnvironment({ SITE_URL, API_ORIGIN }).serverUrl).toBe(API_ORIGIN);
  expect(readEnvironment({ SITE_URL }).serverUrl).toBe(SITE_URL);
});
