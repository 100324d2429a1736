import { parseAccept } from 'hono/utils/accept';

/** The encodings of the compressed files that the build writes, the smallest first, with their file extensions. */
export const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

export type Encoding = (typeof encodings)[number]['name'];

/**
 * The encodings a client accepts, by preference; of equal ones the smallest first (RFC 9110 §12.5.3). Uncompressed is always
 * accepted, so a client that refuses it still gets a response.
 * @param header the Accept-Encoding header, null when there is none
 */
export function acceptedEncodings(header: string | null): Encoding[] {
  const accepted = parseAccept((header ?? '').toLowerCase());
  const weights = new Map(accepted.map(({ type, q }) => [type === 'x-gzip' ? 'gzip' : type, q]));
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  const likedAtLeast = weights.get('identity') ?? 0;
  return encodings
    .map(({ name }) => name)
    .filter((name) => weightOf(name) > 0 && weightOf(name) >= likedAtLeast)
    .toSorted((one, other) => weightOf(other) - weightOf(one));
}
