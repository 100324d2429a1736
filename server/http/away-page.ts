import { createHash } from 'node:crypto';
import { away as en } from '../../content/en/away.ts';
import { away as zh } from '../../content/zh/away.ts';
import { facts } from '../../domain/facts.ts';
import { languageTags } from '../../domain/languages.ts';
import { type HeaderSettings, headersFor } from '../middleware/security-headers.ts';

/** What the page says: the proxy reaches no server, an error that no code expected, a form that came to a page. */
export type AwayReason = 'away' | 'failed' | 'not-here';

// The colours of `site/styles/tokens.css`. Nothing is loaded, because nothing may be there to load it from.
const style = `
:root{color-scheme:light dark;--paper:light-dark(#fbf4e6,#161320);--raised:light-dark(#fffbf2,#2e2a3c);--ink:light-dark(#2b1912,#f8ecd9);--hot:light-dark(#c32e18,#f2694a)}
body{margin:0;min-height:100svh;display:grid;place-content:center;gap:1rem;padding:1rem;box-sizing:border-box;background:var(--paper);color:var(--ink);font:1.0625rem/1.6 system-ui,"PingFang HK","Noto Sans HK","Microsoft JhengHei",sans-serif}
section{max-width:34rem;padding:1.25rem 1.5rem;background:var(--raised);border:1px solid transparent;border-top:6px solid var(--hot);border-radius:.25rem}
h1,h2{margin:0;font:1.5rem/1.3 Georgia,"Noto Serif HK",serif}
p{margin:.75rem 0 0}
a{color:var(--hot)}
`;
const styleSource = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/** A page of words in both languages that needs nothing else; `deploy/away.html` is that of `away`. */
export function awayPage(reason: AwayReason): string {
  const section = (language: 'en' | 'zh', heading: 'h1' | 'h2') => {
    const { typed, contact, [reason]: words } = { en, zh }[language];
    return `<section lang="${languageTags[language]}">
<${heading}>${words.title}</${heading}>
<p>${words.what}</p>
<p>${typed}</p>
<p>${words.when}</p>
<p>${contact.replace('{email}', `<a href="mailto:${facts.email}">${facts.email}</a>`)}</p>
</section>`;
  };
  return `<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${en[reason].title} · ${zh[reason].title}</title>
<style>${style}</style>
<body>
${section('en', 'h1')}
${section('zh', 'h2')}
</body>
</html>
`;
}

/** The same as a response, for who asked for a page. */
export function awayResponse(reason: AwayReason, status: number, settings: HeaderSettings, headers = {}): Response {
  const own = headersFor('', settings, { scripts: [], styles: [styleSource] });
  const type = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' };
  return new Response(awayPage(reason), { status, headers: { ...own, ...type, ...headers } });
}

/** True for what a browser shows to a person; scripts ask for anything, or for JSON. */
export function wantsPage(request: Request): boolean {
  return request.headers.get('accept')?.includes('text/html') ?? false;
}
