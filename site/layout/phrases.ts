import { loadDefaultTraditionalChineseParser } from 'budoux';
import { unbreakableWords } from '../../content/zh/phrases.ts';

const phraseParser = loadDefaultTraditionalChineseParser();
const words = new Intl.Segmenter('zh-HK', { granularity: 'word' });

/** Grammatical particles that belong to the word before them; a line that begins with one reads badly. */
const particle = /^[的了嗎呢吧嘅裏們着過得]$/u;
/** Words that neither BudouX nor ICU knows. */
const unbreakable = new RegExp(unbreakableWords.join('|'), 'gu');
/** Between a Chinese character and a Latin letter or figure: a break there would take away the gap of `text-autospace`. */
const scriptChange = /^(?:\p{sc=Han}[a-z\d]|[a-z\d]\p{sc=Han})$/iu;
const clauseEnd = /[，。？！：；]$/u;
const punctuation = /[\p{P}\p{S}\s]/gu;

/**
 * Where a Chinese line may break: after phrases, and only where BudouX and the dictionary of ICU agree. Alone, BudouX breaks
 * inside 閱讀 and 好東西, which its model has not seen in Hong Kong's usage, and ICU breaks after every second character. A
 * phrase of one character joins the next one, and one of up to two the one before it at the end of a clause. Only
 * `entry.server.tsx` imports this, because BudouX and its model are larger than all our scripts.
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
    if (scriptChange.test(text.slice(start - 1, start + 1))) breaks.delete(start);
    if (letters.length !== 1) return;
    const endsClause = phrase.length > 1 || index === phrases.length - 1;
    const beforeEndedClause = /[\p{P}\s]$/u.test(phrases[index - 1] ?? '。');
    if ((particle.test(letters) || endsClause) && !beforeEndedClause) breaks.delete(start);
    else if (!endsClause) breaks.delete(start + phrase.length);
  });
  let end = 0;
  for (const { 0: word, index } of text.matchAll(unbreakable)) {
    for (let inside = 1; inside < word.length; inside += 1) breaks.delete(index + inside);
    if (index > 0 && index === end) breaks.add(index);
    end = index + word.length;
  }
  const sorted = [...breaks].sort((one, other) => one - other);
  return sorted.filter((start, index) => {
    const phrase = text.slice(start, sorted[index + 1] ?? text.length);
    return !isShortEnd(text.slice(sorted[index - 1] ?? 0, start), phrase, start + phrase.length === text.length);
  });
}

/** The most characters of a phrase that got a short one added: they fit into a line of the smallest phone. */
const longestJoined = 6;

/** Whether a phrase of one or two characters ends a clause and can join the phrase before it, so that no line has only two. */
function isShortEnd(before: string, phrase: string, endsText: boolean): boolean {
  const letters = phrase.replace(punctuation, '').length;
  if (letters > 2 || !(endsText || clauseEnd.test(phrase)) || clauseEnd.test(before)) return false;
  return before.replace(punctuation, '').length + letters <= longestJoined;
}
