import {
  botAt,
  EventLog,
  type Game,
  isQuickLevel,
  type LevelName,
  levelsOf,
  type QuickLevel,
  RandomChance,
  type Rng,
  type Rules,
  rngFor,
  seatKnowledgeOf,
  type Vocabulary,
} from '@shoal/core';
import type { TableCase } from '../tables/every-table.ts';

/** Few rollouts are enough for search: what it may see does not depend on how long it thinks. */
const ROLLOUTS = 6;

/** Chooses for the seat to act in a state, given the log so far. */
type Chooser = (state: object, told: EventLog, rng: Rng) => string;

/**
 * Plays random games and lets a level choose twice in each position: with the real cards, and after the cards it cannot
 * see were dealt again. Returns the first position in which the choices differ, or null.
 */
export function peekOf({ game, rules }: TableCase, level: LevelName, positions: number, seed: string): string | null {
  const rng = rngFor(seed, `secrecy ${level}`);
  const choosers = isQuickLevel(level)
    ? [asBot(game, rules, level), asLevel(game, rules, level)]
    : [asBot(game, rules, level)];
  const state = rules.create();
  const other = rules.create();
  const told = new EventLog();
  const deal = () => {
    told.clear();
    rules.deal(state, rng.below(rules.seats), new RandomChance(rng), told);
  };
  deal();
  for (let position = 0; position < positions; position++) {
    while (rules.isOver(state)) deal();
    const seat = rules.turn(state);
    const log = rules.events(told).map((event) => rules.censor(event, seat));
    game.imagine(rules, rules.view(state, seat), log)(other, rng);
    for (const choose of choosers) {
      const [here, there] = [state, other].map((world) => choose(world, told, rngFor(seed, `choice ${position}`)));
      if (here !== there) return `position ${position}: ${here} became ${there} when hidden cards changed`;
    }
    rules.apply(state, rules.sample(state, rng), new RandomChance(rng), told);
  }
  return null;
}

function asBot(game: Game, rules: Rules<Vocabulary>, name: LevelName): Chooser {
  const bot = botAt(game, rules, name);
  return (state, told, rng) => {
    const seat = rules.turn(state);
    const log = rules.events(told).map((event) => rules.censor(event, seat));
    return JSON.stringify(bot.choose(rules.view(state, seat), log, rng, { rollouts: ROLLOUTS }));
  };
}

/** Without views, a level gets the full state and the uncensored log, so it must itself ignore what is hidden. */
function asLevel(game: Game, rules: Rules<Vocabulary>, name: QuickLevel): Chooser {
  const level = levelsOf(game, rules)[name];
  const knowledge = seatKnowledgeOf(game, rules);
  return (state, told, rng) => {
    knowledge.clear();
    knowledge.apply(told);
    knowledge.observe(state);
    return JSON.stringify(rules.decode(level.choose(knowledge, rng)));
  };
}
