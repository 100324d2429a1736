import type { Language } from '../../domain/languages.ts';
import { type ResponseCode, responsePath } from '../../domain/service-pages.ts';
import type { Pages } from './pages.ts';

type Change = { change?: (html: string) => string; headers?: Record<string, string> };

/**
 * A prerendered page as the answer to something else than a GET of its address: with another status, perhaps changed,
 * never cached. Its styles stay as they were, so its Content-Security-Policy still holds.
 */
export function pageWith(pages: Pages, path: string, status: number, { change, headers }: Change = {}): Response {
  const page = pages.get(path);
  if (!page) return new Response(null, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
  const { 'Content-Length': _, ETag: __, ...own } = page.variants.get('identity')?.headers ?? {};
  const html = change ? change(page.text) : page.text;
  return new Response(html, { status, headers: { ...own, 'Cache-Control': 'no-store', ...headers } });
}

/** The page that tells a browser without JavaScript what became of its form. */
export function responsePage(pages: Pages, code: ResponseCode, language: Language, status: number, change?: Change) {
  return pageWith(pages, responsePath(code, language), status, change);
}

/**
 * Shows, on the `refused` page, the fields that have a problem; the line of every form's every field is there, hidden.
 * @param fields as the lines name them: `messages.email`, because two forms may ask for an email
 */
export function showFields(html: string, fields: readonly string[]): string {
  return html.replace(/<li\b[^>]*\bdata-field="([^"]*)"[^>]*>/g, (line, field: string) =>
    fields.includes(field) ? line.replace(/\shidden(="[^"]*")?/, '') : line,
  );
}

/** Writes the token of a letter's link wherever `{token}` stands on the `unsubscribe` page: its form, its language switch. */
export function fillToken(html: string, token: string): string {
  return html.replaceAll('{token}', () => escapeAttribute(token));
}

function escapeAttribute(text: string): string {
  return text.replace(/[&"'<>]/g, (character) => `&#${character.charCodeAt(0)};`);
}
