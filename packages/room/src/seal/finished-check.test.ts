import type { Fairness, GameRecord } from '@shoal/core';
import { damaged, testedTables } from '@shoal/games/testing';
import { describe, expect, test } from 'vitest';
import { CheckingViewer, fairnessFrom, ROOM, SealedTable } from '../../test/sealed-table.ts';
import { commitmentOf, commitmentOfServer, seedOfFairness } from './fairness.ts';
import { checkFinishedDeal, type FinishedFault, type ToldDeal } from './finished-check.ts';

const ROUND = 'a-round';

/** A finished deal, and what one of its viewers was told before. */
interface Finished {
  readonly sealed: SealedTable;
  readonly record: GameRecord;
  readonly told: ToldDeal;
}

const tables = testedTables();

function finished(tableCase = tables[0], viewer: number | null = 0, text = 'finished'): Finished {
  const sealed = new SealedTable(tableCase, text);
  const checking = new CheckingViewer(sealed, viewer);
  while (!sealed.isOver) sealed.play(50);
  expect(checking.listen(0)).toBeNull();
  const { fairness, record } = sealed;
  const { room, deal, server, people } = fairness;
  const told: ToldDeal = {
    ...{ room, deal, round: ROUND, server: commitmentOfServer(server, room, deal), without: [] },
    commitments: people.map(({ seat, value }) => ({ seat, commitment: commitmentOf(value ?? '', ROUND, seat) })),
    own: people.find(({ seat }) => seat === viewer) as ToldDeal['own'],
    table: sealed.deal(viewer),
    seals: checking.checker.seals,
    log: checking.checker.log,
  };
  return { sealed, record, told: { ...told, own: viewer === null ? null : told.own } };
}

/** The same deal dealt from other shares and played by the same choices, as a server would write it that cheats. */
function dealtFrom({ sealed }: Finished, fairness: Fairness): GameRecord {
  const other = new SealedTable(sealed.case, 'other choices', fairness);
  while (!other.isOver) other.play(50);
  return other.record;
}

test.each(tables)('$name: every viewer finds the record of an honest deal proved', (tableCase) => {
  for (const viewer of [null, 0, tableCase.rules.seats - 1]) {
    const { record, told } = finished(tableCase, viewer);
    expect(checkFinishedDeal(record, told)).toBeNull();
  }
});

describe('a finished deal is faulty', () => {
  const faultOf = (record: GameRecord, told: ToldDeal): FinishedFault | null => checkFinishedDeal(record, told);
  const withFairness = (record: GameRecord, change: (fairness: Fairness) => Partial<Fairness>): GameRecord =>
    record.fairness === undefined
      ? record
      : { ...record, fairness: { ...record.fairness, ...change(record.fairness) } };

  test('if its record cannot be read', () => {
    const { record, told } = finished();
    const shorter = { ...record, pack: record.pack.slice(1) };
    expect(faultOf(shorter, told)).toMatchObject({ key: 'bad-record', fault: { key: 'bad-pack' } });
  });

  test('if its record is of another game', () => {
    const { told } = finished();
    const other = tables.find(({ game }) => game !== tables[0].game);
    expect(faultOf(finished(other).record, told)).toMatchObject({ key: 'bad-record', fault: { key: 'unknown-game' } });
  });

  test('if its record does not tell how the seed came about', () => {
    const { record, told } = finished();
    const { fairness: _, ...without } = record;
    expect(faultOf(without, told)).toEqual({ key: 'not-proved' });
  });

  test.each([{ room: 'another-room' }, { deal: 2 }])('if its record is of another deal: %o', (other) => {
    const { record, told } = finished();
    expect(faultOf(record, { ...told, ...other })).toEqual({ key: 'other-deal' });
    expect(
      faultOf(
        withFairness(record, () => other),
        told,
      ),
    ).toEqual({ key: 'other-deal' });
  });

  test.each([{ firstSeat: 1 }, { seats: 3 }, { options: { other: true } }])(
    'if its record is of another table: %o',
    (other) => {
      const { record, told } = finished();
      expect(faultOf(record, { ...told, table: { ...told.table, ...other } })).toEqual({ key: 'other-deal' });
    },
  );

  test('if the secret of the server is not the one that it committed to', () => {
    const scene = finished();
    const { fairness } = scene.sealed;
    const other = dealtFrom(scene, { ...fairness, server: fairnessFrom('other', 1).server });
    expect(faultOf(other, scene.told)).toEqual({ key: 'server-changed' });
  });

  test('if the share of a person was changed, even though everything follows from the new one', () => {
    const scene = finished();
    const { fairness } = scene.sealed;
    const people = fairness.people.with(1, { seat: 1, value: '0'.repeat(32) });
    expect(faultOf(dealtFrom(scene, { ...fairness, people }), scene.told)).toEqual({ key: 'share-changed', seat: 1 });
  });

  test('if somebody who committed was left out', () => {
    const scene = finished();
    const { fairness } = scene.sealed;
    const people = fairness.people.filter(({ seat }) => seat !== 1);
    const record = dealtFrom(scene, { ...fairness, people });
    expect(faultOf(record, scene.told)).toEqual({ key: 'share-missing', seat: 1 });
    expect(faultOf(record, { ...scene.told, without: [1] })).toEqual({ key: 'share-missing', seat: 1 });
  });

  test('if somebody counts as late who was not named, and only then', () => {
    const scene = finished();
    const { fairness } = scene.sealed;
    const people = fairness.people.with(1, { seat: 1, value: null });
    const record = dealtFrom(scene, { ...fairness, people });
    expect(faultOf(record, scene.told)).toEqual({ key: 'share-missing', seat: 1 });
    expect(faultOf(record, { ...scene.told, without: [1] })?.key).toBe('other-seal');
  });

  test('if the own share was left out', () => {
    const scene = finished();
    const { fairness } = scene.sealed;
    const people = fairness.people.with(0, { seat: 0, value: null });
    expect(faultOf(dealtFrom(scene, { ...fairness, people }), scene.told)).toEqual({ key: 'own-share-missing' });
  });

  test('if it names somebody who never committed', () => {
    const scene = finished();
    const { told } = scene;
    const commitments = told.commitments.slice(1);
    for (const value of [null, '0'.repeat(32)]) {
      const people = scene.sealed.fairness.people.with(0, { seat: 0, value });
      const record = dealtFrom(scene, { ...scene.sealed.fairness, people });
      expect(faultOf(record, { ...told, commitments, own: null })).toEqual({ key: 'share-changed', seat: 0 });
    }
  });

  test('if its seed does not follow from the shares', () => {
    const { record, told } = finished();
    const seed = seedOfFairness(fairnessFrom('other', 2));
    expect(faultOf({ ...record, seed }, told)).toMatchObject({
      key: 'faulty-record',
      fault: { key: 'seed-not-shared' },
    });
  });

  test('if its pack does not follow from its seed', () => {
    const { record, told } = finished();
    const swapped = JSON.parse(damaged(record, ({ pack }) => void pack.push(pack.shift()))) as GameRecord;
    expect(faultOf(swapped, told)).toMatchObject({ key: 'faulty-record', fault: { key: 'seed-deals-otherwise' } });
  });

  test('if a seal was another one during the deal', () => {
    const { record, told } = finished();
    const [{ stock, leaves }] = told.seals;
    const seals = told.seals.with(0, { stock, leaves: leaves.with(7, leaves[8]) });
    expect(faultOf(record, { ...told, seals })).toEqual({ key: 'other-seal', stock: 0 });
  });

  test.each(tables)('$name: if an event was told otherwise', (tableCase) => {
    const { record, told } = finished(tableCase);
    const at = told.log.length - 2;
    const log = told.log.with(at, told.log[at + 1]);
    expect(faultOf(record, { ...told, log })).toEqual({ key: 'event-changed', event: at });
    expect(faultOf(record, { ...told, log: told.log.slice(0, at) })).toEqual({ key: 'event-changed', event: at });
  });

  test('if another game was played with the same cards', () => {
    const scene = finished();
    const record = dealtFrom(scene, scene.sealed.fairness);
    expect(faultOf(record, scene.told)).toMatchObject({ key: 'event-changed' });
  });
});

test('the room is part of what is committed to, so that a deal of one room proves nothing in another', () => {
  const { server } = fairnessFrom('rooms', 2);
  expect(commitmentOfServer(server, ROOM, 1)).not.toBe(commitmentOfServer(server, 'another-room', 1));
});
