import { namesIn } from '@shoal/games/titles';
import { expect, test } from 'vitest';
import { home } from './page/home.ts';
import { replay } from './page/replay.ts';
import { review } from './page/review.ts';
import { rules, setup } from './page/setup.ts';
import { screen } from './screen.ts';
import { statistics } from './statistics.ts';

const { name, accusative } = namesIn('de')['old-maid'];

test('a game that is played or set up stands in the accusative', () => {
  expect([screen.playGame, home.setUp, setup.tabTitle].map((say) => say(name))).toEqual([
    `${accusative} spielen`,
    `${accusative} einrichten`,
    `${accusative} einrichten – Shoal`,
  ]);
  expect(accusative).not.toBe(name);
});

test('a sentence that would decline the name otherwise lets it stand alone', () => {
  const titles = [rules.title, rules.tabTitle, review.tabTitle, replay.tabTitle].map((say) => say(name));
  for (const text of [...titles, statistics.curve(name, 5)])
    expect(text).toMatch(new RegExp(`(?:^|: )${name}(?:[:,]| –)`));
});
