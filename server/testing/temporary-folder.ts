import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Before all unit tests. What they leave in the folder for temporary files is deleted after the last. */
export function setup() {
  const folder = mkdtempSync(join(tmpdir(), 'encore-unit-tests-'));
  // Windows reads the latter.
  Object.assign(process.env, { TMPDIR: folder, TEMP: folder });
  return () => rmSync(folder, { recursive: true, force: true });
}

/** A new folder, which is deleted after the last test. */
export const temporaryFolder = (name: string): string => mkdtempSync(join(tmpdir(), `encore-${name}-`));
