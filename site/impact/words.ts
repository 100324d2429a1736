import { impact as en } from '../../content/en/impact.ts';
import { impact as zh } from '../../content/zh/impact.ts';
import { type Language, languageTags } from '../../domain/languages.ts';
import { fill } from '../../domain/texts.ts';
import { impactOf } from './impact-figures.ts';

/** A text, or one with a form for a single bag. */
type Text = string | { one: string; other: string };

/**
 * The words about some bags a month, and a function that fills the figures into one of them: `{count}`, `{bags}`, or a line of
 * `impactOf`.
 */
export function impactWords(language: Language, count: number) {
  const words = { en, zh }[language];
  const format = (value: number, digits: number) =>
    value.toLocaleString(languageTags[language], { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const figures: Record<string, string> = { count: String(count) };
  for (const [name, value] of Object.entries(impactOf(count))) {
    const hasFraction = name === 'landfillSeconds' || !Number.isInteger(value);
    figures[name] = `${name === 'money' ? 'HK$' : ''}${format(value, hasFraction ? 1 : 0)}`;
  }
  const withFigures = (text: Text): string =>
    fill(typeof text === 'string' ? text : count === 1 ? text.one : text.other, figures);
  figures.bags = withFigures(words.bags);
  return { words, fill: withFigures };
}
