import { GAME_IDS } from '@shoal/games/ids';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOME, type Route, readRoute, writeRoute } from './route.ts';

/** Any well-formed Unicode text: every character, no lone surrogate. */
const text = fc.string({ unit: 'binary' });
const name = fc.string({ unit: 'binary', minLength: 1 });
const game = fc.constantFrom(...GAME_IDS);

const route: fc.Arbitrary<Route> = fc.oneof(
  fc.record({ screen: fc.constantFrom('home', 'daily', 'games', 'statistics', 'check') }),
  fc.record({ screen: fc.constant('setup'), game, people: fc.integer({ min: 1, max: 10 }) }),
  fc.record({ screen: fc.constant('play'), game, seed: fc.option(text), shuffle: fc.option(text) }),
  fc.record({ screen: fc.constant('rules'), game, preset: text }),
  fc.record({ screen: fc.constantFrom('table', 'review', 'replay'), id: name }),
);

test('every screen has an address that leads back to it', () => {
  fc.assert(
    fc.property(route, (one) => {
      expect(readRoute(writeRoute(one))).toEqual(one);
    }),
  );
});

test('a browser shows every address as it was written', () => {
  fc.assert(
    fc.property(route, (one) => {
      expect(new URL(writeRoute(one), 'https://shoal.test/').hash).toBe(writeRoute(one));
    }),
  );
});

test('addresses are short and can be read', () => {
  expect(writeRoute(HOME)).toBe('#/');
  expect(writeRoute({ screen: 'setup', game: 'go-fish', people: 1 })).toBe('#/setup/go-fish');
  expect(writeRoute({ screen: 'setup', game: 'go-fish', people: 2 })).toBe('#/setup/go-fish?people=2');
  expect(writeRoute({ screen: 'play', game: 'crazy-eights', seed: 'a b', shuffle: null })).toBe(
    '#/play/crazy-eights?seed=a%20b',
  );
  expect(writeRoute({ screen: 'rules', game: 'go-fish', preset: 'classic' })).toBe('#/rules/go-fish/classic');
});

test('an address may be written without its signs at the front', () => {
  const daily: Route = { screen: 'daily' };
  expect(['#/daily', '#daily', '/daily', 'daily'].map(readRoute)).toEqual(Array(4).fill(daily));
  expect(['', '#', '#/', '/'].map(readRoute)).toEqual(Array(4).fill(HOME));
});

describe('junk', () => {
  test.each([
    '#/poker',
    '#/setup',
    '#/setup/poker',
    '#/play/',
    '#/play/poker?seed=1',
    '#/rules',
    '#/rules/chess/standard',
    '#/table',
    '#/table/',
    '#/table/%E0%A4%A',
    '#/review/?id=1',
    '#/HOME',
    '#/constructor',
    '#//table/a',
  ])('leads home: %s', (hash) => {
    expect(readRoute(hash)).toEqual(HOME);
  });

  test('leads to some screen, and the address of that screen leads there too', () => {
    const part = fc.constantFrom(
      '#',
      '/',
      '?',
      '&',
      '=',
      '%',
      'table',
      'play',
      'setup',
      'rules',
      'go-fish',
      'people',
      '-3',
    );
    const junk = fc.oneof(
      text,
      fc.array(fc.oneof(part, text), { maxLength: 9 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(junk, (hash) => {
        const found = readRoute(hash);
        expect(readRoute(writeRoute(found))).toEqual(found);
      }),
      { numRuns: 500 },
    );
  });

  test.each(['0', '-2', '2.5', 'NaN', 'Infinity', '1e99', 'two', ''])('is no number of people: %s', (people) => {
    expect(readRoute(`#/setup/go-fish?people=${people}`)).toEqual({ screen: 'setup', game: 'go-fish', people: 1 });
  });
});

test('a seed that was typed into the address may hold question marks', () => {
  expect(readRoute('#/play/go-fish?seed=why?')).toEqual({
    screen: 'play',
    game: 'go-fish',
    seed: 'why?',
    shuffle: null,
  });
});
