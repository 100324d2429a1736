import { Marked } from 'marked';
import type { Language } from '../../domain/languages.ts';

/**
 * Turns our own Markdown into HTML, at build time. Links inside the site (`/faq`) lead to the reader's language; headings
 * get ids by their place, the same in both languages; a table lies in a region of its own that scrolls sideways.
 */
export function toHtml(markdown: string, language: Language): string {
  let headings = 0;
  const marked = new Marked({ async: false });
  marked.use({
    renderer: {
      heading({ tokens, depth }) {
        headings += 1;
        return `<h${depth} id="part-${headings}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        const address = href.startsWith('/') ? `/${language}${href}` : href;
        return `<a href="${address}">${this.parser.parseInline(tokens)}</a>`;
      },
    },
    hooks: {
      // Named by the heading above it, reached by keyboard because it may scroll.
      postprocess: (html) => {
        let heading = '';
        return html.replace(/<h\d id="([^"]+)"|<table>|<\/table>/g, (tag, id?: string) => {
          if (id) heading = id;
          if (tag === '<table>') {
            return `<div class="table-scroll" role="region" tabindex="0" aria-labelledby="${heading}"><table>`;
          }
          return tag === '</table>' ? '</table></div>' : tag;
        });
      },
    },
  });
  return unitsKept(marked.parse(markdown) as string);
}

/** Keeps a number and its unit on one line: 75 °C, 500 g. */
export function unitsKept(text: string): string {
  return text.replace(/(\d) (?=(°C|cm|g|kg|ml|W|HKD)\b)/g, '$1\u00a0');
}
