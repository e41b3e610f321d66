/** The Z of the page as a whole: its definitions as values, and its schemas as lists of conjuncts. */
import { evaluate, holds, type Scope, within } from './evaluate.ts';
import { type Axioms, type Definition, type Paragraph, paragraphsIn, type Schema } from './paragraphs.ts';
import { parse, parseDeclaration, type Term } from './parse.ts';
import { Binding, FiniteSet, type Value } from './values.ts';

/** One line of a schema, as typeset, and whether it holds of the values in a scope. */
export interface TypesetConjunct {
  readonly says: string;
  readonly holds: (scope: Scope) => boolean;
}

/** A declaration includes a schema, with its decoration, or declares variables. */
const INCLUDED = /^([ΔΞ]?)([A-Z]\w+)(′?)$/;

export class ZPage {
  readonly paragraphs: readonly Paragraph[];
  readonly #schemas: ReadonlyMap<string, Schema>;

  constructor(page: string) {
    this.paragraphs = paragraphsIn(page);
    const boxes = this.paragraphs.filter((each) => each.kind === 'schema');
    this.#schemas = new Map(boxes.map((box) => [box.name, box]));
  }

  get schemaNames(): readonly string[] {
    return [...this.#schemas.keys()];
  }

  /** The names that a schema declares, those of the schemas it includes before its own. */
  componentsOf(schema: string): readonly string[] {
    return this.#schema(schema).declarations.flatMap((line) => {
      const [, change, name, prime] = INCLUDED.exec(line) ?? [];
      if (name === undefined) return parseDeclaration(line).map((variable) => variable.name);
      const plain = this.componentsOf(name);
      const primed = plain.map((component) => `${component}′`);
      if (change !== '') return [...plain, ...primed];
      return prime === '' ? plain : primed;
    });
  }

  /** Types, then predicates, then those of included schemas; a decorated inclusion speaks of decorated names. */
  conjunctsOf(schema: string): readonly TypesetConjunct[] {
    const { declarations, conjuncts } = this.#schema(schema);
    return [...declarations.flatMap((line) => this.#declared(line)), ...conjuncts.map(typeset)];
  }

  #declared(line: string): readonly TypesetConjunct[] {
    const [, change, name, prime] = INCLUDED.exec(line) ?? [];
    if (name === undefined) return membershipsIn(line);
    const plain = this.conjunctsOf(name);
    const primed = plain.map((conjunct) => this.#primed(name, conjunct));
    if (change === '') return prime === '' ? plain : primed;
    return [...plain, ...primed, ...(change === 'Ξ' ? [typeset(`θ${name} = θ${name}′`)] : [])];
  }

  #primed(schema: string, { says, holds: holdsIn }: TypesetConjunct): TypesetConjunct {
    const names = this.componentsOf(schema);
    const after = (scope: Scope) =>
      within(scope, new Map(names.map((name) => [name, evaluate({ kind: 'name', name: `${name}′` }, scope)])));
    return { says: `${says} (after)`, holds: (scope) => holdsIn(after(scope)) };
  }

  #schema(name: string): Schema {
    const box = this.#schemas.get(name);
    if (box === undefined) throw new Error(`the page has no schema ${name}`);
    return box;
  }

  /** The values of all that is defined outside schemas; those given stand in for the page's own. */
  globals(given: ReadonlyMap<string, Value>): Scope {
    const values = new Map<string, Value>();
    const scope: Scope = { values, outer: null, components: (schema) => this.componentsOf(schema) };
    for (const paragraph of this.paragraphs) {
      for (const [name, value] of definedBy(paragraph, scope)) values.set(name, given.get(name) ?? value());
    }
    return scope;
  }
}

function membershipsIn(line: string): readonly TypesetConjunct[] {
  return parseDeclaration(line).map(({ name, type }) => {
    if (type === null) throw new Error(`${name} is declared without a type`);
    const term: Term = { kind: 'call', operator: '∈', operands: [{ kind: 'name', name }, type] };
    return { says: `${name} in: ${line}`, holds: (scope) => holds(term, scope) };
  });
}

export function typeset(text: string): TypesetConjunct {
  const term = parse(text);
  return { says: text, holds: (scope) => holds(term, scope) };
}

type Named = readonly [name: string, value: () => Value];

function definedBy(paragraph: Paragraph, scope: Scope): readonly Named[] {
  if (paragraph.kind === 'schema') return [];
  return paragraph.kind === 'axioms' ? axiomsOf(paragraph, scope) : defined(paragraph, scope);
}

function defined({ name, sign, parameters, text }: Definition, scope: Scope): readonly Named[] {
  if (sign === '≙') return [];
  if (sign === '==') return [[name, () => abbreviated(parse(text), parameters, scope)]];
  const branches = text.split('|').map((branch) => branch.trim());
  if (!branches.every((branch) => /^\p{L}\w*$/u.test(branch))) throw new Error(`a branch is not a name: ${text}`);
  return [[name, () => new FiniteSet(branches)], ...branches.map((branch): Named => [branch, () => branch])];
}

function abbreviated(term: Term, [parameter]: readonly string[], scope: Scope): Value {
  if (parameter === undefined) return evaluate(term, scope);
  return (argument) => evaluate(term, within(scope, new Map([[parameter, argument]])));
}

/** Axioms give a name its value by an equation, or a function its value at every binding of a schema. */
function axiomsOf({ conjuncts }: Axioms, scope: Scope): readonly Named[] {
  return conjuncts.map(parse).flatMap((term): readonly Named[] => {
    const equation = term.kind === 'bound' ? term.body : term;
    if (equation?.kind !== 'call' || equation.operator !== '=') return [];
    const [left, right] = equation.operands;
    if (left.kind === 'name') return [[left.name, () => evaluate(right, scope)]];
    if (left.kind !== 'call' || left.operands[0].kind !== 'name' || term.kind !== 'bound') return [];
    return [[left.operands[0].name, () => onBindings(right, scope)]];
  });
}

function onBindings(body: Term, scope: Scope): Value {
  return (binding) => {
    if (!(binding instanceof Binding)) throw new Error('expected a binding');
    return evaluate(body, within(scope, binding.components));
  };
}
