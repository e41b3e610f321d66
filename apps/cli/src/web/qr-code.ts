import { encode } from 'uqr';

/** The margin that readers need. */
const BORDER = 2;
const BLACK_AND_WHITE = '\x1b[38;5;231;48;5;16m';
const AS_BEFORE = '\x1b[0m';

/** By whether the upper and the lower half are light. */
const HALVES = { 'true-true': '█', 'true-false': '▀', 'false-true': '▄', 'false-false': ' ' } as const;

/**
 * A QR code in lines of text. Light is what is drawn, since most terminals write light on dark; where colours are
 * allowed it does not depend on the terminal.
 */
export function qrLines(text: string, look: { readonly ascii: boolean; readonly colours: boolean }): string[] {
  const { data } = encode(text, { ecc: 'L', border: BORDER });
  const isLight = data.map((row) => row.map((isDark) => !isDark));
  const lines = look.ascii ? isLight.map(asciiLine) : halfLines(isLight);
  return look.colours ? lines.map((line) => BLACK_AND_WHITE + line + AS_BEFORE) : lines;
}

const asciiLine = (row: readonly boolean[]): string => row.map((light) => (light ? '##' : '  ')).join('');

/** Two rows in one, since letters are twice as high as wide. */
const halfLines = (rows: readonly (readonly boolean[])[]): string[] =>
  rows
    .map((upper, index) => ({ upper, lower: rows[index + 1] ?? [] }))
    .filter((_, index) => index % 2 === 0)
    .map(({ upper, lower }) => upper.map((light, column) => HALVES[`${light}-${lower[column] ?? false}`]).join(''));
