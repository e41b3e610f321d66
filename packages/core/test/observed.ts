import { Environment } from '../src/arena/environment.ts';
import type { Seat } from '../src/engine/cards/kind.ts';
import { RecordedChance } from '../src/engine/chance/recorded-chance.ts';
import type { Game } from '../src/engine/game/game.ts';
import type { Vocabulary } from '../src/engine/rules/rules.ts';
import type { Table } from '../src/engine/table/table.ts';

/** An environment at which the same was dealt and done as at a table; rebuilt stocks are not shuffled. */
export function environmentAt<G extends Vocabulary>(game: Game<G>, table: Table<G>): Environment<G> {
  const env = new Environment(game, table.rules);
  const { pack, events } = table.reveal();
  env.reset(new RecordedChance(pack), table.firstSeat);
  for (const event of events) {
    const action = table.rules.actionOf(event);
    if (action !== null) env.step(table.rules.encode(action));
  }
  return env;
}

/** What a seat observes, by the names of the numbers, to four places; those that are 0 are left out. */
export function observedBy<G extends Vocabulary>(env: Environment<G>, seat: Seat): Record<string, number> {
  const into = new Float32Array(env.observationSize);
  env.observe(seat, into);
  const named = env.observationLabels.map((label, at) => [label, Math.round(into[at] * 10_000) / 10_000] as const);
  return Object.fromEntries(named.filter(([, value]) => value !== 0));
}
