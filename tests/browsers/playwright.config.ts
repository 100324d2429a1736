import { defineConfig } from '@playwright/test';
import type { Options } from './browser-test.ts';

/** `npm run test:browsers`: the same tests in Debian's Firefox ESR and WebKitGTK, which Playwright itself cannot drive. */
export default defineConfig<object, Options>({
  testDir: '.',
  outputDir: '../../test-results',
  workers: 1,
  timeout: 180_000,
  reporter: 'list',
  projects: [
    { name: 'firefox', use: { engine: 'firefox' } },
    { name: 'webkit', use: { engine: 'webkit' } },
  ],
});
