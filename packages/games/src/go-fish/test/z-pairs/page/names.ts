/** Which names the page uses before it declares them. */
import type { Paragraph } from './paragraphs.ts';
import { parse, parseDeclaration, type Term, type Variable } from './parse.ts';
import { NAMES, OPERATORS } from './toolkit.ts';
import type { ZPage } from './z-page.ts';

const LOGIC = ['∧', '∨', '⇒', '⇔', '¬', 'instance', '⇸'];
const SCHEMA = /^[ΔΞ]?([A-Z]\w+)′?$/;

/** Names that are used in a paragraph but declared neither in it nor above it. */
export function undeclaredIn(page: ZPage): readonly string[] {
  const known = new Set([...Object.keys(NAMES), ...Object.keys(OPERATORS), ...LOGIC]);
  return page.paragraphs.flatMap((paragraph) => {
    const local = localNames(paragraph, page);
    const missing = usedIn(paragraph, page).filter((name) => !known.has(name) && !local.includes(name));
    for (const name of declaredBy(paragraph)) known.add(name);
    return missing;
  });
}

function localNames(paragraph: Paragraph, page: ZPage): readonly string[] {
  if (paragraph.kind === 'definition') return [...paragraph.parameters, ...declaredBy(paragraph)];
  return paragraph.kind === 'schema' ? page.componentsOf(paragraph.name) : declaredBy(paragraph);
}

function declaredBy(paragraph: Paragraph): readonly string[] {
  if (paragraph.kind === 'schema') return [paragraph.name];
  if (paragraph.kind === 'axioms') return paragraph.declarations.flatMap(parseDeclaration).map(({ name }) => name);
  const { name, sign, text } = paragraph;
  return sign === '::=' ? [name, ...text.split(/\s*\|\s*/)] : [name];
}

function usedIn(paragraph: Paragraph, page: ZPage): readonly string[] {
  if (paragraph.kind === 'definition') {
    if (paragraph.sign === '::=') return [];
    return paragraph.sign === '==' ? freeNames(parse(paragraph.text), page) : (paragraph.text.match(/[A-Z]\w+/g) ?? []);
  }
  const types = paragraph.declarations.flatMap((line) => {
    const schema = SCHEMA.exec(line)?.[1];
    return schema === undefined ? parseDeclaration(line).flatMap((variable) => typeNames(variable, page)) : [schema];
  });
  return [...types, ...paragraph.conjuncts.flatMap((line) => freeNames(parse(line), page))];
}

/** A schema in place of a variable and its type is itself the name. */
const typeNames = ({ name, type }: Variable, page: ZPage): readonly string[] =>
  type === null ? [name] : freeNames(type, page);

function freeNames(term: Term, page: ZPage): readonly string[] {
  switch (term.kind) {
    case 'number':
      return [];
    case 'name':
      return [term.name];
    case 'theta':
      return [term.schema.replace('′', '')];
    case 'group':
      return term.members.flatMap((member) => freeNames(member, page));
    case 'call':
      return [term.operator, ...term.operands.flatMap((operand) => freeNames(operand, page))];
    case 'bound': {
      const inner = [term.condition, term.body].flatMap((part) => (part === null ? [] : freeNames(part, page)));
      const bound = term.variables.flatMap(({ name, type }) => (type === null ? page.componentsOf(name) : [name]));
      const types = term.variables.flatMap((variable) => typeNames(variable, page));
      return [...types, ...inner.filter((name) => !bound.includes(name))];
    }
  }
}
