import {
  type Card,
  type Chance,
  hint,
  type Rng,
  type Rules,
  rngFor,
  SeededChance,
  Table,
  type Vocabulary,
} from '@shoal/core';
import { expect, test } from 'vitest';
import { gameNamed } from '../../src/index.ts';
import { EVERY_GAME, tableCase } from '../tables/every-table.ts';

const SEED = 'secrecy';
const SEATS = 3;
const SWAPS = 2000;

class GivenPack implements Chance {
  readonly #pack: readonly Card[];

  constructor(pack: readonly Card[]) {
    this.#pack = pack;
  }

  orderPack(pack: Uint8Array): void {
    pack.set(this.#pack);
  }

  orderStock(): void {}

  pickCard(): number {
    return 0;
  }
}

const tableWith = (rules: Rules<Vocabulary>, pack: readonly Card[]) => new Table(rules, new GivenPack(pack));

/** Swaps cards of the pack many times, each time without seat 0 noticing. */
function hiddenMoved(rules: Rules<Vocabulary>, pack: readonly Card[], rng: Rng): Card[] {
  const seenIn = (order: readonly Card[]): string => {
    const table = tableWith(rules, order);
    return JSON.stringify([table.view(0), table.log(0)]);
  };
  const seen = seenIn(pack);
  let moved = [...pack];
  for (let swap = 0; swap < SWAPS; swap++) {
    const [a, b] = [rng.below(pack.length), rng.below(pack.length)];
    const swapped = moved.with(a, moved[b]).with(b, moved[a]);
    if (seenIn(swapped) === seen) moved = swapped;
  }
  return moved;
}

test.each(EVERY_GAME)(`%s: a hint stays the same when hidden cards are others, seed ${SEED}`, (id) => {
  const { game, rules } = tableCase(gameNamed(id), 'standard', SEATS);
  const pack = new Table(rules, new SeededChance(SEED)).reveal().pack;
  const packs = [pack, hiddenMoved(rules, pack, rngFor(SEED, id))];
  const tables = packs.map((order) => tableWith(rules, order));
  const [one, other] = tables.map((table) => {
    const settings = { rollouts: 300, rng: rngFor(SEED, 'test') };
    return hint(game, rules, table.view(0), table.log(0), settings);
  });
  const [hidden, moved] = tables.map((table) => [table.view(1).hand, table.view(2).hand]);
  expect(moved).not.toEqual(hidden);
  expect(tables[0].view(0)).toEqual(tables[1].view(0));
  expect(one).toEqual(other);
});
