import { deskPerson as en } from '../content/en/desk-person.ts';
import { deskPerson as zh } from '../content/zh/desk-person.ts';
import { hongKongDate } from '../domain/cases/clock.ts';
import type { Language } from '../domain/languages.ts';
import { languageTags } from '../domain/languages.ts';
import { type Held, keptOf, type Served, type ServedKind } from '../domain/person.ts';
import { fill } from '../domain/texts.ts';
import { configuration } from '../site/configuration.ts';
import { labelOfAny, labelOfField } from './labels.ts';

/** Only for loaders, so that browsers load the words of one language on this page alone. */
export const personWords = { en, zh };

export type PersonWords = typeof en;

/** What is stored of a person with the labels of its fields and options, for a page. */
export function shownHeld(held: Held, language: Language) {
  const fact = (name: string, value: string, text = '{field}') => ({
    label: fill(text, { field: labelOfField(name, language, held.collection) }),
    value: labelOfAny(name, value, language),
  });
  const facts = [
    ...Object.entries(held.fields).map(([name, value]) => fact(name, value)),
    ...held.earlier.map(({ field, value }) => fact(field, value, personWords[language].earlier)),
  ];
  const texts = held.texts.map(({ key, text }) => ({
    key,
    text: labelOfAny(key.split(' ').at(-1) ?? '', text, language),
  }));
  return { ...held, facts, texts };
}

export type ShownHeld = ReturnType<typeof shownHeld>;

/** What became of a form of the page. */
export type PersonResult = {
  who: string;
  held: ShownHeld[];
  problem?: keyof PersonWords['problems'];
  /** In a form that was refused, so that nobody ticks it again. */
  ticked?: readonly string[];
  /** What was carried out. */
  served?: { done: Extract<Served, { ok: true }>['done']; kept: string[] };
  isNoted?: true;
  /** A telephone number of nobody of whom something is stored. */
  isUnknownNumber?: boolean;
};

/** What is kept after something was carried out, and why: for the answer to the person. */
export function keptTexts(kind: ServedKind, done: readonly { held: Held }[], language: Language): string[] {
  const { kept } = personWords[language];
  return [...keptOf(kind, done)].map((what) => fill(kept[what], { months: configuration.retentionMonths }));
}

/** The copy for a person as a file that anybody can open: their own fields, and the texts that a member has read. */
export function copyAsPage(held: readonly Held[], language: Language, now: number): string {
  const { file, roles } = personWords[language];
  const parts = held.map((one) => {
    const { facts, role, id, arrivedAt, title, newsSince, texts } = shownHeld(one, language);
    const rows = [
      { label: file.reference, value: id },
      { label: file.received, value: hongKongDate(arrivedAt) },
      { label: file.about, value: title },
      ...facts,
      ...(newsSince === null ? [] : [{ label: file.newsSince, value: hongKongDate(newsSince) }]),
      ...texts.map(({ text }) => ({ label: file.texts, value: text })),
    ];
    const lines = rows.map(({ label, value }) => `<dt>${inHtml(label)}</dt><dd>${inHtml(value)}</dd>`);
    return `<h2>${role ? roles[role] : ''}</h2>\n<dl>\n${lines.join('\n')}\n</dl>`;
  });
  return `<!doctype html>
<html lang="${languageTags[language]}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${file.title}</title>
<style>body { max-width: 40rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 sans-serif; overflow-wrap: anywhere }
dt { color: #555 } dd { margin: 0 0 .75rem; white-space: pre-wrap }</style>
<h1>${file.title}</h1>
<p>${fill(file.intro, { date: hongKongDate(now) })}</p>
${parts.join('\n')}
</html>
`;
}

function inHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
