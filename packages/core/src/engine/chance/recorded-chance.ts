import type { Card } from '../cards/card.ts';
import type { Chance } from './chance.ts';

/** Chance as a record tells it: nothing needs to be known about generators to replay a game. */
export class RecordedChance implements Chance {
  readonly #pack: readonly Card[];
  readonly #stocks: readonly (readonly (Card | null)[])[];

  constructor(pack: readonly Card[], stocks: readonly (readonly (Card | null)[])[]) {
    this.#pack = pack;
    this.#stocks = stocks;
  }

  orderPack(pack: Uint8Array): void {
    pack.set(this.#pack);
  }

  /** A stock that is not made of the cards at hand is left alone; comparing the events shows the fault. */
  orderStock(stock: Uint8Array, count: number, rebuild: number): void {
    const recorded = this.#stocks[rebuild - 1];
    if (recorded === undefined || !isSameCards(stock.subarray(0, count), recorded)) return;
    stock.set(recorded as readonly Card[]);
  }
}

function isSameCards(stock: Uint8Array, recorded: readonly (Card | null)[]): boolean {
  const sorted = (cards: Iterable<number | null>) => [...cards].sort((a, b) => Number(a) - Number(b)).join();
  return sorted(stock) === sorted(recorded);
}
