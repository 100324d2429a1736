import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { compile } from '@tailwindcss/node';
import { Scanner } from '@tailwindcss/oxide';
import { Features, transform } from 'lightningcss';
import type { Language } from '../domain/languages.ts';
import { htmlFiles, languageOfFile } from './page-files.ts';
import { pruneCss } from './prune-css.ts';

const stylesheet = 'site/styles/site.css';

/**
 * Writes into each page exactly the styles it uses. One stylesheet for all pages was tried: a file costs a round trip
 * before the first paint (0.5 s on a slow train), and inlined whole it was three times the bytes.
 * @param faces the `@font-face` rules of each language
 */
export async function inlineStyles(folder: string, faces: Record<Language, string>): Promise<void> {
  const source = readFileSync(stylesheet, 'utf8');
  for (const file of htmlFiles(folder)) {
    const html = readFileSync(file, 'utf8');
    const { build } = await compile(source, { base: resolve('site/styles'), onDependency: () => {} });
    const css = minified(faces[languageOfFile(folder, file)] + build(classNames(html)));
    writeFileSync(
      file,
      html.replace('</head>', () => `<style>${minified(pruneCss(css, html))}</style></head>`),
    );
  }
}

/** The class names of a page, and of what its islands may show later. */
function classNames(html: string): string[] {
  const scanner = new Scanner({});
  const islands = [...html.matchAll(/data-island="([\w-]+)"/g)].flatMap(([, name]) =>
    globSync(`site/${name}/*.tsx`).map((file) => readFileSync(file, 'utf8')),
  );
  const parts = islands.flatMap((source) => source.match(/ui\/[\w-]+\.tsx/g) ?? []);
  return scanner.scanFiles([
    { content: html, extension: 'html' },
    ...islands.map((content) => ({ content, extension: 'tsx' })),
    ...parts.map((file) => ({ content: readFileSync(`site/${file}`, 'utf8'), extension: 'tsx' })),
  ]);
}

function minified(css: string): string {
  // `light-dark()` is left as it is: every browser that has popovers and `<details name>` knows it.
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    exclude: Features.LightDark,
  });
  return code.toString();
}
