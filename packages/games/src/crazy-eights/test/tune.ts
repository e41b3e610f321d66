import { type ActionCode, CARD_COUNT, levelsOf, settle } from '@shoal/core';
import type { Fitting, Option } from '../../../test/tune/fit.ts';
import { PlayJudgement } from '../bots/judgement.ts';
import type { CrazyEightsSeatKnowledge } from '../bots/seat-knowledge.ts';
import { type CrazyEightsWeights, WEIGHT_NAMES, weightsFrom } from '../bots/weights.ts';
import { crazyEights } from '../index.ts';
import { namedIn, PLAY_CODES } from '../rules/codes.ts';
import { CrazyEightsRules } from '../rules/rules.ts';
import type { CrazyEightsState } from '../rules/state.ts';
import type { CrazyEights } from '../rules/vocabulary.ts';

/** A reasonable guess: stay in a long suit, keep wild cards, draw last. */
const START: Partial<CrazyEightsWeights> = { suit: 1, wild: -5, stuck: 3, draw: -10 };

/** Coarse rounds first, then finer ones with smaller steps. */
const ROUNDS = [
  { decisions: 50_000, nearness: 0.4, stride: 1 },
  { decisions: 100_000, nearness: 0.2, stride: 1 },
  { decisions: 100_000, nearness: 0.1, stride: 0.5 },
  { decisions: 100_000, nearness: 0.1, stride: 0.5 },
  { decisions: 200_000, nearness: 0.1, stride: 0.4 },
  { decisions: 200_000, nearness: 0.1, stride: 0.3 },
];

/** Fits PlayJudgement at one table against pikes. Only the first seat out counts, so nobody plays on. */
export function crazyEightsFitting(preset: string, seats: number, seed: number): Fitting<CrazyEights> {
  const settled = settle(crazyEights.tables, preset, seats);
  if (!settled.ok) throw new Error(`no such table: ${preset} for ${seats}`);
  const rules = new CrazyEightsRules({ ...settled.options, playOn: 'never' }, seats);
  return {
    table: { game: crazyEights, rules },
    levelOf(numbers) {
      const judgement = new PlayJudgement(rules, weightsFrom(numbers));
      return { choose: (knowledge) => judgement.best(knowledge as CrazyEightsSeatKnowledge) };
    },
    start: WEIGHT_NAMES.map((name) => START[name] ?? 0),
    rivals: [levelsOf(crazyEights, rules).pike],
    compare: comparison(rules),
    rounds: ROUNDS,
    seed,
  };
}

/** With one weight of 1 and all others 0, the value is the feature of that weight. */
function comparison(rules: CrazyEightsRules): Fitting<CrazyEights>['compare'] {
  const units = WEIGHT_NAMES.map(
    (_, one) => new PlayJudgement(rules, weightsFrom(WEIGHT_NAMES.map((_, at) => +(at === one)))),
  );
  return (state, known): Option[] => {
    const knowledge = known as CrazyEightsSeatKnowledge;
    const canGoOut = knowledge.common.sizes[knowledge.seat] === 1;
    const codes = canGoOut ? [] : distinctActions(rules, state);
    if (codes.length < 2) return [];
    for (const unit of units) unit.begin(knowledge);
    return codes.map((code) => ({ code, features: Float64Array.from(units, (unit) => unit.worth(knowledge, code)) }));
  };
}

/** The legal actions, with one wild card per named suit. */
function distinctActions(rules: CrazyEightsRules, state: CrazyEightsState): ActionCode[] {
  const named = new Set<number>();
  return Array.from({ length: rules.legalCount(state) }, (_, n) => rules.legalAt(state, n)).filter((code) => {
    if (code < CARD_COUNT || code >= PLAY_CODES) return true;
    const isNew = !named.has(namedIn(code));
    named.add(namedIn(code));
    return isNew;
  });
}
