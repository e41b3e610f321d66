import { type Rng, rngFor } from '@shoal/core';
import { everyTableAndOddOnes, type TableCase, testedTables } from '@shoal/games/testing';
import { describe, expect, test } from 'vitest';
import { atDepth, IS_CHECK } from '../../../scripts/depth.mjs';
import { leafOf, picturesOf, rootOf } from '../src/seal/seal-digests.ts';
import type { Opening, SealPicture } from '../src/seal/sealed-deal.ts';
import { CheckingViewer, SealedTable } from './sealed-table.ts';

const START = Number(process.env['SHOAL_SEED'] ?? '0');
const GAMES = atDepth({ test: 1, check: 1, long: 30 });

/** Twins come at odd tables. */
const tables: readonly TableCase[] = IS_CHECK
  ? everyTableAndOddOnes()
  : [...testedTables(), ...everyTableAndOddOnes().filter(({ name }) => /packs=2/.test(name))];

/** The seeds of the games at a table, each part of the name of what fails. */
const seedsOf = ({ name }: TableCase): string[] =>
  Array.from({ length: GAMES }, (_, game) => `${name}, seed ${START + game}`);

/** Mostly what is new; sometimes some of what was heard before, or the whole log. */
const fromAt = (heard: number, rng: Rng): number => (rng.below(4) > 0 ? heard : rng.below(heard + 1));

describe.each(tables)('$name', (tableCase) => {
  test('every viewer accepts a whole game, whenever its connection breaks', () => {
    for (const seed of seedsOf(tableCase)) {
      const sealed = new SealedTable(tableCase, seed);
      const rng = rngFor(seed, 'connections');
      const viewers = sealed.viewers.map((viewer) => new CheckingViewer(sealed, viewer));
      for (const viewer of viewers) expect(viewer.listen(0), seed).toBeNull();
      while (!sealed.isOver) {
        sealed.play(1 + rng.below(3));
        for (const viewer of viewers) {
          if (!sealed.isOver && rng.below(3) === 0) continue;
          expect(viewer.listen(fromAt(viewer.heard, rng)), seed).toBeNull();
        }
      }
      expect(viewers.map(({ checker }) => checker.log)).toEqual(sealed.viewers.map((seat) => sealed.table.log(seat)));
      for (const viewer of sealed.viewers) expect(new CheckingViewer(sealed, viewer).listen(0), seed).toBeNull();
    }
  });

  test('RM25 exactly the cards are opened that a viewer was dealt or is shown, in this order', () => {
    for (const seed of seedsOf(tableCase)) {
      const sealed = new SealedTable(tableCase, seed);
      while (!sealed.isOver) {
        const from = sealed.table.logLength;
        sealed.play(8);
        for (const viewer of sealed.viewers) {
          const { openings } = sealed.news(viewer, from);
          expect(
            openings.map(({ card }) => card),
            seed,
          ).toEqual(sealed.shownTo(viewer, from));
        }
      }
      for (const viewer of sealed.viewers) {
        const { openings } = sealed.news(viewer, 0);
        expect(openings.map(({ card }) => card)).toEqual(sealed.shownTo(viewer, 0));
      }
    }
  });

  test('RM25 everybody is told the same seals, each before the first card of it', () => {
    for (const seed of seedsOf(tableCase)) {
      const sealed = new SealedTable(tableCase, seed);
      const told: SealPicture[] = [...sealed.news(null, 0).seals];
      // Without opening events, the pack is told once more with the first ones.
      while (sealed.table.logLength === 0) sealed.play();
      while (!sealed.isOver) {
        const from = sealed.table.logLength;
        sealed.play();
        const { seals } = sealed.news(null, from);
        told.push(...seals);
        const rebuilds = sealed.table.log(null, from).flatMap((event) => stepsOf(sealed, event, 'rebuilt'));
        expect(seals.map(({ leaves }) => leaves.length)).toEqual(rebuilds.map(({ cards }) => cards.length));
      }
      for (const viewer of sealed.viewers) expect(sealed.news(viewer, 0).seals, seed).toEqual(told);
      expect(told.map(({ stock }) => stock)).toEqual(told.map((_, stock) => stock));
      expect(new Set(told.flatMap(({ leaves }) => leaves)).size).toBe(told.flatMap(({ leaves }) => leaves).length);
      expect(picturesOf(rootOf(told[0])).every((picture) => picture >= 0 && picture < 64)).toBe(true);
    }
  });
});

const stepsOf = ({ case: { game } }: SealedTable, event: Parameters<typeof game.cardSteps>[0], type: string) =>
  game.cardSteps(event).filter((step) => step.type === type);

test('a leaf tells nothing of its card to somebody without its salt', () => {
  for (const tableCase of testedTables()) {
    const sealed = new SealedTable(tableCase, tableCase.name);
    sealed.play(40);
    for (const viewer of sealed.viewers) {
      const { seals, openings } = sealed.news(viewer, 0);
      const known = new Map(openings.map((opening) => [placeOf(opening), opening]));
      const salts = [...new Set(openings.map(({ salt }) => salt)), '', '0'.repeat(32)];
      const hidden = seals.flatMap(({ stock, leaves }) =>
        leaves.flatMap((leaf, position) =>
          known.has(placeOf({ stock, position })) ? [] : [{ stock, position, leaf }],
        ),
      );
      const faces = new Set(tableCase.rules.pack);
      // A few hidden cards each: every guess of a card with every salt that the viewer has ever seen.
      for (const { leaf, ...place } of hidden.slice(0, 1)) {
        for (const card of faces) for (const salt of salts) expect(leafOf({ ...place, card, salt })).not.toBe(leaf);
      }
    }
  }
});

const placeOf = ({ stock, position }: Pick<Opening, 'stock' | 'position'>): string => `${stock}:${position}`;
