import { describe, expect, test } from 'vitest';
import type { ActionCode } from '../src/engine/cards/kind.ts';
import { breachOf, codesRoundTrip } from '../src/engine/contract.ts';
import type { Game } from '../src/engine/game/game.ts';
import type { Vocabulary } from '../src/engine/rules/rules.ts';
import { gameNamed } from '../src/games/index.ts';
import { type TableCase, tableCase } from './every-table.ts';
import { type AnyRules, overriddenRules } from './overridden-rules.ts';
import { compareWorlds, toldOtherwise } from './two-worlds.ts';

const fish = tableCase(gameNamed('go-fish'), 'standard', 3);
const eights = tableCase(gameNamed('crazy-eights'), 'standard', 3);

const breaches = ({ game, rules }: { game: Game; rules: AnyRules }): (string | null)[] =>
  ['a', 'b', 'c', 'd'].map((seed) => breachOf(game, rules, seed));

const isCaught = (table: TableCase, faults: (rules: AnyRules) => Partial<AnyRules>): boolean =>
  breaches({ game: table.game, rules: overriddenRules(table.rules, faults) }).some((breach) => breach !== null);

describe('the contract catches a game that', () => {
  test('is not broken at all: never', () => {
    expect([...breaches(fish), ...breaches(eights)].filter((breach) => breach !== null)).toEqual([]);
  });

  test('offers nothing to a seat that has the turn', () => {
    expect(isCaught(fish, () => ({ legalCount: () => 0 }))).toBe(true);
  });

  test('offers an action twice', () => {
    expect(isCaught(fish, (rules) => ({ legalAt: (state) => rules.legalAt(state, 0) }))).toBe(true);
  });

  test('has a result too early', () => {
    const result = { places: [1, 1, 1], scores: [0, 0, 0], reason: 'all-books' };
    expect(isCaught(fish, () => ({ result: () => result }))).toBe(true);
  });

  test('allows what it does not offer', () => {
    expect(isCaught(fish, () => ({ whyNot: () => null }))).toBe(true);
    expect(isCaught(eights, () => ({ isLegal: () => true }))).toBe(true);
  });

  test('refuses what it offers', () => {
    expect(isCaught(eights, () => ({ whyNot: () => 'must-play' }))).toBe(true);
  });

  test('forgets to copy', () => {
    expect(isCaught(fish, () => ({ copy: () => undefined }))).toBe(true);
  });

  test('hands out the same state twice', () => {
    expect(
      isCaught(fish, (rules) => {
        const only = rules.create();
        return { create: () => only, copy: () => undefined };
      }),
    ).toBe(true);
  });

  test('loses a card', () => {
    expect(
      isCaught(eights, (rules) => ({
        view: (state, seat) => ({ ...rules.view(state, seat), hand: rules.view(state, seat).hand.slice(1) }),
      })),
    ).toBe(true);
  });

  test('doubles a card', () => {
    const doubled = (hand: Vocabulary['view']['hand']) => [...hand, ...hand.slice(0, 1)];
    expect(
      isCaught(eights, (rules) => ({
        view: (state, seat) => ({ ...rules.view(state, seat), hand: doubled(rules.view(state, seat).hand) }),
      })),
    ).toBe(true);
  });

  test('miscounts a hand', () => {
    expect(
      isCaught(eights, (rules) => ({
        view: (state, seat) => ({ ...rules.view(state, seat), handSizes: [9, 9, 9] }),
      })),
    ).toBe(true);
  });

  test('leaves a book in a hand', () => {
    const game: Game = { ...fish.game, mayHold: (_options, hand) => hand.length < 4 };
    expect(breaches({ game, rules: fish.rules }).some((breach) => breach?.includes('complete book'))).toBe(true);
  });

  test('shows a hidden card in a view', () => {
    expect(
      isCaught(eights, (rules) => ({
        view: (state, seat) => Object.assign(rules.view(state, seat), { peek: rules.view(state, 0).hand[0] }),
      })),
    ).toBe(true);
  });

  test('tells everyone that a drawn card can be played', () => {
    expect(
      isCaught(eights, (rules) => ({
        view: (state, seat) =>
          Object.assign(rules.view(state, seat), { mustPlay: (state as { mustPlay: boolean }).mustPlay }),
      })),
    ).toBe(true);
  });

  test('imagines another table', () => {
    expect(isCaught(eights, (rules) => ({ imagine: () => (into) => rules.copy(rules.create(), into) }))).toBe(true);
  });

  test('imagines a dead end', () => {
    const imagined = new Set<object>();
    const { game, rules } = eights;
    const dead = overriddenRules(rules, () => ({
      imagine: (view, log) => (into, rng) => {
        rules.imagine(view, log)(into, rng);
        imagined.add(into);
      },
      legalCount: (state) => (imagined.has(state) ? 0 : rules.legalCount(state)),
    }));
    expect(breachOf(game, dead, 'a')).toContain('imagines a dead end');
  });

  test('plays another game when the same seed is played again', () => {
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

  test('has a bot that does not know the rules', () => {
    const cheat = { choose: () => eights.rules.encode({ type: 'stop' }) };
    const game: Game = { ...eights.game, levels: (rules) => ({ ...eights.game.levels(rules), perch: cheat }) };
    expect(breaches({ game, rules: eights.rules }).some((breach) => breach?.includes('perch acts illegally'))).toBe(
      true,
    );
  });

  test('never ends', () => {
    const endless = overriddenRules(fish.rules, () => ({ apply: () => undefined }));
    expect(breachOf(fish.game, endless, 'a', 5)).toBe('the game does not end');
  });

  test('gives places that do not follow from who did better', () => {
    const result = { places: [1, 3, 3], scores: [0, 0, 0], reason: 'out' };
    expect(isCaught(eights, (rules) => ({ result: (state) => (rules.isOver(state) ? result : null) }))).toBe(true);
    const short = { places: [1], scores: [0], reason: 'out' };
    expect(isCaught(eights, (rules) => ({ result: (state) => (rules.isOver(state) ? short : null) }))).toBe(true);
  });

  test('writes a record that cannot be read or proved', () => {
    const { entries } = fish.game;
    const forgetful: Game = { ...fish.game, entries: { ...entries, ask: { seat: 'seat', of: 'seat' } } };
    const unreadable: Game = { ...fish.game, entries: { ...entries, fish: { seat: 'flag' } } };
    expect(breaches({ game: forgetful, rules: fish.rules })[0]).toContain('its own record is refused');
    expect(breaches({ game: unreadable, rules: fish.rules })[0]).toContain('its own record cannot be read');
  });

  test('numbers its actions wrongly', () => {
    const { rules } = fish;
    expect(codesRoundTrip(rules)).toBe(true);
    expect(codesRoundTrip(overriddenRules(rules, () => ({ encode: () => 0 as ActionCode })))).toBe(false);
  });
});

describe('the comparison of two worlds catches a game that', () => {
  const leaks = (table: TableCase, faults: (rules: AnyRules) => Partial<AnyRules>): boolean => {
    const faulty = { ...table, rules: overriddenRules(table.rules, faults) };
    return [1, 2, 3, 4, 5, 6, 7, 8].some((seed) => compareWorlds(faulty, seed, 40).leaks.length > 0);
  };

  test('shows the hand of another seat', () => {
    const peek = (rules: AnyRules): Partial<AnyRules> => ({
      view: (state, seat) => Object.assign(rules.view(state, seat), { peek: rules.view(state, 0).hand }),
    });
    expect(leaks(fish, peek)).toBe(true);
    expect(leaks(eights, peek)).toBe(true);
  });

  test('prints the card that another seat fished or drew', () => {
    const open = (): Partial<AnyRules> => ({ censor: (event) => event });
    expect(leaks(fish, open)).toBe(true);
    expect(leaks(eights, open)).toBe(true);
    expect(toldOtherwise({ ...fish, rules: overriddenRules(fish.rules, open) }, 3)).not.toBeNull();
  });

  test('refuses differently for what lies in another hand', () => {
    const gossip = (rules: AnyRules): Partial<AnyRules> => ({
      whyNot: (state, action) => {
        const refusal = rules.whyNot(state, action);
        return refusal === null ? null : `${refusal} ${rules.view(state, 1).hand[0]}`;
      },
    });
    expect(leaks(fish, gossip)).toBe(true);
  });
});
