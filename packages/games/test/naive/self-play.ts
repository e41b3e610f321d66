import { fullPack, RANKS } from './cards.ts';
import { NaiveCrazyEights } from './crazy-eights.ts';
import { NaiveGoFish } from './go-fish.ts';
import type { CrazyEightsRecord, CrazyEightsRules, GoFishRecord, GoFishRules } from './types.ts';

/** Gives numbers from 0 up to but not including 1. */
export type Random = () => number;

/** A small seeded generator, so that every random test can be repeated. */
export function mulberry32(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function below(random: Random, limit: number): number {
  return Math.floor(random() * limit);
}

export function pick<T>(random: Random, choices: readonly T[]): T {
  return choices[below(random, choices.length)];
}

export function shuffled(random: Random, cards: string[]): string[] {
  const order = [...cards];
  for (let i = order.length - 1; i > 0; i--) {
    const j = below(random, i + 1);
    [order[i], order[j]] = [order[j], order[i]];
  }
  return order;
}

export function playGoFish(rules: GoFishRules, seats: number, random: Random): GoFishRecord {
  const firstSeat = below(random, seats);
  const pack = shuffled(random, fullPack(rules.packs));
  const game = new NaiveGoFish({ rules, seats, firstSeat, pack });
  while (game.result === undefined) game.act(pick(random, game.legal()));
  const header = { format: 'shoal-record/1', seats: seatsNamed(seats), seed: 'secret', firstSeat, pack } as const;
  return { ...header, game: 'go-fish', rules, log: game.log, result: game.result };
}

export function playCrazyEights(rules: CrazyEightsRules, seats: number, random: Random): CrazyEightsRecord {
  const firstSeat = below(random, seats);
  const pack = shuffled(random, fullPack(rules.packs));
  const rebuild = (cards: string[]): string[] => shuffled(random, cards);
  const game = new NaiveCrazyEights({ rules, seats, firstSeat, pack, rebuild });
  while (game.result === undefined) game.act(pick(random, game.legal()));
  const header = { format: 'shoal-record/1', seats: seatsNamed(seats), seed: 'secret', firstSeat, pack } as const;
  return { ...header, game: 'crazy-eights', rules, log: game.log, result: game.result };
}

/** Any rules that can be played at a table of so many seats, the rarest combinations included. */
export function anyGoFishRules(random: Random, seats: number): GoFishRules {
  const packs = pick(random, [1, 2]);
  return {
    handSize: 1 + below(random, random() < 0.9 ? 7 : Math.floor((52 * packs) / seats)),
    bookSize: pick(random, [2, 4] as const),
    give: pick(random, ['all', 'one'] as const),
    goAgainOnCatch: pick(random, [true, false]),
    goAgainOnLuckyDraw: pick(random, [true, false]),
    goAgainOnBook: pick(random, [true, false]),
    refill: pick(random, [0, 0, 1, 2, 5]),
    end: pick(random, ['all-books', 'first-empty-hand'] as const),
    packs,
  };
}

/** Any rules that can be played at a table of so many seats, the rarest combinations included. */
export function anyCrazyEightsRules(random: Random, seats: number): CrazyEightsRules {
  const packs = seats > 6 ? 2 : pick(random, [1, 2]);
  const mostDealt = Math.floor((48 * packs - 1) / seats);
  const ranks = shuffled(random, RANKS);
  return {
    packs,
    handSize: 1 + below(random, random() < 0.7 ? Math.min(7, mostDealt) : mostDealt),
    wild: ranks[0],
    starterWild: pick(random, ['bury', 'free'] as const),
    draw: pick(random, ['until-playable', 1, 2, 3, 4, 5] as const),
    drawWithPlayable: pick(random, [true, false]),
    stockEmpty: pick(random, ['rebuild', 'rebuild', 'pass'] as const),
    drawTwo: pick(random, [null, ranks[1]]),
    skip: pick(random, [null, ranks[2]]),
    reverse: pick(random, [null, ranks[3]]),
    playOn: pick(random, ['never', 'vote', 'always'] as const),
  };
}

function seatsNamed(count: number): { name: string; player: string }[] {
  return Array.from({ length: count }, (_, seat) => ({ name: `Seat ${seat}`, player: 'policy:random' }));
}
