import { parseArgs } from 'node:util';
import { languages } from '../domain/languages.ts';
import { pages, pathTo } from '../domain/pages.ts';
import { type Conditions, mobile, slowNetwork } from './lighthouse.ts';

export type PageOptions = {
  /** Addresses to measure. */
  paths: string[];
  runs: number;
  conditions: Conditions;
};

/**
 * Reads the options of `npm run bench`: `--runs N`, `--pages home,referral`, `--slow`.
 * @throws an Error with one sentence for an unknown option or an invalid number
 */
export function readPageOptions(parameters: string[]): PageOptions {
  const { values } = parseArgs({
    args: parameters,
    options: {
      runs: { type: 'string', default: '5' },
      pages: { type: 'string' },
      slow: { type: 'boolean', default: false },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1 || runs > 50) throw new Error('--runs must be a whole number from 1 to 50.');
  const ids = values.pages?.split(',');
  const measured = pages.filter(({ id }) => !ids || ids.includes(id));
  if (measured.length < (ids?.length ?? 1)) throw new Error(`--pages must be of ${pages.map(({ id }) => id)}.`);
  return {
    paths: measured.flatMap(({ id }) => languages.map((language) => pathTo(id, language))),
    runs,
    conditions: values.slow ? slowNetwork : mobile,
  };
}
