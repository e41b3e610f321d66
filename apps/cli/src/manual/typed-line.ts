const WIDTH = 70;
const INDENT = '    ';

/** A line to type, continued on further lines before an option where it is too long for a page. */
export function typedLines(line: string): string[] {
  const lines: string[] = [];
  for (const part of optionParts(line)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + part.length <= WIDTH) lines[lines.length - 1] = `${last} ${part}`;
    else lines.push(last === undefined ? part : `${INDENT}${part}`);
  }
  return lines.map((text, index) => (index === lines.length - 1 ? text : `${text} \\`));
}

/** The command, then each option with its values; quoted texts stay whole. */
function optionParts(line: string): string[] {
  const parts: string[] = [];
  for (const [word] of line.matchAll(/(?:"[^"]*"|'[^']*'|\S)+/g)) {
    const last = parts.length - 1;
    if (last < 0 || word.startsWith('--')) parts.push(word);
    else parts[last] += ` ${word}`;
  }
  return parts;
}
