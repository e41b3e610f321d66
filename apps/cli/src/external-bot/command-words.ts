/** A quoted text, an escaped sign, or a run of plain ones. */
const PIECE = /'([^']*)'|"((?:[^"\\]|\\.)*)"|\\(.)|([^\s'"\\]+)/gsy;
const SPACE = /\s+/y;

/**
 * The words of a command, with quotes and backslashes as a shell reads them; no shell runs, so nothing else is special.
 * Null when a quote is not closed, or nothing is there.
 */
export function commandWords(text: string): string[] | null {
  const words: string[] = [];
  let isInWord = false;
  for (let at = 0; at < text.length; ) {
    const space = matchAt(SPACE, text, at);
    if (space !== null) {
      isInWord = false;
      at += space[0].length;
      continue;
    }
    const piece = matchAt(PIECE, text, at);
    if (piece === null) return null;
    const meant = piece[1] ?? piece[2]?.replace(/\\(["\\])/g, '$1') ?? piece[3] ?? piece[4];
    if (isInWord) words[words.length - 1] += meant;
    else words.push(meant);
    isInWord = true;
    at += piece[0].length;
  }
  return words.length === 0 || words[0] === '' ? null : words;
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
