import { writeRecord } from '@shoal/core';
import { expect } from 'vitest';
import { FINISHED } from './screens.ts';
import { sharedGuest } from './shared-guest.ts';
import { test, testInCheck } from './visit.ts';
import { words } from './words.ts';

const { replay, review } = words;
const [GAME] = FINISHED;
const SIGNS = /[♠♥♦♣]/;
/** Cards drawn within a sentence, for the eye alone. */
const SMALL_CARDS = '[aria-hidden=true] span[data-paper]';

const guestAt = sharedGuest({ finished: FINISHED }, {});

test('a game that is gone through is told in words to screen readers', async ({ site }) => {
  const { page, origin } = await guestAt(site);
  await page.goto(`${origin}/#/replay/${GAME.id}`);
  await page.getByRole('button', { name: replay.last, exact: true }).click();
  const screen = page.locator('#app');
  expect(await screen.locator(SMALL_CARDS).count()).toBeGreaterThan(0);
  expect(await screen.ariaSnapshot()).not.toMatch(SIGNS);
});

test('no sign that follows a small card begins a line', async ({ site }) => {
  const { page, origin } = await guestAt(site);
  await page.goto(`${origin}/#/replay/${GAME.id}`);
  const cards = page.locator('main span[data-paper]');
  await cards.first().waitFor();
  const followed = await cards.evaluateAll((all) =>
    all
      .filter(({ nextSibling }) => /^[.,]/.test(nextSibling?.textContent ?? ''))
      .map(({ parentElement }) => parentElement),
  );
  const kept = await cards.evaluateAll((all) =>
    all.filter(({ parentElement }) => parentElement && getComputedStyle(parentElement).whiteSpace === 'nowrap'),
  );
  expect(followed.length).toBeGreaterThan(5);
  expect(kept).toHaveLength(await cards.count());
});

testInCheck('a review is told in words to screen readers', async ({ site }) => {
  const { page, origin } = await guestAt(site);
  await page.goto(`${origin}/#/review/${GAME.id}`);
  await page.locator('#totals-title').waitFor({ timeout: 60_000 });
  for (const folded of await page.locator('details:not([open]) > summary').all()) await folded.click();
  const screen = page.locator('#app');
  expect(await screen.locator(SMALL_CARDS).count()).toBeGreaterThan(0);
  expect(await screen.ariaSnapshot()).not.toMatch(SIGNS);
});

testInCheck('no button of the review is taken away from a finger that is on it', async ({ site }) => {
  const { page, origin } = await guestAt(site);
  await page.goto(`${origin}/#/review/${GAME.id}`);
  const moment = page.getByRole('slider', { name: review.moment });
  await moment.fill('1');
  const previous = page.getByRole('button', { name: review.previous, exact: true });
  for (const _ of ['to the first', 'and no further']) await previous.click();
  expect(await moment.inputValue()).toBe('0');
  expect(await previous.evaluate((button) => button === document.activeElement)).toBe(true);
  const last = await moment.getAttribute('max');
  await moment.fill(last ?? '');
  await page.getByRole('button', { name: review.next, exact: true }).click();
  expect(await moment.inputValue()).toBe(last);
});

testInCheck('after a reload a file is opened at its list, not in a game of another one', async ({ site }) => {
  const { page, origin } = await guestAt(site);
  const text = FINISHED.map(({ record }) => `${writeRecord(record)}\n`).join('');
  const file = { name: 'games.jsonl', mimeType: 'text/plain', buffer: Buffer.from(text) };
  const choose = () => page.locator('input[type=file]').setInputFiles(file);
  const listed = page.getByText(replay.check.allRight(FINISHED.length));
  await page.goto(`${origin}/#/check`);
  await choose();
  await listed.waitFor();
  await page.getByText(replay.check.goThrough).last().click();
  await page.getByRole('button', { name: replay.next, exact: true }).waitFor();
  await page.reload();
  await choose();
  await listed.waitFor();
  expect(await page.getByRole('button', { name: replay.next, exact: true }).count()).toBe(0);
});
