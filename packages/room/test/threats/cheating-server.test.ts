import { readCard } from '@shoal/core';
import { GAME_IDS, type GameId } from '@shoal/games';
import { describe, expect, test } from 'vitest';
import { fewOf, IS_CHECK } from '../../../../scripts/depth.mjs';
import { SEAL_BROKEN, sceneOf } from '../../src/client/index.ts';
import { leafOf } from '../../src/seal/seal-digests.ts';
import { type Cheat, CheatedTable, type Frame } from './cheated-table.ts';

/** Each lie at one table; a check tells every lie at every table. */
function liesAt(game: GameId, lies: Readonly<Record<string, () => Cheat>>): [string, () => Cheat][] {
  const turn = GAME_IDS.indexOf(game);
  return Object.entries(lies).filter((_, index) => IS_CHECK || index % GAME_IDS.length === turn);
}

const HONEST: Cheat = () => false;
const CARDS = [...'SHDC'].flatMap((suit) => [...'23456789TJQKA'].map((rank) => `${rank}${suit}`));

/** Lies once, where something can be lied about. */
function once(change: (table: Frame, frame: Frame) => boolean, type = 'news'): Cheat {
  let isDone = false;
  return (frame) => {
    if (isDone || frame.type !== type) return false;
    isDone = change(frame.table, frame);
    return isDone;
  };
}

const isFirst = (table: Frame): boolean => table.from === 0 && table.seals.length > 0;

/** A card that a viewer holds not, in place of one that it is shown. */
const otherThan = (table: Frame): string =>
  CARDS.find((card) => !JSON.stringify([table.view, table.openings]).includes(card)) ?? '';

/** Exchanges a card wherever a frame shows it: in view, events and proofs. */
function exchange(frame: Frame, card: string, other: string): void {
  const text = JSON.stringify(frame.table).replaceAll(`"${card}"`, `"${other}"`);
  frame.table = JSON.parse(text);
}

/** The hash that fits a proof, as a server would tell it that lies from the start. */
function reseal(table: Frame, opening: Frame): void {
  const card = readCard(opening.card);
  if (card === null) throw new Error('no card');
  table.seals[0].leaves[opening.position] = leafOf({ ...opening, card });
}

/** Lies that are found as they arrive. */
const LIES: Readonly<Record<string, () => Cheat>> = {
  'a card of the hand that was exchanged': () =>
    once((table) => {
      if (!isFirst(table)) return false;
      table.view.hand[0] = otherThan(table);
      return true;
    }),
  'a hand from another pack, with its proofs': () =>
    once((table, frame) => {
      if (!isFirst(table)) return false;
      exchange(frame, table.view.hand[0], otherThan(table));
      return true;
    }),
  'a later card that was exchanged everywhere': () =>
    once((table, frame) => {
      if (table.from === 0 || table.openings.length === 0) return false;
      exchange(frame, table.openings[0].card, otherThan(table));
      return true;
    }),
  'a card without proof': () =>
    once((table) => {
      if (table.from === 0 || table.openings.length === 0) return false;
      table.openings.pop();
      return true;
    }),
  'a proof with another salt': () =>
    once((table) => {
      if (table.openings.length === 0) return false;
      table.openings[0].salt = '0'.repeat(32);
      return true;
    }),
  'a proof from another place': () =>
    once((table) => {
      if (table.openings.length === 0) return false;
      table.openings[0].position += 1;
      return true;
    }),
  'a pack without a seal': () =>
    once((table) => {
      if (!isFirst(table)) return false;
      table.seals[0].leaves = table.seals[0].leaves.slice(1);
      return true;
    }),
};

/** Lies that nobody can see before everything is opened. */
const LATE_LIES: Readonly<Record<string, () => Cheat>> = {
  'a root for one client alone': () =>
    once((table, frame) => {
      if (!isFirst(table)) return false;
      const other = otherThan(table);
      const [{ position }] = table.openings.filter(({ card }: Frame) => card === table.view.hand[0]);
      exchange(frame, table.view.hand[0], other);
      reseal(
        frame.table,
        frame.table.openings.find((opening: Frame) => opening.position === position),
      );
      return true;
    }),
  'a hash of a hidden card for one client alone': () =>
    once((table) => {
      if (!isFirst(table)) return false;
      table.seals[0].leaves[table.seals[0].leaves.length - 1] = '0'.repeat(64);
      return true;
    }),
  'another commitment of the server': () =>
    once((_, frame) => {
      if (frame.round.type !== 'commit') return false;
      frame.round.server = '0'.repeat(64);
      return true;
    }, 'round'),
  'another commitment of somebody else': () =>
    once((_, frame) => {
      if (frame.round.type !== 'open') return false;
      frame.round.commitments[1].commitment = '0'.repeat(64);
      return true;
    }, 'round'),
  'a record with another secret of the server': () =>
    once((_, { record }) => {
      record.fairness.server = '0'.repeat(64);
      return true;
    }, 'record'),
  'a record without the own share': () =>
    once((_, { record }) => {
      record.fairness.people.shift();
      return true;
    }, 'record'),
  'a record with another share of somebody else': () =>
    once((_, { record }) => {
      record.fairness.people[1].value = '0'.repeat(32);
      return true;
    }, 'record'),
  'a record without a proof of its seed': () =>
    once((_, { record }) => {
      delete record.fairness;
      return true;
    }, 'record'),
  'a record with another pack': () =>
    once((_, { record }) => {
      record.pack.reverse();
      return true;
    }, 'record'),
  'a record with another seed': () =>
    once((_, { record }) => {
      record.seed = '0'.repeat(64);
      return true;
    }, 'record'),
  'a record with other players in turn': () =>
    once((_, { record }) => {
      record.firstSeat = 1;
      return true;
    }, 'record'),
  'a record without its last entry': () =>
    once((_, { record }) => {
      record.log.pop();
      return true;
    }, 'record'),
};

describe.each(GAME_IDS)('at a table of %s', (game) => {
  test('an honest server is proved to be one', async () => {
    const table = new CheatedTable(game, `${game} honest`, HONEST);
    const ben = await table.deal();
    expect(table.scene.fairness.type).toBe('sealed');
    await table.play(ben, () => false);
    expect([table.scene.fairness.type, sceneOf(ben.state)?.fairness.type]).toEqual(['proved', 'proved']);
    expect(table.scene.fairness).toEqual(sceneOf(ben.state)?.fairness);
    console.log(`${game}: 1 honest server, proved`);
  });

  test('a card that is not the sealed one is found as it arrives, stops the table, and nothing mends it', async () => {
    let [lies, found] = [0, 0];
    for (const [name, cheat] of liesAt(game, LIES)) {
      const table = new CheatedTable(game, `${game} ${name}`, cheat());
      const ben = await table.deal();
      await table.play(ben, () => table.changed > 0);
      expect(table.changed, name).toBe(1);
      lies += 1;
      if (table.scene.fairness.type === 'fault') found += 1;
      const { fairness } = table.scene;
      expect(fairness.type, name).toBe('fault');
      await table.reconnect();
      await table.play(ben, () => table.annsChoices.length > 0);
      const [action] = table.annsChoices;
      expect(await table.ann.do({ type: 'act', action }), name).toEqual({ ok: false, refusal: SEAL_BROKEN });
      expect(table.scene.fairness, name).toEqual(fairness);
      expect(sceneOf(ben.state)?.fairness.type, name).toBe('sealed');
    }
    console.log(`${game}: ${lies} lies about cards, ${found} found at that card`);
  });

  test('a lie about what is hidden is found when everything is opened', async () => {
    let [lies, found] = [0, 0];
    for (const [name, cheat] of liesAt(game, LATE_LIES)) {
      const table = new CheatedTable(game, `${game} ${name}`, cheat());
      const ben = await table.deal();
      await table.play(ben, () => false);
      expect(table.changed, name).toBe(1);
      lies += 1;
      expect(table.scene.fairness.type, `${name}: ${JSON.stringify(table.scene.fairness)}`).toBe('fault');
      found += 1;
      // A lie may show during the deal, and then Ann does not play it to its end.
      expect(sceneOf(ben.state)?.fairness.type).toMatch(/^(?:sealed|proved)$/);
    }
    console.log(`${game}: ${lies} lies about what is hidden, ${found} found at the end`);
  });
});

describe.each(fewOf(1, GAME_IDS))('at another table of %s', (game) => {
  test('a root for one client alone shows other pictures than everybody else sees', async () => {
    const table = new CheatedTable(game, `${game} pictures`, LATE_LIES['a root for one client alone']());
    const ben = await table.deal();
    const [ours, theirs] = [table.scene.fairness, sceneOf(ben.state)?.fairness];
    console.log(`${game}: pictures ${JSON.stringify(ours)} and ${JSON.stringify(theirs)}`);
    expect(ours).toMatchObject({ type: 'sealed' });
    expect(theirs).toMatchObject({ type: 'sealed' });
    expect(ours).not.toEqual(theirs);
  });

  test('a deal that a server does not seal is never shown as proved', async () => {
    const table = new CheatedTable(game, `${game} unsealed`, (frame) => {
      if (frame.type !== 'news') return false;
      frame.table.seals = [];
      frame.table.openings = [];
      return true;
    });
    const ben = await table.deal();
    await table.play(ben, () => false);
    console.log(`${game}: an unsealed deal is ${table.scene.fairness.type}`);
    expect(table.scene.fairness).toEqual({ type: 'unsealed' });
  });
});
