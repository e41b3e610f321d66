import { describe, expect, test } from 'vitest';
import { Init } from '../composition.ts';
import { Draw, End, Give, GoFish, NoDrawing, Pair, PlayOn, Swap } from '../operations.ts';
import { allDeals, explore } from '../plays.ts';
import { ASKS_LIMIT, FULL_PACK, packOf, type State, stateInvariant } from '../schemas.ts';
import { opening } from '../step.ts';
import { bindingOf, zCards } from './bindings.ts';
import { evaluate, type Scope, within } from './evaluate.ts';
import { undeclaredIn } from './names.ts';
import { parse } from './parse.ts';
import { faultsIn, PAGE_TEXT, page, type Sample, SEED, samples, scopeOf, someOf } from './samples.ts';
import { keyOf } from './values.ts';
import { typeset, ZPage } from './z-page.ts';

const PATIENCE_MS = 60_000;
const globals = page.globals(new Map());

describe('the page and the model', () => {
  test('have the same components of a state', () => {
    const [{ deal }] = samples();
    expect(page.componentsOf('Table')).toEqual(Object.keys(opening(deal)));
    expect(page.componentsOf('State')).toEqual(page.componentsOf('Table'));
  });

  test('have the same operations', () => {
    const operations = [Init, Give, GoFish, NoDrawing, Draw, Swap, End, PlayOn, Pair].map(({ name }) => name);
    const inBoxes = page.schemaNames.filter((name) => !['Table', 'State', 'Asking', 'Pairing'].includes(name));
    expect([...inBoxes, 'Pair']).toEqual(operations);
    const definitions = page.paragraphs.filter((each) => each.kind === 'definition');
    const joined = definitions.filter(({ sign }) => sign === '≙').map(({ name }) => name);
    expect(joined).toEqual(['Ask', 'Pair', 'Close', 'Opening', 'Turn']);
  });

  test('have the same pack, hands and limit', () => {
    const [pack, handSize, limit] = ['pack', 'handSize', 'limit'].map((name) => evaluate(parse(name), globals));
    expect(keyOf(pack)).toBe(zCards(FULL_PACK).key);
    expect([handSize, limit]).toEqual([7, ASKS_LIMIT]);
  });
});

describe('a reader of Z', () => {
  test('finds every name of the page declared before it is used', () => {
    expect(undeclaredIn(page)).toEqual([]);
    expect(undeclaredIn(new ZPage(PAGE_TEXT.replace('│ asks : ℕ\n', '')))).toContain('asks');
    expect(undeclaredIn(new ZPage(PAGE_TEXT.replace('SUIT    ::=', 'SUITS   ::=')))).toContain('SUIT');
  });

  test('finds every constant in the set it is declared in, and its axioms true', () => {
    const [constants] = page.paragraphs.filter((each) => each.kind === 'axioms');
    expect(constants.conjuncts.filter((line) => !typeset(line).holds(globals))).toEqual([]);
    const types = constants.declarations.map((line) => line.replace(/^(?:(_ \w+ _)|(?:\w+, )?(\w+)) :/, '($1$2) ∈'));
    expect(types.filter((line) => !typeset(line).holds(globals))).toEqual([]);
    expect(typeset('other ∈ PLAYERS → RANK').holds(globals)).toBe(false);
  });

  test('refuses a number as a branch of a free type', () => {
    const old = new ZPage('```z\nRANK ::= A | 2 | 3\n```\n');
    expect(() => old.globals(new Map())).toThrow('a branch is not a name: A | 2 | 3');
  });

  test.each([
    ['2 + 3 ∗ 4 = 14', true],
    ['1 = 2 ⇔ 1 = 2 ⇔ 1 = 2', false],
    ['1 = 2 ⇒ 1 = 1 ⇒ 1 = 2', true],
    ['#(1 ‥ 3) = 3 = 2 + 1', true],
    ['((1 ‥ 2) ◁ ⟨7, 8, 9⟩) ⁀ ⟨9⟩ = ⟨7, 8, 9⟩', true],
    ['{ i : 1 ‥ 3 • i ∗ i } = {1, 4, 9}', true],
    ['⟨{1}, {2, 3}⟩ partition (1 ‥ 3)', true],
    ['⟨{1, 2}, {2, 3}⟩ partition (1 ‥ 3)', false],
    ['∀ s : {1, 2} • ∃ t : {2, 3} • s < t', true],
    ['¬ (∃ s : {1, 2} | s > 1 • s = 1)', true],
    ['head (⟨1, 2, 3⟩ ↾ {2, 3}) = 2', true],
    ['head ⟨⟩ = 1', false],
  ])('reads %s as %s', (text, expected) => {
    expect(typeset(text).holds(globals)).toBe(expected);
  });

  test('does not let a declaration use a variable of its own list', () => {
    expect(() => typeset('∃ p : {{1}}; a : p • a = 1').holds(globals)).toThrow('undeclared: p');
  });
});

describe(`State as typeset, seed ${SEED}`, { timeout: PATIENCE_MS }, () => {
  const conjuncts = page.conjunctsOf('State');
  const all = samples();
  const statesIn = ({ deal, trace }: Sample): readonly State[] => [opening(deal), ...trace.map(({ after }) => after)];
  const brokenIn = (scope: Scope): readonly string[] =>
    conjuncts.filter(({ holds }) => !holds(scope)).map(({ says }) => says);

  test('accepts every state of games played out', () => {
    for (const sample of all) {
      for (const state of statesIn(sample)) expect(brokenIn(within(sample.scope, bindingOf(state)))).toEqual([]);
    }
  });

  test('accepts every state that can be reached from some deals of a small pack', () => {
    const pack = packOf(['A', '2', '3'], ['S', 'H', 'D']);
    const scope = scopeOf(pack, 3);
    const starts = [...allDeals(pack, 3)].filter((_, index) => index % 500 === 250).map(opening);
    const broken = new Set<string>();
    const reached = explore(starts, ({ after }) => {
      for (const line of brokenIn(within(scope, bindingOf(after)))) broken.add(line);
    });
    expect(reached.size).toBeGreaterThan(100);
    expect([...broken]).toEqual([]);
  });

  test('rejects exactly the planted faults that the model rejects, and each line rejects one', () => {
    const idle = new Set(conjuncts.map(({ says }) => says));
    for (const { pack, trace, scope } of all) {
      for (const [fault, mutant] of someOf(trace).flatMap(({ after }) => faultsIn(after))) {
        const broken = brokenIn(within(scope, bindingOf(mutant)));
        for (const line of broken) idle.delete(line);
        expect([fault, broken.length === 0]).toEqual([fault, stateInvariant(mutant, pack) === null]);
      }
    }
    // The model's own types see to these.
    const isTyped = (line: string) => /^(?:hands|pairs|fisher|phase|asked|result) in: /.test(line);
    expect([...idle].filter((line) => !isTyped(line))).toEqual([]);
  });

  test('has a line for each ⇔, since a chain of two would reject every game in progress', () => {
    const chained = typeset('phase = over ⇔ fisher = ∅ ⇔ result ≠ ∅');
    for (const sample of all) {
      for (const state of statesIn(sample)) {
        expect(chained.holds(within(sample.scope, bindingOf(state)))).toBe(state.phase === 'over');
      }
    }
  });
});
