import { describe, expect, test } from 'vitest';
import { crazyEightsAt, NORTH } from '../../../test/drawn-table.ts';
import { type BotName, botAt } from '../../bots/ladder.ts';
import { rngFor } from '../../engine/seed.ts';
import { crazyEights } from './index.ts';
import type { CrazyEightsAction } from './vocabulary.ts';

const SEED = 'crazy-eights bots';

/** What a bot does at a drawn table, tried often enough to see all it ever does. */
function choicesOf(bot: BotName, picture: string): Set<string> {
  const table = crazyEightsAt(picture, { drawWithPlayable: true });
  const rng = rngFor(SEED, bot);
  const choose = (): CrazyEightsAction =>
    botAt(crazyEights, table.rules, bot).choose(table.view(NORTH), table.log(NORTH), rng);
  const chosen = Array.from({ length: 300 }, choose);
  return new Set(
    chosen.map((action) => (action.type === 'play' ? `${action.card} ${action.suit ?? ''}`.trim() : action.type)),
  );
}

describe(`bots of Crazy Eights, seed ${SEED}`, () => {
  const natural = 'north* 8♠ 9♠ K♣ \n south 7♠ \n stock 4♥ \n pile 9♦';
  const wildOrDraw = 'north* 8♠ K♣ \n south 7♠ \n stock 4♥ \n pile 9♦';
  const wildOnly = 'north* 8♠ K♣ \n south 7♠ \n pile 9♦';

  test('minnow does anything that is legal', () => {
    expect(choicesOf('minnow', natural)).toEqual(new Set(['32', '28 0', '28 1', '28 2', '28 3', 'draw']));
  });

  test('guppy keeps its eights while another card matches', () => {
    expect(choicesOf('guppy', natural)).toEqual(new Set(['32']));
  });

  test('guppy plays an eight when nothing else matches, and names any suit', () => {
    const eights = new Set(['28 0', '28 1', '28 2', '28 3']);
    expect(choicesOf('guppy', wildOrDraw)).toEqual(eights);
    expect(choicesOf('guppy', wildOnly)).toEqual(eights);
  });

  test('guppy draws when it can play nothing', () => {
    expect(choicesOf('guppy', 'north* K♣ \n south 7♠ \n stock 4♥ \n pile 9♦')).toEqual(new Set(['draw']));
  });
});
