import { type Card, type Chance, hint, rngFor, Table } from '@shoal/core';
import { expect, test } from 'vitest';
import { gameNamed } from '../src/index.ts';
import { EVERY_GAME, tableCase } from './every-table.ts';

const SEATS = 3;

/** A pack in which every card that seat 0 is not dealt, and that is not turned up, lies elsewhere. */
function hiddenMoved(pack: readonly Card[], dealt: number): Card[] {
  const isHidden = (index: number) => (index < dealt ? index % SEATS !== 0 : index !== dealt);
  const places = pack.map((_, index) => index).filter(isHidden);
  const moved = [...pack];
  for (const [n, place] of places.entries()) moved[place] = pack[places[(n + 7) % places.length]];
  return moved;
}

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

test.each(EVERY_GAME)('%s: a hint stays the same when every hidden card is another', (id) => {
  const { game, rules } = tableCase(gameNamed(id), 'standard', SEATS);
  // Crazy Eights turns up the card after the deal: it is open, and must not be an eight.
  const pack = [...rules.pack].sort((a, b) => ((a * 29) % 53) - ((b * 29) % 53));
  const there = hiddenMoved(pack, rules.dealtCards);
  const tables = [pack, there].map((order) => new Table(rules, new GivenPack(order)));
  const [one, other] = tables.map((table) => {
    const settings = { rollouts: 300, rng: rngFor('secrecy', 'test') };
    return hint(game, rules, table.view(0), table.log(0), settings);
  });
  expect(tables[0].view(1).hand).not.toEqual(tables[1].view(1).hand);
  expect(tables[0].view(0)).toEqual(tables[1].view(0));
  expect(one).toEqual(other);
});
