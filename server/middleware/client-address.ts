import { isIP } from 'node:net';

/**
 * The address of a client, as far as it can be trusted: what a client writes into X-Forwarded-For itself is never read.
 * @param socketAddress the other end of the connection
 * @param forwarded the X-Forwarded-For header, where each proxy adds on the right the address it was called from
 * @param trustedProxies how many proxies of ours stand in front
 */
export function clientAddress(socketAddress: string, forwarded: string | null, trustedProxies: number): string {
  if (trustedProxies === 0 || !forwarded) return withoutMapping(socketAddress);
  const claimed = forwarded.split(',').at(-trustedProxies)?.trim() ?? '';
  return withoutMapping(isIP(claimed) ? claimed : socketAddress);
}

/**
 * What a limit counts by: an IPv4 address, or the /64 network of an IPv6 one, since every home is given a whole one.
 */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const groups = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':').length : 0;
  while (tail !== undefined && groups.length < Math.min(4, 8 - after)) groups.push('0');
  const all = groups.length < 4 && tail ? [...groups, ...tail.split(':')] : groups;
  return all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':');
}

function withoutMapping(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}
