import { createSentences, type InForce } from '@shoal/table-ui';
import { en } from '@shoal/table-ui/en';
import { expect, test } from 'vitest';
import { crazyEightsAt } from '../../../../packages/games/test/drawn-table.ts';
import { UNBROKEN } from './spaces.ts';
import { standingLine, standingLines } from './standing.ts';

const LABELS = ['Ann', 'Bo', 'Cy'];
const sentences = createSentences({ catalogue: en, names: LABELS, ascii: true });
const TOLD = { look: { catalogue: en }, labels: LABELS, sentences };

/** What everybody sees when Bo is out and this lies on the pile. */
function seenWith(pile: string) {
  const table = crazyEightsAt(`
    north* 2♠ 3♠ 4♠ 5♠
    south  out 1
    west   2♥ 3♥ 4♥ 5♥ 6♥
    stock  9♠ 9♥ 9♦ 9♣ T♠ T♥ T♦ T♣ J♠
    pile   ${pile} `);
  const inForce: InForce = { id: 'crazy-eights', options: table.rules.options };
  return [inForce, table.view(null), TOLD] as const;
}

test('a player who is out is named once, with the place', () => {
  expect(standingLine(...seenWith('7♠'))).toBe(
    `The up-card is the 7S. Cards: Ann${UNBROKEN}4, Cy${UNBROKEN}5. Stock: 9.`,
  );
  expect(standingLines(...seenWith('7♠'))[3]).toMatch(/^ {2}2 {2}Bo +0 {2}Out in 1st place\.$/);
});

test('the suit in force is shown on every wild card, also when it named its own', () => {
  expect(standingLine(...seenWith('8♠'))).toContain('The suit in force is spades.');
  expect(standingLine(...seenWith('8♠ (♥)'))).toContain('The suit in force is hearts.');
  expect(standingLine(...seenWith('7♠'))).not.toContain('in force');
});
