import { type Bot, randomBot } from '../../engine/bot.ts';
import { RANKS, type Rank, rankOf } from '../../engine/card.ts';
import { pick } from '../../engine/rng.ts';
import type { GoFish } from './vocabulary.ts';

/** The design document's player: asks for the rank it holds most of, ties at random, a random seat with cards. */
const minnow: Bot<GoFish> = {
  choose(view, _log, rng) {
    const asks = view.legal.filter((action) => action.type === 'ask');
    if (asks.length === 0) return view.legal[0];
    const count = (rank: Rank) => view.hand.filter((card) => rankOf(card) === rank).length;
    const most = Math.max(...RANKS.map(count));
    const favourite = pick(
      RANKS.filter((rank) => count(rank) === most),
      rng,
    );
    return pick(
      asks.filter((ask) => ask.rank === favourite),
      rng,
    );
  },
};

export const bots: Readonly<Record<string, Bot<GoFish>>> = { minnow, guppy: randomBot as Bot<GoFish> };
