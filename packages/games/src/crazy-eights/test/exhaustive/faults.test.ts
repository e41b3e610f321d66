import type { Rules } from '@shoal/core';
import { describe, expect, test } from 'vitest';
import { IS_CHECK } from '../../../../../../scripts/depth.mjs';
import { explore } from '../../../../test/exhaustive/explore.ts';
import { faulty } from '../../../../test/exhaustive/faulty.ts';
import { OVER } from '../../rules/state.ts';
import type { CrazyEights } from '../../rules/vocabulary.ts';
import { subjectAt } from './small-packs.ts';
import { CrazyEightsSubject } from './subject.ts';

const { rules, pack, counter } = subjectAt({ preset: 'quick', seats: 2, ranks: 3, suits: 2, options: { handSize: 1 } });

const inEights = (fault: Partial<Rules<CrazyEights>>) => () =>
  explore(new CrazyEightsSubject(faulty(rules, fault), pack), { counting: 'folded' });

describe.runIf(IS_CHECK)('the exploration of small packs', () => {
  test('a game without a fault is not accused', () => {
    expect(inEights({})).not.toThrow();
  });

  test('a game that allows what it does not offer is caught', () => {
    expect(inEights({ isLegal: () => true })).toThrow('an action is disputed');
  });

  test('a game that plays a card and keeps it is caught', () => {
    const apply: typeof rules.apply = (state, code, chance) => {
      const seat = state.turn;
      rules.apply(state, code, chance);
      if (rules.decode(code).type === 'play' && !state.hasNoCards(seat)) state.receive(seat, state.upCard);
    };
    expect(inEights({ apply })).toThrow('a card is lost or doubled');
  });

  test('a game that ends though nobody has gone out is caught', () => {
    const apply: typeof rules.apply = (state, code, chance) => {
      rules.apply(state, code, chance);
      if (state.next === state.end) state.phase = OVER;
    };
    expect(inEights({ apply })).toThrow('the game ended early');
  });

  test('a game that has no result is caught', () => {
    expect(inEights({ result: () => null })).toThrow('a result before the end, or none after it');
  });

  test('a game that rebuilds without counting, so that play can go on for ever (R24), is caught', () => {
    const apply: typeof rules.apply = (state, code, chance) => {
      rules.apply(state, code, chance);
      counter.write(state, 0);
    };
    expect(inEights({ apply })).toThrow('play can go on for ever');
  });
});
