import type { Rng } from '../engine/chance/rng.ts';
import type { Advice } from '../engine/game/advice.ts';
import type { Game } from '../engine/game/game.ts';
import type { Rules, Vocabulary } from '../engine/rules/rules.ts';
import { imaginedWorlds, priorChoice, seatedWell } from './advised-seat.ts';
import { Candidates } from './candidates.ts';
import type { PlayerModel } from './rollout-players.ts';
import { RolloutSampler } from './rollout-sampler.ts';

export interface HintSettings {
  readonly rollouts: number;
  readonly rng: Rng;
  /** The players at the table; people by default. The seat that asks is assumed to play on well. */
  readonly models?: readonly PlayerModel[];
}

/** A suggested action, and why. */
export interface Hint<G extends Vocabulary> {
  readonly action: G['action'];
  /** The expected share of the win after it. */
  readonly share: number;
  /** How much that exceeds the share after the average legal action. */
  readonly better: number;
  /** Null in a game that gives no advice of its own. */
  readonly advice: Advice | null;
}

const HINTS = 3;
/** Worlds in which the game itself judges an action. */
const WORLDS = 2000;

/** Returns the best actions of the seat to act, best first, from what that seat may know. */
export function hint<G extends Vocabulary>(
  game: Game<G>,
  rules: Rules<G>,
  view: G['view'],
  log: readonly G['event'][],
  { rollouts, rng, models }: HintSettings,
): Hint<G>[] {
  const { legal, turn } = view;
  if (turn === null || legal.length === 0) return [];
  const codes = legal.map((action) => rules.encode(action));
  const prior = codes.indexOf(priorChoice(game, rules, view, log, rng));
  const sampler = new RolloutSampler(game, rules);
  sampler.observe(view, log, seatedWell(rules.seats, turn, models));
  const plans = codes.map((code) => [code]);
  const candidates = new Candidates(sampler, turn, plans, rollouts);
  const shares = sharesOf(candidates, prior, rollouts, rng);
  const worlds = imaginedWorlds(game, rules, view, log, Math.min(WORLDS, rollouts), rng);
  const advisor = game.advice?.(rules);
  return shares.map(({ candidate, share, better }) => {
    const action = legal[candidate];
    return { action, share, better, advice: advisor?.assess(view, log, worlds, action) ?? null };
  });
}

interface Shared {
  readonly candidate: number;
  readonly share: number;
  readonly better: number;
}

/** The best few candidates with their shares, compared with the average in the worlds that all were tried in. */
function sharesOf<G extends Vocabulary>(
  candidates: Candidates<G>,
  prior: number,
  rollouts: number,
  rng: Rng,
): Shared[] {
  const { trials } = candidates;
  const everyone = candidates.alive;
  candidates.tryIn(Math.max(1, Math.floor(rollouts / 4 / everyone.length)), rng);
  candidates.keep(Math.max(2 * HINTS, Math.ceil(everyone.length / 2)), [prior]);
  const meanOf = (group: readonly number[]) => group.reduce((sum, one) => sum + trials.mean(one), 0) / group.length;
  const average = meanOf(everyone);
  const lead = meanOf(candidates.alive) - average;
  const kept = candidates.alive;
  candidates.tryIn(Math.max(1, Math.floor(((rollouts / 4) * 3) / kept.length)), rng);
  const first = candidates.best(prior);
  const order = [first, ...candidates.alive.filter((candidate) => candidate !== first)].slice(0, HINTS);
  const baseline = meanOf(kept) - lead;
  // A candidate that did better than the best only by chance is shown as equal to it.
  const most = trials.mean(first);
  return order.map((candidate) => {
    const share = Math.min(trials.mean(candidate), most);
    return { candidate, share, better: share - baseline };
  });
}
