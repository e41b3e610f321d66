import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sitting } from '@shoal/table-ui';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Journal } from './journal.ts';
import { readEntryLine } from './journal-entry.ts';
import { type Heading, readHeading, writeHeading } from './journal-heading.ts';
import { readJournal } from './read-journal.ts';
import { act, chance, GAME_IDS, newFolder, openStore, planFor, playOn, seenOf } from './test/sittings.ts';

const STARTED = '2026-11-16T08:24:00.000Z';
const NEWLINE = 10;

const ODD_VALUES = ['null', '-1', '1e9', '0.5', '"x"', '""', '{}', '[]', 'true', '9', '"__proto__"', '{"toString":1}'];

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

  test.each([
    ['one deal after the other', { seed: null }],
    ['the best of three deals', { goal: { type: 'best-of', deals: 3 } }],
    ['a target', { goal: { type: 'target', total: 40 }, seed: 'shells' }],
    ['a daily deal', { daily: '2026-11-16', seed: 'daily 2026-11-16' }],
  ] as const)('tells the whole plan of %s', (_, changes) => {
    for (const [preset, { seats }] of Object.entries(planFor(game).plan.game.tables.presets)) {
      if (seats.max < 3) continue;
      const heading = headingFor(planFor(game, changes, preset));
      expect(readHeading(writeHeading(heading))).toEqual(heading);
    }
  });

  test('in which any value is another one is damaged, or gives a sitting that can have been', () => {
    const home = newFolder();
    const { store } = openStore(home);
    const kept = store.begin(planFor(game, { goal: { type: 'best-of', deals: 2 } }));
    playOn(kept.sitting, chance(7), 30);
    kept.close();
    const path = join(home, 'games', `${kept.id}.jsonl`);
    const text = readFileSync(path, 'utf8');
    const values = [...text.matchAll(/(?<=:)("[^"]*"|\d+|null)/g)].map(({ 0: value, index }) => ({ value, index }));
    fc.assert(
      fc.property(fc.constantFrom(...values), fc.constantFrom(...ODD_VALUES), ({ value, index }, other) => {
        writeFileSync(path, text.slice(0, index) + other + text.slice(index + value.length));
        expect(['read', 'damaged']).toContain(readJournal(path, kept.id).type);
      }),
      { numRuns: 150 },
    );
  });
});

describe('a journal', () => {
  const plan = planFor('go-fish', { seed: 'a' });

  test('names people as a terminal may show them', () => {
    const players = plan.players.map((player) => ({ ...player, name: ` \u001b[31m${player.name}\u202e ` }));
    expect(readHeading(writeHeading(headingFor({ ...plan, players })))?.plan.players).toEqual(plan.players);
  });

  test.each([
    ['another format', /sitting\/1/, 'sitting/2'],
    ['an unknown game', /"go-fish"/, '"whist"'],
    ['an unknown preset', /"standard"/, '"strange"'],
    ['an unknown option', /"rules":{/, '"rules":{"jokers":"2",'],
    ['an option out of range', /"handSize":"\d+"/, '"handSize":"999"'],
    ['an unknown bot', /bot:pike/, 'bot:whale'],
    ['too few seats', /"seats":\[.*?\],/, '"seats":[],'],
    ['nobody at a seat', /"Ann"/, '" "'],
    ['an odd goal', /"goal":null/, '"goal":{"type":"best-of","deals":0}'],
    ['an odd day', /"daily":null/, '"daily":"today"'],
    ['an odd start', /"startedAt":"/, '"startedAt":"x'],
  ])('with %s in its heading is damaged', (_, part, other) => {
    const line = writeHeading(headingFor(plan));
    expect(line).toMatch(part);
    expect(readHeading(line)).not.toBeNull();
    expect(readHeading(line.replace(part, other))).toBeNull();
  });

  test.each([
    '',
    'null',
    '[]',
    '{"type":"deal","seed":"a"}',
    '{"type":"deal","seed":"","firstSeat":0}',
    '{"type":"act","seat":0}',
    '{"type":"act","seat":0,"action":null}',
    '{"type":"act","seat":-1,"action":{"type":"fish"}}',
    '{"type":"act","seat":0,"action":{"type":"ask","target":1.5,"rank":"7"}}',
    '{"type":"act","seat":0,"action":{"type":"ask","target":1,"rank":"10"}}',
    '{"type":"act","seat":0,"action":{"type":"play","card":"7h"}}',
    '{"type":"act","seat":0,"action":{"type":"play","card":"8H","suit":"X"}}',
    '{"type":"act","seat":0,"action":{"type":"draw","cards":2}}',
    '{"type":"act","seat":0,"action":{"type":"draw"},"why":"x"}',
    '{"type":"undo","actions":-1}',
    '{"type":"undo"}',
    '{"type":"vote"}',
  ])('has no entry %s', (line) => {
    expect(readEntryLine(line)).toBeNull();
  });

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
    const journal = Journal.begin(join(folder, 'a.jsonl'), headingFor(plan), (sentence) => faults.push(sentence));
    for (let time = 0; time < 3; time++) journal.keep({ type: 'deal', seed: 'a', firstSeat: 0 });
    journal.close();
    expect(faults).toEqual([
      `Cannot write ${join(folder, 'a.jsonl')}: there is no such file or folder. The game goes on, but is no longer saved.`,
    ]);
  });

  test.runIf(process.platform === 'linux')('on a disk that is full keeps what it has, and says so once', () => {
    const faults: string[] = [];
    const journal = Journal.reopen('/dev/full', 0, (sentence) => faults.push(sentence));
    for (let time = 0; time < 3; time++) journal.keep({ type: 'undo', actions: 0 });
    expect(faults).toEqual(['Cannot write /dev/full: the disk is full. The game goes on, but is no longer saved.']);
  });

  test('that somebody has removed is not made anew without its beginning', () => {
    const folder = newFolder();
    mkdirSync(join(folder, 'games'));
    const path = join(folder, 'games', 'a.jsonl');
    const faults: string[] = [];
    const first = Journal.begin(path, headingFor(plan), (sentence) => faults.push(sentence));
    first.keep({ type: 'deal', seed: 'a', firstSeat: 0 });
    first.close();
    rmSync(path);
    Journal.reopen(path, 1, (sentence) => faults.push(sentence)).keep({ type: 'undo', actions: 0 });
    expect([faults.length, readJournal(path, 'a').type]).toEqual([1, 'gone']);
  });
});
