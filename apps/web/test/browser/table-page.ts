import type { GameId } from '@shoal/games';
import type { Locator, Page } from 'playwright-core';
import { settled } from './settled.ts';
import { readTable, type ShownTable } from './shown-table.ts';
import type { Visitor } from './visit.ts';
import { words } from './words.ts';

/** Something on the table that one tap or key activates. */
export type TouchTarget =
  | { readonly type: 'stack'; readonly index: number }
  | { readonly type: 'place'; readonly index: number }
  | { readonly type: 'seat'; readonly index: number }
  | { readonly type: 'offer'; readonly index: number };

/** The table on a page, with methods in the words of the game. */
export class TablePage {
  readonly page: Page;
  readonly game: GameId;

  constructor(page: Page, game: GameId) {
    this.page = page;
    this.game = game;
  }

  /** Deals the cards of a seed. */
  static async deal(
    { page, origin }: Pick<Visitor, 'page' | 'origin'>,
    game: GameId,
    seed: string,
  ): Promise<TablePage> {
    await page.goto(`${origin}/#/play/${game}?seed=${encodeURIComponent(seed)}`);
    return new TablePage(page, game);
  }

  get hand(): Locator {
    return this.page.locator('[data-anchor=hand]');
  }

  read(): Promise<ShownTable> {
    return this.page.evaluate(readTable);
  }

  /** Waits until the person must choose or the deal is over; if `before` is given, the table must also have changed. */
  async awaited(before: ShownTable | null = null): Promise<ShownTable> {
    await this.page.evaluate(settled, JSON.stringify(before)).catch(async (error: Error) => {
      throw new Error(`${error.message}\n${JSON.stringify(await this.read(), null, 2)}`);
    });
    return this.read();
  }

  /** Waits until the table differs from `before`. */
  async changed(before: ShownTable): Promise<ShownTable> {
    await this.page.waitForFunction(
      (known) => JSON.stringify(globalThis.shoalReadTable()) !== known,
      JSON.stringify(before),
    );
    return this.read();
  }

  /** Waits until the table shows what an action has led to: a question is shown before its answer. */
  async answered(before: ShownTable): Promise<ShownTable> {
    let state = await this.changed(before);
    while (state.is === 'waiting' && state.log.join() === before.log.join()) state = await this.changed(state);
    return state;
  }

  /** The element of a target. */
  button({ type, index }: TouchTarget): Locator {
    if (type === 'stack') return this.hand.locator('button').nth(index);
    if (type === 'place') return this.page.locator('[data-fan] button').nth(index);
    if (type === 'seat') return this.page.locator('ul [data-anchor^=seat-]').nth(index);
    return this.page.locator('fieldset button[aria-keyshortcuts]').nth(index);
  }

  get again(): Locator {
    return this.page.getByRole('button', { name: words.end.again, exact: true });
  }
}

/** The targets that are active now: a rank and then a seat, or a wild card and then its suit. */
export function targetsIn({ hand, places, offers, seats }: ShownTable): TouchTarget[] {
  if (places.length > 0) return places.map((_, index): TouchTarget => ({ type: 'place', index }));
  const offered = offers.map((_, index): TouchTarget => ({ type: 'offer', index }));
  if (offers.some(({ suit }) => suit !== null)) return offered;
  const asked = seats.flatMap(({ isTarget }, index): TouchTarget[] => (isTarget ? [{ type: 'seat', index }] : []));
  if (hand.some(({ isPicked }) => isPicked)) return asked;
  const held = hand.flatMap(({ isLegal }, index): TouchTarget[] => (isLegal ? [{ type: 'stack', index }] : []));
  return held.length > 0 ? held : offered;
}
