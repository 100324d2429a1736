import { copyFileSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../domain/languages.ts';
import { notFoundPath } from '../domain/service-pages.ts';
import { addressOf, headersOfFile, inlineSourcesFile } from '../server/http/pages.ts';
import { redirectRules } from '../server/http/redirects.ts';
import { commonHeaders, type HeaderSettings, type InlineSources } from '../server/middleware/security-headers.ts';

type HeaderRule = { path: string; headers: Record<string, string> };
export type HostingRules = {
  redirects: ReturnType<typeof redirectRules>;
  headers: HeaderRule[];
  /** Which page answers an unknown address, the most particular first. */
  notFound: { path: string; page: string }[];
};

/**
 * What a static host must know to answer as our server does, from the server's own functions.
 * @param names of the files below `dist/client`
 * @param inlineSources the inline styles and scripts of each page, by its address
 */
export function hostingRules(
  names: readonly string[],
  inlineSources: Record<string, InlineSources>,
  settings: HeaderSettings,
): HostingRules {
  const everywhere = commonHeaders(settings);
  const headers = names.map((name) => ({
    path: pathOfFile(name),
    // Cloudflare joins the values of a header that two rules set, so none is set twice.
    headers: Object.fromEntries(
      Object.entries(headersOfFile(name, settings, inlineSources[addressOf(name)])).filter(
        ([header]) => !(header in everywhere),
      ),
    ),
  }));
  return {
    redirects: redirectRules(),
    headers: [{ path: '/*', headers: everywhere }, ...uniqueBy(headers, ({ path }) => path)],
    notFound: [
      ...languages.map((language) => ({ path: `/${language}/*`, page: `/${language}/404.html` })),
      { path: '/*', page: '/404.html' },
    ],
  };
}

/** `_headers`, as Netlify and Cloudflare Pages read it. */
export function headersFile({ headers }: HostingRules): string {
  const lines = headers.map(({ path, headers: own }) =>
    [path, ...Object.entries(own).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  );
  return `${lines.join('\n')}\n`;
}

/** `_redirects`, as Netlify and Cloudflare Pages read it; Cloudflare finds the not-found pages by their names. */
export function redirectsFile({ redirects, notFound }: HostingRules): string {
  const lines = [
    ...redirects.map(({ from, to, status }) => `${from} ${to} ${status}`),
    ...notFound.map(({ path, page }) => `${path} ${page} 404`),
  ];
  return `${lines.join('\n')}\n`;
}

/** Puts the rules into the site in the format of two hosts, beside it as JSON for all others, and the not-found pages. */
export function prepareStaticHosting(folder: string, settings: HeaderSettings): void {
  for (const language of languages) {
    copyFileSync(join(folder, `${language}${notFoundPath}.html`), join(folder, language, '404.html'));
  }
  copyFileSync(join(folder, 'en', '404.html'), join(folder, '404.html'));
  const names = globSync('**/*.*', { cwd: folder }).filter((name) => !/\.(br|gz)$|404\.html$/.test(name));
  const inlineSources = JSON.parse(readFileSync(join(folder, inlineSourcesFile), 'utf8'));
  const rules = hostingRules(names.sort(), inlineSources, settings);
  writeFileSync(join(folder, '_headers'), headersFile(rules));
  writeFileSync(join(folder, '_redirects'), redirectsFile(rules));
  writeFileSync(join(folder, '..', 'static-hosting.json'), `${JSON.stringify(rules, null, 2)}\n`);
}

/** Where a file is asked for; files of one kind share a rule, because hosts allow about a hundred. */
function pathOfFile(name: string): string {
  const [, kind] = /^(assets|social)\//.exec(name) ?? [];
  return kind ? `/${kind}/*` : `/${name.replace(/\.html$/, '')}`;
}

function uniqueBy<T>(items: readonly T[], key: (item: T) => string): T[] {
  return [...new Map(items.map((item) => [key(item), item])).values()];
}
