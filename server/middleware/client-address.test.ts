import { expect, it } from 'vitest';
import { clientAddress, networkOf } from './client-address.ts';

it.each([
  ['without trusted proxies that of the socket', '192.0.2.1', '203.0.113.9', 0, '192.0.2.1'],
  ['an IPv4 address, also mapped to IPv6', '::ffff:192.0.2.1', null, 0, '192.0.2.1'],
  ['the one that the proxy added', '10.0.0.1', '6.6.6.6, 203.0.113.9', 1, '203.0.113.9'],
  ['the one that the outer of two proxies added', '10.0.0.1', '6.6.6.6, 203.0.113.9, 10.0.0.2', 2, '203.0.113.9'],
  ['an IPv6 address', '10.0.0.1', '2001:db8::1', 1, '2001:db8::1'],
  ['without the port of an IPv4 address', '10.0.0.1', '203.0.113.9:5678', 1, '203.0.113.9'],
  ['without the port of an IPv6 address', '10.0.0.1', '[2001:db8::1]:5678', 1, '2001:db8::1'],
  ['that of the socket with too few entries', '10.0.0.1', '203.0.113.9', 2, '10.0.0.1'],
  ['that of the socket with an entry that is no address', '10.0.0.1', 'unknown', 1, '10.0.0.1'],
  ['that of the socket without the header', '10.0.0.1', null, 1, '10.0.0.1'],
])('the address of a client is %s', (_, socket, forwarded, trustedProxies, expected) => {
  expect(clientAddress(socket, forwarded, trustedProxies)).toBe(expected);
});

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:0db8:0001:0002'],
  ['2001:DB8:0001:2::9', '2001:0db8:0001:0002'],
  ['2001:db8::9', '2001:0db8:0000:0000'],
  ['::1', '0000:0000:0000:0000'],
  ['2001:db8::3:4:5:6:7', '2001:0db8:0000:0003'],
  ['fe80::1%eth0', 'fe80:0000:0000:0000'],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
