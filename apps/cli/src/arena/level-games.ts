import {
  type EventLog,
  type Game,
  type GameEvent,
  LevelGame,
  levelsOf,
  type QuickLevel,
  type Rng,
  recordFrom,
  rngFor,
  SeededChance,
  type ShuffleName,
} from '@shoal/core';
import { finished } from '@shoal/room';
import { type PlayGame, packOrderedBy, seatEntriesOf, turnedBy } from './played-game.ts';

const FIRST_SEAT = 0;

/** Quick levels play as their bots do, without views: many times faster. */
export function levelGames(
  game: Game,
  options: object,
  names: readonly QuickLevel[],
  shuffle: ShuffleName,
  wantsRecord: boolean,
): PlayGame {
  const rules = game.rules(options, names.length);
  const known = levelsOf(game, rules);
  const table = new LevelGame(game, rules);
  const chance = new SeededChance('', shuffle);
  const rngs: Rng[] = names.map((_, seat) => rngFor('', `seat ${seat}`));
  return (seed, turned) => {
    const lineUp = turnedBy(names, turned);
    for (const [seat, rng] of rngs.entries()) rngs[seat] = rngFor(seed, `seat ${seat}`, rng);
    const events: GameEvent[] = [];
    const listen = wantsRecord ? (log: EventLog) => void events.push(...rules.events(log)) : undefined;
    const levels = lineUp.map((name) => known[name]);
    const actions = table.play(levels, rngs, chance.restart(seed), FIRST_SEAT, listen);
    const result = finished(rules.result(table.state));
    if (!wantsRecord) return { actions, result, record: null };
    const origin = { seed, shuffle };
    const told = { pack: packOrderedBy(origin, rules), events, seats: seatEntriesOf(lineUp) };
    return {
      actions,
      result,
      record: recordFrom({ game, options: rules.options, origin, firstSeat: FIRST_SEAT, result, ...told }),
    };
  };
}
