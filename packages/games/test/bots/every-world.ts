import { EventLog, type Game, RandomChance, type Rng, type Rules, type Seat, type Vocabulary } from '@shoal/core';

/** Writes as text whatever distinguishes one world from another. */
export type WorldText<G extends Vocabulary> = (state: G['state']) => string;

/** The view and the log of one seat. */
export interface Seen<G extends Vocabulary> {
  readonly view: G['view'];
  readonly log: readonly G['event'][];
}

/** The likelihood of each world by full enumeration; null if there are too many. */
export function counted<G extends Vocabulary>(
  game: Game<G>,
  rules: Rules<G>,
  { view, log }: Seen<G>,
  spell: WorldText<G>,
  most = 100,
): Map<string, number> | null {
  const worlds = game.bots?.endgame?.everyWorld(rules, view, log, most) ?? null;
  if (worlds === null) return null;
  const all = worlds.reduce((sum, { weight }) => sum + weight, 0);
  return new Map(worlds.map(({ state, weight }) => [spell(state), weight / all]));
}

/** The likelihood of each world by how often `imagine` returns it. */
export function imagined<G extends Vocabulary>(
  game: Game<G>,
  rules: Rules<G>,
  { view, log }: Seen<G>,
  spell: WorldText<G>,
  worlds: number,
  rng: Rng,
): Map<string, number> {
  const imagine = game.imagine(rules, view, log);
  const state = rules.create();
  const shares = new Map<string, number>();
  for (let i = 0; i < worlds; i++) {
    imagine(state, rng);
    shares.set(spell(state), (shares.get(spell(state)) ?? 0) + 1 / worlds);
  }
  return shares;
}

/** Worlds that occur in only one map, and the greatest difference in likelihood. */
export function difference(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>) {
  const all = [...new Set([...one.keys(), ...other.keys()])];
  const gaps = all.map((world) => Math.abs((one.get(world) ?? 0) - (other.get(world) ?? 0)));
  return { strange: all.filter((world) => !one.has(world) || !other.has(world)), gap: Math.max(...gaps) };
}

/** Plays a random game. Passes on the true state and what one seat knows after every action. */
export function watchGame<G extends Vocabulary>(
  rules: Rules<G>,
  rng: Rng,
  watch: (state: G['state'], seen: Seen<G>, seat: Seat) => void,
): void {
  const words = new EventLog();
  const state = rules.create();
  const chance = new RandomChance(rng);
  rules.deal(state, 0, chance, words);
  for (let turn = rules.turn(state); turn !== null; turn = rules.turn(state)) {
    for (let seat = 0; seat < rules.seats; seat++) {
      const log = rules.events(words).map((event) => rules.censor(event, seat));
      watch(state, { view: rules.view(state, seat), log }, seat);
    }
    rules.apply(state, rules.sample(state, rng), chance, words);
  }
}
