import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type LaunchOptions } from '@playwright/test';
import subsetFont from 'subset-font';
import { chineseCharacters, chineseFont } from '../build/chinese-font.ts';
import { languages } from '../domain/languages.ts';

const find = createRequire(import.meta.url).resolve;
const latinFont = find('@fontsource/tinos/files/tinos-latin-400-normal.woff2');

const everyCharacter = [...new Set(languages.flatMap(chineseCharacters))];

/**
 * A browser that has only the given fonts, independent of the machine's: fontconfig gets one folder. Every device has
 * Tinos, a Latin serif; `chinese` adds Noto Sans HK.
 */
export async function startDevice({ chinese }: { chinese: boolean }, options: LaunchOptions): Promise<Device> {
  const folder = mkdtempSync(join(tmpdir(), 'encore-device-'));
  const latin = readFileSync(latinFont);
  const letters = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
  writeFileSync(join(folder, 'latin.ttf'), await subsetFont(latin, letters, { targetFormat: 'truetype' }));
  if (chinese) writeFileSync(join(folder, 'chinese.ttf'), await chineseFont(everyCharacter, 400));
  const settings = join(folder, 'fonts.conf');
  writeFileSync(
    settings,
    '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">' +
      `<fontconfig><dir>${folder}</dir><cachedir>${join(folder, 'cache')}</cachedir></fontconfig>`,
  );
  const browser = await chromium.launch({ ...options, env: { ...process.env, FONTCONFIG_FILE: settings } });
  return {
    browser,
    stop: async () => {
      await browser.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type Device = { browser: Browser; stop(): Promise<void> };
