import { packOf, type ReadRecord, Replay, type Seat, verify } from '@shoal/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { atDepth, fewOf } from '../../../../scripts/depth.mjs';
import { seatModels } from '../table/table-model.ts';
import { SHOWN_GAMES } from '../words/catalogues.ts';
import { en } from '../words/en.ts';
import { createSentences, type Sentences } from '../words/sentences/sentences.ts';
import { seatOfYou } from '../words/sentences/shown-names.ts';
import { endingSentences, finalStandings, frameSentences, sentencesUpTo, stepSentences } from './frame-sentences.ts';
import { replaySteps } from './replay-steps.ts';
import { frameAfter, type ReplayedGame, replayedGame } from './replayed-game.ts';
import { PRESETS, playedRecord, readAgain } from './test/records.ts';

const speakerFor = ({ game, labels }: Pick<ReplayedGame, 'game' | 'labels'>): Sentences =>
  createSentences({ catalogue: en, names: labels, ascii: false, you: seatOfYou(labels) }, SHOWN_GAMES.en[game]);

const anySeed = fc.integer({ min: 0, max: 1 << 30 }).map(String);

const toldFrames = (replayed: ReplayedGame, sentences: Sentences): string[][] =>
  replayed.frames.map((_, index) => frameSentences(replayed, index, sentences));

/** A record played up to each of these entries, with its log cut there. */
function playedTo(read: ReadRecord, stops: readonly number[], viewer: Seat | null, sentences: Sentences) {
  const replay = new Replay(read);
  return stops.map((stop) => {
    const from = replay.at;
    if (replay.runTo(stop) !== null) throw new Error(`there is a fault after ${replay.at} entries`);
    const { table, at: to } = replay;
    const view = table.view(viewer);
    const log = viewer === null ? table.reveal().events : table.log(viewer);
    expect(log.length).toBe(to);
    const hands = view.handSizes.map((_, seat) => [...table.view(seat).hand].sort());
    const told = { to, view, options: read.options };
    return { lines: sentences.narrate(log, { from, ...told }), log: [...log], view, hands };
  });
}

describe.each(fewOf(5, PRESETS))('%s %s with %i seats', (game, preset, seats) => {
  test('every frame tells what a replay up to it tells, and shows the table as it then stood', () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        const read = readAgain(playedRecord(game, preset, seats, seed));
        const replayed = replayedGame(read);
        const sentences = speakerFor(replayed);
        const told = toldFrames(replayed, sentences);
        const stops = replayed.frames.map(({ entries }) => entries);
        const frames = replayed.frames.map(({ view, hands }, index) => ({
          ...{ lines: told[index], view, hands: hands.map((hand) => [...hand].sort()) },
        }));
        const played = playedTo(read, stops, null, sentences);
        expect(frames).toEqual(played.map(({ lines, view, hands }) => ({ lines, view, hands })));
        expect(stops.at(-1)).toBe(read.events.length);
        expect(replayed.result).toEqual(read.record.result);
        expect(endingSentences(replayed, sentences).length).toBe(2);
        expect(finalStandings(replayed, sentences).length).toBe(seats);
      }),
      { numRuns: atDepth({ test: 1, check: 3 }) },
    );
  });

  test('every step as one seat saw it shows and tells what that seat could know', () => {
    const read = readAgain(playedRecord(game, preset, seats, 'one seat'));
    const replayed = replayedGame(read);
    const sentences = speakerFor(replayed);
    const stops = replayed.frames.map(({ entries }) => entries);
    const steps = [...replaySteps(read, 0)].map((step) => ({
      ...{ view: step.view, lines: stepSentences(replayed, step, sentences) },
    }));
    const played = playedTo(read, stops, 0, sentences);
    expect(steps).toEqual(played.map(({ view, lines }) => ({ view, lines })));
  });

  test('what is told up to a frame is told as if nothing came after it', () => {
    const read = readAgain(playedRecord(game, preset, seats, 'story', 40));
    const replayed = replayedGame(read);
    const sentences = speakerFor(replayed);
    const stops = replayed.frames.map(({ entries }) => entries);
    for (const [index, { log, view }] of playedTo(read, stops, null, sentences).entries()) {
      const story = sentences.narrate(log, { view, options: read.options });
      expect(sentencesUpTo(replayed, index, sentences)).toEqual(story);
    }
  });

  test('every action has a frame of its own', () => {
    const read = readAgain(playedRecord(game, preset, seats, 'actions'));
    const { rules } = new Replay(read).table;
    const { frames } = replayedGame(read);
    expect(frames.length).toBe(1 + read.events.filter((event) => rules.actionOf(event) !== null).length);
  });

  test('the player who acted had the turn in the frame before', () => {
    const { frames } = replayedGame(readAgain(playedRecord(game, preset, seats, 'turns')));
    expect(frames[0].actor).toBeNull();
    for (const [index, { actor }] of frames.entries()) {
      if (index > 0) expect(frames[index - 1].view.turn).toBe(actor);
    }
  });

  test('a record in progress may end after any entry of its log', () => {
    const record = playedRecord(game, preset, seats, 'cut', 2);
    for (let entries = 0; entries <= record.log.length; entries++) {
      const read = readAgain({ ...record, log: record.log.slice(0, entries) });
      const replayed = replayedGame(read);
      expect(replayed.fault).toBeNull();
      expect(replayed.result).toBeNull();
      expect(replayed.frames.length).toBeGreaterThan(0);
      expect(replayed.frames.at(-1)?.entries).toBe(entries);
      const sentences = speakerFor(replayed);
      for (const line of toldFrames(replayed, sentences).flat()) expect(line).toMatch(/[.!]$/);
      expect([...endingSentences(replayed, sentences), ...finalStandings(replayed, sentences)]).toEqual([]);
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
  const replayed = replayedGame(readAgain(playedRecord('go-fish', 'standard', 4, 'cards')));
  const sentences = speakerFor(replayed);
  for (const { hands, view } of replayed.frames) {
    const laid = seatModels(replayed, view, sentences).flatMap(
      ({ groups }) => groups?.flatMap(({ cards }) => cards) ?? [],
    );
    expect(hands.flat().length + laid.length + view.stockSize).toBe(packOf(1).length);
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

test('the frame of an action is the one that ends with it and what came of it', () => {
  const replayed = replayedGame(readAgain(playedRecord('go-fish', 'standard', 3, 'frames')));
  for (const [index, { entries }] of replayed.frames.slice(0, -1).entries()) {
    expect(frameAfter(replayed, entries)).toBe(index + 1);
    expect(replayed.frames[index + 1].actor).toBe(replayed.log[entries].seat);
  }
  expect(frameAfter(replayed, replayed.log.length)).toBe(replayed.frames.length - 1);
});
