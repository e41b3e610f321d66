const NAMED: Readonly<Record<string, string>> = {
  enter: '\r',
  esc: '\x1b',
  tab: '\t',
  'shift-tab': '\x1b[Z',
  space: ' ',
  backspace: '\x7f',
  delete: '\x1b[3~',
  pageup: '\x1b[5~',
  pagedown: '\x1b[6~',
};

/** These are sent in one of two ways, and the program at the terminal decides which. */
const CURSOR_KEYS: Readonly<Record<string, string>> = {
  up: 'A',
  down: 'B',
  right: 'C',
  left: 'D',
  end: 'F',
  home: 'H',
};

const CONTROL_BITS = 0x1f;

/** What a keyboard sends for a key: a named one, ctrl and a letter, or text as it stands. */
export function bytesOf(key: string, isApplicationMode: boolean): string {
  const cursorKey = CURSOR_KEYS[key];
  if (cursorKey !== undefined) return `\x1b${isApplicationMode ? 'O' : '['}${cursorKey}`;
  const letter = /^ctrl-([a-z])$/.exec(key)?.[1];
  if (letter !== undefined) return String.fromCharCode(letter.charCodeAt(0) & CONTROL_BITS);
  return NAMED[key] ?? key;
}
