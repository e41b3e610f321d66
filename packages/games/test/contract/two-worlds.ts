import {
  type ActionCode,
  type Card,
  type Chance,
  RandomChance,
  type Rng,
  type Seat,
  Sfc32,
  Table,
  type Vocabulary,
  writeCard,
  writeEntry,
} from '@shoal/core';
import type { GameId } from '../../src/index.ts';
import type { NaiveRecord } from '../naive/naive-game.ts';
import { same } from '../naive/same.ts';
import { told } from '../naive/told.ts';
import type { TableCase } from '../tables/every-table.ts';
import { TEST_GAMES } from '../test-games.ts';

interface SeatAction {
  readonly seat: Seat;
  readonly action: Vocabulary['action'];
}

/** A complete game: its table, its pack, and the cards that chance picked. */
interface World {
  readonly table: Table<Vocabulary>;
  readonly pack: readonly Card[];
  readonly picks: readonly Card[];
}

/** Uses a given pack and picks, or random ones. Rebuilt stocks come from a generator. */
class WorldChance implements Chance {
  readonly picks: Card[] = [];
  readonly #pack: readonly Card[] | null;
  readonly #given: readonly Card[];
  readonly #random: RandomChance;

  constructor(rng: Rng, pack: readonly Card[] | null = null, given: readonly Card[] = []) {
    this.#pack = pack;
    this.#given = given;
    this.#random = new RandomChance(rng);
  }

  orderPack(pack: Uint8Array): void {
    if (this.#pack === null) this.#random.orderPack(pack);
    else pack.set(this.#pack);
  }

  orderStock(stock: Uint8Array, count: number): void {
    this.#random.orderStock(stock, count);
  }

  pickCard(cards: Uint8Array, count: number): number {
    const given = this.#given[this.picks.length];
    const at = given === undefined ? -1 : cards.subarray(0, count).indexOf(given);
    const picked = at >= 0 ? at : this.#random.pickCard(cards, count);
    this.picks.push(cards[picked] as Card);
    return picked;
  }
}

/** Repeats the actions with other cards; undefined if one becomes illegal. */
function replayed({ rules }: TableCase, here: World, pack: readonly Card[], actions: readonly SeatAction[], rng: Rng) {
  const now = new Map(here.pack.map((card, at) => [card, pack[at]]));
  const picks = here.picks.map((card) => now.get(card) ?? card);
  const table = new Table(rules, new WorldChance(rng, pack, picks));
  const isSame = actions.every(({ seat, action }) => table.act(seat, action) === null);
  return isSame ? { table, pack, picks } : undefined;
}

/** A game in progress after a random number of random actions. */
function randomPosition({ rules }: TableCase, rng: Rng): World & { readonly actions: readonly SeatAction[] } {
  const actions: SeatAction[] = [];
  const chance = new WorldChance(rng);
  const table = new Table(rules, chance);
  const length = rng.below(rng.below(2) === 0 ? 20 : 120);
  for (let seat = table.turn; seat !== null && actions.length < length; seat = table.turn) {
    const { legal } = table.view(seat);
    const action = legal[rng.below(legal.length)];
    table.act(seat, action);
    actions.push({ seat, action });
  }
  return { table, pack: table.reveal().pack, picks: chance.picks, actions };
}

/** The record of a world for the naive engine. */
const recordOf = ({ game, seats, rules }: TableCase, { table, pack }: World) =>
  ({
    format: 'shoal-record/1',
    game: game.id,
    rules: rules.options,
    seats: Array.from({ length: seats }, () => ({ name: '', player: 'human' })),
    firstSeat: table.firstSeat,
    pack: pack.map(writeCard),
    log: table.reveal().events.map((event) => writeEntry(game.recordSchema, event)),
  }) as unknown as NaiveRecord;

/** What a viewer may know of a world by the naive engine, not the engine under test. */
function knownTo(at: TableCase, world: World, viewer: Seat | null): string {
  const record = recordOf(at, world);
  const shown = world.table.turn === null ? TEST_GAMES[at.game.id as GameId].naive.shownAtEnd?.(record) : [];
  return JSON.stringify([told(record, viewer).log, shown]);
}

/** Everything that a table gives to a viewer, byte for byte. */
function allThatIsShown({ rules }: TableCase, { table }: World, viewer: Seat | null): string {
  const tries = Array.from({ length: rules.actionCount }, (_, code) => rules.decode(code as ActionCode));
  const answers = viewer === null ? [] : tries.map((action) => table.whyNot(viewer, action));
  const { result: _result, ...view } = table.view(viewer);
  return JSON.stringify([view, table.log(viewer), answers]);
}

/** Shuffles the cards at some of these places of the pack. */
function swapped(pack: readonly Card[], places: readonly number[], rng: Rng): Card[] {
  const cards = [...pack];
  for (let swaps = 1 + rng.below(3); swaps > 0 && places.length > 0; swaps--) {
    const [a, b] = [places[rng.below(places.length)], places[rng.below(places.length)]];
    [cards[a], cards[b]] = [cards[b], cards[a]];
  }
  return cards;
}

/** The places of the pack whose cards a viewer does not know. */
function unknownPlaces(at: TableCase, here: World, viewer: Seat | null): number[] {
  const heard = `${knownTo(at, here, viewer)} ${here.table.view(viewer).hand.map(writeCard)}`;
  return [...here.pack.keys()].filter((place) => !heard.includes(writeCard(here.pack[place])));
}

export interface Comparison {
  /** Pairs of worlds that the viewer must not be able to tell apart. */
  pairs: number;
  readonly leaks: string[];
}

/** Plays into a game, exchanges cards that a viewer may not know, and compares everything the viewer gets. */
export function compareWorlds(table: TableCase, seed: number, tries: number): Comparison {
  const rng = new Sfc32(seed, 2, 3, 4);
  const comparison: Comparison = { pairs: 0, leaks: [] };
  const here = randomPosition(table, rng);
  for (let i = 0; i < tries; i++) {
    const viewer = rng.below(table.seats + 1) === table.seats ? null : rng.below(table.seats);
    const places = i % 2 === 0 ? [...here.pack.keys()] : unknownPlaces(table, here, viewer);
    const there = replayed(table, here, swapped(here.pack, places, rng), here.actions, rng);
    if (there === undefined || there.table.turn !== here.table.turn || same(there.pack, here.pack)) continue;
    if (viewer !== null && handOf(here, viewer) !== handOf(there, viewer)) continue;
    if (knownTo(table, here, viewer) !== knownTo(table, there, viewer)) continue;
    comparison.pairs += 1;
    const leaked = allThatIsShown(table, here, viewer) !== allThatIsShown(table, there, viewer);
    if (leaked) comparison.leaks.push(`seed ${seed}, viewer ${viewer}, ${here.actions.length} actions`);
  }
  return comparison;
}

const handOf = ({ table }: World, seat: Seat): string => JSON.stringify(table.view(seat).hand);

/** Compares the engine's log for a viewer with what the naive engine allows. Returns the first difference, or null. */
export function logDifference(table: TableCase, seed: number): string | null {
  const here = randomPosition(table, new Sfc32(seed, 5, 6, 7));
  const viewers = [null, ...Array.from({ length: table.seats }, (_, seat) => seat)];
  for (const viewer of viewers) {
    const ours = here.table.log(viewer).map((event) => writeEntry(table.game.recordSchema, event));
    const theirs = told(recordOf(table, here), viewer).log;
    if (!same(ours, theirs)) return `viewer ${viewer}: ${JSON.stringify(ours)}\nrules: ${JSON.stringify(theirs)}`;
  }
  return null;
}
