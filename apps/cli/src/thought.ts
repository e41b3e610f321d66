import type { Action, Hint, Vocabulary } from '@shoal/core';
import { type BotOrder, chooseAsBot, type HintOrder, hintsFor } from '@shoal/table-ui';

/** What takes so long that another thread does it. */
export type Thought =
  | { readonly type: 'bot'; readonly order: BotOrder }
  | { readonly type: 'hint'; readonly order: HintOrder };

export const thinkAbout = (thought: Thought): Action | readonly Hint<Vocabulary>[] =>
  thought.type === 'bot' ? chooseAsBot(thought.order) : hintsFor(thought.order);
