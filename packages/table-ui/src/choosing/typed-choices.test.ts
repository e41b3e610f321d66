import { rngFor, seatNumbers } from '@shoal/core';
import { GAME_IDS } from '@shoal/games';
import { LANGUAGES } from '@shoal/language';
import { fillSeats, newDeal } from '@shoal/room';
import { describe, expect, test } from 'vitest';
import { atDepth } from '../../../../scripts/depth.mjs';
import { planOf, seenAt } from '../../test/presentation-contract.ts';
import { CATALOGUES, SHOWN_GAMES } from '../words/catalogues.ts';
import { createSentences } from '../words/sentences/sentences.ts';
import { NOTHING_CHOSEN, touch } from './choosing.ts';
import { readTouches } from './read-touches.ts';

const DEALS = atDepth({ test: 1, check: 5 });

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(GAME_IDS)('an action of %s may be typed as the list of choices tells it', (id) => {
    const game = SHOWN_GAMES[language][id];
    const catalogue = CATALOGUES[language];
    for (const seed of seatNumbers(DEALS)) {
      const { table, labels } = newDeal(planOf(id, 'standard', 3), fillSeats([], 3, null), `${seed}`, 0);
      const rng = rngFor(`${seed}`, 'typed');
      const sentences = createSentences({ catalogue, names: labels, ascii: false, you: null }, game);
      while (table.turn !== null) {
        const seen = seenAt(game, table, table.turn);
        const { legal, hand } = seen.view;
        const spots = legal.filter(({ spot }) => spot !== undefined).length;
        const typed = { games: [game], labels, hand, spots, wanted: null, languages: [catalogue] };
        // Actions without touches have words of their own.
        const told = legal.filter(({ type }) => game.words.typed[type] === undefined);
        const misread = told.filter((action) => {
          const touches = readTouches(sentences.action(action, seen.view), typed);
          const came = touches === null ? null : touch(touches, NOTHING_CHOSEN, seen);
          const wanted = game.presentation.fillIn?.(action, seen.view, seen.options) ?? action;
          return came?.key !== 'act' || JSON.stringify(came.action) !== JSON.stringify(wanted);
        });
        expect(misread.map((action) => sentences.action(action, seen.view))).toEqual([]);
        table.act(table.turn, legal[rng.below(legal.length)]);
      }
    }
  });
});
