/** Signs that mean something to roff, or that a terminal would show as others: an option keeps its plain hyphens. */
const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\e',
  '-': '\\-',
  "'": '\\(aq',
  '"': '\\(dq',
  '`': '\\(ga',
  '^': '\\(ha',
  '~': '\\(ti',
};

const WIDTH = 78;

/** Text that roff prints as it is, wherever on a line it stands. */
export function escapeRoff(text: string): string {
  const escaped = text
    .replace(/[\r\n\t]/g, ' ')
    .replace(/[\\\-'"`^~]/g, (sign) => ESCAPES[sign])
    .replace(/[^ -~]/gu, codePoint);
  // A dot at the start of a line would make it a request.
  return escaped.replace(/^\./, '\\&.');
}

function codePoint(sign: string): string {
  const hex = (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return `\\[u${hex}]`;
}

export const bold = (text: string): string => `\\fB${escapeRoff(text)}\\fR`;
export const italic = (text: string): string => `\\fI${escapeRoff(text)}\\fR`;

/** Prose in lines of a decent length. */
export function prose(text: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    if (line !== '' && line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = '';
    }
    line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].filter((part) => part !== '').map(escapeRoff);
}

/** A term and, indented below it, what it means. */
export const entry = (term: string, meaning: string): string[] => ['.TP', term, ...prose(meaning)];

/** A heading and what it stands over; nothing where there is nothing. A heading begins a paragraph by itself. */
export function section(title: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  return [`.SH "${escapeRoff(title)}"`, ...(lines[0] === '.PP' ? lines.slice(1) : lines)];
}
