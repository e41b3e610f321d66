import {
  type ActionCode,
  type Card,
  type Chance,
  RandomChance,
  type Rng,
  rngFor,
  type Seat,
  Sfc32,
  Table,
  type Vocabulary,
  writeCard,
  writeEntry,
} from '@shoal/core';
import type { NaiveRecord } from '../naive/naive-game.ts';
import { told } from '../naive/told.ts';
import type { TableCase } from '../tables/every-table.ts';

/** What was done at a table, and by whom. */
interface Deed {
  readonly seat: Seat;
  readonly action: Vocabulary['action'];
}

/** A game told completely: its cards and what was done with them. */
interface World {
  readonly table: Table<Vocabulary>;
  readonly pack: readonly Card[];
}

/** A given pack, or any; rebuilt stocks from a generator. */
class WorldChance implements Chance {
  readonly #pack: readonly Card[] | null;
  readonly #random: RandomChance;

  constructor(pack: readonly Card[] | null, rng: Rng) {
    this.#pack = pack;
    this.#random = new RandomChance(rng);
  }

  orderPack(pack: Uint8Array): void {
    if (this.#pack === null) this.#random.orderPack(pack);
    else pack.set(this.#pack);
  }

  orderStock(stock: Uint8Array, count: number): void {
    this.#random.orderStock(stock, count);
  }

  /** The n-th pick is at the same place in every world, so that what follows differs by the cards alone. */
  pickCard(_cards: Uint8Array, count: number, pick: number): number {
    return rngFor('two worlds', `pick ${pick}`).below(count);
  }
}

/** The same deeds with other cards; undefined when one of them would not be allowed. */
function replayed({ rules }: TableCase, pack: readonly Card[], deeds: readonly Deed[], rng: Rng): World | undefined {
  const table = new Table(rules, new WorldChance(pack, rng));
  const isSame = deeds.every(({ seat, action }) => table.act(seat, action) === null);
  return isSame ? { table, pack } : undefined;
}

/** A game in progress after a random number of random actions. */
function begun({ rules }: TableCase, rng: Rng): World & { readonly deeds: readonly Deed[] } {
  const deeds: Deed[] = [];
  const table = new Table(rules, new WorldChance(null, rng));
  const length = rng.below(120);
  for (let seat = table.turn; seat !== null && deeds.length < length; seat = table.turn) {
    const { legal } = table.view(seat);
    const action = legal[rng.below(legal.length)];
    table.act(seat, action);
    deeds.push({ seat, action });
  }
  return { table, pack: table.reveal().pack, deeds };
}

/** What the viewer may know of a world, by the rules alone and not by the engine under test. */
function knownTo({ game, seats, rules }: TableCase, { table, pack }: World, viewer: Seat | null): string {
  const record = {
    format: 'shoal-record/1',
    game: game.id,
    rules: rules.options,
    seats: Array.from({ length: seats }, () => ({ name: '', player: 'human' })),
    firstSeat: table.firstSeat,
    pack: pack.map(writeCard),
    log: table.reveal().events.map((event) => writeEntry(game.entries, event)),
  } as unknown as NaiveRecord;
  return JSON.stringify(told(record, viewer).log);
}

/** Everything a viewer can get out of a table, byte for byte. */
function allThatLeaves({ rules }: TableCase, { table }: World, viewer: Seat | null): string {
  const tries = Array.from({ length: rules.actionCount }, (_, code) => rules.decode(code as ActionCode));
  const answers = viewer === null ? [] : tries.map((action) => table.whyNot(viewer, action));
  const { result: _result, ...view } = table.view(viewer);
  return JSON.stringify([view, table.log(viewer), answers]);
}

/** Two random places of the pack change their cards: sometimes the stock alone, sometimes anything. */
function swapped(pack: readonly Card[], rng: Rng): Card[] {
  const cards = [...pack];
  for (let swaps = 1 + rng.below(3); swaps > 0; swaps--) {
    const [a, b] = [rng.below(cards.length), rng.below(cards.length)];
    [cards[a], cards[b]] = [cards[b], cards[a]];
  }
  return cards;
}

export interface Comparison {
  /** Pairs of worlds that the viewer must not be able to tell apart. */
  pairs: number;
  readonly leaks: string[];
}

/** Plays into a game, changes cards that a viewer may not know, and compares all that reaches the viewer. */
export function compareWorlds(table: TableCase, seed: number, tries: number): Comparison {
  const rng = new Sfc32(seed, 2, 3, 4);
  const comparison: Comparison = { pairs: 0, leaks: [] };
  const here = begun(table, rng);
  for (let i = 0; i < tries; i++) {
    const viewer = rng.below(table.seats + 1) === table.seats ? null : rng.below(table.seats);
    const there = replayed(table, swapped(here.pack, rng), here.deeds, rng);
    if (there === undefined || there.table.turn !== here.table.turn) continue;
    if (viewer !== null && handOf(here, viewer) !== handOf(there, viewer)) continue;
    if (knownTo(table, here, viewer) !== knownTo(table, there, viewer)) continue;
    comparison.pairs += 1;
    const leaked = allThatLeaves(table, here, viewer) !== allThatLeaves(table, there, viewer);
    if (leaked) comparison.leaks.push(`seed ${seed}, viewer ${viewer}, ${here.deeds.length} actions`);
  }
  return comparison;
}

const handOf = ({ table }: World, seat: Seat): string => JSON.stringify(table.view(seat).hand);

/** The engine's own log for a viewer says exactly what the rules say it may know; the first difference, or null. */
export function toldOtherwise(table: TableCase, seed: number): string | null {
  const here = begun(table, new Sfc32(seed, 5, 6, 7));
  const viewers = [null, ...Array.from({ length: table.seats }, (_, seat) => seat)];
  for (const viewer of viewers) {
    const ours = here.table.log(viewer).map((event) => writeEntry(table.game.entries, event));
    const theirs = knownTo(table, here, viewer);
    if (JSON.stringify(ours) !== theirs) return `viewer ${viewer}: ${JSON.stringify(ours)}\nrules: ${theirs}`;
  }
  return null;
}
