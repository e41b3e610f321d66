// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out.
const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Text from outside that may go to a terminal: no escape sequence in a name or a file reaches it. */
export const printable = (text: string): string => text.replace(CONTROLS, '');
