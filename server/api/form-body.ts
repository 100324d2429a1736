import { type District, districtOf } from '../../domain/districts.ts';
import { isLanguage, type Language, languageOfPath } from '../../domain/languages.ts';
import { spamReason } from '../../domain/spam.ts';
import { languageOfReferer, refererPage } from '../http/visitor-language.ts';

export type BodyKind = 'json' | 'form';

/** The kind of a body by its Content-Type; null for types that no form uses. */
export function kindOfBody(request: Request): BodyKind | null {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type === 'application/json') return 'json';
  return type === 'application/x-www-form-urlencoded' ? 'form' : null;
}

/** Parses a body for `parseFields`; undefined when it is not valid UTF-8 or not JSON. */
export function parseBody(body: Uint8Array, kind: BodyKind): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body);
    return kind === 'json' ? JSON.parse(text) : Object.fromEntries(new URLSearchParams(text));
  } catch {
    // The error would quote the body, which may hold personal data, so it is not passed on.
    return undefined;
  }
}

/** The language of a form: its hidden field, else the header that a script sends, else the Referer's, else English. */
export function languageOfForm(input: unknown, request: Request, siteUrl: string): Language {
  const field = typeof input === 'object' && input !== null ? (input as { language?: unknown }).language : undefined;
  if (isLanguage(field)) return field;
  const header = request.headers.get('content-language')?.trim().toLowerCase().split('-')[0];
  return languageOfPath(`/${header}`) ?? languageOfReferer(request, siteUrl) ?? 'en';
}

/**
 * The district of the poster by whose link somebody came to the form: as a script says, which may send it from another page. A form that is
 * posted without one says it by its own address, which is the Referer.
 */
export function placeOfForm(input: unknown, kind: BodyKind, request: Request, siteUrl: string): District | undefined {
  const { place } = input as { place?: unknown };
  const via = refererPage(request, siteUrl)?.searchParams.get('via');
  return districtOf(kind === 'json' ? place : via) ?? undefined;
}

/**
 * The reason why a form is suspected spam, by the rule in `domain/spam.ts`. A form body has `elapsed` as text, or empty.
 * @param input the parsed body, of any shape
 * @returns null when it is not suspected
 */
export function spamReasonOfBody(input: unknown): string | null {
  if (typeof input !== 'object' || input === null) return null;
  const { elapsed } = input as { elapsed?: unknown };
  const measured = typeof elapsed === 'string' && elapsed.trim() !== '' ? Number(elapsed) : elapsed;
  return spamReason({ ...input, elapsed: measured });
}
