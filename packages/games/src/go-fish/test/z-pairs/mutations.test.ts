import { describe, expect, test } from 'vitest';
import { IS_CHECK } from '../../../../../../scripts/depth.mjs';
import { checkOpening, checkStep, type Step } from './against.ts';
import { type Deal, Init } from './composition.ts';
import { MUTATIONS, mutantsOf } from './mutations.ts';
import { Ask, Close, Draw, End, Give, GoFish, NoDrawing, type Operation, Pair, PlayOn, Swap } from './operations.ts';
import { allDeals, explore, RICH_DEAL, randomDeal, randomFrom, randomPlay } from './plays.ts';
import {
  type Card,
  FULL_PACK,
  otherSeat,
  packOf,
  RANKS,
  type Rank,
  type Seat,
  type State,
  stateConjuncts,
  stateKey,
} from './schemas.ts';
import type { Conjunct } from './sets.ts';
import { close, deal as dealt, momentsOf, opening, removePairs } from './step.ts';

const SEED = 4_711;
/** These tests take a second or two, but far longer on a busy machine. */
const PATIENCE_MS = 60_000;
/** Three suits leave odd cards, so that misses with an empty stock and stalemates occur; four suits have neither. */
const ODD_PACK = packOf(['A', '2', '3', '4', '5'], ['S', 'H', 'D']);
const PACKS: readonly (readonly [pack: ReadonlySet<Card>, handSize: number, games: number])[] = [
  [FULL_PACK, 7, 3],
  [ODD_PACK, 5, 8],
];

interface Sample {
  readonly pack: ReadonlySet<Card>;
  readonly deal: Deal;
  readonly trace: readonly Step[];
}

function samples(): readonly Sample[] {
  const random = randomFrom(SEED);
  return PACKS.flatMap(([pack, handSize, games]) =>
    Array.from({ length: games }, () => {
      const deal = randomDeal(pack, handSize, random);
      return { pack, deal, trace: randomPlay(deal, random) };
    }),
  );
}

describe.runIf(IS_CHECK)(`one fault at a time, seed ${SEED}`, { timeout: PATIENCE_MS }, () => {
  const all = samples();
  const planted = new Set<string>();
  const missed = (state: State, accepts: (mutant: State) => boolean): readonly string[] =>
    mutantsOf(state).flatMap(([name, mutant]) => {
      planted.add(name);
      return accepts(mutant) ? [name] : [];
    });

  test('a fault in the state after an action is always caught', () => {
    for (const { pack, trace } of all) {
      for (const each of trace) {
        expect(missed(each.after, (after) => checkStep({ ...each, after }, pack) === null)).toEqual([]);
      }
    }
  });

  test('a fault in the opening is always caught', () => {
    const rich = { pack: new Set(RICH_DEAL.order), deal: RICH_DEAL };
    for (const { pack, deal } of [...all, rich]) {
      expect(missed(opening(deal), (mutant) => checkOpening(deal, mutant, pack) === null)).toEqual([]);
    }
  });

  test('every fault was planted at least once', () => {
    expect(MUTATIONS.map(({ name }) => name).filter((name) => !planted.has(name))).toEqual([]);
  });

  test.runIf(IS_CHECK)(
    'of all states reachable from some deals of a small pack only the right one is accepted after an action',
    () => {
      const pack = packOf(['A', '2', '3'], ['S', 'H', 'D']);
      const starts = [...allDeals(pack, 3)].filter((_, index) => index % 1_000 === 500).map(opening);
      const steps: Step[] = [];
      explore(starts, (each) => steps.push(each));
      expect(steps.length).toBeGreaterThan(50);
      const states = [...new Map(steps.map(({ after }) => [stateKey(after), after])).values()];
      for (const { before, action, after } of steps) {
        const accepted = states.filter((state) => checkStep({ before, action, after: state }, pack) === null);
        expect(accepted.map(stateKey)).toEqual([stateKey(after)]);
      }
    },
  );
});

/** The conjuncts evaluated so far, and those seen broken, by schema and sentence. */
class Ledger {
  readonly seen = new Set<string>();
  readonly broken = new Set<string>();

  note(schema: string, conjuncts: readonly Conjunct[]): void {
    for (const [says, holds] of conjuncts) {
      this.seen.add(`${schema}: ${says}`);
      if (!holds()) this.broken.add(`${schema}: ${says}`);
    }
  }

  get neverBroken(): readonly string[] {
    return [...this.seen].filter((sentence) => !this.broken.has(sentence));
  }
}

/** An operation with a real input, and the states before and after. */
type Use = (ledger: Ledger) => void;

function use<Input>(operation: Operation<Input>, input: Input, from: State, to: State): Use {
  return (ledger) => {
    if (operation.pre(from, input) !== null) return;
    for (const [, mutant] of mutantsOf(to)) ledger.note(operation.name, operation.ensures(from, input, mutant));
  };
}

function usesIn({ before, action, after }: Step): readonly Use[] {
  const moments = momentsOf(before, action);
  const changed = moments?.changed ?? after;
  const { fisher } = before;
  const uses = action.type === 'fish' ? [use(Draw, null, before, changed)] : askUses(before, action.rank, changed);
  if (moments === null || fisher === null) return uses;
  const { paired, swapped } = moments;
  const ends = [End, PlayOn].map((operation) => use(operation, null, swapped, after));
  return [...uses, use(Pair, fisher, changed, paired), use(Swap, null, paired, swapped), ...ends];
}

function askUses(before: State, rank: Rank, changed: State): readonly Use[] {
  return [Give, GoFish, NoDrawing].map((operation) => use(operation, rank, before, changed));
}

function noteOpening(ledger: Ledger, deal: Deal): void {
  const start = dealt(deal);
  const [first, second]: readonly Seat[] = [deal.first, otherSeat(deal.first)];
  const one = removePairs(start, first);
  for (const [, mutant] of mutantsOf(start)) ledger.note('Init', Init.ensures(deal, mutant));
  use(Pair, first, start, one)(ledger);
  use(Pair, second, one, removePairs(one, second))(ledger);
}

describe('every conjunct can fail', { timeout: PATIENCE_MS }, () => {
  const all = samples();
  const steps = all.flatMap(({ trace }) => trace);

  test.runIf(IS_CHECK)('every conjunct of the state schema can fail', () => {
    const ledger = new Ledger();
    for (const { pack, trace } of all) {
      for (const [, mutant] of trace.flatMap(({ after }) => mutantsOf(after))) {
        ledger.note('State', stateConjuncts(mutant, pack));
      }
    }
    expect(ledger.seen.size).toBe(18);
    expect(ledger.neverBroken).toEqual([]);
  });

  test.runIf(IS_CHECK)('every conjunct of the postconditions can fail', () => {
    const ledger = new Ledger();
    for (const each of steps.flatMap(usesIn)) each(ledger);
    for (const deal of [...all.map((sample) => sample.deal), RICH_DEAL]) noteOpening(ledger, deal);
    const schemas = new Set([...ledger.seen].map((sentence) => sentence.split(':')[0]));
    expect([...schemas].sort()).toEqual(
      ['Draw', 'End', 'Give', 'GoFish', 'Init', 'NoDrawing', 'Pair', 'PlayOn', 'Swap'].sort(),
    );
    expect(ledger.neverBroken).toEqual([]);
  });

  test('every conjunct of the preconditions can fail', () => {
    const ledger = new Ledger();
    for (const { before, after } of steps) {
      for (const state of [before, after]) {
        for (const operation of [Draw, Swap, End, PlayOn]) ledger.note(operation.name, operation.requires(state, null));
        for (const operation of [Give, GoFish, NoDrawing]) {
          for (const rank of RANKS) ledger.note(operation.name, operation.requires(state, rank));
        }
        ledger.note(Pair.name, Pair.requires(state, 0));
      }
    }
    for (const deal of [RICH_DEAL, { ...RICH_DEAL, handSize: 0 }, { ...RICH_DEAL, handSize: 9 }]) {
      ledger.note('Init', Init.requires(deal, FULL_PACK));
    }
    expect(ledger.neverBroken).toEqual([]);
  });
});

describe('disjunction', () => {
  const steps = samples().flatMap(({ trace }) => trace);

  test('exactly one of Give, GoFish and NoDrawing applies to a legal ask', () => {
    for (const { before } of steps) {
      for (const rank of RANKS) {
        const applying = [Give, GoFish, NoDrawing].filter((operation) => operation.pre(before, rank) === null);
        expect(applying.length).toBe(Ask.pre(before, rank) === null ? 1 : 0);
      }
    }
  });

  test('exactly one of End and PlayOn closes a turn', () => {
    for (const { before, action } of steps) {
      const swapped = momentsOf(before, action)?.swapped;
      if (swapped === undefined) continue;
      expect([End, PlayOn].filter((operation) => operation.pre(swapped, null) === null).length).toBe(1);
      expect(Close.pre(swapped, null) ?? Close.post(swapped, null, close(swapped))).toBeNull();
    }
  });
});
