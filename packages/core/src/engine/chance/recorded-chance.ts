import type { Card } from '../cards/card.ts';
import type { Chance } from './chance.ts';

/** What chance decided after the deal; null for a card that the reader of a record may not know. */
export type ChanceOutcome =
  | { readonly type: 'stock'; readonly cards: readonly (Card | null)[] }
  | { readonly type: 'pick'; readonly card: Card | null };

/** Chance as a record tells it, so that a replay needs no generator. */
export class RecordedChance implements Chance {
  readonly #pack: readonly Card[];
  readonly #stocks: readonly (readonly (Card | null)[])[];
  readonly #picks: readonly (Card | null)[];

  constructor(pack: readonly Card[], outcomes: readonly ChanceOutcome[] = []) {
    this.#pack = pack;
    this.#stocks = outcomes.flatMap((outcome) => (outcome.type === 'stock' ? [outcome.cards] : []));
    this.#picks = outcomes.flatMap((outcome) => (outcome.type === 'pick' ? [outcome.card] : []));
  }

  orderPack(pack: Uint8Array): void {
    pack.set(this.#pack);
  }

  /** Leaves a stock alone that does not consist of the cards at hand; the replay reports the fault. */
  orderStock(stock: Uint8Array, count: number, rebuild: number): void {
    const recorded = this.#stocks[rebuild - 1];
    if (recorded === undefined || !isSameCards(stock.subarray(0, count), recorded)) return;
    stock.set(recorded as readonly Card[]);
  }

  /** Takes the first card if the recorded one is not at hand; the replay reports the fault. */
  pickCard(cards: Uint8Array, count: number, pick: number): number {
    const recorded = this.#picks[pick - 1] ?? null;
    return recorded === null ? 0 : Math.max(0, cards.subarray(0, count).indexOf(recorded));
  }
}

function isSameCards(stock: Uint8Array, recorded: readonly (Card | null)[]): boolean {
  const sorted = (cards: Iterable<number | null>) => [...cards].sort((a, b) => Number(a) - Number(b)).join();
  return sorted(stock) === sorted(recorded);
}
