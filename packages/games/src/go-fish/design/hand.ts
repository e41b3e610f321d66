import type { Card, RankName } from './card.ts';

/** What one player holds at one moment, A to K. */
export class Hand {
  readonly cards: readonly Card[];

  constructor(cards: readonly Card[]) {
    this.cards = Object.freeze([...cards]);
    Object.freeze(this);
  }

  get size(): number {
    return this.cards.length;
  }

  get isEmpty(): boolean {
    return this.size === 0;
  }

  /** Every rank it holds, once: what its player may ask for. */
  get ranks(): readonly RankName[] {
    return [...new Set(this.cards.map((card) => card.rank))];
  }

  count(rank: RankName): number {
    return this.cards.filter((card) => card.rank === rank).length;
  }

  has(rank: RankName): boolean {
    return this.count(rank) > 0;
  }

  toString(): string {
    return this.cards.join(' ');
  }
}
