import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Reads `.env`, if there is one, into the environment; it does not replace variables that are set already. */
export function loadSettings(): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
}

/**
 * Runs a file in a process of its own; ends this process when it fails.
 * @param environment settings to add to ours
 */
export function runFile(parameters: readonly string[], environment: Record<string, string> = {}): void {
  const { status } = spawnSync(process.execPath, parameters, {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  if (status !== 0) process.exit(status ?? 1);
}
