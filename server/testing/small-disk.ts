import { spawnSync } from 'node:child_process';
import { appendFileSync, rmSync } from 'node:fs';

const mountAndServe =
  'mount -t tmpfs -o size=6m tmpfs "$DATA_DIR" && if [ -d "$SEED" ]; then cp -a "$SEED"/. "$DATA_DIR"; fi && ' +
  'exec "$0" server/main.ts 2>>"$DATA_DIR/log"';

/**
 * Mounts a disk of 6 MiB for the server's process alone, with what is in the folder `SEED` when there is one; needs no root rights where
 * Linux allows user namespaces.
 */
export const mountSmallDisk = {
  isPossible: spawnSync('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0,
  command: { command: 'unshare', parameters: ['-rm', 'sh', '-c', mountAndServe, process.execPath] },
};

/** Fills a disk. @returns a function that empties it again */
export function fillDisk(folder: string): () => void {
  for (const size of [65_536, 4096, 512, 1]) {
    try {
      for (;;) appendFileSync(`${folder}/ballast`, Buffer.alloc(size));
    } catch {
      // There is no space for another write of this size.
    }
  }
  return () => rmSync(`${folder}/ballast`);
}
