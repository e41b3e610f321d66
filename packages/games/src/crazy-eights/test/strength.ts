import type { StrengthPlan } from '../../../test/strength/plan.ts';

export const strength: StrengthPlan = {
  tables: [
    ['standard', [2, 4, 7]],
    ['quick', [2, 4, 7]],
    ['actions', [2, 4, 7]],
  ],
  goals: [
    ['standard', 2, 'pike', 60],
    ['standard', 4, 'pike', 27.5],
    ['standard', 7, 'pike', 15.5],
  ],
  winChances: [
    ['dolphin', 'pike'],
    ['dolphin', 'pike', 'perch', 'guppy'],
  ],
};
