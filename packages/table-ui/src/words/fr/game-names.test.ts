import { GAME_IDS } from '@shoal/games';
import { namesIn } from '@shoal/games/titles';
import { expect, test } from 'vitest';
import { atGame, ofGame, theGame } from './game-names.ts';

test('a game takes its article, which merges with the word before it', () => {
  const { name } = namesIn('fr')['crazy-eights'];
  expect([theGame, atGame, ofGame].map((say) => say(name))).toEqual([`le ${name}`, `au ${name}`, `du ${name}`]);
});

test('a game without an article is called by its name alone', () => {
  const { name } = namesIn('fr')['go-fish'];
  expect([theGame, atGame, ofGame].map((say) => say(name))).toEqual([name, `à ${name}`, `de ${name}`]);
});

test.each(GAME_IDS)('%s is never called with "à le" or "de le"', (id) => {
  const { name } = namesIn('fr')[id];
  expect(`${atGame(name)} ${ofGame(name)}`).not.toMatch(/\b(?:à|de) les? /);
});
