import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { compile } from '@tailwindcss/node';
import { Scanner } from '@tailwindcss/oxide';
import { Features, transform } from 'lightningcss';
import { inlineSourcesFile } from '../server/http/pages.ts';
import type { InlineSources } from '../server/middleware/security-headers.ts';
import { deferredAssets } from '../site/layout/deferred-assets.ts';
import { stylesBelow } from '../site/layout/styles-below.ts';
import { speculationRules } from '../site/scripts/speculation-rules.ts';

const stylesheet = 'site/styles/site.css';

/** The classes of the menus, which nobody has opened before what is below has its styles. */
const menus = / class="(?:drop-menu|menu-sheet)[^"]*"/g;

const belowLink = new RegExp(`<link[^>]* href="${stylesBelow}"[^>]*>`);

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
 * was three times the bytes. A page with `stylesBelow` has only those of what is above it, and a file with all of its own.
 */
export async function inlineStyles(folder: string): Promise<void> {
  const scripts = [speculationRules, deferredAssets].map(sourceOf);
  const sources: Record<string, InlineSources> = {};
  for (const file of globSync('**/index.html', { cwd: folder }).sort()) {
    const html = readFileSync(join(folder, file), 'utf8');
    const [above = html, below] = html.split(belowLink);
    const css = await (below
      ? stylesOf(above.replace(menus, ''), ['./base-below.css', './print.css'])
      : stylesOf(html));
    const path = dirname(file);
    // A function, because `$` in a replacement text has a meaning.
    let page = html.replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${css}</style>`);
    if (below) {
      const all = await stylesOf(html, ['./base.css']);
      const address = `/assets/below-${createHash('sha256').update(all).digest('hex').slice(0, 8)}.css`;
      writeFileSync(join(folder, address), all);
      page = page.replace(stylesBelow, address);
    }
    writeFileSync(join(folder, `${path}.html`), page);
    rmSync(join(folder, file));
    const styles = [...page.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => sourceOf(text));
    sources[`/${path}`] = { scripts, styles };
  }
  writeFileSync(join(folder, inlineSourcesFile), JSON.stringify(sources));
  removeEmptyFolders(folder);
}

/** The styles that a page or a part of it uses, without those of some files, which the page has elsewhere. */
async function stylesOf(html: string, without: readonly string[] = []): Promise<string> {
  // Only the values of `class`: Tailwind's scanner would treat words of sentences, such as "transform", as class names.
  const classNames = [...html.matchAll(/\bclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
  // Drawings use colours in their attributes.
  const colors = html.match(/--color-[\w-]+/g) ?? [];
  const islands = html.includes('data-island="referral-form-') ? referralForm : postedForms;
  const forms = /data-island="\w+-form/.test(html) ? islands : [];
  const candidates = new Scanner({}).scanFiles(
    forms.map((file) => ({ content: readFileSync(file, 'utf8'), extension: 'tsx' })),
  );
  const source = without.reduce(
    (text, file) => text.replace(`@import '${file}';`, ''),
    readFileSync(stylesheet, 'utf8'),
  );
  const { build } = await compile(source, {
    base: resolve(dirname(stylesheet)),
    onDependency: () => {},
    polyfills: noPolyfills,
  });
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(build([...classNames, ...colors, ...candidates])),
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
