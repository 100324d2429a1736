import { loadDefaultTraditionalChineseParser } from 'budoux';

const phraseParser = loadDefaultTraditionalChineseParser();
const words = new Intl.Segmenter('zh-HK', { granularity: 'word' });

/** Leans on the word before it; a line that begins with one reads badly. */
const particle = /^[的了嗎呢吧嘅裏們着過得]$/u;
/** What neither of the two knows as one word. */
const ours = /驚喜袋|小時內|賣不完|一天比一天/gu;
const punctuation = /[\p{P}\p{S}\s]/gu;

/**
 * Where a Chinese line may break: after phrases, as a person would pause. Only where BudouX and the dictionary of ICU agree;
 * alone, BudouX cuts through 閱讀 and 好東西, which it has not met in Hong Kong's usage, and ICU after every second
 * character. A phrase of a single character goes with the next one, or with the one before at the end of a clause.
 * @returns indexes into the text, ascending, never its beginning or end
 */
export function phraseBreaks(text: string): number[] {
  const wordStarts = new Set([...words.segment(text)].map(({ index }) => index));
  const agreed = phraseParser.parseBoundaries(text).filter((index) => wordStarts.has(index));
  const edges = [0, ...agreed, text.length];
  const phrases = edges.slice(1).map((end, index) => text.slice(edges[index], end));
  const breaks = new Set(agreed);
  phrases.forEach((phrase, index) => {
    const start = edges[index] as number;
    const letters = phrase.replace(punctuation, '');
    if (index > 0 && /^[\p{P}\s]/u.test(phrase) && !/^[「『（《〈“‘(]/u.test(phrase)) breaks.delete(start);
    if (letters.length !== 1) return;
    const endsClause = phrase.length > 1 || index === phrases.length - 1;
    const beforeEndedClause = /[\p{P}\s]$/u.test(phrases[index - 1] ?? '。');
    if ((particle.test(letters) || endsClause) && !beforeEndedClause) breaks.delete(start);
    else if (!endsClause) breaks.delete(start + phrase.length);
  });
  for (const { 0: word, index } of text.matchAll(ours)) {
    for (let inside = 1; inside < word.length; inside += 1) breaks.delete(index + inside);
  }
  return [...breaks].sort((one, other) => one - other);
}
