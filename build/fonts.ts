import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

/** How a subset is cut; the types of `subset-font` do not know `noHinting` yet. Hints are for screens of 2005. */
export type Cut = NonNullable<Parameters<typeof subsetFont>[2]> & { noHinting?: boolean; keepFeatures?: string[] };

/**
 * Writes a subset of a face into the site, under the hash of its content.
 * @param characters every character it must have
 * @returns its address
 */
export async function writeSubset(folder: string, name: string, face: Buffer, characters: string, cut: Cut = {}) {
  const subset = await subsetFont(face, characters, { targetFormat: 'woff2', noHinting: true, ...cut } as Cut);
  const address = `/assets/${name}-${createHash('sha256').update(subset).digest('hex').slice(0, 8)}.woff2`;
  mkdirSync(dirname(join(folder, address)), { recursive: true });
  writeFileSync(join(folder, address), subset);
  return address;
}
