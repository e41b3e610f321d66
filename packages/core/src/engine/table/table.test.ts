import { type GameId, gameNamed } from '@shoal/games';
import { EVERY_GAME, overriddenRules, tableCase } from '@shoal/games/testing';
import { expect, test } from 'vitest';
import { CARD_COUNT } from '../cards/card.ts';
import type { Seat } from '../cards/kind.ts';
import { SeededChance } from '../chance/chance.ts';
import type { Action, Vocabulary } from '../rules/rules.ts';
import { Table } from './table.ts';

const sit = (game: GameId, seed: string) =>
  new Table(tableCase(gameNamed(game), 'standard', 3).rules, new SeededChance(seed));

/** Plays on with the first legal action, as a person who never thinks would, and looks at the table before each. */
function playThrough(table: Table<Vocabulary>, look: (turn: Seat) => void): void {
  for (let turn = table.turn; turn !== null; turn = table.turn) {
    look(turn);
    table.act(turn, table.view(turn).legal[0]);
  }
}

const looksOf = (table: Table<Vocabulary>): string => JSON.stringify([table.view(0), table.view(1), table.log(null)]);

test('a seat that does not have the turn is refused, and nothing changes', () => {
  const table = sit('go-fish', 'turns');
  const before = looksOf(table);
  expect(table.act(1, { type: 'fish' })).toBe('not-your-turn');
  expect(table.act(7, { type: 'fish' })).toBe('not-your-turn');
  expect(looksOf(table)).toBe(before);
});

test('an action that the rules refuse changes nothing', () => {
  const table = sit('go-fish', 'refused');
  const before = looksOf(table);
  expect(table.act(0, { type: 'fish' })).toBe('must-ask');
  expect(looksOf(table)).toBe(before);
});

test('an action is checked once when it is done', () => {
  const asked: Action[] = [];
  const { rules } = tableCase(gameNamed('go-fish'), 'standard', 3);
  const listening = overriddenRules(rules, () => ({
    whyNot: (state, action) => {
      asked.push(action);
      return rules.whyNot(state, action);
    },
  }));
  const table = new Table(listening, new SeededChance('once'));
  const [action] = table.view(0).legal;
  expect(table.act(0, action)).toBeNull();
  expect(asked).toEqual([action]);
});

test('after the end everything is refused', () => {
  const table = sit('go-fish', 'end');
  playThrough(table, () => {});
  expect(table.act(0, { type: 'fish' })).toBe('game-over');
  expect(table.result).not.toBeNull();
});

test.each(EVERY_GAME)(
  '%s: there are as many legal actions as the view of the seat to act lists, and none at the end',
  (id) => {
    const table = sit(id, 'count');
    const counts: number[] = [];
    playThrough(table, (turn) => {
      counts.push(table.legalCount);
      expect(table.legalCount).toBe(table.view(turn).legal.length);
    });
    expect(Math.max(...counts)).toBeGreaterThan(1);
    expect(table.legalCount).toBe(0);
  },
);

test.each(EVERY_GAME)('%s: the log is as long for every viewer as there were events', (id) => {
  const table = sit(id, 'length');
  let longest = 0;
  playThrough(table, (turn) => {
    expect(table.logLength).toBeGreaterThanOrEqual(longest);
    longest = table.logLength;
    for (const viewer of [turn, null]) expect(table.log(viewer)).toHaveLength(table.logLength);
  });
  expect(table.logLength).toBe(table.reveal().events.length);
  expect(table.logLength).toBeGreaterThan(longest);
});

test('a log told from an event on is the rest of the log, and only that is censored', () => {
  let censored = 0;
  const { rules } = tableCase(gameNamed('crazy-eights'), 'standard', 3);
  const listening = overriddenRules(rules, () => ({
    censor: (event, viewer) => {
      censored += 1;
      return rules.censor(event, viewer);
    },
  }));
  const table = new Table(listening, new SeededChance('log'));
  for (let turn = 0; turn < 6; turn++) table.act(table.turn ?? 0, table.view(table.turn).legal[0]);
  const whole = table.log(0);
  for (let from = 0; from <= whole.length; from++) {
    censored = 0;
    expect(table.log(0, from)).toEqual(whole.slice(from));
    expect(censored).toBe(whole.length - from);
  }
  expect(whole.length).toBeGreaterThan(6);
});

const FIELDS = ['target', 'rank', 'card', 'suit', 'spot'] as const;
/** Codes are sums of multiples: a fraction of the pack could turn one action into another. */
const FRACTIONS = Array.from({ length: 5 * CARD_COUNT }, (_, n) => n / CARD_COUNT);
const ODD_NUMBERS = [-1, 8, 9, 13, 36, 52, 60, 104, 260, 1e9, Number.NaN, Number.POSITIVE_INFINITY, ...FRACTIONS];

test.each(EVERY_GAME)('%s: no number from outside passes for another action', (id) => {
  const [offered, tried] = [new Set<string>(), new Set<string>()];
  for (let deal = 0; deal < 10; deal++) {
    const table = sit(id, `outside ${deal}`);
    const { legal } = table.view(0);
    const known = new Set(legal.map((action) => JSON.stringify(action)));
    for (const action of legal) {
      for (const field of FIELDS.filter((name) => action[name] !== undefined)) {
        const odd = ODD_NUMBERS.map((number) => ({ ...action, [field]: number }) as Action);
        const unknown = odd.filter((changed) => !known.has(JSON.stringify(changed)));
        expect(unknown.filter((changed) => table.whyNot(0, changed) === null)).toEqual([]);
        offered.add(field);
        if (unknown.length > 0) tried.add(field);
      }
    }
  }
  expect(tried.size).toBeGreaterThan(0);
  expect(tried).toEqual(offered);
});
