import { describe, expect } from 'vitest';
import { violationsIn } from './axe.ts';
import { savedMatch } from './browser-storage.ts';
import { faultsOn } from './every-width.ts';
import { type FallibleVisitor, testInCheck } from './fallible-visit.ts';
import { byMouse } from './input-methods.ts';
import type { ShownTable } from './shown-table.ts';
import { TablePage, targetsIn } from './table-page.ts';
import { words } from './words.ts';

const { table: sentences } = words;

/** The visible state of the cards. */
const cardsIn = ({ is, hand, upCard, stock, seats, log }: ShownTable) => ({
  ...{ is, upCard, stock, seats, log },
  hand: hand.map(({ cards, isLegal }) => ({ cards, isLegal })),
});

/** Performs a complete action. */
async function act(table: TablePage, state: ShownTable): Promise<void> {
  const plain = state.hand.findIndex(({ isLegal, name }) => isLegal && !name.startsWith('eight'));
  await byMouse(table, plain === -1 ? targetsIn(state)[0] : { type: 'stack', index: plain }, state);
}

const alertOf = ({ page }: FallibleVisitor, sentence: string) => page.getByRole('alert').filter({ hasText: sentence });

const playOnButton = ({ page }: FallibleVisitor) => page.getByRole('button', { name: sentences.playUnsaved });

/** A table that stopped because the storage failed during an action. */
async function stopped(guest: FallibleVisitor, storage: 'full' | 'refused' = 'full') {
  const table = await TablePage.deal(guest, 'crazy-eights', 'pike');
  const before = await table.awaited();
  await guest.plant({ storage });
  await act(table, before);
  await playOnButton(guest).waitFor();
  return { table, before };
}

const SIZES = [
  { width: 320, height: 560 },
  { width: 740, height: 360 },
  { width: 1280, height: 800 },
];

const FAULTS = [
  ['full', sentences.storageFull],
  ['refused', sentences.unsaved],
] as const;

describe('a table whose game cannot be kept', () => {
  testInCheck.for(FAULTS)('stops, says why and goes on by itself: storage %s', async ([storage, sentence], { sit }) => {
    const guest = await sit();
    const { table, before } = await stopped(guest, storage);
    expect(await alertOf(guest, sentence).count()).toBe(1);
    const seen = await table.read();
    expect(cardsIn(seen)).toEqual(cardsIn(before));
    expect((await savedMatch(guest.page)).entries.length).toBe(1);
    await guest.plant({});
    await playOnButton(guest).waitFor({ state: 'detached' });
    expect(await alertOf(guest, sentence).count()).toBe(0);
    const after = await table.awaited(seen);
    expect(after.log.length).toBeGreaterThan(before.log.length);
    await guest.page.reload();
    expect(cardsIn(await table.awaited())).toEqual(cardsIn(after));
    expect(guest.errors).toEqual([]);
  });

  testInCheck('is played on at the touch of a button, and is kept whole as soon as it can be', async ({ sit }) => {
    const guest = await sit();
    const { table, before } = await stopped(guest);
    await playOnButton(guest).click();
    const unsaved = await table.awaited(before);
    expect(unsaved.log.length).toBeGreaterThan(before.log.length);
    expect(await alertOf(guest, sentences.storageFull).count()).toBe(1);
    expect(await playOnButton(guest).count()).toBe(0);
    expect((await savedMatch(guest.page)).entries.length).toBe(1);
    await guest.plant({});
    await act(table, unsaved);
    const after = await table.awaited(unsaved);
    expect(await alertOf(guest, sentences.storageFull).count()).toBe(0);
    await guest.page.reload();
    expect(cardsIn(await table.awaited())).toEqual(cardsIn(after));
    expect(guest.errors).toEqual([]);
  });

  testInCheck('can be seen and touched on screens of any size, and is fit for screen readers', async ({ sit }) => {
    const guest = await sit({ reducedMotion: 'reduce' });
    await stopped(guest);
    expect(await faultsOn(guest.page, 'a stopped table', SIZES)).toEqual([]);
    expect(await violationsIn(guest.page)).toEqual([]);
  });

  testInCheck('goes on where it was left, as long as the page is open', async ({ sit }) => {
    const guest = await sit();
    const { table, before } = await stopped(guest);
    await playOnButton(guest).click();
    const left = await table.awaited(before);
    await guest.page.getByRole('button', { name: sentences.leave }).click();
    await guest.page.getByRole('dialog').getByRole('button', { name: sentences.leave }).click();
    await guest.page.getByRole('region', { name: words.home.continueTitle }).getByRole('link').click();
    expect(cardsIn(await table.awaited())).toEqual(cardsIn(left));
    expect(guest.errors).toEqual([]);
  });

  testInCheck('stops too where somebody removed everything that the browser keeps', async ({ sit }) => {
    const guest = await sit();
    const table = await TablePage.deal(guest, 'crazy-eights', 'pike');
    const before = await table.awaited();
    await guest.page.evaluate(forgetDatabase);
    await act(table, before);
    await alertOf(guest, sentences.changedElsewhere).waitFor();
    expect(cardsIn(await table.read())).toEqual(cardsIn(before));
    await playOnButton(guest).click();
    expect((await table.awaited(before)).log.length).toBeGreaterThan(before.log.length);
    expect(guest.errors).toEqual([]);
  });
});

/** Runs in the page. */
function forgetDatabase(): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase('shoal');
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
  });
}
