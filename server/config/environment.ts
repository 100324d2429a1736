import { z } from 'zod';
import { languages } from '../../domain/languages.ts';
import type { PageSettings } from '../../domain/pages.ts';

const wholeNumber = (lowest: number, highest: number, otherwise: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${lowest} to ${highest}`)
    .transform(Number)
    .refine((n) => n >= lowest && n <= highest, `must be a whole number from ${lowest} to ${highest}`)
    .default(otherwise);
const oneOf = <Values extends readonly string[]>(values: Values, otherwise: Values[number]) =>
  z.enum(values, `must be one of ${values.join(', ')}`).default(otherwise);
const origin = z
  .string()
  .refine(isOrigin, 'must be an http or https address without a path, such as https://www.example.com')
  .transform((value) => new URL(value).origin);
// Only a shell knows `~`, and making a folder below /proc never returns.
const folder = z
  .string()
  .refine((path) => !/^(~|\/proc(\/|$))/.test(path), 'must be a folder; write it without ~, and not below /proc');
const hours = z
  .string()
  .default('9-18')
  .transform((value) => /^(\d{1,2})-(\d{1,2})$/.exec(value)?.slice(1).map(Number) ?? [])
  .transform(([from = 24, to = 0]) => ({ from, to }))
  .refine(({ from, to }) => from < to && to <= 24, 'must be two hours of the day in Hong Kong, such as 9-18');
const addresses = z
  .string()
  .transform((value) => value.split(/[\s,]+/).filter(Boolean))
  .refine((list) => list.every(isWebAddress), {
    error: 'must be http or https addresses, separated by commas or spaces',
    abort: true,
  })
  .default([]);

const schema = z
  .object({
    PORT: wholeNumber(0, 65_535, 3000),
    HOST: z
      .string()
      .regex(/^[\w.:-]+$/, 'must be a host name or address')
      .default('127.0.0.1'),
    DATA_DIR: folder.default('./data'),
    BACKUP_DIR: folder.optional(),
    BACKUP_EVERY_MINUTES: wholeNumber(10, 1440, 1440),
    SITE_URL: origin.optional(),
    API_ORIGIN: origin.optional(),
    PARTNERSHIP_FORM_URL: z.string().refine(isHttps, 'must be an https address').optional(),
    FIRESTORE_PROJECT_ID: z
      .string()
      .regex(/^[a-z0-9-]{4,40}$/, 'must be the id of a Google Cloud project')
      .optional(),
    FIRESTORE_API_KEY: z
      .string()
      .regex(/^[\w-]+$/, 'must be a Firebase web API key')
      .optional(),
    FIRESTORE_EMULATOR_HOST: z
      .string()
      .regex(/^[\w.-]+:\d{1,5}$/, 'must be a host and a port, such as 127.0.0.1:8080')
      .optional(),
    SMTP_URL: z
      .string()
      .refine(isSmtp, { error: 'must be an address such as smtps://mail.example.com', abort: true })
      .optional(),
    MAIL_FROM: z
      .string()
      .regex(/^[^\r\n]*[^\s<>@]+@[^\s<>@]+>?$/, 'must be a mail address, with or without a name')
      .optional(),
    WEBHOOK_URLS: addresses,
    WEBHOOK_SECRET: z
      .string()
      .regex(/^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/, 'must be whsec_ and then 24 to 64 bytes in base64')
      .optional(),
    WEBHOOK_LANGUAGE: oneOf(languages, 'en'),
    WEBHOOK_ALLOW_PRIVATE: z
      .enum(['yes', 'no'], 'must be yes or no')
      .default('no')
      .transform((value) => value === 'yes'),
    TRUSTED_PROXIES: wholeNumber(0, 10, 0),
    RETENTION_MONTHS: wholeNumber(1, 1200, 24),
    BUSINESS_HOURS: hours,
    WRITES_PER_MINUTE: wholeNumber(1, 1_000_000, 60),
    METRICS_PORT: wholeNumber(0, 65_535, 0),
    DISK_WARNING_MB: wholeNumber(0, 1_000_000, 500),
    LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'info'),
  })
  .superRefine((env, context) => {
    const needs = (given: keyof typeof env, missing: keyof typeof env) => {
      // A list counts as given when it has an element.
      if (!String(env[given] ?? '') || env[missing]) return;
      context.addIssue({ code: 'custom', path: [missing], message: `must be set as well when ${given} is` });
    };
    needs('FIRESTORE_PROJECT_ID', 'FIRESTORE_API_KEY');
    needs('FIRESTORE_API_KEY', 'FIRESTORE_PROJECT_ID');
    needs('SMTP_URL', 'MAIL_FROM');
    needs('WEBHOOK_URLS', 'WEBHOOK_SECRET');
  });

/** The names of all settings; `.env.example` and `docs/operating.md` have each of them. */
export const settingNames = Object.keys(schema.shape);

export type SettingName = keyof typeof schema.shape;

export type Settings = ReturnType<typeof readEnvironment>;

/**
 * Reads the settings of the server and of the commands from environment variables.
 * @param env usually `process.env`; an empty string counts as unset
 * @returns settings with every default filled in; `siteUrl` and `apiOrigin` are origins without a slash at the end
 * @throws an Error whose message has one sentence for each bad variable; it names them and never shows a value
 */
export function readEnvironment(env: Record<string, string | undefined>) {
  // So that `PORT= npm start` means the default.
  const given = Object.entries(env).filter(([, value]) => value?.trim());
  const read = schema.safeParse(Object.fromEntries(given));
  if (!read.success) throw new Error(sentences(read.error));
  const { data } = read;
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: data.DATA_DIR,
    backupDir: data.BACKUP_DIR,
    backupMinutes: data.BACKUP_EVERY_MINUTES,
    siteUrl: data.SITE_URL ?? `http://localhost:${data.PORT}`,
    // Where the desk is: a static host has the public pages only.
    serverUrl: data.API_ORIGIN ?? data.SITE_URL ?? `http://localhost:${data.PORT}`,
    hasSiteUrl: data.SITE_URL !== undefined,
    apiOrigin: data.API_ORIGIN,
    partnershipFormUrl: data.PARTNERSHIP_FORM_URL,
    firestoreProjectId: data.FIRESTORE_PROJECT_ID,
    firestoreApiKey: data.FIRESTORE_API_KEY,
    firestoreEmulatorHost: data.FIRESTORE_EMULATOR_HOST,
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM,
    webhookUrls: data.WEBHOOK_URLS,
    webhookSecret: data.WEBHOOK_SECRET,
    webhookLanguage: data.WEBHOOK_LANGUAGE,
    mayCallPrivateWebhooks: data.WEBHOOK_ALLOW_PRIVATE,
    trustedProxies: data.TRUSTED_PROXIES,
    retentionMonths: data.RETENTION_MONTHS,
    businessHours: data.BUSINESS_HOURS,
    writesPerMinute: data.WRITES_PER_MINUTE,
    metricsPort: data.METRICS_PORT,
    diskWarningMegabytes: data.DISK_WARNING_MB,
    logLevel: data.LOG_LEVEL,
  };
}

/** The settings that are written into the pages. */
export function pageSettings(settings: Settings): PageSettings {
  return {
    siteUrl: settings.siteUrl,
    partnershipFormUrl: settings.partnershipFormUrl ?? '',
    retentionMonths: settings.retentionMonths,
    endpoints: {
      apiOrigin: settings.apiOrigin ?? '',
      firestoreProjectId: settings.firestoreProjectId ?? '',
      firestoreApiKey: settings.firestoreApiKey ?? '',
    },
  };
}

function sentences(error: z.ZodError): string {
  const first = new Map<string, string>();
  for (const { path, message } of error.issues) {
    const name = String(path[0]);
    if (!first.has(name)) first.set(name, message);
  }
  return [...first].map(([name, message]) => `${name} ${message}.`).join('\n');
}

function isOrigin(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href;
}

function isHttps(value: string): boolean {
  return URL.parse(value)?.protocol === 'https:';
}

function isSmtp(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '';
}

function isWebAddress(value: string): boolean {
  return /^https?:$/.test(URL.parse(value)?.protocol ?? '');
}
