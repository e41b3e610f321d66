import { cardOf, RANKS, type Rank, type RankName, type RulePicture, rankNamed, SUITS } from '@shoal/core';
import type { CrazyEightsOptions } from '../rules/options.ts';

export type CrazyEightsPictureMessage =
  | { readonly key: 'match' | 'draw-until' | 'first-out' }
  | { readonly key: 'draw-up-to'; readonly limit: number }
  | { readonly key: 'wild' | 'draw-two' | 'skip' | 'reverse'; readonly rank: Rank };

type Picture = RulePicture<CrazyEightsPictureMessage>;

const [SPADES, HEARTS, DIAMONDS, CLUBS] = SUITS;

/** What fits, a wild card, drawing, the cards with an effect, and how to win. */
export function picturesOf(options: CrazyEightsOptions, seats: number): readonly Picture[] {
  return [matching(options), wild(options), drawing(options), ...effects(options, seats), goingOut(options)];
}

/** Ranks without a special meaning, in an order that makes good examples. */
function plainRanks(options: CrazyEightsOptions): readonly Rank[] {
  const special = [options.wild, options.drawTwo, options.skip, options.reverse].map(
    (name) => name !== null && rankNamed(name),
  );
  const likely = (['7', 'K', '3', '5'] as const).map(rankNamed);
  return [...likely, ...RANKS].filter((rank) => !special.includes(rank));
}

function matching(options: CrazyEightsOptions): Picture {
  const [one, other, third] = plainRanks(options);
  const hand = [cardOf(other, HEARTS), cardOf(one, CLUBS), cardOf(third, SPADES)];
  return {
    message: { key: 'match' },
    parts: [
      { type: 'cards', cards: hand, lit: [0, 1] },
      { type: 'arrow' },
      { type: 'pile', card: cardOf(one, HEARTS) },
    ],
  };
}

function wild(options: CrazyEightsOptions): Picture {
  const rank = rankNamed(options.wild);
  return {
    message: { key: 'wild', rank },
    parts: [
      { type: 'cards', cards: [cardOf(rank, SPADES)], lit: [0] },
      { type: 'arrow' },
      { type: 'suits', suits: SUITS },
    ],
  };
}

function drawing(options: CrazyEightsOptions): Picture {
  const { draw } = options;
  const drawn = cardOf(plainRanks(options)[3], DIAMONDS);
  return {
    message: draw === 'until-playable' ? { key: 'draw-until' } : { key: 'draw-up-to', limit: draw },
    parts: [{ type: 'pile', card: null }, { type: 'arrow' }, { type: 'cards', cards: [drawn], lit: [0] }],
  };
}

/** For two players a change of direction skips the other one. */
function effects({ drawTwo, skip, reverse }: CrazyEightsOptions, seats: number): readonly Picture[] {
  return [
    ...effect('draw-two', drawTwo, [null, null]),
    ...effect('skip', skip, []),
    ...effect(seats === 2 ? 'skip' : 'reverse', reverse, []),
  ];
}

function effect(
  key: 'draw-two' | 'skip' | 'reverse',
  name: RankName | null,
  drawn: readonly null[],
): readonly Picture[] {
  if (name === null) return [];
  const rank = rankNamed(name);
  const card = { type: 'cards', cards: [cardOf(rank, CLUBS)], lit: [0] } as const;
  const more = drawn.length === 0 ? [] : [{ type: 'arrow' } as const, { type: 'cards', cards: drawn } as const];
  return [{ message: { key, rank }, parts: [card, ...more] }];
}

function goingOut(options: CrazyEightsOptions): Picture {
  const [one, other] = plainRanks(options);
  return {
    message: { key: 'first-out' },
    parts: [
      { type: 'cards', cards: [cardOf(other, HEARTS)], lit: [0] },
      { type: 'arrow' },
      { type: 'pile', card: cardOf(one, HEARTS) },
    ],
  };
}
