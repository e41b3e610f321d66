import { GAME_IDS } from '@shoal/games';
import { expect, test } from 'vitest';
import { chance, newMatch, planOfThree, playOn } from '../../test/matches.ts';
import { readEntryLine, writeEntryLine } from './entry-line.ts';

test.each(GAME_IDS)('every entry of a match of %s is read as it was written', (game) => {
  const match = newMatch(planOfThree(game));
  playOn(match, chance(1));
  const { entries } = match;
  expect(new Set(entries.map(({ type }) => type))).toEqual(new Set(['deal', 'act', 'undo']));
  for (const entry of entries) expect(readEntryLine(writeEntryLine(entry))).toEqual(entry);
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
