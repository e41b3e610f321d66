import { expect, test } from 'vitest';
import { networkAddresses, urlsOf } from './site-urls.ts';

const nearby = networkAddresses().map((address) => `http://${address}:80/`);

test.each([
  [undefined, 'http://127.0.0.1:80/', []],
  ['localhost', 'http://localhost:80/', []],
  ['::1', 'http://[::1]:80/', []],
  ['192.168.1.23', 'http://192.168.1.23:80/', ['http://192.168.1.23:80/']],
  ['fd00::7', 'http://[fd00::7]:80/', ['http://[fd00::7]:80/']],
  ['0.0.0.0', 'http://127.0.0.1:80/', nearby],
  [true as const, 'http://127.0.0.1:80/', nearby],
])('at host %s the page is at %s', (host, here, network) => {
  expect(urlsOf(80, host)).toEqual({ here, network });
});

const at = (address: string, family = 'IPv4', internal = false) => ({ address, family, internal });

test('the address that a phone can reach comes first, those inside the machine last', () => {
  const interfaces = {
    lo: [at('127.0.0.1', 'IPv4', true), at('::1', 'IPv6', true)],
    docker0: [at('172.17.0.1')],
    'br-5f2a': [at('172.18.0.1')],
    eth0: [at('169.254.7.7')],
    wlan0: [at('192.168.1.23'), at('fe80::1', 'IPv6')],
  };
  expect(networkAddresses(interfaces)).toEqual(['192.168.1.23', '172.17.0.1', '172.18.0.1', '169.254.7.7']);
});

test('a machine without a network has none', () => {
  expect(networkAddresses({ lo: [at('127.0.0.1', 'IPv4', true)], gone: undefined })).toEqual([]);
});
