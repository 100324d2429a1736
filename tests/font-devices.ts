import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type LaunchOptions } from '@playwright/test';
import subsetFont from 'subset-font';

const find = createRequire(import.meta.url).resolve;
const latinFace = find('@fontsource/tinos/files/tinos-latin-400-normal.woff2');
const hongKongFace = find('@expo-google-fonts/noto-sans-hk/400Regular/NotoSansHK_400Regular.ttf');

/**
 * A browser on a device that has only these faces, whatever this machine has: fontconfig is shown one folder. Every device
 * has Tinos, a Latin serif; `chinese` adds Noto Sans HK, as an application or a system would.
 */
export async function startDevice({ chinese }: { chinese: boolean }, options: LaunchOptions): Promise<Device> {
  const folder = mkdtempSync(join(tmpdir(), 'encore-device-'));
  const latin = readFileSync(latinFace);
  const letters = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
  writeFileSync(join(folder, 'latin.ttf'), await subsetFont(latin, letters, { targetFormat: 'truetype' }));
  if (chinese) copyFileSync(hongKongFace, join(folder, 'hong-kong.ttf'));
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
