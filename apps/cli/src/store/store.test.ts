import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FileError } from '../process/exit-code.ts';
import { chance, newFolder, nextDeal, type OpenStore, openStore, planFor, playOn, seenOf } from './test/matches.ts';

const journalsIn = (home: string): string[] => readdirSync(join(home, 'games'));

test('a match that is over leaves its deals among the finished games, and no journal', () => {
  const home = newFolder();
  const { store, messages } = openStore(home);
  const savedMatch = store.begin(planFor('crazy-eights'));
  playOn(savedMatch, chance(1));
  nextDeal(savedMatch);
  playOn(savedMatch, chance(2));
  for (let time = 0; time < 2; time++) savedMatch.close();
  expect(store.finished.all().map(({ id, deal }) => [id, deal])).toEqual([
    [`${savedMatch.id}-1`, 1],
    [`${savedMatch.id}-2`, 2],
  ]);
  expect([journalsIn(home), store.savedGames(), messages]).toEqual([[], [], []]);
});

test('a match that is given up is gone, and its deal that was over stays', () => {
  const home = newFolder();
  const { store } = openStore(home);
  const savedMatch = store.begin(planFor('crazy-eights'));
  playOn(savedMatch, chance(1));
  nextDeal(savedMatch);
  playOn(savedMatch, chance(2), 5);
  savedMatch.abandon();
  expect([journalsIn(home), store.finished.all().length]).toEqual([[], 1]);
});

test('a game that is being played is neither offered nor given to another, until it is let go', () => {
  const home = newFolder();
  const [one, other] = [openStore(home), openStore(home)];
  const savedMatch = one.store.begin(planFor('crazy-eights'));
  playOn(savedMatch, chance(1), 10);
  for (const { store } of [one, other]) {
    expect(store.savedGames()).toEqual([]);
    expect(() => store.resume(savedMatch.id)).toThrow('This game is open in another window; close it there first.');
  }
  savedMatch.close();
  expect(other.store.savedGames().length).toBe(1);
  const again = other.store.resume(savedMatch.id);
  expect(seenOf(again.match)).toBe(seenOf(savedMatch.match));
  expect(() => one.store.resume(savedMatch.id)).toThrow(FileError);
  again.close();
});

test('a damaged journal of a game that is being played is left alone', () => {
  const home = newFolder();
  const savedMatch = openStore(home).store.begin(planFor('crazy-eights'));
  const path = join(home, 'games', `${savedMatch.id}.jsonl`);
  writeFileSync(path, 'x\n');
  expect(openStore(home).store.savedGames()).toEqual([]);
  expect(existsSync(path)).toBe(true);
  playOn(savedMatch, chance(1));
  savedMatch.close();
  const { store, messages } = openStore(home);
  expect([store.savedGames(), messages.length, store.finished.all().length]).toEqual([[], 1, 1]);
  expect(existsSync(`${path}.damaged`)).toBe(true);
});

test.each(['none', '../finished', 'a/../../b', ''])('there is no saved game %s', (id) => {
  const home = newFolder();
  const { store } = openStore(home);
  expect(() => store.resume(id)).toThrow('This game no longer exists; it was finished or deleted elsewhere.');
  expect([readdirSync(home), journalsIn(home)]).toEqual([['games'], []]);
});

test('a damaged game that is asked for is set aside, and can be asked for no more', () => {
  const home = newFolder();
  const { store, messages } = openStore(home);
  const path = join(home, 'games', 'a.jsonl');
  writeFileSync(path, 'x\n');
  expect(() => store.resume('a')).toThrow(`its file was kept as ${path}.damaged.`);
  expect(readFileSync(`${path}.damaged`, 'utf8')).toBe('x\n');
  expect([journalsIn(home), messages]).toEqual([['a.jsonl.damaged'], []]);
});

test('the cards of a table without a seed cannot be foretold', () => {
  const { store } = openStore(newFolder());
  const [one, other] = [0, 1].map(() => store.begin(planFor('go-fish', { seed: null })));
  expect(one.match.deal.seed).toMatch(/^[0-9a-f]{64}$/);
  expect(other.match.deal.seed).not.toBe(one.match.deal.seed);
  for (const savedMatch of [one, other]) savedMatch.abandon();
});

/** Everything that can be done with a store, to its end. */
function playAGame({ store }: OpenStore): void {
  expect(store.savedGames()).toEqual([]);
  const savedMatch = store.begin(planFor('crazy-eights'));
  playOn(savedMatch, chance(1));
  nextDeal(savedMatch);
  playOn(savedMatch, chance(2), 4);
  savedMatch.close();
  expect(savedMatch.match.dealNumber).toBe(2);
  expect(store.finished.all().length).toBe(1);
  expect(store.savedGames()).toEqual([]);
}

test('where there can be no folder one plays in memory, and is told so once', () => {
  const home = join(newFolder(), 'file');
  writeFileSync(home, 'mine');
  const opened = openStore(home);
  playAGame(opened);
  expect(opened.messages).toEqual([
    `Cannot write ${home}: part of the path is not a folder. You can play, but games are not saved; to save them elsewhere, set SHOAL_HOME to a writable folder.`,
  ]);
  expect(() => opened.store.resume('a')).toThrow(FileError);
  expect(readFileSync(home, 'utf8')).toBe('mine');
});
