import { createContext, Fragment, useContext } from 'react';

/** Finds where a text may break into lines: indexes into it, ascending, never its beginning or end. */
export type FindBreaks = (text: string) => readonly number[];

/**
 * Finds the breaks in headings, for the components below; null means at spaces only, as browsers do. It is set only while
 * pages are rendered on the server, so hydrated components must be rendered without it (`island.tsx`).
 */
export const PhraseBreaks = createContext<FindBreaks | null>(null);

/** Where a line may break; `site/styles/components.css` says how. */
const phraseBreak = <span className="phrase-break" />;

type Props = { children: string };

/**
 * A text in the display font, with a `phrase-break` between its phrases; `word-break: keep-all` (`site/styles/base.css`)
 * forbids every other break. Each clause is an inline block, and in English each sentence, so that a line breaks between them,
 * and inside one only where it is too long for a line. In a flex box or grid, put an element around it: each break would be an
 * item of its own.
 */
export function Phrases({ children: text }: Props) {
  const breaks = useContext(PhraseBreaks)?.(text);
  const clauses = breaks ? clausesOf(text, breaks) : text.split(/(?<=[.?!]) /).map((sentence) => [sentence]);
  return clauses.map((phrases, index) => (
    <Fragment key={phrases.join()}>
      {index > 0 && (breaks ? phraseBreak : ' ')}
      {clauses.length > 1 ? <span className="inline-block">{withBreaks(phrases)}</span> : withBreaks(phrases)}
    </Fragment>
  ));
}

/** A text of `break-keep` whose clauses follow each other in a line, so that its accessible name needs no help. */
export function RunningPhrases({ children: text }: Props) {
  const breaks = useContext(PhraseBreaks)?.(text) ?? [];
  return withBreaks(clausesOf(text, breaks).flat());
}

/**
 * The accessible name of an element whose Chinese text is in `Phrases`, where that has several clauses: a name computed from
 * inline blocks has a space between them.
 */
export function useNameOfPhrases(text: string): string | undefined {
  return clausesOf(text, useContext(PhraseBreaks)?.(text) ?? []).length > 1 ? text : undefined;
}

function withBreaks(phrases: readonly string[]) {
  return phrases.map((phrase, index) => (
    <Fragment key={phrase}>
      {index > 0 && phraseBreak}
      {phrase}
    </Fragment>
  ));
}

/**
 * The clauses of a text, each with its phrases.
 * @param breaks where the text may break; one after a punctuation mark ends a clause
 */
export function clausesOf(text: string, breaks: readonly number[]): string[][] {
  const clauses: string[][] = [[]];
  [...breaks, text.length].forEach((end, index) => {
    const phrase = text.slice(breaks[index - 1], end);
    clauses.at(-1)?.push(phrase);
    if (end < text.length && /[，。？！：；]$/u.test(phrase)) clauses.push([]);
  });
  return clauses;
}
