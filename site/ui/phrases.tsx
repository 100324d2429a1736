import { createContext, Fragment, useContext } from 'react';

/** Finds where a text may break into lines: indexes into it, ascending, never its beginning or end. */
export type FindBreaks = (text: string) => readonly number[];

/**
 * Finds the breaks in headings, for the components below; null means at spaces only, as browsers do. It is set only while
 * pages are rendered on the server, so hydrated components must be rendered without it (`island.tsx`).
 */
export const PhraseBreaks = createContext<FindBreaks | null>(null);

// biome-ignore lint/a11y/noAriaHiddenOnFocusable: a `<wbr>` cannot be focused
const wordBreak = <wbr aria-hidden="true" />;

type Props = { children: string };

/**
 * A text in the display font, with a `<wbr>` between its phrases; `word-break: keep-all` (`site/styles/base.css`)
 * forbids every other break. An element, because a zero-width space would become part of names that screen readers,
 * search and tests read; hidden, because Chromium reads it as a space.
 */
export function Phrases({ children: text }: Props) {
  const breaks = useContext(PhraseBreaks)?.(text) ?? [];
  return [...breaks, text.length].map((end, index) => (
    <Fragment key={end}>
      {index > 0 && wordBreak}
      {text.slice(breaks[index - 1], end)}
    </Fragment>
  ));
}
