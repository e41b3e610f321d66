/** Matches whole escape sequences: with parameters, with a text that they carry, and short ones. */
const SEQUENCES =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes.
  /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]|(?:\u001b[\]PX^_]|[\u009d\u0090\u0098\u009e\u009f])[^\u0007\u001b\u009c]*(?:\u0007|\u001b\\|\u009c)?|\u001b[ -/]*[0-~]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes.
const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Makes text from outside safe to show: no escape sequence in a name or a file reaches a terminal. */
export const printable = (text: string): string => text.replace(SEQUENCES, '').replace(CONTROLS, '');

const LONGEST_ECHO = 40;

/** Shortens typed text, so that an answer can repeat it. */
export function excerpt(text: string, longest = LONGEST_ECHO): string {
  const letters = [...printable(text).trim()];
  return letters.length <= longest ? letters.join('') : `${letters.slice(0, longest - 1).join('')}…`;
}
