import type { Seat } from '../engine/cards/kind.ts';
import type { Rng } from '../engine/chance/rng.ts';
import type { Advice } from '../engine/game/advice.ts';
import type { Game } from '../engine/game/game.ts';
import type { Message } from '../engine/options/message.ts';
import type { Rules, Vocabulary } from '../engine/rules/rules.ts';
import { imaginedWorlds, priorChoice, seatedWell } from './advised-seat.ts';
import { Candidates } from './candidates.ts';
import { isClear, type Mark, markOf } from './marks.ts';
import type { PlayerModel } from './rollout-players.ts';
import { RolloutSampler } from './rollout-sampler.ts';

/** How an action compares with the best one that its seat could have found. */
export interface Judgement<G extends Vocabulary> {
  readonly best: G['action'];
  /** The share of the win that the action lost, and the standard error of that loss. */
  readonly loss: number;
  readonly error: number;
  readonly mark: Mark | null;
  /** A certain fact that the action ignored. */
  readonly forgotten: Message | null;
  /** Why the best action was best; null in a game that gives no advice of its own. */
  readonly advice: Advice | null;
}

/** An action to judge, with what its seat knew. */
export interface JudgedAction<G extends Vocabulary> {
  readonly view: G['view'];
  readonly log: readonly G['event'][];
  readonly action: G['action'];
}

export interface JudgementSettings {
  readonly rollouts: number;
  readonly rng: Rng;
  readonly models: readonly PlayerModel[];
}

/** Worlds in which the game itself judges an action. */
const WORLDS = 100;
/** Worlds that show whether the choice matters at all. */
const FIRST_WORLDS = 20;

/** Judges an action, or returns null when there was nothing to choose. */
export function judge<G extends Vocabulary>(
  game: Game<G>,
  rules: Rules<G>,
  judged: JudgedAction<G>,
  settings: JudgementSettings,
): Judgement<G> | null {
  const { view, log, action } = judged;
  if (view.legal.length < 2) return null;
  const { best, loss, error } = compare(game, rules, judged, settings);
  const advisor = game.advice?.(rules);
  const worlds = imaginedWorlds(game, rules, view, log, WORLDS, settings.rng);
  const isBest = rules.encode(best) === rules.encode(action);
  return {
    ...{ best, loss, error },
    mark: markOf(loss, error),
    forgotten: isBest ? null : (advisor?.forgotten(view, log, action, isClear(loss, error)) ?? null),
    advice: advisor?.assess(view, log, worlds, best) ?? null,
  };
}

/** Chooses the best action in one half of the worlds, and compares it with the action taken in the other half. */
function compare<G extends Vocabulary>(
  game: Game<G>,
  rules: Rules<G>,
  { view, log, action }: JudgedAction<G>,
  { rollouts, rng, models }: JudgementSettings,
): Pick<Judgement<G>, 'best' | 'loss' | 'error'> {
  const codes = view.legal.map((choice) => rules.encode(choice));
  const seat = view.turn as Seat;
  const sampler = new RolloutSampler(game, rules);
  sampler.observe(view, log, seatedWell(rules.seats, seat, models));
  const prior = codes.indexOf(priorChoice(game, rules, view, log, rng));
  const plans = codes.map((code) => [code]);
  const choosing = new Candidates(sampler, seat, plans, rollouts + FIRST_WORLDS);
  choosing.tryIn(FIRST_WORLDS, rng);
  if (choosing.isDecided) return { best: action, loss: 0, error: 0 };
  choosing.narrow(prior, rollouts / 2, rng);
  const best = choosing.best(prior);
  const taken = rules.encode(action);
  if (codes[best] === taken) return { best: action, loss: 0, error: 0 };
  const rivals = [[codes[best]], [taken], [taken, codes[best]]];
  const scored = (worlds: number) => lossIn(new Candidates(sampler, seat, rivals, worlds), worlds, rng);
  const worlds = Math.max(2, Math.floor(rollouts / 6));
  const found = scored(worlds);
  // Some of many actions look bad by chance: an action to be marked is tried again, in twice as many new worlds.
  return { best: view.legal[best], ...(markOf(found.loss, found.error) === null ? found : scored(2 * worlds)) };
}

/** A player who keeps the turn can still take the best action next: a change of order is no loss. */
function lossIn<G extends Vocabulary>(scoring: Candidates<G>, worlds: number, rng: Rng) {
  scoring.tryIn(worlds, rng);
  const { trials } = scoring;
  const { mean, error } = trials.gain(0, trials.mean(1) > trials.mean(2) ? 1 : 2);
  // A few worlds that agree have no spread, yet one more might differ: so the error is never 0.
  return { loss: mean, error: Math.sqrt(error * error + 1 / (worlds * worlds)) };
}
