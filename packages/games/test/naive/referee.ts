import { naiveNamed } from '../test-games.ts';
import type { NaiveChance, NaiveEngine, NaiveGame, NaiveRecord } from './naive-game.ts';
import { same } from './same.ts';

/** Checks a finished game card by card. Returns null, or one sentence about the first fault. */
export function referee(record: NaiveRecord): string | null {
  if (record.format !== 'shoal-record/1') return `format: expected "shoal-record/1" but found ${show(record.format)}.`;
  const game = naiveNamed(record.game);
  if (game === undefined) return `game: expected one that has rules but found ${show(record.game)}.`;
  const { rules, firstSeat, pack } = record;
  const seats = record.seats.length;
  const fault = game.rulesFault(rules, seats);
  if (fault !== null) return `rules: ${fault}`;
  return firstSeatFault(firstSeat, seats) ?? packFault(pack, game.packOf(rules)) ?? gameFault(game, record);
}

function gameFault(game: NaiveGame, record: NaiveRecord): string | null {
  const { rules, firstSeat, pack, seats } = record;
  const chance = new RecordedChance(game, record);
  const engine = game.begin({ rules, seats: seats.length, firstSeat, pack, chance });
  chance.engine = engine;
  const fault = checkGame(engine, record);
  return chance.fault ?? fault;
}

/** Takes every decision of chance from the record. Notes an impossible decision and goes on with any other. */
class RecordedChance implements NaiveChance {
  engine: NaiveEngine | undefined;
  fault: string | null = null;
  readonly #game: NaiveGame;
  readonly #record: NaiveRecord;

  constructor(game: NaiveGame, record: NaiveRecord) {
    this.#game = game;
    this.#record = record;
  }

  order(cards: string[]): string[] {
    const stock = this.#outcome();
    if (stock !== undefined && same(sorted(stock), sorted(cards))) return stock;
    return this.#complain(`a rebuilt stock of ${sorted(cards).join(' ')}`, cards);
  }

  pick(hand: string[]): string {
    const [card] = this.#outcome() ?? [];
    if (card !== undefined && hand.includes(card)) return card;
    return this.#complain(`one of ${sorted(hand).join(' ')}`, hand)[0];
  }

  /** The next entry holds the decision of chance. */
  #outcome(): string[] | undefined {
    const entry = this.#record.log[this.#at];
    return entry === undefined ? undefined : this.#game.outcomeIn?.(entry);
  }

  get #at(): number {
    return this.engine?.log.length ?? 0;
  }

  #complain(expected: string, cards: string[]): string[] {
    const at = this.#at;
    this.fault ??= `log ${at}: expected ${expected} but found ${show(this.#record.log[at])}.`;
    return cards;
  }
}

function checkGame(engine: NaiveEngine, { log, result }: NaiveRecord): string | null {
  let checked = 0;
  while (true) {
    for (; checked < engine.log.length; checked++) {
      if (!same(engine.log[checked], log[checked])) {
        return `log ${checked}: expected ${show(engine.log[checked])} but found ${show(log[checked])}.`;
      }
    }
    if (engine.result !== undefined) break;
    const entry = log[checked];
    const action = engine.find(entry);
    if (action === undefined) {
      return `log ${checked}: expected a legal action of seat ${engine.turn} but found ${show(entry)}.`;
    }
    engine.act(action);
  }
  if (log.length > checked) return `log ${checked}: expected the end of the log but found ${show(log[checked])}.`;
  return same(engine.result, result) ? null : `result: expected ${show(engine.result)} but found ${show(result)}.`;
}

function firstSeatFault(firstSeat: number, seats: number): string | null {
  if (Number.isInteger(firstSeat) && firstSeat >= 0 && firstSeat < seats) return null;
  return `firstSeat: expected a seat from 0 to ${seats - 1} but found ${show(firstSeat)}.`;
}

function packFault(pack: string[], expectedPack: string[]): string | null {
  const expected = sorted(expectedPack);
  const found = sorted(pack);
  if (same(expected, found)) return null;
  if (found.length !== expected.length) return `pack: expected ${expected.length} cards but found ${found.length}.`;
  const at = expected.findIndex((card, index) => card !== found[index]);
  return `pack: expected ${expected[at]} but found ${show(found[at])}.`;
}

function sorted(cards: string[]): string[] {
  return [...cards].sort();
}

function show(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value);
}
