import {
  type Action,
  type Card,
  dealtSeat,
  RandomChance,
  type Rng,
  rngFor,
  type Seat,
  SeededChance,
  Table,
  type Vocabulary,
  writeCard,
  writeEntry,
} from '@shoal/core';
import { type NaiveRecord, type TableCase, told } from '@shoal/games/testing';

/** How the cards of a world differ from those that its seed leads to. */
export interface World {
  /** Places of the pack that change their cards, one pair after the other. */
  readonly exchanges: readonly (readonly [number, number])[];
  /** Orders every rebuilt stock once more; null leaves it as the seed has it. */
  readonly stocks: string | null;
}

export const TRUE_WORLD: World = { exchanges: [], stocks: null };

/** Runs something while one seed leads to the cards of a world. No server can do this: it is how a test gets two of them. */
export async function inWorld<T>({ exchanges, stocks }: World, run: () => T | Promise<T>): Promise<T> {
  const { orderPack, orderStock } = SeededChance.prototype;
  SeededChance.prototype.orderPack = function (pack) {
    orderPack.call(this, pack);
    for (const [one, other] of exchanges) [pack[one], pack[other]] = [pack[other], pack[one]];
  };
  SeededChance.prototype.orderStock = function (stock, count, rebuild) {
    orderStock.call(this, stock, count, rebuild);
    if (stocks !== null) new RandomChance(rngFor(stocks, `stock ${rebuild}`)).orderStock(stock, count);
  };
  try {
    return await run();
  } finally {
    Object.assign(SeededChance.prototype, { orderPack, orderStock });
  }
}

export interface SeatAction {
  readonly seat: Seat;
  readonly action: Action;
}

export type AnyTable = Table<Vocabulary>;

/** Plays random actions, but not the last of the deal. */
export function someActions({ rules }: TableCase, seed: string, rng: Rng, most: number): SeatAction[] {
  const table: AnyTable = new Table(rules, new SeededChance(seed));
  const actions: SeatAction[] = [];
  for (let seat = table.turn; seat !== null && actions.length < most; seat = table.turn) {
    const { legal } = table.view(seat);
    const action = legal[rng.below(legal.length)];
    table.act(seat, action);
    actions.push({ seat, action });
  }
  return table.turn === null ? actions.slice(0, -1) : actions;
}

/** Plays actions; null where one of them is impossible, or ends the deal. */
export function tableAfter({ rules }: TableCase, seed: string, actions: readonly SeatAction[]): AnyTable | null {
  const table: AnyTable = new Table(rules, new SeededChance(seed));
  const isPlayed = actions.every(({ seat, action }) => table.turn === seat && table.act(seat, action) === null);
  return isPlayed && table.turn !== null ? table : null;
}

/** What a viewer may know, as the naive engine has it: it shares no code with the one under test. */
export function knowledgeOf({ game, seats, rules }: TableCase, table: AnyTable, viewer: Seat | null): string {
  const { pack, events } = table.reveal();
  const record = {
    ...{ format: 'shoal-record/1', game: game.id, rules: rules.options, firstSeat: table.firstSeat },
    seats: Array.from({ length: seats }, () => ({ name: '', player: 'human' })),
    pack: pack.map(writeCard),
    log: events.map((event) => writeEntry(game.recordSchema, event)),
  } as unknown as NaiveRecord;
  const { pack: dealt, log } = told(record, viewer);
  return JSON.stringify([dealt, log]);
}

/** The places of the pack whose cards a viewer has never been shown. */
export function hiddenPlaces(at: TableCase, table: AnyTable, viewer: Seat | null): number[] {
  const known = knowledgeOf(at, table, viewer);
  const { pack } = table.reveal();
  return [...pack.keys()].filter(
    (place) => dealtSeat(at.rules, table.firstSeat, place) !== viewer && !known.includes(`"${writeCard(pack[place])}"`),
  );
}

/** Another world, in which some hidden cards have changed places; null if nothing is hidden. */
export function otherWorld(places: readonly number[], rng: Rng): World | null {
  if (places.length < 2) return null;
  const anywhere = (): number => places[rng.below(places.length)];
  const exchanges = Array.from({ length: 1 + rng.below(3) }, () => [anywhere(), anywhere()] as const);
  return { exchanges, stocks: rng.below(2) === 0 ? null : `stocks ${rng.below(1000)}` };
}

/** The true card of each sealed place: of the pack, and of each rebuilt stock. */
export function cardsOf({ game }: TableCase, table: AnyTable): (readonly (Card | null)[])[] {
  const { pack, events } = table.reveal();
  const steps = events.flatMap((event) => game.cardSteps(event));
  return [pack, ...steps.filter(({ type }) => type === 'rebuilt').map(({ cards }) => cards)];
}
