import { GAME_IDS, type GameId, perGame } from '@shoal/games';
import { PRESENTATIONS } from '@shoal/games/presentations';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { aThirdOf, fewOf } from '../../../../scripts/depth.mjs';
import { cornerOf, dragByHand, type Pointer } from './hand-drag.ts';
import { sharedGuest } from './shared-guest.ts';
import type { ShownTable } from './shown-table.ts';
import type { TablePage } from './table-page.ts';
import { inTheMiddle, sitDown, type TableState } from './table-states.ts';
import { PHONE, type TestSite, test } from './visit.ts';

const SEATS = 3;
const TABLES = new Map(GAME_IDS.map((game) => [game, inTheMiddle(game, SEATS)]));
const OPEN_HAND: GameId = 'crazy-eights';

/** With motion, since a card that glides back once lay in its own way. */
const settings = { speed: 'normal', volume: 0, turns: perGame(() => 99) } as const;
const GUESTS = {
  mouse: sharedGuest({ settings, tables: [...TABLES.values()] }, {}),
  touch: sharedGuest({ settings, tables: [...TABLES.values()] }, { viewport: PHONE, hasTouch: true, isMobile: true }),
} satisfies Record<Pointer, unknown>;

const POINTERS = Object.keys(GUESTS) as Pointer[];
const CASES = POINTERS.flatMap((pointer) => GAME_IDS.map((game) => ({ game, pointer })));

async function sat(site: TestSite, game: GameId, pointer: Pointer): Promise<TablePage> {
  const { page, origin } = await GUESTS[pointer](site);
  return sitDown(page, origin, TABLES.get(game) as TableState);
}

/** A card that can be dragged, and the place that takes it. */
function legalDrag(table: TablePage, { places }: ShownTable): { readonly card: Locator; readonly target: Locator } {
  const { page } = table;
  if (places.length > 0) return { card: page.locator('[data-fan] button').first(), target: table.hand };
  const card = table.hand.locator('[data-legal=true]').first();
  if (PRESENTATIONS[table.game].handTouch === 'rank')
    return { card, target: page.locator('[data-target=true]').first() };
  return { card, target: page.locator('[data-up-card]') };
}

/** Waits until no card is dragged or glides back. */
const atRest = ({ page }: TablePage) => page.waitForFunction(() => document.querySelector('[data-held]') === null);

test.for(fewOf(1, CASES))('a card of $game that is dropped elsewhere by $pointer returns', async (drag, { site }) => {
  const table = await sat(site, drag.game, drag.pointer);
  const before = await table.read();
  const { card } = legalDrag(table, before);
  const from = await cornerOf(card);
  // The middle of a card counts too, so that of a back must stay off the hand.
  const elsewhere = table.page.locator(before.places.length > 0 ? 'header' : 'p:has(+ [data-refused])');
  await dragByHand(table.page, drag.pointer, from, await cornerOf(elsewhere.first()));
  await atRest(table);
  expect(await table.read()).toEqual(before);
  const after = await cornerOf(card);
  expect(Math.hypot(after.x - from.x, after.y - from.y)).toBeLessThan(20);
});

test.for(fewOf(1, POINTERS))(
  'a card that does not fit is refused with the rule when it is dropped by %s',
  async (by, { site }) => {
    const table = await sat(site, OPEN_HAND, by);
    const before = await table.read();
    const unfit = table.hand.locator('[data-legal=false]').first();
    await dragByHand(table.page, by, await cornerOf(unfit), await cornerOf(table.page.locator('[data-up-card]')));
    const after = await table.changed(before);
    await atRest(table);
    console.log(`an unfit card dropped by ${by}: ${after.remark}`);
    expect(after.remark).not.toBe('');
    expect(after.hand.map(({ cards }) => cards)).toEqual(before.hand.map(({ cards }) => cards));
  },
);

test.for(aThirdOf(CASES))(
  'a card of $game that is dragged to its place by $pointer acts',
  async ({ game, pointer }, { site }) => {
    const table = await sat(site, game, pointer);
    const before = await table.read();
    const { card, target } = legalDrag(table, before);
    await dragByHand(table.page, pointer, await cornerOf(card), await cornerOf(target));
    const after = await table.answered(before);
    const asked = after.offers.some(({ suit }) => suit !== null);
    expect(after.remark).toBe('');
    expect(asked || after.log.join() !== before.log.join()).toBe(true);
  },
);
