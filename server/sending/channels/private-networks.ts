import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** IPv4 networks that the internet does not route to a public server (IANA's special-purpose registry). */
const specialIpv4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;

/** Within 2000::/3, outside of which there is no public IPv6 address. 6to4 and Teredo have an IPv4 address inside. */
const specialIpv6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const special = new BlockList();
for (const [network, prefix] of specialIpv4) special.addSubnet(network, prefix);
for (const [network, prefix] of specialIpv6) special.addSubnet(network, prefix, 'ipv6');
const publicIpv6 = new BlockList();
publicIpv6.addSubnet('2000::', 3, 'ipv6');

/** True for an IP address of this machine or of a private network, and for text that is no address. */
export function isPrivateAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return special.check(address);
  return version === 0 || !publicIpv6.check(address, 'ipv6') || special.check(address, 'ipv6');
}

/** The part of `lookup` that gives every address of a name. */
type Resolve = (
  name: string,
  options: LookupAllOptions,
  done: (error: Error | null, addresses: LookupAddress[]) => void,
) => void;

/** The code of the error with which `publicLookup` refuses a name. */
export const privateAddressCode = 'PRIVATE_ADDRESS';

/**
 * Resolves a name for a connection, and fails when one of its addresses is private. The connection uses the addresses that were
 * checked: a check before the connection would be of an earlier answer of the name server, which may give another one each time.
 */
export function publicLookup(resolve: Resolve = lookup): LookupFunction {
  return (name, options, done) => {
    resolve(name, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, []);
      if (addresses.some(({ address }) => isPrivateAddress(address))) return done(privateAddressError(), []);
      if (options.all) return done(null, addresses);
      const [first] = addresses;
      done(null, first?.address ?? '', first?.family);
    });
  };
}

export function privateAddressError(): Error {
  return Object.assign(new Error('its address is in a private network'), { code: privateAddressCode });
}
