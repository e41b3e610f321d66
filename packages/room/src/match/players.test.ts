import fc from 'fast-check';
import { expect, test } from 'vitest';
import { knownPlayer, labelsOf, playerIn, seatEntryOf } from './players.ts';

test('of players with one name each after the first has a number', () => {
  expect(labelsOf(['Alex', 'Bo', 'Alex', 'Alex'])).toEqual(['Alex', 'Bo', 'Alex (2)', 'Alex (3)']);
  expect(labelsOf(['Ann', 'ann', 'ANN'])).toEqual(['Ann', 'ann (2)', 'ANN (3)']);
});

test('a name that looks like such a label is told apart from it', () => {
  expect(labelsOf(['A', 'A', 'A (2)'])).toEqual(['A', 'A (2)', 'A (2) (2)']);
  expect(labelsOf(['A', 'A (2)', 'A'])).toEqual(['A', 'A (2)', 'A (3)']);
});

test('no two labels are alike, whatever the names are', () => {
  const names = fc.constantFrom('A', 'A (2)', 'A (3)', 'A (2) (2)', '');
  fc.assert(fc.property(fc.array(names, { maxLength: 10 }), (all) => new Set(labelsOf(all)).size === all.length));
});

test('a record names a person, a bot, and a program that plays from another machine', () => {
  const players = [
    { name: 'Ann', bot: null },
    { name: 'Bo', bot: 'pike' as const },
    { name: 'Robo', bot: null, remoteBot: 'my\tclever  bot' },
  ];
  const entries = players.map(knownPlayer).map(seatEntryOf);
  expect(entries.map(({ player }) => player)).toEqual(['human', 'bot:pike', 'bot:my-clever-bot']);
  expect(entries.map(playerIn)).toEqual([
    { name: 'Ann', bot: null },
    { name: 'Bo', bot: 'pike' },
    { name: 'Robo', bot: 'my-clever-bot' },
  ]);
});
