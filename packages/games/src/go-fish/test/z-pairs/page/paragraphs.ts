/** Finds the Z in a page of Markdown: schema boxes, axiomatic boxes and definitions, in their order. */

interface Box {
  readonly declarations: readonly string[];
  readonly conjuncts: readonly string[];
}

export interface Schema extends Box {
  readonly kind: 'schema';
  readonly name: string;
}

export interface Axioms extends Box {
  readonly kind: 'axioms';
}

export interface Definition {
  readonly kind: 'definition';
  readonly name: string;
  /** `::=` lists the elements of a free type, `==` abbreviates, `≙` defines a schema. */
  readonly sign: string;
  readonly parameters: readonly string[];
  readonly text: string;
}

export type Paragraph = Schema | Axioms | Definition;

const FENCED = /^```z\n(.*?)^```$/gms;
const HEAD = /^┌─ (\w+) ─+$/;
const BAR = '│';
const DEFINITION = /^(\w+)(?:\[(\w+)\])?\s*(::=|==|≙)\s*(.*)$/;

export function paragraphsIn(page: string): readonly Paragraph[] {
  const blocks = [...page.matchAll(FENCED)].map(([, block]) => block);
  return blocks.flatMap((block) => block.trimEnd().split(/\n\n+/).flatMap(paragraphsOf));
}

function paragraphsOf(text: string): readonly Paragraph[] {
  const lines = text.split('\n');
  const name = HEAD.exec(lines[0])?.[1];
  if (name !== undefined) return [{ kind: 'schema', name, ...boxOf(lines.slice(1, -1)) }];
  if (lines[0].startsWith(BAR)) return [{ kind: 'axioms', ...boxOf(lines) }];
  return joined(lines).map(definitionOf);
}

function boxOf(lines: readonly string[]): Box {
  const middle = lines.findIndex((line) => line.startsWith('├'));
  const inner = (part: readonly string[]): readonly string[] =>
    joined(part.map((line) => line.slice(`${BAR} `.length)));
  return { declarations: inner(lines.slice(0, middle)), conjuncts: inner(lines.slice(middle + 1)) };
}

/** A line that is indented goes on with the one above it. */
function joined(lines: readonly string[]): readonly string[] {
  return lines.join('\n').replaceAll(/\n +/g, ' ').split('\n');
}

function definitionOf(line: string): Definition {
  const [, name, parameter, sign, text] = DEFINITION.exec(line) ?? fail(line);
  return { kind: 'definition', name, sign, parameters: parameter === undefined ? [] : [parameter], text };
}

function fail(line: string): never {
  throw new Error(`not Z: ${line}`);
}
