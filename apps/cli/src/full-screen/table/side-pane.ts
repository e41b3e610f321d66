import type { TableModel } from '@shoal/table-ui';
import { wrap } from '../../text/line-writer.ts';
import type { Block, Box } from '../terminal/canvas.ts';
import { paintedText } from '../terminal/painted-text.ts';
import { EMPTY_ROW, type Row, row, span } from '../terminal/row.ts';
import { logBlock } from './log-rows.ts';
import type { TableLook } from './table-picture.ts';

const MUTED = { tone: 'muted' } as const;
/** The rules are shown only where they leave the log so many rows. */
const LEAST_LOG = 20;
/** A title with a blank line above it. */
const TITLE_ROWS = 2;

/** A pane at the right of the table: the log, and below it the rules where the screen is high. */
export function sidePane(model: TableModel, box: Box, look: TableLook): Block[] {
  const line = Array.from({ length: box.rows }, () => row(span(look.ascii ? '|' : '│', MUTED)));
  const inner = { ...box, x: box.x + 2, columns: box.columns - 2 };
  const rules = rulesRows(model, inner, look);
  const log = { ...inner, rows: box.rows - rules.length };
  const room = { columns: log.columns, rows: log.rows - TITLE_ROWS };
  return [
    { box: { ...box, columns: 1 }, rows: line },
    { box: log, rows: [...titleRows(look.words.log), ...logBlock(model.log, room, look)] },
    { box: { ...inner, y: box.y + log.rows, rows: rules.length }, rows: rules },
  ];
}

const titleRows = (text: string): Row[] => [EMPTY_ROW, row(span(text, { ...MUTED, bold: true }))];

function rulesRows({ clauses }: TableModel, { columns, rows }: Box, { words }: TableLook): Row[] {
  if (rows < 2 * LEAST_LOG) return [];
  const lines = clauses().flatMap((clause) => wrap(`- ${clause}`, columns));
  const sheet = [...titleRows(words.rules), ...lines.map((line) => paintedText(line.trimEnd(), MUTED))];
  return sheet.length + TITLE_ROWS + LEAST_LOG <= rows ? sheet : [];
}
