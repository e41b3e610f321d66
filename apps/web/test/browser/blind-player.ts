import { type Rng, rngFor } from '@shoal/core';
import { en } from '@shoal/table-ui/en';
import type { Locator, Page } from 'playwright-core';
import type { PageObservations, Utterance } from './page-observations.ts';

const MOST_STEPS = 600;
/** Time on the page between two looks at what it has said. */
const LISTENING_MS = 500;
const PATIENCE_MS = 15_000;

/** What a person learned of a deal by ear. */
export interface HeardDeal {
  readonly turns: number;
  readonly said: readonly Utterance[];
  readonly result: string;
  /** Whether the result was announced or received the focus. */
  readonly isResultTold: boolean;
}

/** Does the page tell people that it is their turn? */
export const isCall = ({ text }: Utterance): boolean => text.startsWith('Your turn. ');

/** A player who sees nothing and relies on announcements and accessible names. Moves the clock of its page. */
export class BlindPlayer {
  readonly #page: Page;
  readonly #rng: Rng;

  constructor(page: Page, seed: string) {
    this.#page = page;
    this.#rng = rngFor(seed, 'person who listens');
  }

  /** Acts when asked, until the result of the deal is announced. */
  async playOn(): Promise<HeardDeal> {
    await this.#page.clock.install();
    for (let steps = 0, known = 0; steps < MOST_STEPS; steps += 1) {
      const { turns, said } = await this.#until(
        'it is called upon',
        async (now) => now.said.slice(known).some(isCall) || (await this.again.isVisible()),
      );
      if (await this.again.isVisible()) return { turns, said, ...(await this.#result(said)) };
      known = said.length;
      await this.#act(known);
    }
    throw new Error(`The deal did not end after ${MOST_STEPS} steps`);
  }

  async #until(what: string, isSo: (observations: PageObservations) => Promise<boolean>): Promise<PageObservations> {
    const patience = AbortSignal.timeout(PATIENCE_MS);
    for (;;) {
      const observations = await this.#page.evaluate(() => globalThis.shoalObservations);
      if (await isSo(observations)) return observations;
      if (patience.aborted)
        throw new Error(`In vain until ${what}: ${JSON.stringify(observations.said.slice(-5), null, 2)}`);
      await this.#page.clock.runFor(LISTENING_MS);
    }
  }

  get again(): Locator {
    return this.#page.getByRole('button', { name: en.page.end.again, exact: true });
  }

  async #result(said: readonly Utterance[]): Promise<Pick<HeardDeal, 'result' | 'isResultTold'>> {
    const panel = this.#page.getByRole('region').filter({ has: this.again });
    const result = await panel.getByRole('heading').innerText();
    const isFocused = await panel.evaluate((region) => region.contains(document.activeElement));
    return { result, isResultTold: isFocused || said.some(({ text }) => text.includes(result)) };
  }

  /** Chooses a card or rank, then a suit or player if asked; otherwise an offered action. */
  async #act(known: number): Promise<void> {
    await (await this.#first()).click();
    await this.#until('something comes of it', async ({ said }) => said.length > known || (await this.#asksOn()));
    if (!(await this.#asksOn())) return;
    await (await this.#anyOf((await this.#suits.count()) > 0 ? this.#suits : this.#button(/^Ask /))).click();
    await this.#until('something comes of both', async ({ said }) => said.length > known);
  }

  async #first(): Promise<Locator> {
    const offered = this.#button(/^(Fish|Draw|Pass|Keep|Stop)\b/);
    const fitting = this.#hand.getByRole('button', { name: /playable$/ });
    const places = this.#button(/^Card \d+ of \d+$/);
    const ranks = this.#hand.getByRole('button', { name: /, \d of \d/ });
    for (const buttons of [fitting, offered, places, ranks])
      if ((await buttons.count()) > 0) return this.#anyOf(buttons);
    throw new Error('There is nothing to do');
  }

  async #asksOn(): Promise<boolean> {
    const picked = this.#hand.getByRole('button', { pressed: true });
    return (await this.#suits.count()) > 0 || (await picked.count()) > 0;
  }

  get #suits(): Locator {
    return this.#page.getByRole('group', { name: 'Which suit do you name?' }).getByRole('button');
  }

  get #hand(): Locator {
    return this.#page.getByRole('group', { name: /^Your hand/ });
  }

  #button(name: RegExp): Locator {
    return this.#page.getByRole('main').getByRole('button', { name });
  }

  async #anyOf(buttons: Locator): Promise<Locator> {
    return buttons.nth(this.#rng.below(await buttons.count()));
  }
}
