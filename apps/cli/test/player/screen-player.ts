import { type Rng, rngFor } from '@shoal/core';
import type { Pty } from '../pty/pty.ts';
import { pressAndSee } from './at-the-keys.ts';
import { asksForRanks, readText, type ShownScreen } from './read-screen.ts';

/** What a person came across in a game. */
export interface Played {
  readonly prompts: readonly string[];
  readonly keys: number;
}

const MOST_KEYS = 1000;

/** A person at the full screen, who knows nothing but what it shows. */
export class ScreenPlayer {
  readonly #pty: Pty;
  readonly #rng: Rng;

  constructor(pty: Pty, seed: string) {
    this.#pty = pty;
    this.#rng = rngFor(seed, 'person at the screen');
  }

  /** Presses keys until the deal is over; `look` sees every screen on which a key is awaited. */
  async play(look: (shown: ShownScreen) => void | Promise<void> = () => undefined): Promise<Played> {
    const prompts = new Set<string>();
    for (let keys = 0; keys < MOST_KEYS; keys++) {
      const shown = await this.awaited();
      await look(shown);
      if (shown.is === 'end') return { prompts: [...prompts], keys };
      prompts.add(shown.prompt);
      await this.act(shown);
    }
    throw new Error(`no end after ${MOST_KEYS} keys`);
  }

  /** The next screen that waits for a key. */
  async awaited(): Promise<ShownScreen> {
    return readText(await this.#pty.until((text) => readText(text).is !== 'other'));
  }

  /** Does something of what is offered, and waits for its effect. */
  async act(shown: ShownScreen): Promise<void> {
    await pressAndSee(this.#pty, ...this.#choose(shown));
  }

  /** Cards that could be played have a key, but ranks always have one: there an open question goes first. */
  #choose({ is, title, answers, hand, backs, first }: ShownScreen): string[] {
    if (is !== 'choosing') return [is === 'recap' ? 'enter' : first];
    if (backs > 0) return this.#pointAt(this.#rng.below(backs), hand, backs);
    const isQuestion = asksForRanks(title) ? answers.length > 0 : answers.some(({ key }) => key === 'S');
    const keys = isQuestion || hand.length === 0 ? answers.map(({ key }) => key) : hand;
    return [keys.length === 0 ? 'enter' : keys[this.#rng.below(keys.length)].toLowerCase()];
  }

  /** The last backs have no key: from the first one, the arrow to the left leads there. */
  #pointAt(spot: number, keys: readonly string[], backs: number): string[] {
    return spot < keys.length ? [keys[spot]] : [...Array.from({ length: backs - spot }, () => 'left'), 'enter'];
  }
}
