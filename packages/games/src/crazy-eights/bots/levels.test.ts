import { botAt, QUICK_LEVELS, type QuickLevel, rngFor } from '@shoal/core';
import { describe, expect, test } from 'vitest';
import { NORTH } from '../../../test/tables/drawn-table.ts';
import { crazyEights } from '../index.ts';
import type { CrazyEightsOptions } from '../rules/options.ts';
import type { CrazyEightsAction } from '../rules/vocabulary.ts';
import { crazyEightsAt } from '../test/drawn.ts';

const SEED = 'crazy-eights bots';

/** Everything that a bot ever does at a drawn table, over many tries. */
function choicesOf(bot: QuickLevel, picture: string, options: Partial<CrazyEightsOptions> = {}): Set<string> {
  const table = crazyEightsAt(picture, { drawWithPlayable: true, ...options });
  const rng = rngFor(SEED, bot);
  const player = botAt(crazyEights, table.rules, bot);
  const choose = (): CrazyEightsAction => player.choose(table.view(NORTH), table.log(NORTH), rng);
  const chosen = Array.from({ length: 300 }, choose);
  return new Set(
    chosen.map((action) => (action.type === 'play' ? `${action.card} ${action.suit ?? ''}`.trim() : action.type)),
  );
}

describe(`bots of Crazy Eights, seed ${SEED}`, () => {
  const natural = 'north* 8♠ 9♠ K♣ \n south 7♠ \n stock 4♥ \n pile 9♦';
  const wildOnly = 'north* 8♠ K♣ \n south 7♠ \n pile 9♦';

  test('minnow does anything that is legal', () => {
    expect(choicesOf('minnow', natural)).toEqual(new Set(['32', '28 0', '28 1', '28 2', '28 3', 'draw']));
  });

  test('guppy keeps its eights while another card matches, when it thinks of it', () => {
    const chosen = choicesOf('guppy', natural);
    expect(chosen).toContain('32');
    expect(chosen).not.toContain('draw');
  });

  test('guppy plays an eight when nothing else matches, and names any suit', () => {
    expect(choicesOf('guppy', wildOnly)).toEqual(new Set(['28 0', '28 1', '28 2', '28 3']));
  });

  test('guppy draws when it can play nothing', () => {
    expect(choicesOf('guppy', 'north* K♣ \n south 7♠ \n stock 4♥ \n pile 9♦')).toEqual(new Set(['draw']));
  });

  const longHearts = 'north* 9♥ 9♠ 2♥ 3♥ 4♥ 8♣ \n south 7♠ 6♠ \n stock 4♣ \n pile 9♦';

  test('pike plays from its longest suit and keeps its eights', () => {
    expect(choicesOf('pike', longHearts)).toEqual(new Set(['33']));
  });

  test('pike names its longest suit', () => {
    expect(choicesOf('pike', 'north* 8♠ K♣ 2♥ 3♥ \n south 7♠ \n pile 9♦')).toEqual(new Set(['28 1']));
  });

  test('perch plays as pike does, but overlooks a card now and then', () => {
    const chosen = choicesOf('perch', longHearts);
    expect(chosen).toContain('33');
    expect(chosen).toContain('32');
  });

  test('dolphin leaves a suit that the next seat can surely follow, or plays as pike out of habit', () => {
    // Every spade outside north's hand is face up, so a seat that must follow spades is stuck.
    const spadesGone = `north* 9♠ 9♥ 2♥ 5♣
      south 7♥ 6♥
      stock 4♥ 3♦ J♥ Q♥
      pile A♠ 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ 8♠ T♠ J♠ Q♠ K♠ 9♦`;
    expect(choicesOf('pike', spadesGone, { drawWithPlayable: false })).toEqual(new Set(['33']));
    expect(choicesOf('dolphin', spadesGone, { drawWithPlayable: false })).toEqual(new Set(['32', '33']));
  });

  test.each(QUICK_LEVELS)('%s goes out when it can', (level) => {
    expect(choicesOf(level, 'north* 9♠ \n south 7♠ \n stock \n pile 9♦')).toEqual(new Set(['32']));
  });

  test.each(QUICK_LEVELS)('%s votes to play on', (level) => {
    const table = crazyEightsAt('north 9♠ \n south* 9♥ \n west 7♠ 2♦ \n stock 4♥ \n pile 9♦');
    table.act(1, { type: 'play', card: 33 as never });
    const voter = table.turn ?? 0;
    const bot = botAt(crazyEights, table.rules, level);
    const rng = rngFor(SEED, 'vote');
    expect(bot.choose(table.view(voter), table.log(voter), rng)).toEqual({ type: 'keep-playing' });
  });
});
