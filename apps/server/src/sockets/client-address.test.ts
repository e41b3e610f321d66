import { expect, test } from 'vitest';
import { clientAddress, isLoopback, networkOf, readProxyTrust } from './client-address.ts';

/** A client's own words come first in the header, and those of the nearest proxy last. */
test.each([
  ['', '198.51.100.7', undefined, '198.51.100.7'],
  ['', '198.51.100.7', '203.0.113.5', '198.51.100.7'],
  ['0', '198.51.100.7', '203.0.113.5', '198.51.100.7'],
  ['1', '10.0.0.1', '203.0.113.5', '203.0.113.5'],
  ['1', '10.0.0.1', '192.0.2.66, 203.0.113.5', '203.0.113.5'],
  ['2', '10.0.0.1', '192.0.2.66, 203.0.113.5, 10.0.0.2', '203.0.113.5'],
  ['3', '10.0.0.1', '203.0.113.5', '203.0.113.5'],
  ['1', '10.0.0.1', undefined, '10.0.0.1'],
  ['1', '10.0.0.1', 'nonsense', '10.0.0.1'],
  ['1', '::ffff:10.0.0.1', '::ffff:203.0.113.5', '203.0.113.5'],
  ['10.0.0.0/8', '10.0.0.1', '192.0.2.66, 203.0.113.5, 10.9.9.9', '203.0.113.5'],
  ['10.0.0.0/8', '198.51.100.7', '203.0.113.5', '198.51.100.7'],
  ['loopback', '127.0.0.1', '203.0.113.5', '203.0.113.5'],
  ['loopback', '::1', '2001:db8::1', '2001:db8::1'],
  ['loopback, 2001:db8:1::/48', '::1', '203.0.113.5, 2001:db8:1::9', '203.0.113.5'],
  ['192.0.2.1', '192.0.2.1', '203.0.113.5', '203.0.113.5'],
  ['192.0.2.1', '192.0.2.2', '203.0.113.5', '192.0.2.2'],
])('where proxies "%s" are believed, %s with the header "%s" is %s', (trusted, peer, header, client) => {
  const trust = trusted === '' ? { type: 'nobody' as const } : readProxyTrust(trusted);
  if (trust === null) throw new Error('not readable');
  expect(clientAddress(trust, peer, header)).toBe(client);
});

test.each(['', 'x', '99', '-1', '10.0.0.0/33', '10.0.0/8', '::1/129', '10.0.0.1/8/8', '10.0.0.1,', 'loopback,x'])(
  '"%s" names no proxies',
  (text) => {
    expect(readProxyTrust(text)).toBeNull();
  },
);

test.each([
  ['203.0.113.5', '203.0.113.5'],
  ['::ffff:203.0.113.5', '203.0.113.5'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:0db8:0001:0002::6', '2001:db8:1:2::'],
  ['2001:db8::6', '2001:db8:0:0::'],
  ['::1', '0:0:0:0::'],
  ['fe80::1:2', 'fe80:0:0:0::'],
])('limits count %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('an address of this machine is known in every spelling', () => {
  const own = ['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'];
  expect(own.filter((address) => !isLoopback(address))).toEqual([]);
  expect(['128.0.0.1', '::2', '10.127.0.1', ''].filter(isLoopback)).toEqual([]);
});
