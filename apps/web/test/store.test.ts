import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordOfDeal } from '@shoal/room';
import { en } from '@shoal/table-ui/en';
import { afterAll, beforeAll, beforeEach, expect, test as plainTest } from 'vitest';
import { IS_CHECK } from '../../../scripts/depth.mjs';
import { FinishedGames } from '../../cli/src/store/finished-games.ts';
import { Store } from '../../cli/src/store/store.ts';
import { storeMessages } from '../../cli/src/store/store-words.ts';
import { CHROMIUM, INSECURE_HOST } from './chromium.ts';
import { StoreBrowser } from './store-browser.ts';
import { REFUSED } from './store-site.ts';

let browser: StoreBrowser;
const folders: string[] = [];

const test = plainTest.skipIf(CHROMIUM === null);
const testInCheck = plainTest.skipIf(CHROMIUM === null || !IS_CHECK);

beforeAll(async () => {
  if (CHROMIUM !== null) browser = await StoreBrowser.start(newFolder());
});
beforeEach(() => browser?.clean());
afterAll(async () => {
  await browser?.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'shoal-web-'));
  folders.push(folder);
  return folder;
}

/** What the terminal prints when it resumes a match from this journal. */
function resumedInTerminal(id: string, journal: string): string {
  const home = newFolder();
  const store = Store.open({ SHOAL_HOME: home }, { catalogue: en, onMessage: (sentence) => expect(sentence).toBe('') });
  writeFileSync(join(home, 'games', `${id}.jsonl`), journal);
  expect(store.savedGames().map((saved) => saved.id)).toEqual([id]);
  const { match } = store.resume(id);
  return JSON.stringify([match.plan.players, recordOfDeal(match.deal), match.score.totals]);
}

test('a game goes on after the page was loaded again, and in the terminal', async () => {
  const game = 'go-fish';
  const tab = await browser.firstTab();
  expect(await tab.call('state')).toEqual({ isSaved: true, fault: null });
  const { id, refusal } = await tab.call('begin', game);
  const played = await tab.call('play', 12);
  expect([refusal, played.refusals]).toEqual([null, [null]]);
  expect(resumedInTerminal(id, await tab.call('journal', id))).toBe(played.seen);
  await tab.page.reload();
  expect(await tab.call('saved')).toEqual([{ id, dealNumber: 1, playedIn: null, game }]);
  expect(await tab.call('resume', id)).toEqual({ type: 'read', seen: played.seen });
  const whole = await tab.call('play', 1000, '2');
  expect([whole.refusals, whole.isOver, await tab.call('finished')]).toEqual([[null], true, [`${id}-1`]]);
  expect(await tab.call('nextDeal')).toBeNull();
  await tab.call('play', 3);
  await tab.page.reload();
  expect(await tab.call('saved')).toEqual([{ id, dealNumber: 2, playedIn: null, game }]);
  expect((await tab.call('finishedGame', `${id}-1`))?.events).toBeGreaterThan(10);
});

testInCheck(
  'a match that is over is saved no longer once it is let go, and all its deals are finished games',
  async () => {
    const tab = await browser.firstTab();
    const { id } = await tab.call('begin', 'crazy-eights', { type: 'best-of', deals: 2 });
    await tab.call('play', 1000);
    await tab.call('close');
    expect((await tab.call('saved')).length).toBe(1);
    await tab.call('resume', id);
    await tab.call('nextDeal');
    expect((await tab.call('play', 1000, '2')).isOver).toBe(true);
    expect([await tab.call('close'), await tab.call('close')]).toEqual([null, null]);
    expect([await tab.call('saved'), await tab.call('read', id)]).toEqual([[], 'gone']);
    expect(await tab.call('finished')).toEqual([`${id}-2`, `${id}-1`]);
  },
);

testInCheck('a daily deal that was played is found by its date', async () => {
  const tab = await browser.firstTab();
  await tab.call('begin', 'crazy-eights', null, '2026-11-16');
  expect(await tab.call('hasDaily', '2026-11-16')).toBe(false);
  await tab.call('play', 1000);
  expect([await tab.call('hasDaily', '2026-11-16'), await tab.call('hasDaily', '2026-11-17')]).toEqual([true, false]);
});

testInCheck('what a closed tab left undone is done by the next one', async () => {
  const tab = await browser.firstTab();
  const { id: going } = await tab.call('begin', 'crazy-eights', { type: 'best-of', deals: 9 });
  await tab.call('play', 1000, '1', 'none');
  const { id: over } = await tab.call('begin', 'crazy-eights');
  await tab.call('play', 1000, '2', 'none');
  expect(await tab.call('finished')).toEqual([]);
  await tab.page.reload();
  expect(await tab.call('saved')).toMatchObject([{ id: going, dealNumber: 1 }]);
  expect((await tab.call('finished')).sort()).toEqual([`${going}-1`, `${over}-1`].sort());
  expect([await tab.call('read', over), (await tab.call('saved')).length]).toEqual(['gone', 1]);
});

testInCheck('entries that come before others are kept are kept in their order', async () => {
  const tab = await browser.firstTab();
  const { id } = await tab.call('begin', 'go-fish');
  const played = await tab.call('playAtOnce', 10);
  expect([played.refusals, await tab.call('read', id)]).toEqual([[null], 11]);
  await tab.page.reload();
  expect((await tab.call('resume', id)).seen).toBe(played.seen);
});

test('a game that is played in one tab is not given to another, until that tab lets it go or is gone', async () => {
  const tab = await browser.firstTab();
  const other = await browser.otherTab({ place: 'inPage' });
  const { id } = await tab.call('begin');
  const { seen } = await tab.call('play', 5);
  expect(await other.call('saved')).toMatchObject([{ id, playedIn: 'elsewhere' }]);
  expect(await tab.call('saved')).toMatchObject([{ id, playedIn: 'here' }]);
  expect([(await other.call('resume', id)).type, await other.call('discard', id)]).toEqual([
    'played-elsewhere',
    'played-elsewhere',
  ]);
  await tab.call('close');
  expect(await other.call('holdAgainAndAgain', id)).toEqual(['read']);
  expect(await other.call('resume', id)).toEqual({ type: 'read', seen });
  expect((await tab.call('resume', id)).type).toBe('played-elsewhere');
  await other.page.close();
  await expect.poll(async () => (await tab.call('resume', id)).type).toBe('read');
  expect([await tab.call('discard', id), await tab.call('saved')]).toEqual([null, []]);
});

testInCheck('where there are no locks, the tab that knows of fewer entries is refused', async () => {
  const tab = await browser.firstTab({ host: INSECURE_HOST });
  const other = await browser.otherTab({ host: INSECURE_HOST });
  const { id } = await tab.call('begin', 'go-fish');
  await tab.call('play', 3);
  expect((await other.call('resume', id)).type).toBe('read');
  const { seen } = await other.call('play', 2, '2');
  expect((await tab.call('play', 2)).refusals).toEqual(['changed-elsewhere']);
  await tab.page.reload();
  expect(await tab.call('resume', id)).toEqual({ type: 'read', seen });
  expect(await other.call('discard', id)).toBeNull();
  expect((await tab.call('play', 1)).refusals).toEqual(['gone']);
  expect(await tab.call('beginTwice')).toEqual([null, 'changed-elsewhere']);
});

testInCheck('without room for its end a deal is not half kept, and all of it is kept when there is room', async () => {
  await browser.leaveRoom(700_000);
  const tab = await browser.firstTab();
  const { id } = await tab.call('begin', 'crazy-eights');
  const { refusals, isOver, kept } = await tab.call('play', 1000, '1', 'heavy');
  expect([refusals, isOver]).toEqual([[null, 'storage-full'], true]);
  expect(await tab.call('state')).toEqual({ isSaved: false, fault: 'storage-full' });
  expect(await tab.call('saved')).toMatchObject([{ id, dealNumber: 1, playedIn: 'here' }]);
  expect(await tab.call('finished')).toEqual([`${id}-1`]);
  const other = await browser.otherTab();
  expect([await other.call('finished'), await other.call('read', id)]).toEqual([[], 1 + kept]);
  expect(await other.call('importText', await tab.call('exportText'))).toEqual({
    key: 'unsaved',
    fault: 'storage-full',
  });
  expect(await other.call('finished')).toEqual([]);
  await browser.leaveRoom();
  expect([await tab.call('nextDeal'), await tab.call('state')]).toEqual([null, { isSaved: true, fault: null }]);
  const { seen } = await tab.call('play', 2);
  await tab.page.reload();
  expect([await tab.call('finished'), await tab.call('resume', id)]).toEqual([[`${id}-1`], { type: 'read', seen }]);
});

test('entries that were refused come again: none is kept twice, and none is missing', async () => {
  const tab = await browser.firstTab();
  const { id } = await tab.call('begin', 'go-fish');
  await tab.call('play', 3);
  await tab.call('fill', true);
  const { refusals, seen } = await tab.call('play', 4, '2');
  expect(refusals).toEqual(['storage-full']);
  const other = await browser.otherTab();
  expect(await other.call('read', id)).toBe(1 + 3);
  expect(await tab.call('close')).toBe('storage-full');
  expect(await tab.call('saved')).toMatchObject([{ id, playedIn: null }]);
  expect(await tab.call('resume', id)).toEqual({ type: 'read', seen });
  expect((await tab.call('play', 1, '3')).refusals).toEqual(['storage-full']);
  await tab.call('fill', false);
  const later = await tab.call('play', 2, '4');
  expect([later.refusals, await other.call('read', id)]).toEqual([[null], 1 + 3 + 4 + 1 + 2]);
  await tab.page.reload();
  expect(await tab.call('resume', id)).toEqual({ type: 'read', seen: later.seen });
});

test('where the browser keeps nothing one plays all the same, until the page is closed', async () => {
  const tab = await browser.firstTab({ path: REFUSED, place: 'inPage' });
  expect(await tab.call('state')).toEqual({ isSaved: false, fault: 'storage-refused' });
  const { id, refusal } = await tab.call('begin', 'crazy-eights');
  const { refusals, seen } = await tab.call('play', 6);
  expect([refusal, refusals]).toEqual(['storage-refused', ['storage-refused']]);
  await tab.call('close');
  expect(await tab.call('saved')).toMatchObject([{ id, playedIn: null }]);
  expect(await tab.call('resume', id)).toEqual({ type: 'read', seen });
  await tab.call('play', 1000);
  await tab.call('close');
  expect([await tab.call('saved'), await tab.call('finished')]).toEqual([[], [`${id}-1`]]);
  expect((await tab.call('finishedGame', `${id}-1`))?.id).toBe(`${id}-1`);
  const text = await tab.call('exportText');
  expect(await tab.call('importText', text)).toEqual({
    key: 'imported',
    isSaved: false,
    added: 0,
    known: 1,
    leftOut: 0,
  });
  expect(await tab.call('importText', text.replaceAll(`${id}-1`, 'b'))).toMatchObject({
    isSaved: false,
    added: 1,
    known: 0,
  });
  const second = await tab.call('begin');
  expect([await tab.call('discard', second.id), await tab.call('saved')]).toEqual([null, []]);
});

testInCheck('a page of a later version is not held up, and the game of this one goes on', async () => {
  const tab = await browser.firstTab();
  await tab.call('begin', 'go-fish');
  const other = await browser.otherTab();
  await other.call('upgrade');
  expect((await tab.call('play', 3)).refusals).toEqual(['storage-outdated']);
  expect((await tab.call('saved')).length).toBe(1);
  expect(await tab.call('importText', '')).toEqual({ key: 'unsaved', fault: 'storage-outdated' });
});

testInCheck('a connection that is lost is made again, and games that somebody removed with it are gone', async () => {
  const tab = await browser.firstTab({ place: 'inPage' });
  const { id } = await tab.call('begin');
  await tab.call('loseConnection');
  expect([(await tab.call('play', 1)).refusals, await tab.call('read', id)]).toEqual([[null], 2]);
  await browser.forget();
  expect((await tab.call('play', 1)).refusals).toEqual(['gone']);
  expect(await tab.call('begin')).toMatchObject({ refusal: null });
});

testInCheck('what is damaged stays where it is, and the rest is as it was', async () => {
  const tab = await browser.firstTab();
  const ids: string[] = [];
  for (let number = 0; number < 4; number++) {
    ids.push((await tab.call('begin', 'crazy-eights')).id);
    await tab.call('play', 5);
    await tab.call('close');
  }
  const [whole, gap, odd, cut] = ids;
  await tab.call('dropEntry', gap, 2);
  await tab.call('plant', 'entries', { sitting: odd, number: 2, line: 7 });
  await tab.call('dropEntry', cut, 5);
  await tab.call('plant', 'sittings', { id: 'strange' });
  await tab.call('plant', 'sittings', {
    id: 'later',
    heading: '{"format":"shoal-sitting/2"}',
    entries: 0,
    changedAt: '',
  });
  await tab.call('plant', 'finished', { id: 'x', daily: null, line: 'x' });
  expect(await tab.call('saved')).toMatchObject([{ id: whole }]);
  const damaged = await tab.call('damaged');
  expect(damaged.map(({ id }) => id).sort()).toEqual([gap, odd, cut, 'strange', 'later'].sort());
  expect(damaged.find(({ id }) => id === 'later')?.text).toBe('{"format":"shoal-sitting/2"}\n');
  expect([(await tab.call('resume', gap)).type, await tab.call('read', odd)]).toEqual(['damaged', 'damaged']);
  expect([await tab.call('finished'), await tab.call('finishedGame', 'x')]).toEqual([[], null]);
  expect(await tab.call('discard', gap)).toBeNull();
  expect((await tab.call('damaged')).length).toBe(4);
});

test('finished games go to the terminal and come back, line by line the same', async () => {
  const tab = await browser.firstTab();
  await tab.call('begin', 'go-fish', { type: 'best-of', deals: 3 });
  await tab.call('play', 1000);
  await tab.call('nextDeal');
  await tab.call('play', 1000, '2');
  expect(await tab.call('addEveryFinished')).toEqual([null, null]);
  const text = await tab.call('exportText');
  const folder = newFolder();
  const file = join(folder, 'export.jsonl');
  writeFileSync(file, text);
  const terminal = new FinishedGames(
    join(folder, 'finished.jsonl'),
    (sentence) => expect(sentence).toBe(''),
    storeMessages(en),
  );
  expect(terminal.importFrom(file)).toEqual({ added: 2, known: 0, leftOut: 0 });
  expect(terminal.exportTo(join(folder, 'back.jsonl'))).toBe(2);
  expect(readFileSync(join(folder, 'back.jsonl'), 'utf8')).toBe(text);

  const elsewhere = await browser.otherTab({ host: INSECURE_HOST });
  const [first] = text.split('\n');
  expect(await elsewhere.call('importText', first)).toEqual({
    key: 'imported',
    isSaved: true,
    added: 1,
    known: 0,
    leftOut: 0,
  });
  const faulty = `${text}\n${first.replace(/"pack":\["(..)","(..)"/, '"pack":["$2","$1"')}\n`;
  const fault = { type: 'verify', fault: { key: 'seed-deals-otherwise' } };
  expect(await elsewhere.call('importText', faulty)).toEqual({ key: 'faulty', line: 4, fault });
  expect((await elsewhere.call('finished')).length).toBe(1);
  expect(await elsewhere.call('importText', text)).toEqual({
    key: 'imported',
    isSaved: true,
    added: 1,
    known: 1,
    leftOut: 0,
  });
  expect(await elsewhere.call('exportText')).toBe(text);
});

testInCheck('whatever was acknowledged is there after the browser was killed', async () => {
  const tab = await browser.firstTab();
  let last = { entries: 0, deals: 0, refusal: null };
  const enough = new Promise<void>((resolve) => {
    browser.onConsole((text) => {
      last = JSON.parse(text);
      if (last.deals === 1) resolve();
    });
  });
  const { id } = await tab.call('begin', 'crazy-eights');
  tab.call('playForever').catch(() => undefined);
  await enough;
  await browser.killAndStart();
  const again = await browser.firstTab();
  expect(last.refusal).toBeNull();
  expect(await again.call('read', id)).toBeGreaterThanOrEqual(last.entries);
  expect((await again.call('finished')).length).toBeGreaterThanOrEqual(last.deals);
});
