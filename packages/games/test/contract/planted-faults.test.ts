import type { ActionCode, Game, SeatKnowledge, Vocabulary } from '@shoal/core';
import { breachOf, codesRoundTrip } from '@shoal/core/contract';
import { describe, expect, test } from 'vitest';
import { fewOf } from '../../../../scripts/depth.mjs';
import { type GameId, gameNamed } from '../../src/index.ts';
import { EVERY_GAME, tableCase } from '../tables/every-table.ts';
import { type AnyRules, overriddenRules } from '../tables/overridden-rules.ts';
import { breachIn, breachOfGame } from './planted-fault.ts';
import { compareWorlds, logDifference } from './two-worlds.ts';

const SEEDS = Array.from({ length: 40 }, (_, seed) => seed);
/** These tests try the checks themselves, for which one game is enough outside a check. */
const TRIED_GAMES = fewOf(1, EVERY_GAME);
const tableOf = (id: GameId) => tableCase(gameNamed(id), 'standard', 3);

describe.each(TRIED_GAMES)('the contract of %s', (id) => {
  const table = tableOf(id);
  const { game, rules } = table;

  test('a game without a fault is not accused', () => {
    expect(breachOfGame(game, rules)).toBeNull();
  });

  test('a game that offers nothing to a seat that has the turn is caught', () => {
    expect(breachIn(table, () => ({ legalCount: () => 0 }))).toContain('actions are offered exactly until the end');
  });

  test('a game that offers an action twice is caught', () => {
    expect(breachIn(table, (rules) => ({ legalAt: (state) => rules.legalAt(state, 0) }))).toContain(
      'an action is offered twice',
    );
  });

  test('a game that offers an action beyond those it counts is caught', () => {
    expect(breachIn(table, () => ({ actionCount: 1 }))).toContain('an action is offered that is not counted');
  });

  test('a game that has a result too early is caught', () => {
    const result = { places: [1, 1, 1], scores: [0, 0, 0], reason: 'early' };
    expect(breachIn(table, () => ({ result: () => result }))).toContain('there is a result exactly after the end');
  });

  test('a game that allows what it does not offer is caught', () => {
    expect(breachIn(table, () => ({ whyNot: () => null }))).toContain('is told in two ways');
    expect(breachIn(table, () => ({ isLegal: () => true }))).toContain('is told in two ways');
  });

  test('a game that refuses what it offers is caught', () => {
    expect(breachIn(table, () => ({ whyNot: () => 'no' }))).toContain('is told in two ways');
  });

  test('a game that forgets to copy is caught', () => {
    expect(breachIn(table, () => ({ copy: () => undefined }))).toContain('a copy equals its original');
  });

  test('a game that hands out the same state twice is caught', () => {
    expect(
      breachIn(table, (rules) => {
        const only = rules.create();
        return { create: () => only, copy: () => undefined };
      }),
    ).toContain('an original does not change with its copy');
  });

  test('a game that loses a card is caught', () => {
    expect(
      breachIn(table, (rules) => ({
        view: (state, seat) => ({ ...rules.view(state, seat), hand: rules.view(state, seat).hand.slice(1) }),
      })),
    ).toContain('a card is nowhere');
  });

  test('a game that doubles a card is caught', () => {
    const doubled = (hand: Vocabulary['view']['hand']) => [...hand, ...hand.slice(0, 1)];
    expect(
      breachIn(table, (rules) => ({
        view: (state, seat) => ({ ...rules.view(state, seat), hand: doubled(rules.view(state, seat).hand) }),
      })),
    ).toContain('a card is in two places');
  });

  test('a game that miscounts a hand is caught', () => {
    expect(
      breachIn(table, (rules) => ({
        view: (state, seat) => ({ ...rules.view(state, seat), handSizes: [9, 9, 9] }),
      })),
    ).toContain('hand sizes are told as they are');
  });

  test('a game that leaves in a hand what should be laid down is caught', () => {
    const strict: Game = { ...game, mayHold: (_options, hand) => hand.length < 2 };
    expect(breachOfGame(strict, rules)).toContain('a hand holds what should be laid down');
  });

  test('a game that shows a hidden card in a view is caught', () => {
    expect(
      breachIn(table, (rules) => ({
        view: (state, seat) => Object.assign(rules.view(state, seat), { peek: rules.view(state, 0).hand[0] }),
      })),
    ).toContain('can tell an imagined world');
  });

  test('a game that imagines another table is caught', () => {
    const blank: Game = { ...game, imagine: () => (into) => rules.copy(rules.create(), into) };
    expect(breachOfGame(blank, rules)).toContain('can tell an imagined world');
  });

  test('a game that imagines a dead end is caught', () => {
    const imagined = new Set<object>();
    const noting: Game = {
      ...game,
      imagine: (_rules, view, log) => (into, rng) => {
        game.imagine(rules, view, log)(into, rng);
        imagined.add(into);
      },
    };
    const dead = overriddenRules(rules, () => ({
      legalCount: (state) => (imagined.has(state) ? 0 : rules.legalCount(state)),
    }));
    expect(breachOf(noting, dead, 'a')).toContain('imagines a dead end');
  });

  const { bots } = game;
  if (bots !== undefined) {
    const withKnowledge = (change: (knowledge: SeatKnowledge) => Partial<SeatKnowledge>): Game => ({
      ...game,
      bots: {
        ...bots,
        knowledge: (of) => {
          const knowledge = bots.knowledge(of);
          return Object.assign(knowledge, change(knowledge));
        },
      },
    });

    test('a bot that knows more than it was told is caught', () => {
      const peeking = withKnowledge((knowledge) => {
        const observe = knowledge.observe.bind(knowledge);
        return {
          observe: (state) => {
            observe(state);
            Object.assign(knowledge, { peek: rules.view(state, 0).hand });
          },
        };
      });
      expect(breachOfGame(peeking, rules)).toContain('a seat knows more or less than it was told');
    });

    test('a bot that forgets in a copy what it knew is caught', () => {
      const forgetful = withKnowledge(() => ({ copyFrom: () => undefined }));
      expect(breachOfGame(forgetful, rules)).toContain('a copied knowledge is another one');
    });
  }

  test('a game that plays another game when the same seed is played again is caught', () => {
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

  test('a game that never ends is caught', () => {
    const endless = overriddenRules(rules, () => ({ apply: () => undefined }));
    expect(breachOf(game, endless, 'a', 5)).toBe('the game does not end');
  });

  test('a game that gives places that do not follow from who did better is caught', () => {
    const result = { places: [1, 3, 3], scores: [0, 0, 0], reason: 'over' };
    expect(breachIn(table, (rules) => ({ result: (state) => (rules.isOver(state) ? result : null) }))).toContain(
      'places follow from who did better',
    );
    const short = { places: [1], scores: [0], reason: 'over' };
    expect(breachIn(table, (rules) => ({ result: (state) => (rules.isOver(state) ? short : null) }))).toContain(
      'every seat has a place and a score',
    );
  });

  test('a game that numbers its actions wrongly is caught', () => {
    expect(codesRoundTrip(rules)).toBe(true);
    expect(codesRoundTrip(overriddenRules(rules, () => ({ encode: () => 0 as ActionCode })))).toBe(false);
  });
});

describe.each(TRIED_GAMES)('the comparison of two worlds of %s', (id) => {
  const table = tableOf(id);
  const leaks = (faults: (rules: AnyRules) => Partial<AnyRules>): boolean => {
    const faulty = { ...table, rules: overriddenRules(table.rules, faults) };
    return SEEDS.some((seed) => compareWorlds(faulty, seed, 40).leaks.length > 0);
  };

  test('a game that shows the hand of another seat is caught', () => {
    const peek = (rules: AnyRules): Partial<AnyRules> => ({
      view: (state, seat) => Object.assign(rules.view(state, seat), { peek: rules.view(state, 0).hand }),
    });
    expect(leaks(peek)).toBe(true);
  });

  test('a game that prints the card that another seat got is caught', () => {
    const open = (): Partial<AnyRules> => ({ censor: (event) => event });
    expect(leaks(open)).toBe(true);
    const faulty = { ...table, rules: overriddenRules(table.rules, open) };
    expect(SEEDS.map((seed) => logDifference(faulty, seed))).toContainEqual(expect.stringMatching(/^viewer \S+: /));
  });

  test('a game that refuses differently for what lies in another hand is caught', () => {
    const gossip = (rules: AnyRules): Partial<AnyRules> => ({
      whyNot: (state, action) => {
        const refusal = rules.whyNot(state, action);
        return refusal === null ? null : `${refusal} ${rules.view(state, 1).hand}`;
      },
    });
    expect(leaks(gossip)).toBe(true);
  });
});
