/** Encodings a file may lie ready in, the smallest first, with the ending of the file beside it. */
export const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

export type Encoding = (typeof encodings)[number]['name'];

/** Browsers send a handful of different headers; remembering them saves parsing on every request. */
const remembered = new Map<string, readonly Encoding[]>();
const rememberedAtMost = 200;

/**
 * The encodings a client takes, the one it likes best first; of equals, the smallest (RFC 9110 §12.5.3). Uncompressed is
 * always taken, so a client that refuses it still gets an answer.
 * @param header the Accept-Encoding header, null when there is none
 */
export function acceptedEncodings(header: string | null): readonly Encoding[] {
  if (!header) return [];
  const known = remembered.get(header);
  if (known) return known;
  const accepted = parse(header);
  if (remembered.size < rememberedAtMost) remembered.set(header, accepted);
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
