import { type Rng, rngFor } from '@shoal/core';
import { en } from '@shoal/table-ui/en';
import { readLines, type ShownLines } from './read-lines.ts';
import type { Talk } from './talk.ts';

const MOST_LINES = 600;

/** A person in line mode, who knows nothing but what was written. */
export class LinePlayer {
  readonly #talk: Talk;
  readonly #rng: Rng;

  constructor(talk: Talk, seed: string) {
    this.#talk = talk;
    this.#rng = rngFor(seed, 'person who types');
  }

  /** Types lines until the deal is over; gives all questions that came. */
  async play(): Promise<string[]> {
    const prompts: string[] = [];
    while (prompts.length < MOST_LINES) {
      const shown = await this.awaited();
      if (shown === null || shown.prompt === `${en.lineMode.another} >`) return prompts;
      prompts.push(shown.prompt);
      await this.act(shown);
    }
    throw new Error(`no end after ${MOST_LINES} lines`);
  }

  /** The next question; null when none comes any more. */
  async awaited(): Promise<ShownLines | null> {
    await this.#talk.until(() => readLines(this.#talk.shown) !== null);
    return this.#talk.hasEnded ? null : readLines(this.#talk.shown);
  }

  /** Types an answer. It ends its line, so that another question is a later one. */
  async act(shown: ShownLines): Promise<void> {
    const before = this.#talk.shown.length;
    this.#talk.say(this.#answer(shown));
    await this.#talk.until(() => this.#talk.shown.slice(before).includes('\n'));
  }

  #answer({ prompt, playable }: ShownLines): string {
    if (prompt.startsWith('Enter =')) return '';
    if (playable.length > 0 && prompt.startsWith('Play a card')) return this.#oneOf(playable);
    const [, places] = /\(1 to (\d+)\)/.exec(prompt) ?? [];
    if (places !== undefined) return `${1 + this.#rng.below(Number(places))}`;
    const offered = /\(([^()]+)\)/.exec(prompt)?.[1].split(', ') ?? [];
    const single = offered.filter((answer) => !answer.startsWith('or '));
    // Players are offered as `2 Bo`, and either of the two is an answer; `d = Draw a card` is answered by its letter.
    return single.length === 0 ? '' : this.#oneOf(single).split(' ')[0];
  }

  #oneOf(answers: readonly string[]): string {
    return answers[this.#rng.below(answers.length)];
  }
}
