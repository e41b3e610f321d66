import {
  type Card as EngineCard,
  RANKS,
  type RankName,
  readRank,
  SUITS,
  type SuitName,
  writeRank,
  writeSuit,
} from '@shoal/core';

export type { RankName, SuitName } from '@shoal/core';

const SIGNS: Readonly<Record<SuitName, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' };

/** A rank as people write it: `10` for `T`. */
export const showRank = (rank: RankName): string => (rank === 'T' ? '10' : rank);

/** A card as people read it: `7` and `H`, shown as `7♥`. */
export class Card {
  readonly rank: RankName;
  readonly suit: SuitName;

  constructor(rank: RankName, suit: SuitName) {
    this.rank = rank;
    this.suit = suit;
    Object.freeze(this);
  }

  toString(): string {
    return showRank(this.rank) + SIGNS[this.suit];
  }
}

const CARDS = RANKS.flatMap((rank) => SUITS.map((suit) => new Card(writeRank(rank), writeSuit(suit))));

/** There is one object for each face, so cards may be compared with `===`. */
export const readable = (card: EngineCard): Card => CARDS[card];

/** Reads what a person types: `7`, `t`, `10`; null when it is no rank. */
export function readRankName(text: string): RankName | null {
  const rank = readRank(text);
  return rank === null ? null : writeRank(rank);
}
