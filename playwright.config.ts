import { defineConfig } from '@playwright/test';
import { systemChromium } from './commands/chromium.mjs';

export default defineConfig({
  testDir: 'tests',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // Machines may be slow or busy: a test fails because something does not happen, not because it happens late.
  timeout: 150_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    launchOptions: {
      executablePath: systemChromium(),
      // Root, as in most containers, cannot use the sandbox; the rest keeps the browser from calling home.
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});
