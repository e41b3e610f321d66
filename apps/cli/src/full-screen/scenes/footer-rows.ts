import type { KeyLabel } from '@shoal/table-ui';
import { wrap } from '../../text/line-writer.ts';
import { atBottom } from '../terminal/canvas.ts';
import { paintedText } from '../terminal/painted-text.ts';
import { cut, fit, type Row, row, rowWidth, type Span, span } from '../terminal/row.ts';

interface Footer {
  readonly prompt: string;
  readonly keys: readonly KeyLabel[];
  readonly message: string | null;
}

/** Kept free for a message, so that nothing moves when one comes. */
const MESSAGE_ROWS = 2;
export const FOOTER_ROWS = MESSAGE_ROWS + 2;

/** What was wrong or is worth knowing, what is asked, and the keys that answer it. */
export function footerRows({ prompt, keys, message }: Footer, columns: number): Row[] {
  const lines = message === null ? [] : shortened(wrap(message, columns - 2), columns - 2);
  const messages = lines.map((line) => [span(' '), ...paintedText(line.trimEnd(), { tone: 'gold' })]);
  return [
    ...atBottom(messages, MESSAGE_ROWS),
    fit([span(' '), ...paintedText(prompt, { bold: true })], columns),
    keyRow(keys, columns),
  ];
}

/** What does not fit is marked as cut. */
const shortened = (lines: readonly string[], width: number): readonly string[] =>
  lines.length <= MESSAGE_ROWS
    ? lines
    : [...lines.slice(0, MESSAGE_ROWS - 1), cut(`${lines[MESSAGE_ROWS - 1].trimEnd()} …`, width)];

/** As many keys as there is room for; answers come first, with shorter names where the help would have no room. */
export function keyRow(keys: readonly KeyLabel[], columns: number): Row {
  const answers = keys.filter(({ isAnswer }) => isAnswer === true);
  const ordered = [...answers, ...keys.filter(({ isAnswer }) => !isAnswer)];
  const fits = (most: number) => rowWidth(keysRow(answers, most)) <= columns - HELP_COLUMNS;
  const longest = LABEL_COLUMNS.find(fits) ?? LABEL_COLUMNS[0];
  const shown = ordered.findLastIndex((_, last) => rowWidth(keysRow(ordered.slice(0, last + 1), longest)) <= columns);
  return keysRow(ordered.slice(0, shown + 1), longest);
}

/** How long the name of an answer may be, and what is kept free beside them for the first other key. */
const LABEL_COLUMNS = [60, 20, 12, 8, 6, 4, 3];
const HELP_COLUMNS = 12;

const keysRow = (keys: readonly KeyLabel[], longest: number): Row =>
  keys.length === 0
    ? []
    : row(
        ' ',
        ...keys.flatMap(({ label, ...key }, index) => [
          ...(index === 0 ? [] : [gapAfter(keys[index - 1])]),
          ...keySpans({ ...key, label: cut(label, longest) }),
        ]),
      );

const gapAfter = ({ isPicked }: KeyLabel): string => (isPicked === true ? '  ' : '   ');

function keySpans({ key, label, isAnswer, isPicked }: KeyLabel): Span[] {
  if (isPicked === true) return [span(` ${key} ${label} `, { inverse: true, bold: true })];
  return [
    span(key, { tone: isAnswer === true ? 'gold' : 'accent', bold: true }),
    ...paintedText(` ${label}`, isAnswer === true ? {} : { tone: 'muted' }),
  ];
}
