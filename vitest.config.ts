import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Many start processes of their own, and machines differ.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    include: ['**/*.test.ts'],
    // `tests/` speaks to a real browser and is run by Playwright.
    exclude: ['**/node_modules/**', 'dist/**', 'tests/**'],
  },
});
