/** The encodings of the compressed files that the build writes, the smallest first, with their file extensions. */
export const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

export type Encoding = (typeof encodings)[number]['name'];

/** A cache of parsed headers, the oldest of which is dropped: browsers send only a few different ones. */
const remembered = new Map<string, readonly Encoding[]>();
const rememberedAtMost = 200;

/**
 * The encodings a client accepts, by preference; of equal ones the smallest first (RFC 9110 §12.5.3). Uncompressed is always
 * accepted, so a client that refuses it still gets a response.
 * @param header the Accept-Encoding header, null when there is none
 */
export function acceptedEncodings(header: string | null): readonly Encoding[] {
  if (!header) return [];
  const known = remembered.get(header);
  if (known) return known;
  const accepted = parse(header);
  remembered.set(header, accepted);
  if (remembered.size > rememberedAtMost) remembered.delete(remembered.keys().next().value as string);
  return accepted;
}

function parse(header: string): Encoding[] {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name === 'x-gzip' ? 'gzip' : name, weight ? Number(weight.slice(2)) || 0 : 1);
  }
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  const likedAtLeast = weights.get('identity') ?? 0;
  return encodings
    .map(({ name }) => name)
    .filter((name) => weightOf(name) > 0 && weightOf(name) >= likedAtLeast)
    .toSorted((one, other) => weightOf(other) - weightOf(one));
}
