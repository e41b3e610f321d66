import { type Rng, rngFor } from '@shoal/core';
import type { GameId } from '@shoal/games';
import type { Match } from '@shoal/room';
import type { CDPSession, Locator, Page } from 'playwright-core';
import { savedMatch } from './browser-storage.ts';
import { TablePage, type TouchTarget, targetsIn } from './table-page.ts';
import type { Visitor } from './visit.ts';
import { words } from './words.ts';

declare global {
  /** Messages from workers since this was last emptied. */
  var shoalHeard: unknown[];
}

/** Runs in the page before any other script. */
function listenToWorkers(): void {
  if ('shoalHeard' in globalThis) return;
  globalThis.shoalHeard = [];
  globalThis.Worker = class extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      this.addEventListener('message', ({ data }) => globalThis.shoalHeard.push(data));
    }
  };
}

const PATIENCE_MS = 2000;

export type Stage = 'pass' | 'recap' | 'hide' | 'choosing' | 'waiting' | 'end';

/** Everything that a page contains, visible or not. */
export interface PageContents {
  readonly html: string;
  /** The text that a screen reader can find. */
  readonly spoken: string;
  readonly heard: readonly unknown[];
  /** The lines of the recap and of the log. */
  readonly lines: readonly string[];
  readonly match: Match;
}

/** A page that several people share. */
export class HotSeatPage {
  readonly page: Page;
  readonly table: TablePage;
  readonly #tools: CDPSession;
  readonly #rng: Rng;

  private constructor(page: Page, game: GameId, tools: CDPSession, seed: string) {
    this.page = page;
    this.table = new TablePage(page, game);
    this.#tools = tools;
    this.#rng = rngFor(seed, 'people at one page');
  }

  static async deal({ page, context, origin }: Visitor, game: GameId, seed: string): Promise<HotSeatPage> {
    await context.addInitScript(listenToWorkers);
    const tools = await context.newCDPSession(page);
    await TablePage.deal({ page, origin }, game, seed);
    return new HotSeatPage(page, game, tools, seed);
  }

  /** Waits until a person must do something. */
  async stage(): Promise<Exclude<Stage, 'waiting'>> {
    const found = await this.page.waitForFunction(() => {
      const curtain = document.querySelector<HTMLElement>('main[data-stage]')?.dataset['stage'];
      const isHide = document.querySelector('[role=status]:not([data-refused]) + button') !== null;
      const { is } = globalThis.shoalReadTable();
      const stage = curtain ?? (isHide ? 'hide' : is);
      return stage === 'waiting' || stage === 'elsewhere' ? null : stage;
    });
    return (await found.jsonValue()) as Exclude<Stage, 'waiting'>;
  }

  /** Presses the button that leaves a stage. */
  async goOn(stage: Exclude<Stage, 'waiting' | 'end'>): Promise<void> {
    if (stage === 'choosing') return this.#act();
    const before = await this.page.evaluate(() => document.body.innerHTML);
    // From here on, all messages are for the next player.
    if (stage === 'hide') await this.page.evaluate(() => void globalThis.shoalHeard.splice(0));
    const button = stage === 'hide' ? this.page.getByRole('button', { name: words.table.hide }) : this.#lift;
    if (!(await isTouched(button))) return;
    // Bots may change the page before the cards are hidden, and a second look at the button would forget what was heard.
    if (stage === 'hide') await button.waitFor({ state: 'detached' });
    else await this.page.waitForFunction((html) => document.body.innerHTML !== html, before);
  }

  get #lift() {
    return this.page.locator('main[data-stage] button').first();
  }

  async #act(): Promise<void> {
    const state = await this.table.read();
    const targets: readonly TouchTarget[] = targetsIn(state);
    if (targets.length === 0) return;
    if (!(await isTouched(this.table.button(targets[this.#rng.below(targets.length)])))) return;
    await this.page.waitForFunction(
      (before) => JSON.stringify(globalThis.shoalReadTable()) !== before,
      JSON.stringify(state),
    );
  }

  async contents(): Promise<PageContents> {
    const { nodes } = await this.#tools.send('Accessibility.getFullAXTree');
    const spoken = nodes.flatMap(({ name, value, description }) => [name?.value, value?.value, description?.value]);
    const seen = await this.page.evaluate(() => ({
      html: document.title + document.documentElement.outerHTML,
      heard: globalThis.shoalHeard,
      lines: [...document.querySelectorAll('main[data-stage] li, [role=log] p')].map((line) => line.textContent ?? ''),
    }));
    return { ...seen, spoken: spoken.join('\n'), match: await this.match() };
  }

  match(): Promise<Match> {
    return savedMatch(this.page);
  }
}

/** Returns false if the button has gone, because bots or automatic draws continued the game. */
const isTouched = (button: Locator): Promise<boolean> =>
  button.tap({ timeout: PATIENCE_MS }).then(
    () => true,
    () => false,
  );
