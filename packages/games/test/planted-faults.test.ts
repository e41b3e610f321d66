import { type ActionCode, type Game, levelsOf, sightOf, type Vocabulary } from '@shoal/core';
import { breachOf, codesRoundTrip } from '@shoal/core/contract';
import { describe, expect, test } from 'vitest';
import { atDepth } from '../../../scripts/depth.mjs';
import { gameNamed } from '../src/index.ts';
import { type TableCase, tableCase } from './every-table.ts';
import { type AnyRules, overriddenRules } from './overridden-rules.ts';
import { compareWorlds, toldOtherwise } from './two-worlds.ts';

const fish = tableCase(gameNamed('go-fish'), 'standard', 3);
const eights = tableCase(gameNamed('crazy-eights'), 'standard', 3);

const breaches = ({ game, rules }: { game: Game; rules: AnyRules }): (string | null)[] =>
  ['a', 'b', 'c', 'd'].slice(0, atDepth({ test: 2, check: 4 })).map((seed) => breachOf(game, rules, seed));

/** The first breach that some random games of a broken table show. */
const breachIn = (table: TableCase, faults: (rules: AnyRules) => Partial<AnyRules>): string | undefined =>
  breaches({ game: table.game, rules: overriddenRules(table.rules, faults) }).find((breach) => breach !== null) ??
  undefined;

describe('the contract', () => {
  test('a game without a fault is not accused', () => {
    expect([...breaches(fish), ...breaches(eights)].filter((breach) => breach !== null)).toEqual([]);
  });

  test('a game that offers nothing to a seat that has the turn is caught', () => {
    expect(breachIn(fish, () => ({ legalCount: () => 0 }))).toContain('actions are offered exactly until the end');
  });

  test('a game that offers an action twice is caught', () => {
    expect(breachIn(fish, (rules) => ({ legalAt: (state) => rules.legalAt(state, 0) }))).toContain(
      'an action is offered twice',
    );
  });

  test('a game that has a result too early is caught', () => {
    const result = { places: [1, 1, 1], scores: [0, 0, 0], reason: 'all-books' };
    expect(breachIn(fish, () => ({ result: () => result }))).toContain('there is a result exactly after the end');
  });

  test('a game that allows what it does not offer is caught', () => {
    expect(breachIn(fish, () => ({ whyNot: () => null }))).toContain('is told in two ways');
    expect(breachIn(eights, () => ({ isLegal: () => true }))).toContain('is told in two ways');
  });

  test('a game that refuses what it offers is caught', () => {
    expect(breachIn(eights, () => ({ whyNot: () => 'must-play' }))).toContain('is told in two ways');
  });

  test('a game that forgets to copy is caught', () => {
    expect(breachIn(fish, () => ({ copy: () => undefined }))).toContain('a copy equals its original');
  });

  test('a game that hands out the same state twice is caught', () => {
    expect(
      breachIn(fish, (rules) => {
        const only = rules.create();
        return { create: () => only, copy: () => undefined };
      }),
    ).toContain('an original does not change with its copy');
  });

  test('a game that loses a card is caught', () => {
    expect(
      breachIn(eights, (rules) => ({
        view: (state, seat) => ({ ...rules.view(state, seat), hand: rules.view(state, seat).hand.slice(1) }),
      })),
    ).toContain('a card is nowhere');
  });

  test('a game that doubles a card is caught', () => {
    const doubled = (hand: Vocabulary['view']['hand']) => [...hand, ...hand.slice(0, 1)];
    expect(
      breachIn(eights, (rules) => ({
        view: (state, seat) => ({ ...rules.view(state, seat), hand: doubled(rules.view(state, seat).hand) }),
      })),
    ).toContain('a card is in two places');
  });

  test('a game that miscounts a hand is caught', () => {
    expect(
      breachIn(eights, (rules) => ({
        view: (state, seat) => ({ ...rules.view(state, seat), handSizes: [9, 9, 9] }),
      })),
    ).toContain('hand sizes are told as they are');
  });

  test('a game that leaves a book in a hand is caught', () => {
    const game: Game = { ...fish.game, mayHold: (_options, hand) => hand.length < 4 };
    expect(breaches({ game, rules: fish.rules })).toContainEqual(
      expect.stringContaining('a hand holds what should be laid down'),
    );
  });

  test('a game that shows a hidden card in a view is caught', () => {
    expect(
      breachIn(eights, (rules) => ({
        view: (state, seat) => Object.assign(rules.view(state, seat), { peek: rules.view(state, 0).hand[0] }),
      })),
    ).toContain('can tell an imagined world');
  });

  test('a game that tells everyone that a drawn card can be played is caught', () => {
    expect(
      breachIn(eights, (rules) => ({
        view: (state, seat) =>
          Object.assign(rules.view(state, seat), { mustPlay: (state as { mustPlay: boolean }).mustPlay }),
      })),
    ).toContain('can tell an imagined world');
  });

  test('a game that imagines another table is caught', () => {
    const { rules } = eights;
    const game: Game = { ...eights.game, imagine: () => (into) => rules.copy(rules.create(), into) };
    expect(breaches({ game, rules })).toContainEqual(expect.stringContaining('can tell an imagined world'));
  });

  test('a game that imagines a dead end is caught', () => {
    const imagined = new Set<object>();
    const { rules } = eights;
    const game: Game = {
      ...eights.game,
      imagine: (_rules, view, log) => (into, rng) => {
        eights.game.imagine(rules, view, log)(into, rng);
        imagined.add(into);
      },
    };
    const dead = overriddenRules(rules, () => ({
      legalCount: (state) => (imagined.has(state) ? 0 : rules.legalCount(state)),
    }));
    expect(breachOf(game, dead, 'a')).toContain('imagines a dead end');
  });

  test('a game that plays another game when the same seed is played again is caught', () => {
    const { game, rules } = fish;
    let tables = 0;
    let hasEnded = false;
    const moody = overriddenRules(rules, () => ({
      create: () => {
        tables += 1;
        return rules.create();
      },
      result: (state) => {
        hasEnded ||= rules.isOver(state);
        return rules.result(state);
      },
      view: (state, seat) => {
        const view = rules.view(state, seat);
        return hasEnded && tables % 2 === 1 ? { ...view, legal: [...view.legal].reverse() } : view;
      },
    }));
    expect(breachOf(game, moody, 'a')).toContain('the same seed gives the same record');
  });

  test('a game that has a bot that does not know the rules is caught', () => {
    const cheat = { choose: () => eights.rules.encode({ type: 'stop' }) };
    const { rules } = eights;
    const levels = { ...levelsOf(eights.game, rules), perch: cheat };
    const bots = { sight: () => sightOf(eights.game, rules), levels: () => levels, prior: () => levels.pike };
    const game: Game = { ...eights.game, bots };
    expect(breaches({ game, rules: eights.rules })).toContainEqual(expect.stringContaining('perch acts illegally'));
  });

  test('a game that never ends is caught', () => {
    const endless = overriddenRules(fish.rules, () => ({ apply: () => undefined }));
    expect(breachOf(fish.game, endless, 'a', 5)).toBe('the game does not end');
  });

  test('a game that gives places that do not follow from who did better is caught', () => {
    const result = { places: [1, 3, 3], scores: [0, 0, 0], reason: 'out' };
    expect(breachIn(eights, (rules) => ({ result: (state) => (rules.isOver(state) ? result : null) }))).toContain(
      'places follow from who did better',
    );
    const short = { places: [1], scores: [0], reason: 'out' };
    expect(breachIn(eights, (rules) => ({ result: (state) => (rules.isOver(state) ? short : null) }))).toContain(
      'every seat has a place and a score',
    );
  });

  test('a game that writes a record that cannot be read or proved is caught', () => {
    const { entries } = fish.game;
    const forgetful: Game = { ...fish.game, entries: { ...entries, ask: { seat: 'seat', of: 'seat' } } };
    const unreadable: Game = { ...fish.game, entries: { ...entries, fish: { seat: 'flag' } } };
    expect(breaches({ game: forgetful, rules: fish.rules })[0]).toContain('its own record is refused');
    expect(breaches({ game: unreadable, rules: fish.rules })[0]).toContain('its own record cannot be read');
  });

  test('a game that numbers its actions wrongly is caught', () => {
    const { rules } = fish;
    expect(codesRoundTrip(rules)).toBe(true);
    expect(codesRoundTrip(overriddenRules(rules, () => ({ encode: () => 0 as ActionCode })))).toBe(false);
  });
});

describe('the comparison of two worlds', () => {
  const leaks = (table: TableCase, faults: (rules: AnyRules) => Partial<AnyRules>): boolean => {
    const faulty = { ...table, rules: overriddenRules(table.rules, faults) };
    return [1, 2, 3, 4, 5, 6, 7, 8].some((seed) => compareWorlds(faulty, seed, 40).leaks.length > 0);
  };

  test('a game that shows the hand of another seat is caught', () => {
    const peek = (rules: AnyRules): Partial<AnyRules> => ({
      view: (state, seat) => Object.assign(rules.view(state, seat), { peek: rules.view(state, 0).hand }),
    });
    expect(leaks(fish, peek)).toBe(true);
    expect(leaks(eights, peek)).toBe(true);
  });

  test('a game that prints the card that another seat fished or drew is caught', () => {
    const open = (): Partial<AnyRules> => ({ censor: (event) => event });
    expect(leaks(fish, open)).toBe(true);
    expect(leaks(eights, open)).toBe(true);
    expect(toldOtherwise({ ...fish, rules: overriddenRules(fish.rules, open) }, 3)).toMatch(
      /^viewer \S+: .*"cards":\["/,
    );
  });

  test('a game that refuses differently for what lies in another hand is caught', () => {
    const gossip = (rules: AnyRules): Partial<AnyRules> => ({
      whyNot: (state, action) => {
        const refusal = rules.whyNot(state, action);
        return refusal === null ? null : `${refusal} ${rules.view(state, 1).hand[0]}`;
      },
    });
    expect(leaks(fish, gossip)).toBe(true);
  });
});
