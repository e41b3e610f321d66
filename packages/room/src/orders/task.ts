import type { Action } from '@shoal/core';
import { type BotOrder, chooseAsBot } from './bot-order.ts';
import { type HintOrder, type Hints, hintsFor } from './hint-order.ts';

/** Work that takes so long that another thread does it. */
export type Task =
  | { readonly type: 'bot'; readonly order: BotOrder }
  | { readonly type: 'hint'; readonly order: HintOrder };

export const perform = (task: Task): Action | Hints =>
  task.type === 'bot' ? chooseAsBot(task.order) : hintsFor(task.order);
