import type { KeyLabel, ScreenWords, TableModel } from '@shoal/table-ui';
import { wrap } from '../../text/line-writer.ts';
import { LEAST_SCREEN } from '../../text/look.ts';
import { FOOTER_ROWS, footerRows } from '../scenes/footer-rows.ts';
import { type Block, composed } from '../terminal/canvas.ts';
import type { Size } from '../terminal/painter.ts';
import { type Row, row, span } from '../terminal/row.ts';
import { headerRow } from './header-row.ts';
import { fitsBesideLog, listTable } from './list-table.ts';
import { roundTable } from './round-table.ts';
import { paneColumns, sidePane } from './side-pane.ts';

export interface TableLook {
  readonly ascii: boolean;
  readonly colours: boolean;
  readonly words: ScreenWords;
}

export const LOG_KEY = 'L';

const PANE_FROM = 100;
const ROUND_FROM: Size = { columns: 74, rows: 29 };
const MARGIN = 1;

/** The whole table for a screen of any size; nothing public is ever left out. */
export function tablePicture(model: TableModel, size: Size, look: TableLook): Row[] {
  if (isTooSmall(size)) return tooSmall(size, look);
  const room = { columns: size.columns, rows: size.rows - 1 - FOOTER_ROWS };
  const blocks = tableBlocks(model, room, look);
  const keys = blocks.some(({ namesLog }) => namesLog) ? withLog(model.keys) : model.keys;
  return [
    headerRow(model, size.columns, look),
    ...composed(blocks, room),
    ...footerRows({ ...model, keys }, size.columns),
  ];
}

/** The lowest line names the key that the log names, too. */
const withLog = (keys: readonly KeyLabel[]): KeyLabel[] =>
  keys.map((label) => (label.key === LOG_KEY ? { ...label, isKept: true } : label));

export const isTooSmall = ({ columns, rows }: Size): boolean =>
  columns < LEAST_SCREEN.columns || rows < LEAST_SCREEN.rows;

const tooSmall = (size: Size, { words }: TableLook): Row[] =>
  wrap(words.tooSmall(size, LEAST_SCREEN), size.columns, 0)
    .slice(0, size.rows)
    .map((line) => row(span(line.trim(), { bold: true })));

/** The seats around the table where there is room, else in a list; on wide screens the log has a pane at the right. */
function tableBlocks(model: TableModel, room: Size, look: TableLook): Block[] {
  const whole = { columns: room.columns - 2 * MARGIN, rows: room.rows };
  if (room.columns < PANE_FROM) return indented(listTable(model, whole, look, false));
  const pane = paneColumns(room.columns);
  const beside = { columns: whole.columns - pane - 1, rows: room.rows };
  const log = sidePane(model, { x: beside.columns + 1, y: 0, columns: pane, rows: room.rows }, look);
  const isLarge = beside.columns >= ROUND_FROM.columns && beside.rows >= ROUND_FROM.rows;
  const round = isLarge ? roundTable(model, beside, look) : undefined;
  if (round !== undefined) return indented([...round, ...log]);
  return indented(
    fitsBesideLog(model, beside, look)
      ? [...listTable(model, beside, look, true), ...log]
      : listTable(model, whole, look, false),
  );
}

const indented = (blocks: readonly Block[]): Block[] =>
  blocks.map((block) => ({ ...block, box: { ...block.box, x: block.box.x + MARGIN } }));
