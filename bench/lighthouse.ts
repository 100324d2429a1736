import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { systemChromium } from '../commands/programs.ts';
import { freePort } from '../server/testing/free-port.ts';

/** The network and processor, from which Lighthouse computes the times. */
export type Conditions = { label: string; throttling?: Record<string, number> };

/** The part of Lighthouse's JSON report that is used. */
type Report = {
  audits: Record<string, { numericValue?: number; score: number | null; details?: { items?: object[] } }>;
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  runtimeError?: { message: string };
};

/** The command of the package that `bench/package.json` installs: its types are not needed to check this project. */
const command = 'bench/node_modules/.bin/lighthouse';

/** Milliseconds for times; bytes as they went over the wire, headers included. */
export type Measurement = {
  performance: number;
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  shift: number;
  html: number;
  script: number;
  font: number;
  requests: number;
};

export type Scores = { accessibility: number; bestPractices: number; seo: number; failed: string[] };

export type Measured = { speed: Measurement; scores: Scores };

/** Lighthouse's mobile preset as it is. */
export const mobile: Conditions = { label: 'mobile preset: 150 ms, 1.6 Mbit/s, processor ÷ 4' };

/** A phone with a slow mobile network: 300 ms round trip, 700 kbit/s, processor ÷ 6. */
export const slowNetwork: Conditions = {
  label: 'slow mobile network: 300 ms, 700 kbit/s, processor ÷ 6',
  throttling: { rttMs: 300, throughputKbps: 700, cpuSlowdownMultiplier: 6 },
};

const attempts = 3;

/** Runs something with a new Chromium; gives it the port of its debugger. */
export async function withChromium<T>(use: (port: number) => Promise<T>): Promise<T> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: systemChromium(),
    args: [`--remote-debugging-port=${port}`, '--disable-quic', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  try {
    return await use(port);
  } finally {
    await browser.close();
  }
}

/**
 * Loads a page once.
 * @throws when Lighthouse could not trace the page in three attempts, as happens on a machine that is very busy
 */
export async function measure(url: string, port: number, conditions: Conditions) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await measureOnce(url, port, conditions);
    } catch (error) {
      if (attempt === attempts) throw error;
      console.error(`${error}; trying again.`);
    }
  }
}

async function measureOnce(url: string, port: number, { throttling = {} }: Conditions): Promise<Measured> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      command,
      url,
      `--port=${port}`,
      '--output=json',
      '--quiet',
      '--no-enable-error-reporting',
      '--disable-full-page-screenshot',
      ...Object.entries(throttling).map(([name, value]) => `--throttling.${name}=${value}`),
    ],
    { maxBuffer: 64 * 2 ** 20 },
  );
  const report: Report = JSON.parse(stdout);
  if (report.runtimeError) throw new Error(`Lighthouse could not load ${url}: ${report.runtimeError.message}`);
  return { speed: speedOf(report), scores: scoresOf(report) };
}

function speedOf(report: Report): Measurement {
  const value = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN;
  const items = report.audits['network-requests']?.details?.items ?? [];
  const loaded: { resourceType?: string; transferSize?: number }[] = items;
  const bytes = (type: string) =>
    loaded.filter(({ resourceType }) => resourceType === type).reduce((sum, item) => sum + (item.transferSize ?? 0), 0);
  return {
    performance: percent(report, 'performance'),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    html: bytes('Document'),
    script: bytes('Script'),
    font: bytes('Font'),
    requests: loaded.length,
  };
}

function scoresOf(report: Report): Scores {
  const categories = ['accessibility', 'best-practices', 'seo'] as const;
  const failed = categories.flatMap((category) =>
    (report.categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  );
  const [accessibility, bestPractices, seo] = categories.map((category) => percent(report, category));
  return { accessibility, bestPractices, seo, failed } as Scores;
}

function percent(report: Report, category: string): number {
  return Math.round((report.categories[category]?.score ?? 0) * 100);
}
