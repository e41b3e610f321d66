import { expect, test } from 'vitest';
import { isWelcome, readOrigin } from './origins.ts';

test.each([
  ['https://cards.example.org', 'https://cards.example.org'],
  ['https://cards.example.org/', 'https://cards.example.org'],
  ['HTTP://Cards.Example.org:80', 'http://cards.example.org'],
  ['http://192.0.2.1:7462', 'http://192.0.2.1:7462'],
  ['https://cards.example.org/path', null],
  ['https://cards.example.org/?a', null],
  ['https://user@cards.example.org', null],
  ['ftp://cards.example.org', null],
  ['cards.example.org', null],
  ['null', null],
  ['*', null],
  ['', null],
])('"%s" is the origin %s', (text, origin) => {
  expect(readOrigin(text)).toBe(origin);
});

const LISTED = ['https://cards.example.org'];

test.each([
  [undefined, 'host:7462', true],
  ['http://host:7462', 'host:7462', true],
  ['https://host', 'host', true],
  ['http://host:7462', 'HOST:7462', true],
  ['https://cards.example.org', 'inside:7462', true],
  ['http://cards.example.org', 'inside:7462', false],
  ['https://cards.example.org:8443', 'inside:7462', false],
  ['https://cards.example.org.evil.example', 'inside:7462', false],
  ['https://evil.example', 'cards.example.org', false],
  ['http://host', 'host:7462', false],
  ['http://host:7462', undefined, false],
  ['null', 'null', false],
  ['', '', false],
  ['http://host:7462/', 'host:7462', false],
  ['file://', '', false],
])('a page of %s at the host %s may connect: %s', (origin, host, isAllowed) => {
  expect(isWelcome(origin, host, LISTED)).toBe(isAllowed);
});
