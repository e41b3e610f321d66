/** Parses the predicates and expressions of Z that the page uses, with the priorities of Spivey's reference manual. */

export type Term =
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'theta'; readonly schema: string }
  | { readonly kind: 'call'; readonly operator: string; readonly operands: readonly Term[] }
  | { readonly kind: 'group'; readonly bracket: '{' | '⟨' | '('; readonly members: readonly Term[] }
  | Bound;

/** A quantifier, a λ or a set comprehension (`{`). Without `body` a comprehension collects its variables. */
export interface Bound {
  readonly kind: 'bound';
  readonly binder: '∀' | '∃' | 'λ' | '{';
  readonly variables: readonly Variable[];
  readonly condition: Term | null;
  readonly body: Term | null;
}

/** A variable of a declaration; a schema that is included brings its own and has no type. */
export interface Variable {
  readonly name: string;
  readonly type: Term | null;
}

/** Infix operators, loosest first. Operators of one row associate to the left, but ⇒ and the arrows to the right. */
const INFIX: readonly string[][] = [
  ['⇔'],
  ['⇒'],
  ['∨'],
  ['∧'],
  ['=', '≠', '∈', '∉', '⊆', '<', '>', '≤', '≥', 'partition', 'before'],
  ['→', '⇸', '↔'],
  ['×'],
  ['↦'],
  ['‥'],
  ['+', '−', '∪', '∖', '⁀'],
  ['∗', '∩', '↾'],
  ['⊕'],
  ['◁'],
];
const RIGHT = ['⇒', '→', '⇸', '↔'];
const CONJUNCTION = priorityOf('∧');
const RELATION = priorityOf('=');
const PREFIX = ['ℙ', '𝔽', 'iseq'];
const CLOSING: Readonly<Record<string, string>> = { '{': '}', '⟨': '⟩', '(': ')' };
const TOKEN = /ℕ₁|[\p{L}∅#⋃][\p{L}\d]*[′?]?|\d+|\S/gu;
const SINGLE = /^(?:ℕ₁|[#⋃∅ℕℙ𝔽λθ])/u;
const NAME = /^[\p{L}#⋃∅]/u;

function priorityOf(operator: string): number {
  return INFIX.findIndex((row) => row.includes(operator));
}

export function parse(text: string): Term {
  const parser = new Parser(text);
  const term = parser.term(0);
  parser.end();
  return term;
}

/** Parses declarations such as `f, d : PLAYERS`. */
export function parseDeclaration(text: string): readonly Variable[] {
  const parser = new Parser(text);
  const variables = parser.variables();
  parser.end();
  return variables;
}

/** A sign such as # or θ is a token of its own even where a letter follows it. */
function tokensOf(text: string): readonly string[] {
  return (text.match(TOKEN) ?? []).flatMap((token) => {
    const sign = SINGLE.exec(token)?.[0] ?? '';
    return [sign, token.slice(sign.length)].filter((part) => part !== '');
  });
}

class Parser {
  readonly #tokens: readonly string[];
  #at = 0;

  constructor(text: string) {
    this.#tokens = tokensOf(text);
  }

  end(): void {
    if (this.#at < this.#tokens.length) this.#fail();
  }

  term(least: number): Term {
    let left = this.#prefixed();
    for (let level = priorityOf(this.#next); level >= least; level = priorityOf(this.#next)) {
      const operator = this.#take();
      const right = this.term(RIGHT.includes(operator) ? level : level + 1);
      left = level === RELATION ? related(left, operator, right) : call(operator, left, right);
    }
    return left;
  }

  variables(): readonly Variable[] {
    const all: Variable[] = [];
    do {
      const names = [this.#declared()];
      while (this.#skip(',')) names.push(this.#declared());
      const type = this.#skip(':') ? this.term(RELATION + 1) : null;
      all.push(...names.map((name) => ({ name, type })));
    } while (this.#skip(';'));
    return all;
  }

  /** A name, or an infix relation such as `_ before _`. */
  #declared(): string {
    if (!this.#skip('_')) return this.#name();
    const name = this.#take();
    this.#expect('_');
    return name;
  }

  get #next(): string {
    return this.#tokens[this.#at] ?? '';
  }

  #prefixed(): Term {
    if (this.#skip('¬')) return call('¬', this.term(CONJUNCTION + 1));
    if (['∀', '∃', 'λ'].includes(this.#next)) return this.#bound(this.#take() as Bound['binder']);
    if (PREFIX.includes(this.#next)) return call(this.#take(), this.#atom());
    return this.#application();
  }

  /** Application is juxtaposition and associates to the left. */
  #application(): Term {
    let term = this.#atom();
    for (;;) {
      if (this.#skip('⦇')) term = call('⦇⦈', term, this.#until('⦈'));
      else if (this.#next === '[') term = this.#instance(term);
      else if (this.#isAtom()) term = call('apply', term, this.#atom());
      else return term;
    }
  }

  #instance(generic: Term): Term {
    this.#expect('[');
    return call('instance', generic, this.#until(']'));
  }

  #isAtom(): boolean {
    const next = this.#next;
    if (priorityOf(next) >= 0 || PREFIX.includes(next)) return false;
    return next in CLOSING || NAME.test(next) || /^\d/.test(next);
  }

  #atom(): Term {
    const token = this.#take();
    if (/^\d/.test(token)) return { kind: 'number', value: Number(token) };
    if (token === 'θ') return { kind: 'theta', schema: this.#name() };
    if (token === '{' && this.#declares()) return this.#comprehension();
    if (token === '(' && this.#skip('_')) return this.#relationName();
    if (token === '{' || token === '⟨' || token === '(') return this.#group(token);
    return NAME.test(token) ? { kind: 'name', name: token } : this.#fail();
  }

  /** `(_ before _)` is the name of the relation itself. */
  #relationName(): Term {
    const name = this.#take();
    this.#expect('_');
    this.#expect(')');
    return { kind: 'name', name };
  }

  #group(bracket: '{' | '⟨' | '('): Term {
    const members: Term[] = [];
    while (this.#next !== CLOSING[bracket]) {
      members.push(this.term(0));
      if (!this.#skip(',')) break;
    }
    this.#expect(CLOSING[bracket]);
    return bracket === '(' && members.length === 1 ? members[0] : { kind: 'group', bracket, members };
  }

  /** Is this a list of variables and a colon, rather than members of a set? */
  #declares(): boolean {
    let ahead = this.#at;
    while (NAME.test(this.#tokens[ahead] ?? '') && this.#tokens[ahead + 1] === ',') ahead += 2;
    return this.#tokens[ahead + 1] === ':';
  }

  #comprehension(): Term {
    const set = this.#bound('{');
    this.#expect('}');
    return set;
  }

  #bound(binder: Bound['binder']): Term {
    const variables = this.variables();
    const condition = this.#skip('|') ? this.term(0) : null;
    const body = binder !== '{' || this.#next === '•' ? this.#body() : null;
    return { kind: 'bound', binder, variables, condition, body };
  }

  #body(): Term {
    this.#expect('•');
    return this.term(0);
  }

  #until(closing: string): Term {
    const term = this.term(0);
    this.#expect(closing);
    return term;
  }

  #name(): string {
    const name = this.#take();
    return NAME.test(name) ? name : this.#fail();
  }

  #take(): string {
    const token = this.#next;
    this.#at += 1;
    return token;
  }

  #skip(token: string): boolean {
    if (this.#next !== token) return false;
    this.#at += 1;
    return true;
  }

  #expect(token: string): void {
    if (!this.#skip(token)) this.#fail();
  }

  #fail(): never {
    throw new Error(`not Z at “${this.#tokens.slice(this.#at).join(' ')}” in: ${this.#tokens.join(' ')}`);
  }
}

function call(operator: string, ...operands: readonly Term[]): Term {
  return { kind: 'call', operator, operands };
}

/** Relations chain: `a = b ⊆ c` says `a = b ∧ b ⊆ c`. */
function related(left: Term, operator: string, right: Term): Term {
  if (left.kind !== 'call' || priorityOf(left.operator) !== RELATION) return call(operator, left, right);
  return call('∧', left, call(operator, left.operands[1], right));
}
