import type { Action } from '@shoal/core';
import type { Pty } from '../pty/pty.ts';
import { keysFor } from './keys-for.ts';
import type { KnownDeal } from './known-deal.ts';
import { pressAndSee } from './press-and-see.ts';
import { readText } from './read-screen.ts';

/** Does an action by keys on the screen and in the deal beside it; ends when the screen waits for another key. */
export async function actInBoth(pty: Pty, deal: KnownDeal, action: Action = deal.view.legal[0]): Promise<void> {
  for (const key of keysFor(action, deal.deal.plan.id, deal.view)) {
    await pressAndSee(pty, key);
    await pty.until((text) => readText(text).is !== 'other');
  }
  deal.act(action);
}
