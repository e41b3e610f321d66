import type { OwnRefusal } from '@shoal/core';
import type { NewGameOptions } from '../rules/options.ts';
import type { NewGameRefusal } from '../rules/vocabulary.ts';

/** A clause of the rules sheet, with its current values. */
export type NewGameRuleMessage =
  | { readonly key: 'title'; readonly seats: number }
  | { readonly key: 'goal' }
  | { readonly key: 'deal'; readonly handSize: number };

/** The rules sheet for these options, clause by clause. */
export const rulesOf = ({ handSize }: NewGameOptions, seats: number): readonly NewGameRuleMessage[] => [
  { key: 'title', seats },
  { key: 'goal' },
  { key: 'deal', handSize },
];

export interface NewGameRefusalMessage {
  readonly key: OwnRefusal<NewGameRefusal>;
}
