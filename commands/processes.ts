import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const biome = 'node_modules/@biomejs/biome/bin/biome';
// Biome would colour each letter in a log.
const colors = process.stdout.isTTY ? [] : ['--colors=off'];

/** The tools of the checks, with their usual parameters, as files that Node runs on every platform. */
export const tools = {
  typecheck: ['node_modules/typescript/bin/tsc'],
  lint: [biome, 'ci', '--error-on-warnings', ...colors],
  fix: [biome, 'check', '--write', ...colors],
  vitest: ['node_modules/vitest/vitest.mjs', 'run'],
  playwright: ['node_modules/@playwright/test/cli.js', 'test'],
};

/** Reads `.env`, if there is one, into the environment; it does not replace variables that are set already. */
export function loadSettings(): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
}

/**
 * Runs a file in a process of its own; ends this process when it fails.
 * @param environment settings to add to ours
 */
export function runFile(parameters: readonly string[], environment: Record<string, string> = {}): void {
  const env = { ...process.env, ...environment };
  const { status } = spawnSync(process.execPath, parameters, { stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
}
