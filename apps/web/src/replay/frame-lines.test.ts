import { readFileSync } from 'node:fs';
import { createSentences, type ReplayedGame } from '@shoal/table-ui';
import { SHOWN_GAMES } from '@shoal/table-ui/catalogues';
import { en } from '@shoal/table-ui/en';
import { expect, test } from 'vitest';
import { replayText } from '../worker/replay-reading.ts';
import { frameLines, logLines } from './frame-lines.ts';

const [game] = readFileSync(new URL('../../../../golden/go-fish-standard-4.jsonl', import.meta.url), 'utf8').split(
  '\n',
);

function laidOut(text: string): ReplayedGame {
  const reading = replayText(text);
  if (!reading.ok) throw new Error(reading.fault.type);
  return reading.replayed;
}

const wordsFor = ({ game, labels }: ReplayedGame) => ({
  sentences: createSentences({ catalogue: en, names: labels, ascii: false }, SHOWN_GAMES.en[game]),
  ...{ catalogue: en, page: en.page },
});

test('every step says something, the deal and the end included', () => {
  const replayed = laidOut(game);
  const lines = logLines(replayed, wordsFor(replayed));
  expect(lines.length).toBe(replayed.frames.length);
  expect(lines[0]).toEqual(['The cards are dealt.']);
  for (const told of lines) expect(told.length).toBeGreaterThan(0);
  expect(lines[lines.length - 1].join(' ')).toMatch(/wins/);
});

test('a record that ends before the game does says so', () => {
  const record = JSON.parse(game);
  const { result: _result, ...open } = record;
  const replayed = laidOut(JSON.stringify({ ...open, log: record.log.slice(0, 7) }));
  const last = frameLines(replayed, replayed.frames.length - 1, wordsFor(replayed));
  expect(last.at(-1)).toBe('The record ends before the game does.');
});

test('a record that departs from the rules says where', () => {
  const record = JSON.parse(game);
  const replayed = laidOut(JSON.stringify({ ...record, log: [...record.log.slice(0, 7), record.log[0]] }));
  const last = frameLines(replayed, replayed.frames.length - 1, wordsFor(replayed));
  expect(last.at(-1)).toMatch(/^The record breaks the rules here\. Log entry \d+ /);
});
