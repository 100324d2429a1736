import { isLanguage, type Language, languageOfPath } from '../../domain/languages.ts';
import { spamReason } from '../../domain/spam.ts';
import { originOf } from '../../domain/split-metadata.ts';
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
 * By which poster and from which device a referral came, as a script says, which may send it from another page. A form that is
 * posted without one says the district of the poster by its own address, which is the Referer.
 */
export function originOfForm(input: unknown, kind: BodyKind, request: Request, siteUrl: string) {
  const place = refererPage(request, siteUrl)?.searchParams.get('via');
  return originOf(kind === 'json' ? (input as Record<string, unknown>) : { place });
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
