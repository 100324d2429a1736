import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import { runnerImport } from 'vite';
import { chineseCharacters, chineseFont } from '../chinese-font.ts';
import { color, withColors } from '../colors.ts';
import { youngSerif } from '../fonts.ts';

/** Draws the image that each page names as its `og:image`. */
export async function drawSocialImages(folder: string): Promise<void> {
  const { module } = await runnerImport<typeof import('./pages.tsx')>('./build/social-image/pages.tsx', {
    configFile: false,
    logLevel: 'warn',
  });
  const fonts = [
    { name: 'Young Serif', data: readFileSync(youngSerif) },
    { name: 'Noto Serif HK', data: await chineseFont(chineseCharacters('zh'), 900, 'noto-serif-hk') },
  ];
  for (const { path, drawings, layout } of module.socialImages) {
    const images = { mark: imageAddress(drawings.mark), scene: imageAddress(drawings.scene) };
    const svg = await satori(layout(images, color), { width: 1200, height: 630, fonts });
    const file = join(folder, 'social', `${path}.png`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, new Resvg(svg).render().asPng());
  }
}

function imageAddress(svg: string): string {
  const named = svg.includes('xmlns=') ? svg : svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
  return `data:image/svg+xml;base64,${Buffer.from(withColors(named)).toString('base64')}`;
}
