import { PRESENTATIONS } from '@shoal/games/presentations';
import { finishedDealOf, type Match } from '@shoal/room';
import { en } from '@shoal/table-ui/en';
import { expect } from 'vitest';
import { sharedGuest } from './shared-guest.ts';
import { storageOf, storedTable } from './stored-tables.ts';
import { atTheEnd, sitDown } from './table-states.ts';
import { PHONE, SETTINGS_KEY, test, testInCheck } from './visit.ts';
import { words } from './words.ts';

const { screen } = en;
const CROWD = atTheEnd('crazy-eights', 10);
const FISH = atTheEnd('go-fish', 4);

/** You are safe, and the bots soon end the deal. */
const WATCHED = {
  ...storedTable({ id: 'watched', game: 'old-maid', seats: 3, seed: 'watched' }, ({ deal: { table } }) => {
    const sizes = table.view(0).handSizes;
    return table.turn !== null && sizes[0] === 0 && sizes[1] + sizes[2] === 3;
  }),
  game: 'old-maid',
} as const;

/** Somebody else has laid down so many pairs that one row has no room for them. */
const PAIRS = {
  ...storedTable({ id: 'pairs', game: 'old-maid', seats: 3, seed: 'pairs' }, ({ result, deal: { table } }) => {
    const { seat } = PRESENTATIONS['old-maid'];
    return result !== null && [1, 2].some((one) => (seat(table.view(0), one).groups?.length ?? 0) > 8);
  }),
  game: 'old-maid',
} as const;

const isWon = ({ result }: Match) => result?.places.join() === '1,2';
const wonTable = (id: string) => storedTable({ id, game: 'go-fish', seats: 2, seed: id }, isWon);
const WON = wonTable('won');
const guestAt = sharedGuest({ tables: [CROWD, FISH, PAIRS] }, {});
/** Three wins in a row. */
const WINS = ['first', 'second', 'third'].flatMap((id) => finishedDealOf(id, wonTable(id).match, new Date()) ?? []);

const PANEL = 'section[aria-labelledby=end-title]';
/** How long a result must be in view until Enter goes on. */
const SEEN_MS = 700;

/** Presses Enter as soon as there is a result, as somebody does who hurries the bots. Runs in the page. */
function pressAtTheResult(panel: string): void {
  new MutationObserver((_, observer) => {
    if (document.querySelector(panel) === null) return;
    observer.disconnect();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  }).observe(document, { childList: true, subtree: true });
}

test('an Enter that comes with the result does not pass over it; a later one plays again', async ({ site, visit }) => {
  const { page } = await visit({ storageState: storageOf(site.origin, { tables: [FISH] }) });
  await page.addInitScript(pressAtTheResult, PANEL);
  const table = await sitDown(page, site.origin, FISH);
  await page.waitForTimeout(SEEN_MS);
  const end = await table.read();
  expect(end.end?.standings).toHaveLength(4);
  await page.keyboard.press('Enter');
  expect((await table.changed(end)).end).toBe(null);
});

testInCheck('when the result comes, every bubble is gone', async ({ site, visit }) => {
  const storageState = storageOf(site.origin, { settings: { speed: 'normal', volume: 0 }, tables: [WATCHED] });
  const { page } = await visit({ storageState, viewport: PHONE });
  await page.goto(`${site.origin}/#/table/${WATCHED.id}`);
  await page.locator('body > [data-call]').first().waitFor();
  const bar = await page.locator('[data-bar]').boundingBox();
  await page.locator(PANEL).waitFor();
  expect(await page.locator('body > [data-call]').count()).toBe(0);
  expect(await page.locator('[data-bar]').boundingBox()).toEqual(bar);
});

test('nine pairs and more stay inside the seat that laid them down', async ({ site }) => {
  const { page, origin } = await guestAt(site);
  for (const [width, height] of [
    [1280, 800],
    [1024, 768],
    [1024, 620],
    [768, 1024],
    [360, 640],
  ]) {
    await page.setViewportSize({ width, height });
    await sitDown(page, origin, PAIRS);
    const out = await page.locator('ul [data-anchor^=seat-]').evaluateAll((seats) =>
      seats.flatMap((seat) => {
        const box = seat.getBoundingClientRect();
        const isOut = (one: Element) => one.getBoundingClientRect().bottom > box.bottom;
        return [...seat.querySelectorAll('[data-many] > *')].filter(isOut).map(({ textContent }) => textContent);
      }),
    );
    expect(out, `${width} x ${height}`).toEqual([]);
  }
});

test('the order of those who are safe is told in words beside the names', async ({ site }) => {
  const { page, origin } = await guestAt(site);
  await sitDown(page, origin, PAIRS);
  const rows = await page.locator(`${PANEL} li > [aria-hidden]`).allInnerTexts();
  expect(rows.map((row) => /safe: 1st place|safe: 2nd place|the old maid/.exec(row)?.[0])).toEqual([
    ...['safe: 1st place', 'safe: 2nd place', 'the old maid'],
  ]);
});

test('after a deal of ten, playing again is in view on the smallest phones, and Enter does it', async ({ site }) => {
  const { page, origin } = await guestAt(site);
  await page.setViewportSize({ width: 320, height: 568 });
  const table = await sitDown(page, origin, CROWD);
  for (const [width, height] of [
    [320, 568],
    [360, 640],
    [640, 320],
  ]) {
    await page.setViewportSize({ width, height });
    const box = await table.again.boundingBox();
    expect(box?.y, `${width} x ${height}`).toBeGreaterThan(0);
    expect((box?.y ?? 0) + (box?.height ?? 0), `${width} x ${height}`).toBeLessThanOrEqual(height);
  }
  const end = await table.read();
  expect(end.end?.standings).toHaveLength(10);
  await page.waitForTimeout(SEEN_MS);
  await page.keyboard.press('Enter');
  expect((await table.changed(end)).end).toBe(null);
});

test('on a large screen the result is beside the table, with faces and books', async ({ site }) => {
  const { page, origin } = await guestAt(site);
  await page.setViewportSize({ width: 1280, height: 800 });
  await sitDown(page, origin, FISH);
  const panel = page.locator(PANEL);
  expect(await panel.locator('li [data-face]').count()).toBe(4);
  await page.getByRole('button', { name: words.end.look, exact: true }).waitFor();
  const left = (await panel.boundingBox())?.x ?? 0;
  const seats = await page
    .locator('ul [data-anchor^=seat-]')
    .evaluateAll((all) => all.map((seat) => seat.getBoundingClientRect().right));
  expect(Math.max(...seats)).toBeLessThanOrEqual(left);
});

test('after three wins in a row one tap plays against the next bot, and it is offered once', async ({
  site,
  visit,
}) => {
  const storageState = storageOf(site.origin, { tables: [WON], finished: WINS });
  const { page } = await visit({ storageState });
  const offer = page.getByText('You have beaten perch three times in a row.');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await sitDown(page, site.origin, { ...WON, game: 'go-fish' });
  await offer.waitFor();
  await button(screen.climb('pike')).click();
  await page.getByRole('button', { name: /pike, 4 of 7, good/ }).waitFor();
  const { tables, hadOffers } = await page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? ''), SETTINGS_KEY);
  expect([tables['go-fish'].players[1].bot, hadOffers['go-fish']]).toEqual(['pike', ['perch']]);
});

testInCheck(
  'a person who stays with a bot has playing again in view, and is not asked after a reload',
  async ({ site, visit }) => {
    const storageState = storageOf(site.origin, { tables: [WON], finished: WINS });
    const { page } = await visit({ storageState, viewport: PHONE });
    const offer = page.getByText('You have beaten perch three times in a row.');
    const table = await sitDown(page, site.origin, { ...WON, game: 'go-fish' });
    await offer.waitFor();
    const box = await table.again.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(PHONE.height);
    await page.getByRole('button', { name: screen.stay('perch'), exact: true }).click();
    await offer.waitFor({ state: 'detached' });
    await page.reload();
    await table.again.waitFor();
    expect(await offer.count()).toBe(0);
  },
);
