import { type Card, cardOf, RANKS, type Rules, SUITS } from '@shoal/core';
import { describe, expect, test } from 'vitest';
import { type Counting, explore } from '../../../../test/exhaustive/explore.ts';
import { faulty } from '../../../../test/exhaustive/faulty.ts';
import { ASK, type GoFishState, OVER } from '../../rules/state.ts';
import type { GoFish } from '../../rules/vocabulary.ts';
import { subjectAt } from './small-packs.ts';
import { GoFishSubject, laidAt } from './subject.ts';
import { TwoSeatExploration } from './two-seat-exploration.ts';

const fish = subjectAt({ preset: 'classic', seats: 2, ranks: 3, suits: 4, options: { handSize: 2 } });

const inFish =
  (fault: Partial<Rules<GoFish>>, counting: Counting = 'folded') =>
  () =>
    explore(new GoFishSubject(faulty(fish.rules, fault), fish.pack), { counting });

describe('the exploration of small packs', () => {
  const { rules, counter } = fish;

  test('a game without a fault is not accused', () => {
    expect(inFish({})).not.toThrow();
  });

  test('a game that loses a card is caught', () => {
    const apply: typeof rules.apply = (state, code, chance) => {
      rules.apply(state, code, chance);
      if (rules.decode(code).type === 'fish' && state.stockSize > 0) state.next += 1;
    };
    expect(inFish({ apply })).toThrow('a card is lost or doubled');
  });

  test('a game that forbids the only action is caught', () => {
    const legalCount: typeof rules.legalCount = (state) => {
      const count = rules.legalCount(state);
      return count === 1 ? 0 : count;
    };
    expect(inFish({ legalCount })).toThrow('a dead end');
  });

  test('a game that offers an action twice, or one that it refuses, is caught', () => {
    expect(inFish({ legalAt: (state) => rules.legalAt(state, 0) })).toThrow('an action is listed twice');
    expect(inFish({ isLegal: () => true })).toThrow('an action is disputed');
  });

  test('a game that forgets to end is caught', () => {
    const apply: typeof rules.apply = (state, code, chance) => {
      rules.apply(state, code, chance);
      if (state.phase === OVER) state.phase = ASK;
    };
    expect(inFish({ apply })).toThrow('the game should be over');
  });

  test('a game that takes a book back into the hand is caught', () => {
    const apply: typeof rules.apply = (state, code, chance) => {
      const seat = state.turn;
      rules.apply(state, code, chance);
      const rank = RANKS.find((laid) => laidAt(state, seat, laid) !== 0);
      if (rank === undefined || rules.isOver(state)) return;
      state.laid.fill(0);
      for (const suit of SUITS) state.receive(seat, cardOf(rank, suit));
    };
    expect(inFish({ apply })).toThrow('a hand holds a complete book');
  });

  test('a game that leaves a hand empty that should be refilled is caught', () => {
    expect(inFish({ options: { ...rules.options, refill: 5 } })).toThrow('a hand is empty while the stock lasts');
  });

  test('a game that takes the last step back is caught', () => {
    const earlier = rules.create();
    const apply: typeof rules.apply = (state, code, chance) => {
      rules.copy(state, earlier);
      rules.apply(state, code, chance);
      if (rules.isOver(state)) rules.copy(earlier, state);
    };
    expect(inFish({ apply }, 'kept')).toThrow('can never end');
  });

  test('a game that counts nothing, so that play can go on for ever (R14), is caught', () => {
    const endless = subjectAt({
      preset: 'classic',
      seats: 3,
      ranks: 2,
      suits: 4,
      options: { handSize: 2, give: 'one' },
    });
    const apply: typeof rules.apply = (state, code, chance) => {
      endless.rules.apply(state, code, chance);
      counter.write(state, 0);
    };
    const subject = new GoFishSubject(faulty(endless.rules, { apply }), endless.pack);
    expect(() => explore(subject, { counting: 'kept' })).toThrow('play can go on for ever');
  });

  test('a game that plays otherwise when the counter is about to strike is caught', () => {
    const apply: typeof rules.apply = (state, code, chance) => {
      const isLate = counter.read(state) === counter.limit - 1;
      rules.apply(state, code, chance);
      if (isLate && state.phase === ASK && state.holders === 3) state.turn = 1 - state.turn;
    };
    expect(inFish({ apply })).toThrow('the counter changed more than the end');
  });
});

test('the exploration of small packs catches a class that forgets whose turn it is', () => {
  class Forgetful extends GoFishSubject {
    override classOf(state: GoFishState): string {
      const [phase, , ...ranks] = super.classOf(state);
      return [phase, ...ranks].join('');
    }
  }
  const table = subjectAt({ preset: 'standard', seats: 2, ranks: 2, suits: 4, options: { handSize: 2 } });
  const subject = new Forgetful(table.rules, table.pack);
  expect(() => explore(subject, { counting: 'folded', exact: true })).toThrow('have different futures');
});

describe('the exploration of two seats', () => {
  const ranks = 5;
  const { rules } = subjectAt({ preset: 'standard', seats: 2, ranks, suits: 4, options: { handSize: 7 } });
  const inTwoSeats = (fault: Partial<Rules<GoFish>>) => () => new TwoSeatExploration(faulty(rules, fault), ranks).run();

  test('a game without a fault is not accused', () => {
    expect(inTwoSeats({})).not.toThrow();
  });

  test('a game that loses a card, or swaps one for its neighbour, is caught', () => {
    const apply: typeof rules.apply = (state, code, chance) => {
      rules.apply(state, code, chance);
      if (state.stockSize > 1) state.pack[state.next] = state.pack[state.next + 1] as Card;
    };
    expect(inTwoSeats({ apply })).toThrow('is lost or doubled');
  });

  test('a game that forgets to end is caught', () => {
    const apply: typeof rules.apply = (state, code, chance) => {
      rules.apply(state, code, chance);
      if (state.phase === OVER) state.phase = ASK;
    };
    expect(inTwoSeats({ apply })).toThrow('the game should be over');
  });

  test('a game that forbids an ask is caught', () => {
    expect(inTwoSeats({ legalCount: (state) => rules.legalCount(state) - 1 })).toThrow(
      'not every rank held can be asked for',
    );
  });

  test('a game that gives nothing when asked, so that nothing brings the end nearer, is caught', () => {
    const earlier = rules.create();
    const apply: typeof rules.apply = (state, code, chance) => {
      rules.copy(state, earlier);
      rules.apply(state, code, chance);
      if (rules.decode(code).type === 'ask' && state.phase === ASK) rules.copy(earlier, state);
    };
    expect(inTwoSeats({ apply })).toThrow('an action brings the end no nearer');
  });
});
