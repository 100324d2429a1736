/**
 * A text with its `{placeholders}` filled in; one without a value stays. A value is not read again: the name of a business may have
 * braces or `$&` in it.
 */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, name) => `${values[name] ?? placeholder}`);
}

/** The words of a moment. */
export type TimeWords = { at: string; date: string; weekdays: readonly string[]; months: readonly string[] };

/** A moment with its date, for what may be read on another day: `21:00 Fri 20 Nov`. Milliseconds since 1970. */
export function datedTimeText(at: number, words: TimeWords): string {
  return fill(words.at, { time: hourText(at), day: dateText(at, words) });
}

/** The date of a moment: `Fri 20 Nov`. */
export function dateText(at: number, { date, weekdays, months }: TimeWords): string {
  const day = inHongKong(at);
  const weekday = weekdays[day.getUTCDay()] ?? '';
  return fill(date, { weekday, day: day.getUTCDate(), month: months[day.getUTCMonth()] ?? '' });
}

/** The time of day of a moment: `21:00`. */
export function hourText(at: number): string {
  return inHongKong(at).toISOString().slice(11, 16);
}

/** Hong Kong is eight hours ahead of UTC all year. The browser's `Intl` was tried: it writes dates otherwise than Node's. */
function inHongKong(at: number): Date {
  return new Date(at + 8 * 3_600_000);
}

/** An amount of Hong Kong dollars: `HK$3,744`, `HK$12.50`. */
export function money(amount: number): string {
  return `HK$${amount.toLocaleString('en', { minimumFractionDigits: Number.isInteger(amount) ? 0 : 2 })}`;
}

/**
 * Marks beyond 30 after one character: normalising sorts a run of them in quadratic time (UAX #15, Stream-Safe Text Format).
 * The two half-width Katakana marks become marks only by normalising.
 */
const tooManyMarks = /(?<=[\p{M}\uFF9E\uFF9F]{30})[\p{M}\uFF9E\uFF9F]+/gu;

/**
 * A text in the form in which it is searched: full-width characters as ordinary ones, lower case, 臺 as 台, and without the
 * spaces, hyphens and brackets that people write into telephone numbers, nor the dots of a number; in an address they stay. The search
 * folds what a person types in the same way.
 */
export function foldText(text: string): string {
  return text
    .replace(tooManyMarks, '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('臺', '台')
    .replace(/[\s\p{Pd}()+]/gu, '')
    .replace(/^[\d.]+$/, (number) => number.replaceAll('.', ''));
}

/** True for a text that is a telephone number, and nothing else. */
export function isPhoneNumber(text: string): boolean {
  return /^\d{8,}$/.test(foldText(text));
}

/**
 * All texts of a document, folded, one in each line. A folded search never contains a line end. Some characters become up to
 * 18 when folded, so each text is cut off at twice its length and 100 characters more.
 */
export function searchText(document: Readonly<Record<string, unknown>>): string {
  const texts = Object.values(document).filter((value): value is string => typeof value === 'string' && value !== '');
  return texts.map((text) => foldText(text).slice(0, 2 * text.length + 100)).join('\n');
}
