import { chance, newMatch, planOfThree, playOn, reportOf } from '@shoal/room/testing';
import { expect, test } from 'vitest';
import { SHOWN_GAMES } from '../words/catalogues.ts';
import { en } from '../words/en.ts';
import { createSentences } from '../words/sentences/sentences.ts';
import { mostInFan } from './most-in-fan.ts';

test.each([1, 2, 3, 4])('no hand of a deal holds more cards, and the number stays the same (seed %i)', (seed) => {
  const match = newMatch(planOfThree('old-maid', { seed: `${seed}` }));
  const actions = chance(seed);
  const names = ['Ann', 'Bo', 'Cy'];
  const sentences = createSentences({ catalogue: en, names, ascii: false }, SHOWN_GAMES.en['old-maid']);
  const seen: { readonly most: number; readonly largest: number }[] = [];
  while (match.result === null) {
    const report = reportOf(match, 0);
    seen.push({ most: mostInFan(report, sentences), largest: Math.max(...report.view.handSizes) });
    playOn(match, actions, 1);
  }
  expect(new Set(seen.map(({ most }) => most)).size).toBe(1);
  for (const { most, largest } of seen) expect(largest).toBeLessThanOrEqual(most);
});
