import { type GameRecord, readRecord, recordOf, seatRecordOf, verify, writeRecord } from '@shoal/core';
import { describe, expect, test } from 'vitest';
import { damaged, type LooseRecord } from '../../../test/damaged-record.ts';
import { tableCase } from '../../../test/tables/every-table.ts';
import { tablesAndOddOnes } from '../../../test/tables/odd-tables.ts';
import { playedRecord, playedTable, seatsOf } from '../../../test/tables/played.ts';
import { gameNamed, REGISTRY } from '../../index.ts';

const game = gameNamed('old-maid');
const table = tableCase(game, 'standard', 3);
const secret = tableCase(game, 'secret', 4);

function faultOf(text: string): string | null {
  const reading = readRecord(REGISTRY, text);
  return reading.ok ? (verify(reading.read)?.key ?? null) : reading.fault.key;
}

const withoutSeed = ({ seed: _seed, ...record }: GameRecord): GameRecord => record;

describe('a record tells all, and proves itself', () => {
  test.each(tablesAndOddOnes('old-maid'))('$name: a record is verified, with its seed and without it', (at) => {
    const record = playedRecord(at, 'record');
    expect(faultOf(writeRecord(record))).toBeNull();
    expect(faultOf(writeRecord(withoutSeed(record)))).toBeNull();
    expect(faultOf(writeRecord(playedRecord(at, 'record', 5)))).toBeNull();
  });

  test('its log holds the entries of the format, and nothing that the rules give back', () => {
    const { log, result } = playedRecord(secret, 'record');
    const fields = {
      take: 'type seat of spot',
      took: 'type seat of card',
      paired: 'type seat cards',
      safe: 'type seat place',
    };
    for (const entry of log) expect(Object.keys(entry).join(' ')).toBe(fields[entry.type as keyof typeof fields]);
    expect(result?.reason).toBe('old-maid');
  });

  const DAMAGES: Readonly<Record<string, (json: LooseRecord) => unknown>> = {
    'another card was taken': ({ log }) => Object.assign(log.find(({ type }) => type === 'took') ?? {}, { card: 'QS' }),
    'a take from another seat': ({ log }) => Object.assign(log.find(({ type }) => type === 'take') ?? {}, { of: 0 }),
    'a place that does not exist': ({ log }) =>
      Object.assign(log.find(({ type }) => type === 'take') ?? {}, { spot: 40 }),
    'a pair is missing': ({ log }) =>
      log.splice(
        log.findIndex(({ type }) => type === 'paired'),
        1,
      ),
    'a place is wrong': ({ log }) => Object.assign(log.find(({ type }) => type === 'safe') ?? {}, { place: 7 }),
    'a card is hidden': ({ log }) => Object.assign(log.find(({ type }) => type === 'took') ?? {}, { card: null }),
    'the result is another': ({ result }) => Object.assign(result, { reason: 'stalemate' }),
    'the queen of clubs is in the pack': ({ pack }) => pack.push('QC'),
  };

  test.each(Object.entries(DAMAGES))('a damaged record is refused: %s', (_, damage) => {
    expect(faultOf(damaged(withoutSeed(playedRecord(table, 'damaged')), damage))).not.toBeNull();
  });
});

test('a record seen from one seat has null for every card that the seat may not know', () => {
  const at = playedTable(secret, 'seat record');
  const record = seatRecordOf(game, at, seatsOf(secret), 1);
  expect(record.seed).toBeUndefined();
  expect(record.pack.filter((card) => card !== null)).toHaveLength(13);
  expect(record.pack[51]).toBeNull();
  const whole = recordOf(game, at, seatsOf(secret), { seed: 'x', shuffle: 'fisher-yates' });
  for (const [index, entry] of record.log.entries()) {
    const full = whole.log[index];
    const isOwn = full['seat'] === 1 || full['of'] === 1;
    const isShown = whole.log[index + 1]?.type === 'paired';
    const expected = full.type === 'took' && !isOwn && !isShown ? { ...full, card: null } : full;
    expect(entry).toEqual(expected);
  }
});
