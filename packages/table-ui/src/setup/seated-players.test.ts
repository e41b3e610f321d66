import { BOT_NAMES } from '@shoal/core';
import { GAME_IDS } from '@shoal/games';
import { DEFAULT_BOT, seatsOfPeople } from '@shoal/room';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { en } from '../words/en.ts';
import { withPreset } from './preset-choice.ts';
import { withFittingNames, withName, withPeople, withSeatedPlayer } from './seated-players.ts';
import { defaultSetup, planOf, seatRange, type TableSetup, withSeats } from './table-setup.ts';

const nameOf = en.screen.playerName;
const naming = { languages: [en.cards], nameOf };
const defaults = defaultSetup('go-fish');
const seated = ({ players }: TableSetup) => players.map(({ name, bot }) => `${name} ${bot ?? 'person'}`);
const named = (setup: TableSetup, seat: number, text: string) => withName(setup, seat, text, naming) ?? setup;

describe('a player who takes a seat', () => {
  test('has a number for a name among several people, and is "You" when alone again', () => {
    const two = withSeatedPlayer(defaults, 1, null, nameOf);
    expect(seated(two)).toEqual(['Player 1 person', 'Player 2 person', `Cy ${DEFAULT_BOT}`]);
    expect(seated(withSeatedPlayer(two, 1, 'pike', nameOf))).toEqual(['You person', 'Bo pike', `Cy ${DEFAULT_BOT}`]);
    expect(seated(withSeatedPlayer(two, 0, 'pike', nameOf))).toEqual(['Bo pike', 'You person', `Cy ${DEFAULT_BOT}`]);
  });

  test('keeps a name that was given', () => {
    const ann = named(defaults, 0, 'Ann');
    const two = withSeatedPlayer(ann, 1, null, nameOf);
    expect(seated(two)).toEqual(['Ann person', 'Player 2 person', `Cy ${DEFAULT_BOT}`]);
    expect(seated(withSeatedPlayer(two, 0, 'orca', nameOf))[0]).toBe('Ann orca');
  });

  test('keeps the name of a bot that gets stronger or weaker', () => {
    expect(seated(withSeatedPlayer(defaults, 2, 'kraken', nameOf))[2]).toBe('Cy kraken');
  });

  test('is a bot with a name that nobody else has', () => {
    const bots = withSeatedPlayer(named(withSeatedPlayer(defaults, 1, null, nameOf), 1, 'Bo'), 0, 'perch', nameOf);
    expect(seated(bots)).toEqual(['Dee perch', 'Bo person', `Cy ${DEFAULT_BOT}`]);
  });
});

describe('people who pass a device on', () => {
  test('play without bots', () => {
    expect(seated(withPeople(defaults, 2, nameOf))).toEqual(['Player 1 person', 'Player 2 person']);
    expect(seated(withPeople(named(defaults, 0, 'Ann'), 2, nameOf))).toEqual(['Ann person', 'Player 2 person']);
    expect(seatsOfPeople(withPeople(defaults, 5, nameOf).players)).toEqual([0, 1, 2, 3, 4]);
  });

  test('are joined by more people, until somebody chooses a bot', () => {
    const two = withPeople(defaults, 2, nameOf);
    expect(seated(withFittingNames(withSeats(two, 3), nameOf))[2]).toBe('Player 3 person');
    const withBot = withSeatedPlayer(withSeats(two, 3), 2, 'pike', nameOf);
    expect(seated(withFittingNames(withSeats(withBot, 4), nameOf))[3]).toMatch(/ pike$/);
    expect(withPeople(withBot, 2, nameOf)).toEqual(withBot);
  });

  test('stay as they are where they are enough', () => {
    const three = withPeople(defaults, 3, nameOf);
    expect(withPeople(three, 2, nameOf)).toEqual(three);
    expect(withPeople(defaults, 1, nameOf)).toEqual(defaults);
  });

  test('are no more than there is room for', () => {
    expect(withPeople(withPreset(defaults, 'pairs', nameOf), 9, nameOf).players.length).toBe(2);
  });
});

describe('a name', () => {
  test('is cleaned, and may be left out', () => {
    expect(seated(named(defaults, 0, '  Mary   Ann '))[0]).toBe('Mary Ann person');
    expect(seated(named(named(defaults, 0, 'Ann'), 0, ' '))[0]).toBe('You person');
    expect(seated(named(withPeople(defaults, 2, nameOf), 1, ''))[1]).toBe('Player 2 person');
  });

  test('that is a rank or a number is refused', () => {
    expect(['7', 'ten', 'Queens'].map((text) => withName(defaults, 0, text, naming))).toEqual([null, null, null]);
    expect(seated(named(defaults, 0, 'Jack'))[0]).toBe('Jack person');
  });

  test('that a seat had by number alone goes when its person is the only one left', () => {
    expect(seated(withFittingNames(withSeats(withPeople(withSeats(defaults, 2), 2, nameOf), 2), nameOf))).toEqual([
      'Player 1 person',
      'Player 2 person',
    ]);
    const last = withSeatedPlayer(withSeatedPlayer(defaults, 2, null, nameOf), 1, 'minnow', nameOf);
    expect(seated(withFittingNames(withSeats(last, 2), nameOf))).toEqual(['You person', 'Bo minnow']);
  });
});

test.each(GAME_IDS)('a table of %s can be played by any players, and every name fits', (game) => {
  const change = fc.tuple(fc.nat(9), fc.constantFrom(null, ...BOT_NAMES), fc.integer({ min: 2, max: 10 }), fc.nat(12));
  fc.assert(
    fc.property(fc.array(change, { maxLength: 8 }), (changes) => {
      const setup = changes.reduce((before, [at, bot, seats, people]) => {
        const sat = withSeatedPlayer(before, at % before.players.length, bot, nameOf);
        return withFittingNames(withPeople(withSeats(sat, seats), people, nameOf), nameOf);
      }, defaultSetup(game));
      expect(planOf(setup).ok).toBe(true);
      expect(setup.players.length).toBeLessThanOrEqual(seatRange(setup).max);
      expect(new Set(setup.players.map(({ name }) => name)).size).toBe(setup.players.length);
      const people = seatsOfPeople(setup.players);
      expect(setup.players.some(({ name }) => name === 'You')).toBe(people.length === 1);
    }),
  );
});
