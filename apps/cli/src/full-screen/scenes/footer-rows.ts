import type { KeyLabel } from '@shoal/table-ui';
import { wrap } from '../../text/line-writer.ts';
import { paintedText } from '../terminal/painted-text.ts';
import { cut, EMPTY_ROW, fit, type Row, row, rowWidth, type Span, span } from '../terminal/row.ts';

interface Footer {
  readonly prompt: string;
  readonly keys: readonly KeyLabel[];
  readonly message: string | null;
}

const MOST_MESSAGE_ROWS = 3;

/** What was wrong or is worth knowing, what is asked, and the keys that answer it. */
export function footerRows({ prompt, keys, message }: Footer, columns: number): Row[] {
  const lines = message === null ? [] : shortened(wrap(message, columns - 2), columns - 2);
  const messages = lines.map((line) => [span(' '), ...paintedText(line.trimEnd(), { tone: 'gold' })]);
  return [
    ...(messages.length === 0 ? [EMPTY_ROW] : messages),
    fit([span(' '), ...paintedText(prompt, { bold: true })], columns),
    keyRow(keys, columns),
  ];
}

/** What does not fit is marked as cut. */
const shortened = (lines: readonly string[], width: number): readonly string[] =>
  lines.length <= MOST_MESSAGE_ROWS
    ? lines
    : [...lines.slice(0, MOST_MESSAGE_ROWS - 1), cut(`${lines[MOST_MESSAGE_ROWS - 1].trimEnd()} …`, width)];

/** As many keys as there is room for; answers come first. */
export function keyRow(keys: readonly KeyLabel[], columns: number): Row {
  const ordered = [...keys.filter(({ isAnswer }) => isAnswer === true), ...keys.filter(({ isAnswer }) => !isAnswer)];
  const spans: Span[] = [span(' ')];
  for (const label of ordered) {
    const more = keySpans(label);
    if (rowWidth([...spans, ...more]) > columns) break;
    spans.push(...more);
  }
  return row(...spans);
}

function keySpans({ key, label, isAnswer, isPicked }: KeyLabel): Span[] {
  if (isPicked === true) return [span(` ${key} ${label} `, { inverse: true, bold: true }), span('  ')];
  return [
    span(key, { tone: isAnswer === true ? 'gold' : 'accent', bold: true }),
    ...paintedText(` ${label}   `, isAnswer === true ? {} : { tone: 'muted' }),
  ];
}
