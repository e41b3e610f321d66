/** Evaluates the Z of the page in a scope that gives its names their values. */
import type { Bound, Term, Variable } from './parse.ts';
import { NAMES, OPERATORS } from './toolkit.ts';
import { Binding, FiniteSet, finite, sequenceOf, setOf, sets, truth, Undefined, type Value } from './values.ts';

export interface Scope {
  readonly values: ReadonlyMap<string, Value>;
  readonly outer: Scope | null;
  /** The names that θ gathers for a schema. */
  readonly components: (schema: string) => readonly string[];
}

export const within = (outer: Scope, values: ReadonlyMap<string, Value>): Scope => ({ ...outer, values, outer });

function lookUp(scope: Scope | null, name: string): Value {
  for (let each = scope; each !== null; each = each.outer) {
    const value = each.values.get(name);
    if (value !== undefined) return value;
  }
  if (name in NAMES) return NAMES[name];
  throw new Error(`undeclared: ${name}`);
}

/** Whether a predicate holds; one that applies a function outside its domain does not. */
export function holds(term: Term, scope: Scope): boolean {
  try {
    return truth(evaluate(term, scope));
  } catch (problem) {
    if (problem instanceof Undefined) return false;
    throw problem;
  }
}

export function evaluate(term: Term, scope: Scope): Value {
  switch (term.kind) {
    case 'number':
      return term.value;
    case 'name':
      return lookUp(scope, term.name);
    case 'theta':
      return theta(term.schema, scope);
    case 'group':
      return grouped(
        term.bracket,
        term.members.map((member) => evaluate(member, scope)),
      );
    case 'bound':
      return evaluateBound(term, scope);
    case 'call':
      return evaluateCall(term.operator, term.operands, scope);
  }
}

function theta(decorated: string, scope: Scope): Binding {
  const [schema, prime] = decorated.endsWith('′') ? [decorated.slice(0, -1), '′'] : [decorated, ''];
  return new Binding(new Map(scope.components(schema).map((name) => [name, lookUp(scope, name + prime)])));
}

function grouped(bracket: '{' | '⟨' | '(', members: readonly Value[]): Value {
  if (bracket === '(') return members;
  return bracket === '⟨' ? sequenceOf(members) : setOf(...members);
}

const LOGIC: Readonly<Record<string, (left: () => boolean, right: () => boolean) => boolean>> = {
  '∧': (left, right) => left() && right(),
  '∨': (left, right) => left() || right(),
  '⇒': (left, right) => !left() || right(),
  '⇔': (left, right) => left() === right(),
  '¬': (only) => !only(),
};

function evaluateCall(operator: string, operands: readonly Term[], scope: Scope): Value {
  if (operator in LOGIC) {
    const [left, right] = operands.map((operand) => () => holds(operand, scope));
    return LOGIC[operator](left, right);
  }
  const values = operands.map((operand) => evaluate(operand, scope));
  if (operator in OPERATORS) return OPERATORS[operator](...values);
  if (operator === 'instance') return OPERATORS['apply'](...values);
  return sets(lookUp(scope, operator)).has(values);
}

/** Every way to choose values for the variables. Their types know nothing of each other's variables. */
function* choices(variables: readonly Variable[], scope: Scope): Generator<ReadonlyMap<string, Value>> {
  const [first, ...rest] = variables;
  if (first === undefined) {
    yield new Map();
    return;
  }
  for (const value of finite(typeOf(first, scope)).members) {
    for (const others of choices(rest, scope)) yield new Map([[first.name, value], ...others]);
  }
}

function typeOf({ name, type }: Variable, scope: Scope): Value {
  if (type === null) throw new Error(`the bindings of ${name} cannot be listed`);
  return evaluate(type, scope);
}

function evaluateBound(term: Bound, scope: Scope): Value {
  const [variable] = term.variables;
  if (term.binder === '{' && term.body === null && term.variables.length === 1) return subset(term, variable, scope);
  const values = meantValues(term, scope);
  if (term.binder === '∀') return every(values);
  if (term.binder === '∃') return !every(values, false);
  return new FiniteSet(values);
}

/** Is every value the wanted one? Stops at the first that is not. */
function every(values: Iterable<Value>, wanted = true): boolean {
  for (const value of values) if (value !== wanted) return false;
  return true;
}

function* meantValues(term: Bound, scope: Scope): Generator<Value> {
  for (const values of choices(term.variables, scope)) {
    const inner = within(scope, values);
    if (term.condition === null || holds(term.condition, inner)) yield valueIn(term, values, inner);
  }
}

function valueIn({ binder, body }: Bound, values: ReadonlyMap<string, Value>, inner: Scope): Value {
  const variables = [...values.values()];
  const characteristic = variables.length === 1 ? variables[0] : variables;
  if (body === null) return characteristic;
  if (binder === '∀' || binder === '∃') return holds(body, inner);
  return binder === 'λ' ? [characteristic, evaluate(body, inner)] : evaluate(body, inner);
}

/** `{ x : X | P }` can be asked for its members even where X cannot list them. */
function subset({ condition }: Bound, variable: Variable, scope: Scope): Value {
  const type = typeOf(variable, scope);
  const has = (value: Value): boolean =>
    sets(type).has(value) && (condition === null || holds(condition, within(scope, new Map([[variable.name, value]]))));
  return type instanceof FiniteSet ? new FiniteSet(type.members.filter(has)) : { has };
}
