import { Environment, type Game, RecordedChance, type Seat, type Table, type Vocabulary } from '@shoal/core';

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
