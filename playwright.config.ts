import { defineConfig } from '@playwright/test';
import { testChromium } from './commands/programs.ts';

export default defineConfig({
  testDir: 'tests',
  testMatch: '*.spec.ts',
  // In other browsers, by a configuration of their own.
  testIgnore: 'engines/**',
  outputDir: 'test-results',
  fullyParallel: true,
  // Two keep a processor waiting now and then.
  workers: 3,
  // Machines may be slow or busy: a test fails because something does not happen, not because it happens late.
  timeout: 150_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    // Smooth scrolling and transitions take 40% of the processor time. Tests of motion ask for it by `test.use`.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: testChromium(),
      // Root, as in most containers, cannot use the sandbox; the rest keeps the browser from calling home.
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        // No test asks any host but this one.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1, EXCLUDE [::1]',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // Saves a tenth of the processor time in which a page is opened: no second process is started for it.
        '--renderer-process-limit=1',
      ],
    },
  },
});
