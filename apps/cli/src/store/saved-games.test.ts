import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { verify } from '@shoal/core';
import { GAME_IDS } from '@shoal/games';
import { type MatchPlan, readFinished, writeFinished } from '@shoal/room';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chance, newFolder, nextDeal, openStore, planFor, playOn, seenOf } from './test/matches.ts';

const MATCH: Partial<MatchPlan> = { goal: { type: 'best-of', deals: 2 } };

/** A home with one game in progress that nobody plays. */
function homeWithGame(plan = planFor('crazy-eights'), actions = 12) {
  const home = newFolder();
  const { store } = openStore(home);
  const savedMatch = store.begin(plan);
  playOn(savedMatch, chance(1), actions);
  savedMatch.close();
  return { home, savedMatch, games: join(home, 'games'), path: join(home, 'games', `${savedMatch.id}.jsonl`) };
}

describe.each(GAME_IDS)('a saved game of %s', (game) => {
  test('is offered with what a menu needs, and continued where it was left', () => {
    const { home, savedMatch } = homeWithGame(planFor(game, MATCH));
    const { store, messages } = openStore(home);
    const [saved, ...others] = store.savedGames();
    expect(saved).toMatchObject({ id: savedMatch.id, dealNumber: 1, totals: [0, 0, 0], result: null });
    const { seed: _, ...plan } = savedMatch.match.plan;
    expect(saved.plan).toEqual(plan);
    const again = store.resume(saved.id);
    expect(seenOf(again.match)).toBe(seenOf(savedMatch.match));
    for (const one of [savedMatch, again]) playOn(one, chance(2));
    expect(seenOf(again.match)).toBe(seenOf(savedMatch.match));
    again.close();
    expect([others, messages]).toEqual([[], []]);
  });

  test('with bytes changed anywhere is read, or set aside with every byte, and nothing is thrown', () => {
    const { home, games, path, savedMatch } = homeWithGame(planFor(game));
    const bytes = readFileSync(path);
    const change = fc.record({
      at: fc.nat({ max: bytes.length - 1 }),
      byte: fc.nat({ max: 255 }),
      isAdded: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 3 }), (changes) => {
        const changed = changes.reduce<Buffer>((all, { at, byte, isAdded }) => {
          return Buffer.concat([all.subarray(0, at), Buffer.of(byte), all.subarray(at + (isAdded ? 0 : 1))]);
        }, bytes);
        writeFileSync(path, changed);
        const { store, messages } = openStore(home);
        const [saved] = store.savedGames();
        const original = saved === undefined ? `${path}.damaged` : path;
        expect(readFileSync(original).equals(changed)).toBe(true);
        expect(messages).toEqual(
          saved === undefined
            ? [`A saved game is damaged and cannot be continued; its file was kept as ${original}.`]
            : [],
        );
        rmSync(`${path}.damaged`, { force: true });
      }),
      { numRuns: 120 },
    );
    expect(readdirSync(games).filter((name) => !name.startsWith(savedMatch.id))).toEqual([]);
  });

  test('whose finished deal was not archived when the program was killed is archived later, once', () => {
    const { home, path, savedMatch } = homeWithGame(planFor(game, MATCH), Number.POSITIVE_INFINITY);
    const expected = { id: `${savedMatch.id}-1`, deal: 1, goal: MATCH.goal, undone: savedMatch.match.undone };
    rmSync(join(home, 'finished.jsonl'));
    const { store } = openStore(home);
    expect(store.finished.all()).toEqual([]);
    expect(store.savedGames()).toMatchObject([{ dealNumber: 1, result: { reason: savedMatch.match.result?.reason } }]);
    const [archived, ...others] = store.finished.all();
    expect(archived).toMatchObject({ ...expected, endedAt: statSync(path).mtime.toISOString() });
    expect(others).toEqual([]);
    const reading = readFinished(writeFinished(archived));
    expect(reading.ok && verify(reading.read)).toBeNull();
    expect(openStore(home).store.savedGames().length).toBe(1);
    expect(store.finished.all().length).toBe(1);
  });
});

test('a match that was archived but not removed when the program was killed is removed, and not counted twice', () => {
  const { home, path, savedMatch } = homeWithGame();
  const again = openStore(home).store.resume(savedMatch.id);
  playOn(again, chance(3));
  const journal = readFileSync(path);
  again.close();
  writeFileSync(path, journal);
  const { store, messages } = openStore(home);
  expect(store.savedGames()).toEqual([]);
  expect([existsSync(path), store.finished.all().length, messages]).toEqual([false, 1, []]);
});

test('every deal of a match that is over is archived, with what was taken back left out', () => {
  const { home, savedMatch } = homeWithGame(planFor('crazy-eights', MATCH), Number.POSITIVE_INFINITY);
  const again = openStore(home).store.resume(savedMatch.id);
  nextDeal(again);
  playOn(again, chance(4));
  rmSync(join(home, 'finished.jsonl'));
  again.close();
  const { store } = openStore(home);
  expect(
    store.finished
      .all()
      .map(({ id }) => id)
      .sort(),
  ).toEqual([`${savedMatch.id}-1`, `${savedMatch.id}-2`]);
  for (const game of store.finished.all()) {
    const reading = readFinished(writeFinished(game));
    expect(reading.ok && verify(reading.read)).toBeNull();
  }
  expect(store.savedGames()).toEqual([]);
});

test('the newest come first, and other files of the folder are none', () => {
  const { home, games, savedMatch: first } = homeWithGame();
  const second = openStore(home).store.begin(planFor('go-fish'));
  playOn(second, chance(1), 1);
  second.close();
  utimesSync(join(games, `${second.id}.jsonl`), 1, 1);
  for (const name of ['notes.txt', 'Copy of a game.jsonl', `${first.id}.jsonl.damaged`]) {
    writeFileSync(join(games, name), 'x');
  }
  const { store, messages } = openStore(home);
  expect(store.savedGames().map(({ id }) => id)).toEqual([first.id, second.id]);
  expect(messages).toEqual([]);
});

test('what a killed process never finished is removed, and what a living one writes is not', () => {
  const { home, games, path } = homeWithGame();
  const dead = 2 ** 30;
  for (const name of [`b.jsonl.${dead}.tmp`, `b.jsonl.${process.ppid}.tmp`]) writeFileSync(join(games, name), '');
  for (const name of ['b.jsonl.lock', basename(`${path}.lock`)]) writeFileSync(join(games, name), `${dead}\n`);
  expect(openStore(home).store.savedGames().length).toBe(1);
  const left = [basename(path), basename(`${path}.lock`), `b.jsonl.${process.ppid}.tmp`];
  expect(readdirSync(games).sort()).toEqual(left.sort());
});

test('what cannot be read is told of once, and stays where it is', () => {
  const home = newFolder();
  const games = join(home, 'games');
  const { store, messages } = openStore(home);
  mkdirSync(join(games, 'a.jsonl'));
  expect([store.savedGames(), store.savedGames()]).toEqual([[], []]);
  expect(readdirSync(games)).toEqual(['a.jsonl']);
  rmSync(games, { recursive: true });
  expect(store.savedGames()).toEqual([]);
  expect(messages).toEqual([
    `Cannot read ${join(games, 'a.jsonl')}: it is a folder, not a file.`,
    `Cannot read ${games}: there is no such file; check its name and folder.`,
  ]);
});

describe('a table that nobody has acted at', () => {
  test('leaves no saved game, and one action of anybody is enough for one', () => {
    const home = newFolder();
    const { store } = openStore(home);
    expect(store.begin(planFor('go-fish')).close()).toBe(false);
    expect(readdirSync(join(home, 'games'))).toEqual([]);
    const begun = store.begin(planFor('go-fish'));
    playOn(begun, chance(1), 1);
    expect(begun.close()).toBe(true);
    expect(store.savedGames().map(({ id }) => id)).toEqual([begun.id]);
  });

  test('is left out of the list and removed when an earlier version or a crash has left it', () => {
    const { home, games, path, savedMatch } = homeWithGame();
    const [heading, deal] = readFileSync(path, 'utf8').split('\n');
    writeFileSync(join(games, 'a.jsonl'), `${heading.replaceAll(savedMatch.id, 'a')}\n${deal}\n`);
    const { store, messages } = openStore(home);
    expect(store.savedGames().map(({ id }) => id)).toEqual([savedMatch.id]);
    expect([existsSync(join(games, 'a.jsonl')), messages]).toEqual([false, []]);
  });

  test('stays saved as a match whose second deal has begun, or whose only action was taken back', () => {
    const { home, savedMatch } = homeWithGame(planFor('crazy-eights', MATCH), Number.POSITIVE_INFINITY);
    const { store } = openStore(home);
    const again = store.resume(savedMatch.id);
    nextDeal(again);
    expect(again.close()).toBe(true);
    const undone = store.begin(planFor('crazy-eights'));
    playOn(undone, chance(1), 1);
    const { length } = undone.match.entries;
    expect(undone.match.undo(0)).toBe(true);
    void undone.append(undone.match.entries.slice(length), []);
    expect(undone.close()).toBe(true);
    expect(store.savedGames().length).toBe(2);
  });
});
