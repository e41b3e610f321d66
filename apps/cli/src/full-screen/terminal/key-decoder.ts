const ESCAPE = '\x1b';

/** Sequences that terminals send for keys with a name. */
const SEQUENCES: Readonly<Record<string, string>> = {
  '[A': 'up',
  '[B': 'down',
  '[C': 'right',
  '[D': 'left',
  OA: 'up',
  OB: 'down',
  OC: 'right',
  OD: 'left',
  '[H': 'home',
  '[F': 'end',
  OH: 'home',
  OF: 'end',
  '[1~': 'home',
  '[4~': 'end',
  '[5~': 'page-up',
  '[6~': 'page-down',
  '[3~': 'delete',
  '[Z': 'back-tab',
  OM: 'enter',
};

const SIGNS: Readonly<Record<string, string>> = {
  '\r': 'enter',
  '\n': 'enter',
  ' ': 'space',
  '\t': 'tab',
  '\x7f': 'backspace',
  '\b': 'backspace',
  '\x03': 'ctrl-c',
  '\x0c': 'ctrl-l',
  '\x1a': 'ctrl-z',
  [ESCAPE]: 'escape',
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences are what is read.
const SEQUENCE = /^\x1b(\[\[[A-E]|\[[0-?]*[ -/]*[@-~]|O[@-~])/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences are what is read.
const BEGUN = /^\x1b(\[\[|\[[0-?]*[ -/]*|O)?$/;

/** A key as it is called here: a sign as typed, or a name. */
export interface Keys {
  readonly keys: readonly string[];
  /** The beginning of a sequence whose end may still come. */
  readonly rest: string;
}

/** Reads what a terminal sends; several keys may come at once, and a sequence in two parts. */
export function decodeKeys(input: string): Keys {
  const keys: string[] = [];
  let rest = input;
  while (rest !== '') {
    if (BEGUN.test(rest)) return { keys, rest };
    const sequence = SEQUENCE.exec(rest)?.[0];
    const length = sequence?.length ?? [...rest][0].length;
    const key = sequence === undefined ? signOf(rest.slice(0, length)) : SEQUENCES[sequence.slice(1)];
    if (key !== undefined) keys.push(key);
    rest = rest.slice(length);
  }
  return { keys, rest: '' };
}

/** What is left of a sequence that never came to its end: the Esc key, and then whatever else was typed. */
export const decodeRest = (rest: string): readonly string[] =>
  rest === '' ? [] : ['escape', ...decodeKeys(rest.slice(1)).keys];

function signOf(sign: string): string | undefined {
  if (sign in SIGNS) return SIGNS[sign];
  return sign < ' ' ? undefined : sign;
}
