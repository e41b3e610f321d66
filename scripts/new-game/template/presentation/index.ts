import { type GamePresentation, type OwnRefusal, suitOf } from '@shoal/core';
import type { NewGame, NewGameRefusal, Reason } from '../rules/vocabulary.ts';
import { type NewGameRefusalMessage, type NewGameRuleMessage, rulesOf } from './messages.ts';
import { type NewGameEventMessage, type NewGameStep, storyOf, turnsIn } from './story.ts';

export interface NewGameMessages {
  readonly rule: NewGameRuleMessage;
  readonly picture: { readonly key: 'goal' };
  readonly event: NewGameEventMessage;
  readonly step: NewGameStep;
  readonly refusal: NewGameRefusalMessage;
  readonly impossible: never;
  readonly advice: never;
  readonly action: { readonly key: 'pass' };
  readonly prompt: { readonly key: 'your-turn' };
  readonly badge: never;
  readonly call: never;
  readonly ending: Reason;
  readonly preset: 'standard';
  readonly illegal: OwnRefusal<NewGameRefusal>;
  readonly tip: 'pass';
}

export const presentation: GamePresentation<NewGame, NewGameMessages> = {
  handTouch: null,
  inOrder: (hand) => [...hand],
  groupOf: suitOf,
  stacks: unwritten,
  buttons: { pass: { keys: ['p'] } },
  meant: unwritten,
  prompt: () => ({ key: 'your-turn' }),
  action: ({ type }) => ({ key: type }),
  tips: () => ['pass'],
  table: unwritten,
  seat: unwritten,
  story: storyOf,
  turns: turnsIn,
  moves: unwritten,
  sounds: { pass: null },
  refusal: (refusal) => ({ key: refusal }),
  rules: rulesOf,
  pictures: () => [{ message: { key: 'goal' }, parts: [{ type: 'cards', cards: [null] }] }],
  ending: ({ reason }) => reason as Reason,
};

function unwritten(): never {
  throw new Error(
    'Step 12: in packages/games/src/new-game/presentation/index.ts write stacks, meant, table, seat and moves: what a person touches, what lies on the table and how cards move.',
  );
}
