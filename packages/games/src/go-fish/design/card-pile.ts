import type { Card } from './card.ts';
import { counted } from './readable.ts';

/** What decks and hands have in common. */
export abstract class CardPile {
  /** A list of its own: changing it moves no card. */
  abstract get cards(): readonly Card[];

  /** Are the cards secret? Then only their number is told, and `cards` refuses. */
  get isHidden(): boolean {
    return false;
  }

  size(): number {
    return this.cards.length;
  }

  isEmpty(): boolean {
    return this.size() === 0;
  }

  /** In the order of `cards`. */
  toString(): string {
    if (this.isEmpty()) return 'no cards';
    if (this.isHidden) return counted(this.size(), 'hidden card');
    return this.cards.map((card) => card.toShortString()).join(' ');
  }

  toJSON(): object {
    return this.isHidden ? { size: this.size() } : { cards: this.cards };
  }
}
