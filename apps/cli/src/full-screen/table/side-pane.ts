import type { TableModel } from '@shoal/table-ui';
import { wrap } from '../../text/line-writer.ts';
import type { Block, Box } from '../terminal/canvas.ts';
import { paintedText } from '../terminal/painted-text.ts';
import { EMPTY_ROW, type Row, row, span } from '../terminal/row.ts';
import { type LogModel, logBlock } from './log-rows.ts';
import type { TableLook } from './table-picture.ts';

const MUTED = { tone: 'muted' } as const;
/** The rules are shown only in a high pane, and where they leave the log so many rows. */
const RULES_FROM = 40;
const LEAST_LOG = 8;
const WIDE_FROM = 190;
const WIDEST = 72;
/** A title with a blank line above it. */
const TITLE_ROWS = 2;

type PaneModel = LogModel & Pick<TableModel, 'clauses'>;

/** On a very wide screen the pane is wide enough for the longest rules. */
export const paneColumns = (columns: number): number =>
  columns >= WIDE_FROM ? WIDEST : Math.max(34, Math.min(60, Math.floor(columns * 0.3)));

/** A pane at the right of the table: the log, and below it the rules where the screen is high. */
export function sidePane(model: PaneModel, box: Box, look: TableLook): Block[] {
  const line = Array.from({ length: box.rows }, () => row(span(look.ascii ? '|' : '│', MUTED)));
  const inner = { ...box, x: box.x + 2, columns: box.columns - 2 };
  const rules = rulesRows(model, inner, look);
  const log = { ...inner, rows: box.rows - rules.length };
  return [
    { box: { ...box, columns: 1 }, rows: line },
    logBlock(model, log, look, titleRows(look.words.log)),
    { box: { ...inner, y: box.y + log.rows, rows: rules.length }, rows: rules },
  ];
}

const titleRows = (text: string): Row[] => [EMPTY_ROW, row(span(text, { ...MUTED, bold: true }))];

function rulesRows({ clauses }: PaneModel, { columns, rows }: Box, { words }: TableLook): Row[] {
  if (rows < RULES_FROM) return [];
  const lines = clauses().flatMap((clause) => wrap(`- ${clause}`, columns));
  const sheet = [...titleRows(words.rules), ...lines.map((line) => paintedText(line.trimEnd(), MUTED))];
  return sheet.length + TITLE_ROWS + LEAST_LOG <= rows ? sheet : [];
}
