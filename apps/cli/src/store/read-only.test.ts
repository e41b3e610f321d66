import { chmodSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chance, newFolder, openStore, planFor, playOn } from './test/matches.ts';

/** Permissions hold nobody back who is root, and mean something else on Windows. */
const isHeldBack = process.platform !== 'win32' && process.getuid?.() !== 0;

test.runIf(isHeldBack)('in a folder that may only be read one plays in memory, and is told so once', () => {
  const home = newFolder();
  chmodSync(home, 0o500);
  const { store, messages } = openStore(home);
  const savedMatch = store.begin(planFor('go-fish'));
  playOn(savedMatch, chance(1));
  savedMatch.close();
  expect(store.finished.all().length).toBe(1);
  expect([messages.length, readdirSync(home)]).toEqual([1, []]);
  expect(messages[0]).toContain('permission is denied');
});

test.runIf(isHeldBack)('a folder that becomes read-only costs no game in progress', () => {
  const home = newFolder();
  const { store, messages } = openStore(home);
  const first = store.begin(planFor('go-fish'));
  for (const folder of [join(home, 'games'), home]) chmodSync(folder, 0o500);
  playOn(first, chance(1));
  first.close();
  const second = store.begin(planFor('go-fish'));
  playOn(second, chance(2));
  second.close();
  expect(messages.length).toBe(2);
  for (const folder of [home, join(home, 'games')]) chmodSync(folder, 0o700);
  // The first has been saved all the time, and is archived now.
  expect(openStore(home).store.savedGames()).toEqual([]);
  expect(
    openStore(home)
      .store.finished.all()
      .map(({ id }) => id),
  ).toEqual([`${first.id}-1`]);
});
