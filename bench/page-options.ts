import { parseArgs } from 'node:util';
import { languages } from '../domain/languages.ts';
import { pages, pathTo } from '../domain/pages.ts';
import { type Conditions, mobile, slowTrain } from './lighthouse.ts';

export type PageOptions = {
  /** Addresses to measure. */
  paths: string[];
  runs: number;
  conditions: Conditions;
  json: string | undefined;
  write: boolean;
};

/**
 * Reads the options of `npm run bench`: `--runs N`, `--quick`, `--slow`, `--devtools`, `--json FILE`, `--write`.
 * @throws an Error with one sentence for an unknown option or an invalid number
 */
export function readPageOptions(parameters: string[]): PageOptions {
  const { values } = parseArgs({
    args: parameters,
    options: {
      runs: { type: 'string', default: '5' },
      quick: { type: 'boolean', default: false },
      slow: { type: 'boolean', default: false },
      devtools: { type: 'boolean', default: false },
      json: { type: 'string' },
      write: { type: 'boolean', default: false },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1 || runs > 50) throw new Error('--runs must be a whole number from 1 to 50.');
  const measured = values.quick ? pages.filter(({ id }) => id === 'home' || id === 'referral') : pages;
  const line = values.slow ? slowTrain : mobile;
  return {
    paths: measured.flatMap(({ id }) => languages.map((language) => pathTo(id, language))),
    runs,
    conditions: values.devtools ? { ...line, method: 'devtools' } : line,
    json: values.json,
    write: values.write,
  };
}
