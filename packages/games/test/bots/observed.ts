import { Environment, type Game, RecordedChance, type Seat, type Table, type Vocabulary } from '@shoal/core';

/** Replays a table in an environment. Rebuilt stocks are not shuffled. */
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

/** A seat's observation by feature name, to four decimals, without zeros. */
export function observedBy<G extends Vocabulary>(env: Environment<G>, seat: Seat): Record<string, number> {
  const into = new Float32Array(env.observationSize);
  env.observe(seat, into);
  const named = env.observationLabels.map((label, at) => [label, Math.round(into[at] * 10_000) / 10_000] as const);
  return Object.fromEntries(named.filter(([, value]) => value !== 0));
}
