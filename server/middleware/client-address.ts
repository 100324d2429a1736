import { isIP } from 'node:net';
import { expandIPv6 } from 'hono/utils/ipaddr';

/**
 * The address of a client. Entries that the client itself may have written into X-Forwarded-For are never used.
 * @param socketAddress the other end of the connection
 * @param forwarded the X-Forwarded-For header, where each proxy adds on the right the address it was called from
 * @param trustedProxies how many of our own proxies are in front of the server
 */
export function clientAddress(socketAddress: string, forwarded: string | null, trustedProxies: number): string {
  if (trustedProxies === 0 || !forwarded) return withoutMapping(socketAddress);
  const claimed = withoutPort(forwarded.split(',').at(-trustedProxies)?.trim() ?? '');
  return withoutMapping(isIP(claimed) ? claimed : socketAddress);
}

/** The key of rate limits: an IPv4 address, or the /64 network of an IPv6 address, because a household has a whole /64. */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [withoutZone = ''] = address.toLowerCase().split('%');
  return expandIPv6(withoutZone).split(':').slice(0, 4).join(':');
}

/**
 * The /48 network of a key of `networkOf`: one customer of a hosting company has 65,536 networks /64. An IPv4 address is
 * returned unchanged.
 */
export function siteOf(network: string): string {
  return network.split(':').slice(0, 3).join(':');
}

/** Some proxies add the port: `192.0.2.1:5678`, `[2001:db8::1]:5678`. */
function withoutPort(address: string): string {
  const [, bracketed] = /^\[([^\]]*)\]/.exec(address) ?? [];
  if (bracketed !== undefined) return bracketed;
  return address.includes('.') && isIP(address) === 0 ? (address.split(':')[0] ?? '') : address;
}

function withoutMapping(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}
