import { type GameRecord, type ReadRecord, readRecord, verify } from '@shoal/core';
import { expect, test } from 'vitest';
import { type Damage, damaged, faultOf } from '../../../test/damaged-record.ts';
import { tableCase } from '../../../test/tables/every-table.ts';
import { playedRecord } from '../../../test/tables/played.ts';
import { gameNamed, REGISTRY } from '../../index.ts';

/** A record in which a stock of several cards was rebuilt, with the index of that entry. */
function rebuiltRecord(): { readonly record: GameRecord; readonly at: number } {
  const table = tableCase(gameNamed('crazy-eights'), 'standard', 5, { handSize: '9' });
  for (let game = 0; game < 50; game++) {
    const record = playedRecord(table, `rebuild ${game}`);
    const at = record.log.findIndex(
      ({ type, stock }) => type === 'rebuilt' && Array.isArray(stock) && stock.length > 3,
    );
    if (at >= 0) return { record, at };
  }
  throw new Error('no game was rebuilt');
}

function read(record: object): ReadRecord {
  const reading = readRecord(REGISTRY, JSON.stringify(record));
  if (!reading.ok) throw new Error(JSON.stringify(reading.fault));
  return reading.read;
}

test('a record without its seed is proved by its cards, a rebuilt stock included', () => {
  const { seed: _, ...seedless } = rebuiltRecord().record;
  expect(verify(read(seedless))).toBeNull();
});

test('a rebuilt stock in another order or of other cards is refused where it stands', () => {
  const { record: rebuilt, at } = rebuiltRecord();
  const fault = { key: 'wrong-entry', entry: at, clause: '3.2.5', expected: JSON.stringify(rebuilt.log[at]) };
  const stockOf = (log: readonly Record<string, unknown>[]) => log[at]['stock'] as string[];
  expect(faultOf(damaged(rebuilt, ({ log }) => stockOf(log).reverse()))).toMatchObject(fault);
  const foreign: Damage = (json) => {
    Object.assign(json, { seed: undefined });
    stockOf(json.log)[0] = stockOf(json.log)[1];
  };
  expect(faultOf(damaged(rebuilt, foreign))).toMatchObject({ key: 'wrong-entry', entry: at, clause: '3.2.5' });
});
