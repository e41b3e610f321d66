import { describe, expect, test } from 'vitest';
import type { Step } from '../against.ts';
import { Init } from '../composition.ts';
import { Draw, End, Give, GoFish, NoDrawing, type Operation, Pair, PlayOn, Swap } from '../operations.ts';
import { type Card, otherSeat, type Seat, type State, tableConjuncts } from '../schemas.ts';
import { firstBroken } from '../sets.ts';
import { deal as dealt, momentsOf, removePairs } from '../step.ts';
import { bindingOf, zCard, zCards, zPlayer, zRank } from './bindings.ts';
import { type Scope, within } from './evaluate.ts';
import { faultsIn, page, type Sample, SEED, samples, someOf } from './samples.ts';
import { FiniteSet, sequenceOf, type Value } from './values.ts';
import type { TypesetConjunct } from './z-page.ts';

const PATIENCE_MS = 60_000;

type Named = readonly (readonly [name: string, value: Value])[];

/** One use of an operation in a game: its schema on the page, and what else its scope must name. */
interface Use {
  readonly schema: string;
  readonly from: State;
  readonly to: State;
  /** Whether the model accepts a state after it. */
  readonly accepts: (after: State) => boolean;
  readonly named: (after: State) => Named;
}

function use<Input>(operation: Operation<Input>, input: Input, from: State, to: State, named: Use['named']): Use {
  const accepts = (after: State) => (operation.pre(from, input) ?? operation.post(from, input, after)) === null;
  return { schema: operation.name === 'Pair' ? 'Pairing' : operation.name, from, to, accepts, named };
}

function pairUse(seat: Seat, from: State, to: State): Use {
  const old = new FiniteSet(from.pairs[seat].map(zCards));
  const added = (after: State) => new FiniteSet(after.pairs[seat].map(zCards).filter((pair) => !old.has(pair)));
  return use(Pair, seat, from, to, (after) => [
    ['seat?', zPlayer(seat)],
    ['new', added(after)],
  ]);
}

function usesIn({ before, action, after }: Step): readonly Use[] {
  const { fisher } = before;
  if (fisher === null) return [];
  const roles: Named = [
    ['f', zPlayer(fisher)],
    ['d', zPlayer(otherSeat(fisher))],
  ];
  const moments = momentsOf(before, action);
  const changed = moments?.changed ?? after;
  const first =
    action.type === 'fish'
      ? [use(Draw, null, before, changed, () => roles)]
      : [Give, GoFish, NoDrawing].map((operation) =>
          use(operation, action.rank, before, changed, () => [...roles, ['rank?', zRank(action.rank)]]),
        );
  if (moments === null) return first;
  const { paired, swapped } = moments;
  const ends = [End, PlayOn].map((operation) => use(operation, null, swapped, after, () => []));
  return [...first, pairUse(fisher, changed, paired), use(Swap, null, paired, swapped, () => roles), ...ends];
}

function openingUses({ deal }: Sample): readonly Use[] {
  const [start, second] = [dealt(deal), otherSeat(deal.first)];
  const one = removePairs(start, deal.first);
  return [pairUse(deal.first, start, one), pairUse(second, one, removePairs(one, second))];
}

const brokenIn = (conjuncts: readonly TypesetConjunct[], scope: Scope): readonly string[] =>
  conjuncts.filter(({ holds }) => !holds(scope)).map(({ says }) => says);

const isTable = (state: State, pack: ReadonlySet<Card>): boolean => firstBroken(tableConjuncts(state, pack)) === null;

/** The model's own types see to these, and the tests of State to the lines of Table. */
const isTyped = (line: string): boolean => / in: |\(after\)/.test(line);

const scopeFor = ({ from, named }: Use, after: State, { scope }: Sample): Scope =>
  within(scope, new Map([...bindingOf(from), ...bindingOf(after, '′'), ...named(after)]));

describe(`operations as typeset, seed ${SEED}`, { timeout: PATIENCE_MS }, () => {
  const all = samples();
  const uses = all.flatMap((sample) =>
    [...openingUses(sample), ...someOf(sample.trace).flatMap(usesIn)].map((each) => [each, sample] as const),
  );
  const linesOf = new Map(page.schemaNames.map((name) => [name, page.conjunctsOf(name)]));

  test('hold of exactly those steps of a game that the model says they make', () => {
    const made = new Set<string>();
    for (const [each, sample] of uses) {
      const broken = brokenIn(linesOf.get(each.schema) ?? [], scopeFor(each, each.to, sample));
      expect([each.schema, broken.length === 0]).toEqual([each.schema, each.accepts(each.to)]);
      if (broken.length === 0) made.add(each.schema);
    }
    expect([...made].sort()).toEqual(['Draw', 'End', 'Give', 'GoFish', 'NoDrawing', 'Pairing', 'PlayOn', 'Swap']);
  });

  test('reject exactly the planted faults that the model rejects, and each line on the state after rejects one', () => {
    const idle = new Set<string>();
    const busy = new Set<string>();
    for (const [each, sample] of uses) {
      if (!each.accepts(each.to)) continue;
      // What is said of the state before alone has been asked once already.
      const lines = (linesOf.get(each.schema) ?? []).filter(({ says }) => /′|\(after\)|\bnew\b/.test(says));
      for (const { says } of lines) idle.add(`${each.schema}: ${says}`);
      for (const [fault, after] of faultsIn(each.to)) {
        const broken = brokenIn(lines, scopeFor(each, after, sample));
        for (const says of broken) busy.add(`${each.schema}: ${says}`);
        const expected = each.accepts(after) && isTable(after, sample.pack);
        expect([each.schema, fault, broken.length === 0]).toEqual([each.schema, fault, expected]);
      }
    }
    expect([...idle].filter((line) => !busy.has(line) && !isTyped(line))).toEqual([]);
  });

  test('Init accepts the deal, and rejects exactly the planted faults that the model rejects', () => {
    const conjuncts = page.conjunctsOf('Init');
    for (const { deal, pack, scope } of all) {
      const inputs: Named = [
        ['order?', sequenceOf(deal.order.map(zCard))],
        ['first?', zPlayer(deal.first)],
        ['second?', zPlayer(otherSeat(deal.first))],
      ];
      for (const [fault, after] of [['none', dealt(deal)] as const, ...faultsIn(dealt(deal))]) {
        const broken = brokenIn(conjuncts, within(scope, new Map([...bindingOf(after, '′'), ...inputs])));
        const expected = Init.pre(deal, pack) === null && Init.post(deal, after) === null && isTable(after, pack);
        expect([fault, broken.length === 0]).toEqual([fault, expected]);
      }
    }
  });
});
