import { expect, test } from 'vitest';
import { bestEncoding, type Encoding } from './encoding.ts';

const all = new Map<Encoding, null>([
  ['br', null],
  ['gzip', null],
  ['identity', null],
]);
const plain = new Map<Encoding, null>([['identity', null]]);

test.each<[string, Encoding]>([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP', 'gzip'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['br; q=0.0, gzip;q=0.001', 'gzip'],
  ['br;q=nonsense, gzip', 'gzip'],
  ['', 'identity'],
  ['identity', 'identity'],
  ['deflate', 'identity'],
  ['brotli', 'identity'],
  [';;;,,,=', 'identity'],
])('of all encodings "%s" gets %s', (accepted, encoding) => {
  expect(bestEncoding(accepted, all)).toBe(encoding);
});

test('what was not compressed is sent as it is, whatever is asked for', () => {
  for (const accepted of ['br', '*', 'identity;q=0, br']) expect(bestEncoding(accepted, plain)).toBe('identity');
});
