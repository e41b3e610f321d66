import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GameId } from '@shoal/games/ids';
import { EVERY_TIP } from '@shoal/table-ui';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  BROWSER,
  EXPECTED,
  JOURNALS,
  linesOf,
  type SavedDatabase,
  savedColumn,
} from '../../../packages/table-ui/test/earlier-games.ts';
import { readPageSettings } from '../src/page/read-page-settings.ts';
import { StoreBrowser, type Tab } from './store-browser.ts';

const profile = mkdtempSync(join(tmpdir(), 'shoal-web-'));
let browser: StoreBrowser;

beforeAll(async () => {
  browser = await StoreBrowser.start(profile);
});
afterAll(async () => {
  await browser?.close();
  rmSync(profile, { recursive: true, force: true });
});

const WAITING = Object.entries(EXPECTED.browser).filter(([, { isOver }]) => !isOver);
const FEW = 3;

/** Creates the databases as an earlier page did. Runs in the page, before the store opens them. */
async function restore(databases: readonly SavedDatabase[]): Promise<void> {
  for (const { name, version, stores } of databases) {
    const opening = indexedDB.open(name, version);
    opening.onupgradeneeded = () => {
      for (const { name, keyPath, keyPathArray = [], autoIncrement, indexes, records } of stores) {
        const store = opening.result.createObjectStore(name, { keyPath: keyPath ?? keyPathArray, autoIncrement });
        for (const { name, keyPath, unique } of indexes) store.createIndex(name, keyPath, { unique });
        for (const { value } of records) store.add(value);
      }
    };
    await new Promise((resolve, reject) => {
      opening.onsuccess = resolve;
      opening.onerror = reject;
    });
    opening.result.close();
  }
}

async function restoredTab(): Promise<Tab> {
  await browser.clean();
  const tab = await browser.firstTab();
  await tab.page.evaluate(restore, BROWSER.indexedDB);
  return tab;
}

test('every game that an earlier page left is offered, and its finished games are all there', async () => {
  const tab = await restoredTab();
  const saved = await tab.call('saved');
  const shown = saved.map(({ id, dealNumber, game }) => [id, dealNumber, game]).sort();
  expect(shown).toEqual(WAITING.map(([id, { deal, table }]) => [id, deal, table.split(' ')[0]]).sort());
  expect([await tab.call('state'), await tab.call('damaged')]).toEqual([{ isSaved: true, fault: null }, []]);
  expect(linesOf(await tab.call('exportText')).sort()).toEqual(savedColumn('finished', 'line').sort());
  const days = savedColumn('finished', 'daily').filter((day) => day !== 'null');
  expect(await Promise.all(days.map((day) => tab.call('hasDaily', day)))).toEqual([true]);
});

test('a game of an earlier page goes on, and what is played is added behind its old lines', async () => {
  const tab = await restoredTab();
  for (const [id, { turn }] of WAITING) {
    const before = JOURNALS.get(id) ?? [];
    expect([id, (await tab.call('resume', id)).type]).toEqual([id, 'read']);
    await tab.call('close');
    expect(linesOf(await tab.call('journal', id))).toEqual(before);
    await tab.call('resume', id);
    if (turn === null) expect(await tab.call('nextDeal')).toBeNull();
    const { seen, refusals, isOver } = await tab.call('play', FEW);
    expect([id, refusals]).toEqual([id, [null]]);
    expect(linesOf(await tab.call('journal', id)).slice(0, before.length)).toEqual(before);
    await tab.call('close');
    if (!isOver) expect(await tab.call('resume', id)).toEqual({ type: 'read', seen });
  }
});

test('settings of an earlier page are taken whole', () => {
  const [{ value }] = BROWSER.localStorage;
  const { turns, ...others } = JSON.parse(value);
  const read = readPageSettings(value, ['fr']);
  // Games that were added later have settings as well.
  expect(read).toMatchObject(others);
  // A person who has played enough turns has had the tips, which were counted by turns.
  for (const [game, count] of Object.entries(turns)) {
    expect(count).toBeGreaterThan(3);
    expect(read.hadTips).toMatchObject({ [game]: EVERY_TIP[game as GameId] });
  }
});
