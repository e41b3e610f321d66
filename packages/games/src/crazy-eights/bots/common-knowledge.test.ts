import {
  type Card,
  EventLog,
  levelsOf,
  RandomChance,
  rngFor,
  type Seat,
  seatKnowledgeOf,
  type Table,
} from '@shoal/core';
import { describe, expect, test } from 'vitest';
import { aThirdOf } from '../../../../../scripts/depth.mjs';
import { act, faces, NORTH, SOUTH } from '../../../test/tables/drawn-table.ts';
import type { TableCase } from '../../../test/tables/every-table.ts';
import { tablesAndOddOnes } from '../../../test/tables/odd-tables.ts';
import type { CrazyEightsRules } from '../rules/rules.ts';
import type { CrazyEights } from '../rules/vocabulary.ts';
import { crazyEightsAt, crazyEightsDealt, draw, pass, play } from '../test/drawn.ts';
import { isPossibleHand } from '../test/knowledge-check.ts';
import { CrazyEightsCommonKnowledge } from './common-knowledge.ts';
import { groupsOf } from './exclusions.ts';
import { facesIn } from './faces.ts';
import { readLog } from './reading.ts';
import type { CrazyEightsSeatKnowledge } from './seat-knowledge.ts';

/** What everyone knows at a table. */
function knownAt(table: Table<CrazyEights>): CrazyEightsCommonKnowledge {
  const common = new CrazyEightsCommonKnowledge(table.rules as CrazyEightsRules);
  readLog(common, table.view(null), table.log(null));
  return common;
}

/** The groups of a seat, oldest first: number of cards, of natural cards, and what they exclude. */
function groupsAt(table: Table<CrazyEights>, seat: Seat): string[] {
  const { low, high, count, notWild, groups } = knownAt(table).exclusions;
  return Array.from({ length: groups[seat] }, (_, group) => {
    const at = groupsOf(seat) + group;
    const excluded = [...facesIn(low[at], 0), ...facesIn(high[at], 1)] as Card[];
    const tame = notWild[at] > 0 ? `, ${notWild[at]} not wild` : '';
    return `${count[at]}${tame}: ${excluded.length === 0 ? 'anything' : `not ${faces(excluded)}`}`;
  });
}

const SPADES_AND_FOURS = 'A♠ 2♠ 3♠ 4♠ 4♥ 4♦ 4♣ 5♠ 6♠ 7♠ 9♠ T♠ J♠ Q♠ K♠';

describe('what everyone knows', () => {
  const dealt = (options = {}) =>
    crazyEightsDealt('north* 5♥ 6♥ \n south 9♦ 8♥ \n stock 4♠ 7♥ K♣ Q♠ J♠ T♠ 3♦', options);

  test('nobody knows anything of a hand that was only dealt', () => {
    expect(groupsAt(dealt(), NORTH)).toEqual(['2: anything']);
  });

  test('everyone knows that who draws holds no match, but maybe a wild card, and nothing of what it drew', () => {
    const table = dealt();
    act(table, NORTH, draw);
    expect(groupsAt(table, NORTH)).toEqual([`2: not ${SPADES_AND_FOURS}`, '1: anything']);
  });

  test('everyone knows that a card drawn before another could not be played, not even as a wild one', () => {
    const table = dealt();
    act(table, NORTH, draw, draw);
    expect(groupsAt(table, NORTH)).toEqual([`3, 1 not wild: not ${SPADES_AND_FOURS}`, '1: anything']);
  });

  test('everyone knows that what is played after draws was drawn last', () => {
    const table = dealt();
    act(table, NORTH, draw, draw, draw, play('Q♠'));
    expect(groupsAt(table, NORTH)).toEqual([`4, 2 not wild: not ${SPADES_AND_FOURS}`]);
  });

  test('nobody knows anything of who may draw with a match in hand', () => {
    const table = dealt({ draw: 1, drawWithPlayable: true });
    act(table, NORTH, draw, pass);
    expect(groupsAt(table, NORTH)).toEqual(['3: anything']);
  });

  test('everyone knows that who passes without a draw holds no match and no wild card', () => {
    const table = crazyEightsDealt('north* 5♥ \n south 9♦ \n stock 4♠', { stockEmpty: 'pass' });
    act(table, NORTH, pass);
    expect(groupsAt(table, NORTH)).toEqual([`1, 1 not wild: not ${SPADES_AND_FOURS}`]);
  });

  test('everyone knows that a wild card played came from where one could be', () => {
    const table = dealt();
    act(table, NORTH, draw, draw, draw, play('Q♠'));
    act(table, SOUTH, play('8♥', '♦'));
    act(table, NORTH, draw);
    expect(groupsAt(table, SOUTH)).toEqual(['1: anything']);
  });

  test('everyone knows who drew the wild starter from under the stock', () => {
    const table = crazyEightsDealt('north* 5♥ \n south 9♦ \n stock 8♣ 4♠ 7♥', { draw: 2 });
    act(table, NORTH, draw, draw);
    const { known } = knownAt(table);
    expect(faces([...facesIn(known[0], 0), ...facesIn(known[1], 1)] as Card[])).toBe('8♣');
  });

  test('everyone knows that nobody holds what becomes the stock again', () => {
    const table = crazyEightsAt('north* 5♥ K♣ \n south 9♥ 2♦ 3♣ \n pile 4♥');
    act(table, NORTH, play('5♥'));
    act(table, SOUTH, play('9♥'));
    act(table, NORTH, draw);
    expect(groupsAt(table, SOUTH)).toEqual(['2: not 5♥ 9♥']);
  });
});

/** Plays a game between random levels and checks after every action that what everyone knows is true. */
function falsehoodIn({ rules, game }: TableCase, seed: string): string | null {
  const rng = rngFor(seed, 'knowledge');
  const chance = new RandomChance(rng);
  const log = new EventLog();
  const eights = rules as unknown as CrazyEightsRules;
  const levels = Object.values(levelsOf(game, rules));
  const state = eights.create();
  const knowledge = seatKnowledgeOf(game, rules) as unknown as CrazyEightsSeatKnowledge;
  knowledge.clear();
  eights.deal(state, 0, chance, log);
  for (let actions = 0; !eights.isOver(state); actions++) {
    knowledge.apply(log);
    log.clear();
    knowledge.observe(state);
    for (let seat = 0; seat < rules.seats; seat++) {
      if (!isPossibleHand(knowledge.common, eights.wild, state, seat)) return `seat ${seat} after ${actions} actions`;
    }
    const level = levels[rng.below(levels.length)];
    eights.apply(state, level.choose(knowledge, rng), chance, log);
  }
  return null;
}

describe('what everyone knows is true', () => {
  test.each(aThirdOf(tablesAndOddOnes('crazy-eights')))('$name: what everyone knows is true', (table) => {
    for (let game = 0; game < 20; game++) expect(falsehoodIn(table, `truth ${game}`), `seed truth ${game}`).toBeNull();
  });
});
