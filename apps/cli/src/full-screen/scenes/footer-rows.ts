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

/** As many keys as there is room for; answers come first, with shorter names where those that stay would have no room. */
export function keyRow(keys: readonly KeyLabel[], columns: number): Row {
  const answers = keys.filter(({ isAnswer }) => isAnswer === true);
  const others = keys.filter(({ isAnswer }) => !isAnswer);
  const kept = keptOf(others);
  const fits = (shown: readonly KeyLabel[], most: number) => rowWidth(keysRow(shown, most)) <= columns;
  const longest = LABEL_COLUMNS.find((most) => fits([...answers, ...kept], most)) ?? SHORTEST_LABEL;
  const ordered = [...answers, ...others];
  const ways = ordered.map((_, left) => ordered.filter((key, at) => at < ordered.length - left || kept.includes(key)));
  return keysRow([...ways, kept].find((shown) => fits(shown, longest)) ?? [], longest);
}

/** The keys that are always named: the marked ones, or else the first. */
function keptOf(others: readonly KeyLabel[]): readonly KeyLabel[] {
  const marked = others.filter(({ isKept }) => isKept === true);
  return marked.length > 0 ? marked : others.slice(0, 1);
}

/** How long the name of an answer may be. */
const SHORTEST_LABEL = 3;
const LABEL_COLUMNS = [60, 20, 12, 8, 6, 4, SHORTEST_LABEL];

const keysRow = (keys: readonly KeyLabel[], longest: number): Row =>
  keys.length === 0
    ? []
    : row(
        ' ',
        ...keys.flatMap((key, index) => [
          ...(index === 0 ? [] : [gapAfter(keys[index - 1])]),
          ...keySpans(key.isAnswer === true ? { ...key, label: cut(key.label, longest) } : key),
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
