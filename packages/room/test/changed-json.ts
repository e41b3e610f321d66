import fc from 'fast-check';

/** What somebody who means harm, or a broken program, writes where a value should be. */
const ODD_VALUES = [
  'null',
  'true',
  '-1',
  '-0',
  '0.5',
  '1e9',
  '1e400',
  '9007199254740993',
  '""',
  '"x"',
  '"\\ud800"',
  '"\\u0000"',
  '{}',
  '[]',
  '[[]]',
  '[[[[[[]]]]]]',
  '{"a":{"b":{"c":{"d":{}}}}}',
  '{"__proto__":{"type":"beat"}}',
  '{"constructor":{"prototype":{"isRoot":true}}}',
  '"__proto__"',
];
const ODD_FIELDS = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'type', 'seq', 'x'];

const anyChange = fc.oneof(
  fc.record({ kind: fc.constant('value' as const), at: fc.nat(), by: fc.constantFrom(...ODD_VALUES) }),
  fc.record({ kind: fc.constant('cut' as const), at: fc.nat() }),
  fc.record({
    kind: fc.constant('unit' as const),
    at: fc.nat(),
    by: fc.string({ minLength: 1, maxLength: 1, unit: 'binary' }),
  }),
  fc.record({
    kind: fc.constant('field' as const),
    at: fc.nat(),
    name: fc.constantFrom(...ODD_FIELDS),
    by: fc.constantFrom(...ODD_VALUES),
  }),
);
type Change = typeof anyChange extends fc.Arbitrary<infer T> ? T : never;

/** One to three changes of a JSON text. */
export const anyChanges = fc.array(anyChange, { minLength: 1, maxLength: 3 });

export const changed = (text: string, changes: readonly Change[]): string => changes.reduce(changedOnce, text);

function changedOnce(text: string, change: Change): string {
  if (change.kind === 'cut') return text.slice(0, change.at % (text.length + 1));
  if (change.kind === 'unit') return replaced(text, change.at % (text.length + 1), 1, change.by);
  if (change.kind === 'value') return withValue(text, change.at, change.by);
  const braces = [...text.matchAll(/\{(?=")/g)];
  if (braces.length === 0) return text;
  const { index } = braces[change.at % braces.length];
  return replaced(text, index + 1, 0, `${JSON.stringify(change.name)}:${change.by},`);
}

function withValue(text: string, at: number, by: string): string {
  const values = [...text.matchAll(/(?<=[:[,])("[^"]*"(?!:)|-?\d+|null|true|false)/g)];
  if (values.length === 0) return by;
  const { index, 0: value } = values[at % values.length];
  return replaced(text, index, value.length, by);
}

const replaced = (text: string, at: number, length: number, by: string): string =>
  text.slice(0, at) + by + text.slice(at + length);
