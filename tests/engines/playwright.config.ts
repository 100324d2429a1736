import { defineConfig } from '@playwright/test';
import type { Options } from './engine-test.ts';

/** `npm run test:browsers`: the same tests in Debian's Firefox ESR and WebKitGTK, which Playwright itself cannot drive. */
export default defineConfig<object, Options>({
  testDir: '.',
  outputDir: '../../test-results',
  workers: 1,
  timeout: 180_000,
  reporter: 'list',
  webServer: {
    command: 'Xvfb -displayfd 1 -screen 0 1400x1000x24 -nolisten tcp',
    wait: { stdout: /^(?<xvfb_display>\d+)/ },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
  projects: [
    { name: 'firefox', use: { name: 'firefox' } },
    { name: 'webkit', use: { name: 'webkit' } },
  ],
});
