/** The part of the mathematical toolkit that the page uses. */
import {
  apply,
  EMPTY,
  FiniteSet,
  finite,
  isSequence,
  itemsOf,
  keyOf,
  number,
  type Sets,
  sequenceOf,
  sets,
  tuple,
  Undefined,
  type Value,
} from './values.ts';

const whole = (least: number): Sets => ({
  has: (value) => typeof value === 'number' && Number.isInteger(value) && value >= least,
});

const ranOf = (relation: Value): FiniteSet => new FiniteSet(finite(relation).members.map((pair) => tuple(pair)[1]));

function headOf(sequence: Value): Value {
  const [head] = itemsOf(sequence);
  if (head === undefined) throw new Undefined('an empty sequence has no head');
  return head;
}

export const NAMES: Readonly<Record<string, Value>> = {
  ℕ: whole(0),
  'ℕ₁': whole(1),
  '∅': EMPTY,
  '#': (set) => finite(set).size,
  '⋃': (family) => new FiniteSet(finite(family).members.flatMap((set) => finite(set).members)),
  dom: (relation) => new FiniteSet(finite(relation).members.map((pair) => tuple(pair)[0])),
  ran: ranOf,
  first: (pair) => tuple(pair)[0],
  second: (pair) => tuple(pair)[1],
  head: headOf,
  tail: (sequence) => sequenceOf(itemsOf(sequence).slice(1)),
};

type Operator = (...operands: readonly Value[]) => Value;

const same = (a: Value, b: Value): boolean => keyOf(a) === keyOf(b);

const subsets = (of: Value): Sets => ({
  has: (value) => value instanceof FiniteSet && value.members.every((member) => sets(of).has(member)),
});

/** Total functions; the page has them from finite sets only. */
const functions = (from: Value, to: Value): Sets => ({
  has: (value) =>
    value instanceof FiniteSet &&
    value.size === finite(from).size &&
    finite(from).members.every((member) => value.imagesOf(member).some((image) => sets(to).has(image))),
});

function product(a: Value, b: Value): Sets {
  if (!(a instanceof FiniteSet && b instanceof FiniteSet)) return { has: (value) => isPairOf(value, a, b) };
  return new FiniteSet(a.members.flatMap((one) => b.members.map((other) => [one, other])));
}

/** `A × B × C` holds triples, not pairs of pairs: what parsing nests is flattened here. */
const isPairOf = (value: Value, a: Value, b: Value): boolean => {
  const items = tuple(value);
  const [init, last] = [items.slice(0, -1), items[items.length - 1]];
  return sets(a).has(init.length === 1 ? init[0] : init) && sets(b).has(last);
};

const injectiveSequences = (of: Value): Sets => ({
  has: (value) =>
    isSequence(value) && ranOf(value).size === value.size && itemsOf(value).every((item) => sets(of).has(item)),
});

/** Sets that share no member and are together the whole. */
function isPartition(parts: Value, whole: Value): boolean {
  const members = itemsOf(parts).flatMap((part) => finite(part).members);
  const union = new FiniteSet(members);
  return union.size === members.length && same(union, whole);
}

function override(base: Value, change: Value): FiniteSet {
  const changed = finite(change);
  const kept = finite(base).members.filter((pair) => changed.imagesOf(tuple(pair)[0]).length === 0);
  return new FiniteSet([...kept, ...changed.members]);
}

const kept = (set: Value, holds: (member: Value) => boolean): FiniteSet =>
  new FiniteSet(finite(set).members.filter(holds));

function upTo(least: Value, most: Value): FiniteSet {
  const [from, to] = [number(least), number(most)];
  return new FiniteSet(Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index));
}

export const OPERATORS: Readonly<Record<string, Operator>> = {
  '=': same,
  '≠': (a, b) => !same(a, b),
  '∈': (a, b) => sets(b).has(a),
  '∉': (a, b) => !sets(b).has(a),
  '⊆': (a, b) => finite(a).members.every((member) => sets(b).has(member)),
  '<': (a, b) => number(a) < number(b),
  '>': (a, b) => number(a) > number(b),
  '≤': (a, b) => number(a) <= number(b),
  '≥': (a, b) => number(a) >= number(b),
  partition: isPartition,
  '+': (a, b) => number(a) + number(b),
  '−': (a, b) => number(a) - number(b),
  '∗': (a, b) => number(a) * number(b),
  '‥': upTo,
  '↦': (a, b) => [a, b],
  '∪': (a, b) => new FiniteSet([...finite(a).members, ...finite(b).members]),
  '∩': (a, b) => kept(a, (member) => finite(b).has(member)),
  '∖': (a, b) => kept(a, (member) => !finite(b).has(member)),
  '⁀': (a, b) => sequenceOf([...itemsOf(a), ...itemsOf(b)]),
  '↾': (a, b) => sequenceOf(itemsOf(a).filter((item) => finite(b).has(item))),
  '⊕': override,
  '◁': (a, b) => kept(b, (pair) => finite(a).has(tuple(pair)[0])),
  '⦇⦈': (relation, set) => new FiniteSet(finite(set).members.flatMap((member) => finite(relation).imagesOf(member))),
  apply,
  '×': product,
  '→': functions,
  '↔': (a, b) => subsets(product(a, b)),
  ℙ: subsets,
  𝔽: subsets,
  iseq: injectiveSequences,
};
