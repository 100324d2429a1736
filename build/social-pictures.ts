import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { runnerImport } from 'vite';
import { brand } from '../content/brand.ts';
import { type Language, languages } from '../domain/languages.ts';
import { pages, pathTo } from '../domain/pages.ts';
import { phraseBreaks } from '../site/layout/phrases.ts';
import { chineseFiles } from './chinese-font.ts';
import { fitTitle } from './fit-text.ts';
import { displayFile } from './latin-font.ts';
import { textOf } from './page-files.ts';
import { cutFaces, toPng, widthOf } from './svg-to-png.ts';

const source = './site/social-picture/social-picture.tsx';

/** Draws the picture that each page names as its `og:image`, from the page's own heading. */
export async function drawSocialPictures(folder: string): Promise<void> {
  const options = { configFile: false, logLevel: 'warn' } as const;
  const { module } = await runnerImport<typeof import('../site/social-picture/social-picture.tsx')>(source, options);
  const { SocialPicture, titleBox, lineHeights, faces } = module;
  const sheets = languages.flatMap((language) =>
    pages.map(({ id: page }) => {
      const html = readFileSync(join(folder, `${pathTo(page, language)}.html`), 'utf8');
      return { page, language, heading: textOf(/<h1\b.*?<\/h1>/s.exec(html)?.[0] ?? '') };
    }),
  );
  const drawn = (props: Parameters<typeof SocialPicture>[0]) =>
    renderToStaticMarkup(createElement(SocialPicture, props));
  const characters = sheets.map(
    ({ heading, ...sheet }) => heading + drawn({ ...sheet, lines: [], fontSize: 0, nameWidth: 0 }),
  );
  const files = await cutFaces([displayFile, chineseFiles.title], [...new Set(characters.join(''))].join(''));
  const nameWidth = widthOf(brand.en, faces.en, files);

  for (const { heading, page, language } of sheets) {
    const pieces = piecesOf(heading, language).map((text) => ({ text, width: widthOf(text, faces[language], files) }));
    const title = fitTitle(pieces, { ...titleBox, leading: lineHeights[language] });
    const file = join(folder, 'social', `${pathTo(page, language)}.png`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, toPng(drawn({ page, language, ...title, nameWidth }), 1200, files));
  }
}

/** English breaks after words, Chinese after phrases. */
function piecesOf(heading: string, language: Language): string[] {
  if (language === 'en') return heading.split(/(?<=\s)/);
  const edges = [0, ...phraseBreaks(heading), heading.length];
  return edges.slice(1).map((end, index) => heading.slice(edges[index], end));
}
