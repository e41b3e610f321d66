import type { OwnRefusal } from '@shoal/core';
import type { NewGameOptions } from '../rules/options.ts';
import type { NewGameRefusal } from '../rules/vocabulary.ts';

/** One clause of the rules sheet, with the values in force. */
export type NewGameRuleMessage =
  | { readonly key: 'title'; readonly seats: number }
  | { readonly key: 'goal' }
  | { readonly key: 'deal'; readonly handSize: number };

/** The rules sheet in force, clause by clause. */
export const rulesOf = ({ handSize }: NewGameOptions, seats: number): readonly NewGameRuleMessage[] => [
  { key: 'title', seats },
  { key: 'goal' },
  { key: 'deal', handSize },
];

export interface NewGameRefusalMessage {
  readonly key: OwnRefusal<NewGameRefusal>;
}
