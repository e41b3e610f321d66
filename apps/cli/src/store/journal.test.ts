import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Heading, Sitting } from '@shoal/table-ui';
import { en } from '@shoal/table-ui/en';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Journal } from './journal.ts';
import { readJournal } from './read-journal.ts';
import { storeVoice } from './store-words.ts';
import { act, chance, GAME_IDS, newFolder, openStore, planFor, seenOf } from './test/sittings.ts';

const STARTED = '2026-11-16T08:24:00.000Z';
const NEWLINE = 10;

const headingFor = (plan: Heading['plan']): Heading => ({ id: 'a', startedAt: STARTED, plan });

/** How often a byte stands in others. */
const countOf = (bytes: Buffer): number => bytes.filter((byte) => byte === NEWLINE).length;

function readAt(path: string, id: string): Sitting {
  const reading = readJournal(path, id);
  if (reading.type !== 'read') throw new Error(`the journal is ${reading.type}`);
  return reading.journal.sitting;
}

describe.each(GAME_IDS)('a journal of %s', (game) => {
  test('cut anywhere near its end gives back the sitting as it was after the last whole line, and goes on', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 12, max: 30 }), (seed, actions) => {
        const home = newFolder();
        const { store } = openStore(home);
        const kept = store.begin(planFor(game, { goal: { type: 'best-of', deals: 9 }, seed: `${seed}` }));
        const path = join(home, 'games', `${kept.id}.jsonl`);
        const states = new Map([[2, seenOf(kept.sitting)]]);
        const rng = chance(seed);
        for (let number = 0; number < actions; number++) {
          act(kept.sitting, rng);
          states.set(number + 3, seenOf(kept.sitting));
        }
        kept.close();
        const bytes = readFileSync(path);
        for (let end = bytes.length; end > bytes.length - 300; end--) {
          writeFileSync(path, bytes.subarray(0, end));
          expect(seenOf(readAt(path, kept.id))).toBe(states.get(countOf(bytes.subarray(0, end))));
          if (end % 37 !== 0) continue;
          const again = store.resume(kept.id);
          act(again.sitting, rng);
          again.close();
          expect(seenOf(readAt(path, kept.id))).toBe(seenOf(again.sitting));
        }
      }),
      { numRuns: 2 },
    );
  });
});

const { unsaved } = storeVoice(en);

describe('a journal', () => {
  const plan = planFor('go-fish', { seed: 'a' });

  test('under the name of another is damaged, and one that is not there is gone', () => {
    const home = newFolder();
    const kept = openStore(home).store.begin(plan);
    kept.close();
    const path = join(home, 'games', `${kept.id}.jsonl`);
    copyFileSync(path, join(home, 'copy.jsonl'));
    expect(readJournal(join(home, 'copy.jsonl'), 'copy').type).toBe('damaged');
    expect(readJournal(join(home, 'none.jsonl'), 'none').type).toBe('gone');
    expect(readJournal(home, 'home').type).toBe('unreadable');
  });

  test('that cannot be written says so once, and then is silent', () => {
    const faults: string[] = [];
    const folder = join(newFolder(), 'missing');
    const journal = Journal.begin(join(folder, 'a.jsonl'), headingFor(plan), (file, error) =>
      faults.push(unsaved(file, error)),
    );
    for (let time = 0; time < 3; time++) journal.keep({ type: 'deal', seed: 'a', firstSeat: 0 });
    journal.close();
    expect(faults).toEqual([
      `Cannot write ${join(folder, 'a.jsonl')}: there is no such file or folder. The game goes on, but is no longer saved.`,
    ]);
  });

  test.runIf(process.platform === 'linux')('on a disk that is full keeps what it has, and says so once', () => {
    const faults: string[] = [];
    const journal = Journal.reopen('/dev/full', 0, (file, error) => faults.push(unsaved(file, error)));
    for (let time = 0; time < 3; time++) journal.keep({ type: 'undo', actions: 0 });
    expect(faults).toEqual(['Cannot write /dev/full: the disk is full. The game goes on, but is no longer saved.']);
  });

  test('that somebody has removed is not made anew without its beginning', () => {
    const folder = newFolder();
    mkdirSync(join(folder, 'games'));
    const path = join(folder, 'games', 'a.jsonl');
    const faults: string[] = [];
    const first = Journal.begin(path, headingFor(plan), (file, error) => faults.push(unsaved(file, error)));
    first.keep({ type: 'deal', seed: 'a', firstSeat: 0 });
    first.close();
    rmSync(path);
    Journal.reopen(path, 1, (file, error) => faults.push(unsaved(file, error))).keep({ type: 'undo', actions: 0 });
    expect([faults.length, readJournal(path, 'a').type]).toEqual([1, 'gone']);
  });
});
