import { crazyEightsAt } from '@shoal/games/crazy-eights/testing';
import { createSentences } from '@shoal/table-ui';
import { expect, test } from 'vitest';
import { ENGLISH, gamesIn } from './language.ts';
import { UNBROKEN } from './spaces.ts';
import { standingLine, standingLines } from './standing.ts';

const LABELS = ['Ann', 'Bo', 'Cy'];
const sentences = createSentences({ catalogue: ENGLISH, names: LABELS, ascii: true }, gamesIn(ENGLISH)['crazy-eights']);
const TOLD = { look: { catalogue: ENGLISH }, labels: LABELS, sentences };

/** What everybody sees when Bo is out and this lies on the pile. */
function seenWith(pile: string) {
  const table = crazyEightsAt(`
    north* 2♠ 3♠ 4♠ 5♠
    south  out 1
    west   2♥ 3♥ 4♥ 5♥ 6♥
    stock  9♠ 9♥ 9♦ 9♣ T♠ T♥ T♦ T♣ J♠
    pile   ${pile} `);
  return [{ view: table.view(null), options: table.rules.options }, TOLD] as const;
}

test('a player who is out is named once, with the place', () => {
  expect(standingLine(...seenWith('7♠'))).toBe(
    `The up-card is the 7S. Cards: Ann${UNBROKEN}4, Cy${UNBROKEN}5. Stock: 9.`,
  );
  expect(standingLines(...seenWith('7♠'))[3]).toMatch(/^ {2}2 {2}Bo +0 {2}out: 1st place$/);
});

test('the suit in force is shown on every wild card, also when it named its own', () => {
  expect(standingLine(...seenWith('8♠'))).toContain('Spades in force.');
  expect(standingLine(...seenWith('8♠ (♥)'))).toContain('Hearts in force.');
  expect(standingLine(...seenWith('7♠'))).not.toContain('in force');
});
