import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    // `tests/` speaks to a real browser and is run by Playwright.
    exclude: ['node_modules/**', 'dist/**', 'tests/**'],
  },
});
