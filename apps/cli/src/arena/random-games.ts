import {
  type BotName,
  EventLog,
  type Game,
  playOut,
  type Rng,
  recordFrom,
  rngFor,
  SeededChance,
  type ShuffleName,
} from '@shoal/core';
import { finished } from '@shoal/room';
import { type PlayGame, packOrderedBy, seatEntriesOf } from './played-game.ts';

const FIRST_SEAT = 0;

/** Everybody plays at random: one state is used over and over, and nothing is told unless a record is wanted. */
export function randomGames(
  game: Game,
  options: object,
  names: readonly BotName[],
  shuffle: ShuffleName,
  wantsRecord: boolean,
): PlayGame {
  const rules = game.rules(options, names.length);
  const seats = seatEntriesOf(names);
  const state = rules.create();
  const log = wantsRecord ? new EventLog() : undefined;
  const chance = new SeededChance('', shuffle);
  let choices: Rng | undefined;
  return (seed) => {
    chance.restart(seed);
    choices = rngFor(seed, 'choices', choices);
    log?.clear();
    rules.deal(state, FIRST_SEAT, chance, log);
    const actions = playOut(rules, state, choices, chance, log);
    const result = finished(rules.result(state));
    if (log === undefined) return { actions, result, record: null };
    const origin = { seed, shuffle };
    const told = { pack: packOrderedBy(origin, rules), events: rules.events(log) };
    return {
      actions,
      result,
      record: recordFrom({ game, options: rules.options, seats, origin, firstSeat: FIRST_SEAT, result, ...told }),
    };
  };
}
