import { GAME_IDS, type GameId, perGame } from '@shoal/games';
import { PRESENTATIONS } from '@shoal/games/presentations';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { aThirdOf, fewOf } from '../../../../scripts/depth.mjs';
import { cornerOf, dragByHand, type Point, type Pointer } from './hand-drag.ts';
import { sharedGuest } from './shared-guest.ts';
import type { ShownTable } from './shown-table.ts';
import type { TablePage } from './table-page.ts';
import { inTheMiddle, sitDown, type TableState, withCards } from './table-states.ts';
import { PHONE, type TestSite, test } from './visit.ts';

const SEATS = 3;
const TABLES = new Map(GAME_IDS.map((game) => [game, inTheMiddle(game, SEATS)]));
const OPEN_HAND: GameId = 'crazy-eights';
const HIDDEN_HAND: GameId = 'old-maid';
/** Too many for the smallest phones, so that the hand scrolls. */
const LARGE_HAND = withCards(40, 2);

/** With motion, since a card that glides back once lay in its own way. */
const settings = { speed: 'normal', volume: 0, turns: perGame(() => 99) } as const;
const GUESTS = {
  mouse: sharedGuest({ settings, tables: [...TABLES.values()] }, {}),
  touch: sharedGuest(
    { settings, tables: [...TABLES.values(), LARGE_HAND] },
    { viewport: PHONE, hasTouch: true, isMobile: true },
  ),
} satisfies Record<Pointer, unknown>;

type Box = Point & { readonly width: number; readonly height: number };

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

test('a back that a finger carries past the edge of the window is taken where it is dropped on the hand', async ({
  site,
}) => {
  const table = await sat(site, HIDDEN_HAND, 'touch');
  const before = await table.read();
  const back = (await table.page.locator('[data-fan] button').first().boundingBox()) as Box;
  const hand = (await table.hand.boundingBox()) as Box;
  const low = { x: hand.x + hand.width / 2, y: hand.y + hand.height - 12 };
  // The card hangs as far below the finger as it can.
  await dragByHand(table.page, 'touch', { x: back.x + back.width / 2, y: back.y + 20 }, low);
  const after = await table.answered(before);
  expect(after.log.join()).not.toBe(before.log.join());
});

test('a swipe scrolls a hand that is too high, and a card that is drawn out sideways is played', async ({ site }) => {
  const { page, origin } = await GUESTS.touch(site);
  await page.setViewportSize({ width: 320, height: 480 });
  const table = await sitDown(page, origin, LARGE_HAND);
  await page.locator('[data-overflows=true]').waitFor();
  const before = await table.read();
  const card = table.hand.locator('[data-legal=true]').first();
  await card.scrollIntoViewIfNeeded();
  await table.hand.evaluate((hand) => hand.scrollTo({ top: 0 }));
  const middle = (await table.hand.boundingBox()) as Box;
  const at = { x: middle.x + middle.width / 2, y: middle.y + middle.height / 2 };
  await dragByHand(page, 'touch', at, { x: at.x, y: at.y - 90 });
  expect(await table.hand.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(20);
  expect(await table.read()).toEqual(before);

  await card.scrollIntoViewIfNeeded();
  const from = await cornerOf(card);
  const aside = { x: from.x + (from.x < PHONE.width / 2 ? 60 : -60), y: from.y };
  await dragByHand(page, 'touch', from, aside, await cornerOf(page.locator('[data-up-card]')));
  const after = await table.answered(before);
  expect(after.remark).toBe('');
  await page.setViewportSize(PHONE);
});
