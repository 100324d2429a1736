import { Marked, type Token } from 'marked';
import type { Language } from '../../domain/languages.ts';
import { piecesWithUnits } from '../ui/body-text.tsx';
import { clausesOf, type FindBreaks } from '../ui/phrases.tsx';

/**
 * Converts our own Markdown to HTML while pages are rendered. Links inside the site (`/faq`) get the page's language; headings
 * get ids by their number, the same in both languages; a table is inside a region that scrolls horizontally, is named by the
 * heading above it and can be focused by keyboard; no line breaks between a figure and its unit.
 * @param findBreaks puts a `phrase-break` between the phrases of headings, as `site/ui/phrases.tsx` does
 */
export function toHtml(markdown: string, language: Language, findBreaks: FindBreaks | null = null): string {
  let headings = 0;
  const marked = new Marked({ async: false });
  const { table, text } = new marked.Renderer();
  marked.use({
    walkTokens: language === 'zh' ? keepEndTogether : null,
    renderer: {
      heading({ tokens, depth }) {
        headings += 1;
        const inline = findBreaks ? tokens.flatMap((token) => phrasesOf(token, findBreaks)) : tokens;
        const content = this.parser.parseInline(inline);
        // A name computed from inline blocks would have a space between them.
        const text = this.parser.parseInline(tokens, this.parser.textRenderer).replaceAll('"', '&quot;');
        const name = content.includes('inline-block') ? ` aria-label="${text}"` : '';
        return `<h${depth} id="part-${headings}"${name}>${content}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        const address = href.startsWith('/') ? `/${language}${href}` : href;
        return `<a href="${address}">${this.parser.parseInline(tokens)}</a>`;
      },
      text(token) {
        if (token.type !== 'text' || token.tokens) return text.call(this, token);
        const pieces = piecesWithUnits(token.text).map((piece) => text.call(this, { ...token, text: piece }));
        return pieces.map((piece, index) => (index % 2 === 1 ? `${nowrap.text}${piece}</span>` : piece)).join('');
      },
      table(token) {
        const html = table.call(this, token);
        return `<div class="table-scroll" role="region" tabindex="0" aria-labelledby="part-${headings}">${html.trim()}</div>`;
      },
    },
  });
  return marked.parse(markdown) as string;
}

/** The headings of our own Markdown as plain text; the ids that they have in `toHtml` are `part-1` and so on. */
export function headingsOf(markdown: string): string[] {
  return new Marked().lexer(markdown).flatMap((token) => (token.type === 'heading' ? [token.text] : []));
}

/** Keeps the last four characters of a Chinese paragraph on one line; a line of one or two looks like a mistake. */
function keepEndTogether(token: Token): void {
  if (token.type !== 'paragraph' && token.type !== 'text') return;
  keepEnd(token.tokens ?? [], 4);
}

/** Of a text that ends with a link and a full stop, the last characters are those of the link. */
function keepEnd(inline: Token[], length: number): void {
  const last = inline.at(-1);
  if (last?.type !== 'text') return;
  const before = inline.at(-2);
  if (last.text.length < length && before?.type === 'link') keepEnd(before.tokens ?? [], length - last.text.length);
  if (last.text.length < length + 2) return;
  const text = last.text.slice(0, -length);
  inline.splice(
    -1,
    1,
    { ...last, raw: text, text },
    nowrap,
    { ...last, text: last.text.slice(-length) },
    html('</span>'),
  );
}

/** Text as its clauses and phrases, as `Phrases` writes them; emphasis and links inside a heading stay as they are. */
function phrasesOf(token: Token, findBreaks: FindBreaks): Token[] {
  if (token.type !== 'text') return [token];
  const clauses = clausesOf(token.text, findBreaks(token.text)).map((phrases) =>
    phrases.flatMap((text, index): Token[] => [...(index > 0 ? [phraseBreak] : []), { type: 'text', raw: text, text }]),
  );
  if (clauses.length === 1) return clauses.flat();
  return clauses.flatMap((clause, index) => [
    html(`${index > 0 ? phraseBreak.text : ''}<span class="inline-block">`),
    ...clause,
    html('</span>'),
  ]);
}

const html = (text: string) => ({ type: 'html', raw: '', text }) as Token & { text: string };
const nowrap = html('<span class="whitespace-nowrap">');
const phraseBreak = html('<span class="phrase-break"></span>');
