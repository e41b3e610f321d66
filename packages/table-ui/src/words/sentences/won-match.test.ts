import { expect, test } from 'vitest';
import { fillSeats, labelsOf, type Player } from '../../sitting/players.ts';
import { en } from '../en.ts';
import { wonMatch } from './won-match.ts';

const YOU_AND_BOTS = fillSeats([{ name: 'You', bot: null }], 3, 'minnow');
const PEOPLE = ['Ann', 'Ben', 'Cleo'].map((name): Player => ({ name, bot: null }));

test.each([
  ['You win the match!', [0], YOU_AND_BOTS],
  ['Bo wins the match.', [1], YOU_AND_BOTS],
  ['You share the match with Cy.', [0, 2], YOU_AND_BOTS],
  ['The match is shared by Bo and Cy.', [1, 2], YOU_AND_BOTS],
  ['Ann wins the match.', [0], PEOPLE],
  ['The match is shared by Ann and Cleo.', [0, 2], PEOPLE],
])('"%s" is said of seats %j', (sentence, winners, players) => {
  const labels = labelsOf(players.map(({ name }) => name));
  expect(wonMatch(winners, { labels, players }, en.screen)).toBe(sentence);
});
