import { copyFileSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_IDS } from '@shoal/games';
import type { Heading, Match, MatchEntry } from '@shoal/room';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { atDepth } from '../../../../scripts/depth.mjs';
import { JournalFile } from './journal-file.ts';
import { readJournal } from './read-journal.ts';
import { act, chance, newFolder, openStore, planFor, seenOf } from './test/matches.ts';

const STARTED = '2026-11-16T08:24:00.000Z';
const NEWLINE = 10;
/** A journal is cut at each of its last bytes. */
const CUTS = atDepth({ test: 120, check: 300 });

const headingFor = (plan: Heading['plan']): Heading => ({ id: 'a', startedAt: STARTED, plan });

/** How often a byte stands in others. */
const countOf = (bytes: Buffer): number => bytes.filter((byte) => byte === NEWLINE).length;

function readAt(path: string, id: string): Match {
  const reading = readJournal(path, id);
  if (reading.type !== 'read') throw new Error(`the journal is ${reading.type}`);
  return reading.journal.match;
}

describe.each(GAME_IDS)('a journal of %s', (game) => {
  test('cut anywhere near its end gives back the match as it was after the last whole line, and goes on', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 12, max: 30 }), (seed, actions) => {
        const home = newFolder();
        const { store } = openStore(home);
        const savedMatch = store.begin(planFor(game, { goal: { type: 'best-of', deals: 9 }, seed: `${seed}` }));
        const path = join(home, 'games', `${savedMatch.id}.jsonl`);
        const states = new Map([[2, seenOf(savedMatch.match)]]);
        const rng = chance(seed);
        for (let number = 0; number < actions; number++) {
          act(savedMatch, rng);
          states.set(number + 3, seenOf(savedMatch.match));
        }
        savedMatch.close();
        const bytes = readFileSync(path);
        for (let end = bytes.length; end > bytes.length - CUTS; end--) {
          writeFileSync(path, bytes.subarray(0, end));
          expect(seenOf(readAt(path, savedMatch.id))).toBe(states.get(countOf(bytes.subarray(0, end))));
          if (end % 37 !== 0) continue;
          const again = store.resume(savedMatch.id);
          act(again, rng);
          again.close();
          expect(seenOf(readAt(path, savedMatch.id))).toBe(seenOf(again.match));
        }
      }),
      { numRuns: atDepth({ test: 1, check: 2 }) },
    );
  });
});

const DEAL: MatchEntry = { type: 'deal', seed: 'a', firstSeat: 0 };
const UNDO: MatchEntry = { type: 'undo', actions: 0 };

describe('a journal', () => {
  const plan = planFor('go-fish', { seed: 'a' });

  test('under the name of another is damaged, and one that is not there is gone', () => {
    const home = newFolder();
    const savedMatch = openStore(home).store.begin(plan);
    act(savedMatch, chance(1));
    savedMatch.close();
    const path = join(home, 'games', `${savedMatch.id}.jsonl`);
    copyFileSync(path, join(home, 'copy.jsonl'));
    expect(readJournal(join(home, 'copy.jsonl'), 'copy').type).toBe('damaged');
    expect(readJournal(join(home, 'none.jsonl'), 'none').type).toBe('gone');
    expect(readJournal(home, 'home').type).toBe('unreadable');
  });

  test('that cannot be created is not there at all', () => {
    const path = join(newFolder(), 'missing', 'a.jsonl');
    expect(() => JournalFile.create(path, headingFor(plan), [DEAL])).toThrow(/ENOENT/);
    expect(readJournal(path, 'a').type).toBe('gone');
  });

  test.runIf(process.platform === 'linux')('on a disk that is full says so each time', () => {
    const journal = JournalFile.reopen('/dev/full', 0);
    for (let time = 0; time < 3; time++) expect(() => journal.append([UNDO])).toThrow(/ENOSPC/);
    journal.close();
  });

  test('cuts off what a failed write has left before it writes again', () => {
    const path = join(newFolder(), 'a.jsonl');
    JournalFile.create(path, headingFor(plan), [DEAL]).close();
    const { size: whole } = statSync(path);
    writeFileSync(path, '{"type":"act","seat":0,"acti', { flag: 'a' });
    const again = JournalFile.reopen(path, whole);
    expect(statSync(path).size).toBe(whole);
    const [action] = readAt(path, 'a').deal.table.view(0).legal;
    const ask: MatchEntry = { type: 'act', seat: 0, action };
    again.append([ask]);
    again.close();
    expect(readAt(path, 'a').entries).toEqual([DEAL, ask]);
  });

  test('that somebody has removed is not made anew without its beginning', () => {
    const path = join(newFolder(), 'a.jsonl');
    JournalFile.create(path, headingFor(plan), [DEAL]).close();
    rmSync(path);
    expect(() => JournalFile.reopen(path, 1)).toThrow(/ENOENT/);
    expect(readJournal(path, 'a').type).toBe('gone');
  });
});
