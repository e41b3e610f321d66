import { levelsOf, settle } from '@shoal/core';
import type { Fitting, Option, Round } from '../../../test/tune/fit.ts';
import { AskJudgement } from '../bots/judgement.ts';
import type { GoFishSeatKnowledge } from '../bots/seat-knowledge.ts';
import { FEATURES, weightsFrom } from '../bots/weights.ts';
import { goFish } from '../index.ts';
import { CODE_COUNT } from '../rules/codes.ts';
import { GoFishRules } from '../rules/rules.ts';
import type { GoFish } from '../rules/vocabulary.ts';

/** A reasonable guess, in points. */
const START: Partial<Record<(typeof FEATURES)[number], number>> = {
  chance: 10,
  book: 6,
  certain: 40,
  own: 3,
  hopeless: -5,
  lucky: 6,
};

/** Coarse rounds first, then finer ones with smaller steps. More seats mean more actions per decision. */
const rounds = (seats: number): readonly Round[] =>
  [
    { decisions: 200_000, nearness: 0.2, stride: 1 },
    { decisions: 200_000, nearness: 0.1, stride: 0.7 },
    { decisions: 400_000, nearness: 0.1, stride: 0.5 },
    { decisions: 400_000, nearness: 0.05, stride: 0.4 },
    { decisions: 400_000, nearness: 0.05, stride: 0.3 },
    { decisions: 400_000, nearness: 0.05, stride: 0.2 },
  ].map((round) => ({ ...round, decisions: round.decisions / (seats - 1) }));

/** Fits AskJudgement at one table, against the design document's player and full memory. */
export function goFishFitting(preset: string, seats: number, seed: number): Fitting<GoFish> {
  const settled = settle(goFish.tables, preset, seats);
  if (!settled.ok) throw new Error(`no such table: ${preset} for ${seats}`);
  const rules = new GoFishRules(settled.options, seats);
  const { minnow, pike } = levelsOf(goFish, rules);
  const plain = FEATURES.map((feature) => START[feature] ?? 0);
  return {
    table: { game: goFish, rules },
    levelOf: (numbers) => new AskJudgement(rules, weightsFrom(numbers)),
    start: [...plain, ...plain],
    rivals: [minnow, pike],
    compare: comparison(rules),
    rounds: rounds(seats),
    seed,
  };
}

/** Exposes the values that it chooses by. */
class OpenJudgement extends AskJudgement {
  readonly worths = new Float64Array(CODE_COUNT);

  weigh(knowledge: GoFishSeatKnowledge): void {
    this.weighAll(knowledge, this.worths);
  }
}

/** With one weight of 1 and all others 0, the value is the feature of that weight. */
function comparison(rules: GoFishRules): Fitting<GoFish>['compare'] {
  const size = 2 * FEATURES.length;
  const units = Array.from({ length: size }, (_, one) => {
    const weights = Array.from({ length: size }, (_, at) => +(at === one));
    return new OpenJudgement(rules, weightsFrom(weights));
  });
  return (state, known): Option[] => {
    const knowledge = known as GoFishSeatKnowledge;
    const count = knowledge.mustFish ? 0 : rules.legalCount(state);
    if (count < 2) return [];
    for (const unit of units) unit.weigh(knowledge);
    return Array.from({ length: count }, (_, n) => {
      const code = rules.legalAt(state, n);
      return { code, features: Float64Array.from(units, ({ worths }) => worths[code]) };
    });
  };
}
