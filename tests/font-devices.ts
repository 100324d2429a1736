import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type LaunchOptions } from '@playwright/test';
import subsetFont from 'subset-font';
import { chineseCharacters } from '../build/chinese-font.ts';
import { languages } from '../domain/languages.ts';
import { builtSite } from './built-site.ts';

const find = createRequire(import.meta.url).resolve;
const latinFont = find('@fontsource/tinos/files/tinos-latin-400-normal.woff2');

/** Noto Sans HK with every character of the site, from the build: to make it again takes seconds. */
const [chineseFont = ''] = globSync(`${builtSite}/client/assets/encore-han-zh-*.woff2`);
const everyCharacter = languages.flatMap(chineseCharacters).join('');

/**
 * A browser that has only the given fonts, independent of the machine's: fontconfig gets one folder. Every device has
 * Tinos, a Latin serif; `chinese` adds Noto Sans HK.
 */
export async function startDevice({ chinese }: { chinese: boolean }, options: LaunchOptions): Promise<Device> {
  const folder = mkdtempSync(join(tmpdir(), 'encore-device-'));
  const addFont = async (name: string, file: string, characters: string) =>
    writeFileSync(join(folder, name), await subsetFont(readFileSync(file), characters, { targetFormat: 'truetype' }));
  const letters = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
  await addFont('latin.ttf', latinFont, letters);
  if (chinese) await addFont('chinese.ttf', chineseFont, everyCharacter);
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
