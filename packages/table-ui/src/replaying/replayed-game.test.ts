import { type GameId, packOf, type ReadRecord, Replay, verify } from '@shoal/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seatOfYou } from '../sitting/you.ts';
import { en } from '../words/en.ts';
import { createSentences, type Sentences } from '../words/sentences/sentences.ts';
import { replayedGame } from './replayed-game.ts';
import { PRESETS, playedRecord, readAgain } from './test/records.ts';
import { toldEnding, toldFrames, toldStandings } from './told-frames.ts';
import { stopsOf, wholeStep } from './whole-step.ts';

const speakerFor = (labels: readonly string[]): Sentences =>
  createSentences({ catalogue: en, names: labels, ascii: false, you: seatOfYou(labels) });

const anySeed = fc.integer({ min: 0, max: 1 << 30 }).map(String);

/** A record as the terminal goes through it: action by action, each log cut where the game then stood. */
function toldStepByStep(read: ReadRecord, sentences: Sentences) {
  const replay = new Replay(read);
  const steps = stopsOf(read).map((stop) => {
    const from = replay.at;
    if (stop > from && wholeStep(replay) !== null) throw new Error(`there is a fault after ${from} entries`);
    const { table, at } = replay;
    const view = table.view(null);
    const settings = { from, to: at, view, options: read.options };
    return {
      ...{ entries: at, lines: sentences.narrate(read.game.id as GameId, table.reveal().events, settings) },
      ...{ turn: view.turn, stock: view.stockSize, sizes: view.handSizes },
      hands: view.handSizes.map((_, seat) => [...table.view(seat).hand].sort()),
    };
  });
  return { steps, isDone: replay.isDone };
}

describe.each(PRESETS)('%s %s with %i seats', (game, preset, seats) => {
  test('every frame tells what a replay step by step tells, and shows the table as it then stood', () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        const read = readAgain(playedRecord(game, preset, seats, seed));
        const replayed = replayedGame(read);
        const sentences = speakerFor(replayed.labels);
        const told = toldFrames(replayed, sentences);
        const { steps, isDone } = toldStepByStep(read, sentences);
        const frames = replayed.frames.map((frame, index) => ({
          ...{ entries: frame.entries, lines: told[index], stock: frame.middle.stock },
          turn: frame.seats.find(({ hasTurn }) => hasTurn)?.seat ?? null,
          sizes: frame.seats.map(({ cards }) => cards),
          hands: frame.hands.map((hand) => [...hand].sort()),
        }));
        expect(frames).toEqual(steps);
        expect(isDone).toBe(true);
        expect(replayed.result).toEqual(read.record.result);
        expect(toldEnding(replayed, sentences).length).toBe(2);
        expect(toldStandings(replayed, sentences).length).toBe(seats);
      }),
      { numRuns: 3 },
    );
  });

  test('whoever acted had the turn in the frame before', () => {
    const { frames } = replayedGame(readAgain(playedRecord(game, preset, seats, 'turns')));
    expect(frames[0].actor).toBeNull();
    for (const [index, { actor }] of frames.entries()) {
      if (index > 0) expect(frames[index - 1].seats.find(({ hasTurn }) => hasTurn)?.seat).toBe(actor);
    }
  });

  test('a record in progress may end after any entry of its log', () => {
    const record = playedRecord(game, preset, seats, 'cut', 12);
    for (let entries = 0; entries <= record.log.length; entries++) {
      const read = readAgain({ ...record, log: record.log.slice(0, entries) });
      const replayed = replayedGame(read);
      expect(replayed.fault).toBeNull();
      expect(replayed.result).toBeNull();
      expect(replayed.frames.length).toBeGreaterThan(0);
      expect(replayed.frames.at(-1)?.entries).toBe(entries);
      const sentences = speakerFor(replayed.labels);
      for (const line of toldFrames(replayed, sentences).flat()) expect(line).toMatch(/[.!]$/);
      expect([...toldEnding(replayed, sentences), ...toldStandings(replayed, sentences)]).toEqual([]);
    }
  });
});

test('a record with a fault is shown up to it', () => {
  const record = playedRecord('go-fish', 'standard', 3, 'faulty');
  const broken = readAgain({ ...record, log: [...record.log.slice(0, 10), record.log[0], ...record.log.slice(10)] });
  const replayed = replayedGame(broken);
  expect(verify(broken)).toMatchObject({ entry: replayed.fault?.entry });
  expect(replayed.fault).not.toBeNull();
  expect(replayed.result).toBeNull();
  expect(replayed.frames.at(-1)?.entries).toBeLessThanOrEqual(10);
});

test('in every frame all cards are in hands, books or the stock', () => {
  const { frames } = replayedGame(readAgain(playedRecord('go-fish', 'standard', 4, 'cards')));
  for (const { hands, seats, middle } of frames) {
    const laid = seats.reduce((sum, { books }) => sum + 4 * (books?.length ?? 0), 0);
    expect(hands.flat().length + laid + middle.stock).toBe(packOf(1).length);
  }
});

test('what comes from another thread is the same: frames are plain values', () => {
  const replayed = replayedGame(readAgain(playedRecord('crazy-eights', 'actions', 4, 'plain')));
  expect(structuredClone(replayed)).toEqual(replayed);
});

test('two players of one name are told apart, and a long name is cut', () => {
  const record = playedRecord('go-fish', 'standard', 4, 'names');
  const seats = record.seats.map((seat, index) => (index === 2 ? { ...seat, name: 'x'.repeat(500) } : seat));
  const { labels } = replayedGame(readAgain({ ...record, seats }));
  expect(labels[3]).toBe('Bo (2)');
  expect([...labels[2]].length).toBe(40);
});
