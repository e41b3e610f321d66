import { expect, test } from 'vitest';
import { networkAddresses } from './network-addresses.ts';
import { urlsOf } from './site-urls.ts';

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
