import {
  type Card,
  type CommonOptions,
  EventLog,
  type Game,
  type GameRecord,
  generatorOf,
  packOf,
  playOut,
  RECORD_FORMAT,
  type Result,
  type Rules,
  rngFor,
  type SeatEntry,
  SeededChance,
  type Vocabulary,
  writeCard,
  writeEntry,
} from '@shoal/core';
import type { PlayGame } from './played-game.ts';

const SHUFFLE = 'fisher-yates';
const FIRST_SEAT = 0;

/** Everybody plays at random: one state is used over and over, and nothing is told unless a record is wanted. */
export function randomGames(
  game: Game,
  options: CommonOptions,
  seats: readonly SeatEntry[],
  wantsRecord: boolean,
): PlayGame {
  const rules = game.rules(options, seats.length);
  const state = rules.create();
  const log = wantsRecord ? new EventLog() : undefined;
  return (seed) => {
    const chance = new SeededChance(seed, SHUFFLE);
    log?.clear();
    rules.deal(state, FIRST_SEAT, chance, log);
    const actions = playOut(rules, state, rngFor(seed, 'choices'), chance, log);
    const result = finished(rules, state);
    return { actions, result, record: log === undefined ? null : recordFrom(game, rules, seats, seed, log, result) };
  };
}

function finished(rules: Rules<Vocabulary>, state: object): Result {
  const result = rules.result(state);
  if (result === null) throw new Error('a game without a legal action has no result');
  return result;
}

function recordFrom(
  game: Game,
  rules: Rules<Vocabulary>,
  seats: readonly SeatEntry[],
  seed: string,
  log: EventLog,
  result: Result,
): GameRecord {
  const pack = Uint8Array.from(packOf(rules.options.packs));
  new SeededChance(seed, SHUFFLE).orderPack(pack);
  return {
    format: RECORD_FORMAT,
    game: game.id,
    rules: rules.options,
    seats,
    seed,
    generator: generatorOf(seed),
    shuffle: SHUFFLE,
    firstSeat: FIRST_SEAT,
    pack: Array.from(pack, (card) => writeCard(card as Card)),
    log: rules.events(log).map((event) => writeEntry(game.entries, event)),
    result,
  };
}
