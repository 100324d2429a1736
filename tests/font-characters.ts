import { Font, woff2 } from 'fonteditor-core';

/** The characters that a WOFF2 file has. */
export async function charactersOf(file: Buffer): Promise<Set<string>> {
  await woff2.init();
  const { cmap } = Font.create(file, { type: 'woff2' }).get();
  return new Set(Object.keys(cmap).map((code) => String.fromCodePoint(Number(code))));
}
