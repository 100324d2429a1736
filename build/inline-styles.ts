import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { compile } from '@tailwindcss/node';
import { Scanner } from '@tailwindcss/oxide';
import { Features, transform } from 'lightningcss';
import { inlineSourcesFile } from '../server/http/pages.ts';
import type { InlineSources } from '../server/middleware/security-headers.ts';
import { deferredAssets } from '../site/layout/deferred-assets.ts';
import { speculationRules } from '../site/scripts/speculation-rules.ts';

const stylesheet = 'site/styles/site.css';

/**
 * Tailwind's `Polyfills.None`, which TypeScript cannot import because it is a const enum. Tailwind's polyfills are for
 * browsers older than those we support.
 */
const noPolyfills = 0;

/** What Tailwind declares for combinations of utilities that no page has. */
const unusedProperties = ['--tw-font-weight', '--tw-tracking', '--tw-outline-style'];

/** Sources of the forms: after hydration they use class names that are not in the prerendered page. */
const referralForm = ['site/forms/form.tsx', 'site/ui/field-note.tsx'];
const postedForms = [...referralForm, 'site/forms/posted-form.tsx', 'site/ui/drawings/inline-drawing.tsx'];

/**
 * Writes into each prerendered page exactly the styles it uses, in place of the stylesheet, and renames
 * `en/about/index.html` to `en/about.html`, so that static hosts serve `/en/about` without adding a slash. One stylesheet
 * for all pages was tried: a file costs a round trip before the first paint (0.5 s on a slow mobile network), and inlined whole it
 * was three times the bytes.
 */
export async function inlineStyles(folder: string): Promise<void> {
  const scripts = [speculationRules, deferredAssets].map(sourceOf);
  const sources: Record<string, InlineSources> = {};
  for (const file of globSync('**/index.html', { cwd: folder }).sort()) {
    const html = readFileSync(join(folder, file), 'utf8');
    const path = dirname(file);
    // With the rules of the page's fonts: a second element would be a second hash in the headers.
    const [fonts = '', fontRules = ''] = html.match(/<style\b[^>]*>(.*?)<\/style>/s) ?? [];
    const css = (await stylesOf(html)) + fontRules;
    // A function, because `$` in a replacement text has a meaning.
    const page = html.replace(fonts, '').replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${css}</style>`);
    writeFileSync(join(folder, `${path}.html`), page);
    rmSync(join(folder, file));
    sources[`/${path}`] = { scripts, styles: [sourceOf(css)] };
  }
  writeFileSync(join(folder, inlineSourcesFile), JSON.stringify(sources));
  removeEmptyFolders(folder);
}

async function stylesOf(html: string): Promise<string> {
  // Only the values of `class`: Tailwind's scanner would treat words of sentences, such as "transform", as class names.
  const classNames = [...html.matchAll(/\bclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
  // Drawings use colours in their attributes.
  const colors = html.match(/--color-[\w-]+/g) ?? [];
  const islands = html.includes('data-island="referral-form-') ? referralForm : postedForms;
  const forms = /data-island="\w+-form/.test(html) ? islands : [];
  const candidates = new Scanner({}).scanFiles(
    forms.map((file) => ({ content: readFileSync(file, 'utf8'), extension: 'tsx' })),
  );
  const { build } = await compile(readFileSync(stylesheet, 'utf8'), {
    base: resolve(dirname(stylesheet)),
    onDependency: () => {},
    polyfills: noPolyfills,
  });
  const { code } = transform({
    filename: 'page.css',
    // Without the comment that it begins with.
    code: Buffer.from(build([...classNames, ...colors, ...candidates]).replace('/*!', '/*')),
    minify: true,
    unusedSymbols: unusedProperties,
    // Tailwind's own minifier adds prefixes and flattens nested rules for older browsers; every browser with popovers supports nesting.
    exclude: Features.LightDark,
  });
  return code.toString();
}

/** The source of an inline style or script as a Content-Security-Policy names it. */
function sourceOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function removeEmptyFolders(folder: string): void {
  for (const name of globSync('**/', { cwd: folder }).sort((a, b) => b.length - a.length)) {
    try {
      rmdirSync(join(folder, name));
    } catch {
      // Not empty.
    }
  }
}
