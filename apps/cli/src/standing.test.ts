import { type Card, type CrazyEightsView, gameNamed, readCard, suitNamed } from '@shoal/core';
import { createSentences } from '@shoal/table-ui';
import { en } from '@shoal/table-ui/en';
import { expect, test } from 'vitest';
import { UNBROKEN } from './spaces.ts';
import { standingLine, standingLines } from './standing.ts';

const LABELS = ['Ann', 'Bo', 'Cy'];
const sentences = createSentences({ catalogue: en, names: LABELS, ascii: true });
const TOLD = { look: { catalogue: en }, labels: LABELS, sentences };
const eights = {
  id: 'crazy-eights',
  options: gameNamed('crazy-eights').tables.presets['standard'].options(3),
} as const;

/** Bo is out; an up-card lies with this suit in force. */
const viewAt = (upCard: string, suit: 'S' | 'H') =>
  ({
    ...{ discardPile: [readCard(upCard) as Card], suitInForce: suitNamed(suit), penalty: 0, direction: 1, seats: 3 },
    ...{ outPlaces: [null, 1, null], handSizes: [4, 0, 5], stockSize: 9 },
  }) as unknown as CrazyEightsView;

test('whoever is out is named once, with the place', () => {
  expect(standingLine(eights, viewAt('7S', 'S'), TOLD)).toBe(
    `The up-card is the 7S. Cards: Ann${UNBROKEN}4, Cy${UNBROKEN}5. Stock: 9.`,
  );
  expect(standingLines(eights, viewAt('7S', 'S'), TOLD)[3]).toMatch(/^ {2}2 {2}Bo +0 {2}Out in 1st place\.$/);
});

test('the suit in force is shown on every wild card, also when it named its own', () => {
  expect(standingLine(eights, viewAt('8S', 'S'), TOLD)).toContain('The suit in force is spades.');
  expect(standingLine(eights, viewAt('8S', 'H'), TOLD)).toContain('The suit in force is hearts.');
  expect(standingLine(eights, viewAt('7S', 'S'), TOLD)).not.toContain('in force');
});
