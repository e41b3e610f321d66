import {
  CARD_COUNT,
  choice,
  type OptionTable,
  type Preset,
  type RankName,
  range,
  rank,
  rankOrNone,
  type TableRules,
  yesNo,
} from '@shoal/core';

export interface CrazyEightsOptions {
  readonly packs: number;
  readonly handSize: number;
  readonly wild: RankName;
  readonly starterWild: 'bury' | 'free';
  /** Draw until a card can be played, or at most this many cards. */
  readonly draw: 'until-playable' | number;
  readonly drawWithPlayable: boolean;
  readonly stockEmpty: 'rebuild' | 'pass';
  readonly drawTwo: RankName | null;
  readonly skip: RankName | null;
  readonly reverse: RankName | null;
  readonly playOn: 'never' | 'vote' | 'always';
}

const table: OptionTable<CrazyEightsOptions> = {
  packs: choice(1, 2),
  handSize: range(1, CARD_COUNT),
  wild: rank,
  starterWild: choice('bury', 'free'),
  draw: choice<'until-playable' | number>('until-playable', 1, 2, 3, 4, 5),
  drawWithPlayable: yesNo,
  stockEmpty: choice('rebuild', 'pass'),
  drawTwo: rankOrNone,
  skip: rankOrNone,
  reverse: rankOrNone,
  playOn: choice('never', 'vote', 'always'),
};

const standard: Preset<CrazyEightsOptions> = {
  seats: { min: 2, max: 10 },
  options: (seats) => ({
    packs: seats < 6 ? 1 : 2,
    handSize: seats === 2 ? 7 : 5,
    wild: '8',
    starterWild: 'bury',
    draw: 'until-playable',
    drawWithPlayable: false,
    stockEmpty: 'rebuild',
    drawTwo: null,
    skip: null,
    reverse: null,
    playOn: 'vote',
  }),
};

const quick: Preset<CrazyEightsOptions> = {
  ...standard,
  options: (seats) => ({ ...standard.options(seats), draw: 1, drawWithPlayable: true, playOn: 'never' }),
};

const actions: Preset<CrazyEightsOptions> = {
  ...standard,
  options: (seats) => ({ ...standard.options(seats), drawTwo: '2', skip: 'Q', reverse: 'A' }),
};

/** Cards that must be left after the deal, so that one of them can start the discard pile. */
const LEFT_PER_PACK = 4;

/** Why options of Crazy Eights cannot be combined. */
export type CrazyEightsImpossible =
  | { readonly key: 'pack-too-small'; readonly seats: number; readonly handSize: number; readonly cards: number }
  | { readonly key: 'too-few-cards-left'; readonly left: number; readonly needed: number }
  | { readonly key: 'ranks-not-different'; readonly options: readonly [string, string]; readonly rank: RankName };

function impossible(options: CrazyEightsOptions, seats: number): CrazyEightsImpossible | null {
  const cards = options.packs * CARD_COUNT;
  const { handSize } = options;
  if (seats * handSize > cards) return { key: 'pack-too-small', seats, handSize, cards };
  const left = cards - seats * handSize;
  const needed = LEFT_PER_PACK * options.packs + 1;
  if (left < needed) return { key: 'too-few-cards-left', left, needed };
  return sharedRank(options);
}

const RANKS_WITH_MEANING = ['wild', 'drawTwo', 'skip', 'reverse'] as const;

/** A card has at most one special meaning. */
function sharedRank(options: CrazyEightsOptions): CrazyEightsImpossible | null {
  for (const [index, first] of RANKS_WITH_MEANING.entries()) {
    const second = RANKS_WITH_MEANING.slice(index + 1).find((other) => options[other] === options[first]);
    const rank = options[first];
    if (second !== undefined && rank !== null) return { key: 'ranks-not-different', options: [first, second], rank };
  }
  return null;
}

export const crazyEightsTables: TableRules<CrazyEightsOptions, CrazyEightsImpossible> = {
  table,
  presets: { standard, quick, actions },
  impossible,
};
