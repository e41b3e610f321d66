import type { KeyLabel, ScreenWords, TableModel } from '@shoal/table-ui';
import { wrap } from '../../text/line-writer.ts';
import { LEAST_SCREEN } from '../../text/look.ts';
import { FOOTER_ROWS, footerRows } from '../scenes/footer-rows.ts';
import { type Block, composed } from '../terminal/canvas.ts';
import type { Size } from '../terminal/painter.ts';
import { type Row, row, span } from '../terminal/row.ts';
import { headerRow } from './header-row.ts';
import { fitsBesideLog, listTable } from './list-table.ts';
import { type RoundLayout, roundLayout } from './round-layout.ts';
import { roundTable, shapeOf } from './round-table.ts';
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
  const blocks = tableBlocks(model, size, look);
  const keys = blocks.some(({ namesLog }) => namesLog) ? withLog(model.keys) : model.keys;
  return [
    headerRow(model, size.columns, look),
    ...composed(blocks, tableRoom(size)),
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

const tableRoom = ({ columns, rows }: Size): Size => ({ columns, rows: rows - 1 - FOOTER_ROWS });

const roomBesideLog = ({ columns, rows }: Size): Size => ({
  columns: columns - 2 * MARGIN - paneColumns(columns) - 1,
  rows,
});

/** Where the seats and the hand are on a screen with room for a round table; undefined on a smaller one. */
export function roundLayoutOn(size: Size, model: TableModel): RoundLayout | undefined {
  const beside = roomBesideLog(tableRoom(size));
  const isLarge = size.columns >= PANE_FROM && beside.columns >= ROUND_FROM.columns && beside.rows >= ROUND_FROM.rows;
  return isLarge ? roundLayout(shapeOf(model), beside) : undefined;
}

/** The seats around the table where there is room, else in a list; on wide screens the log has a pane at the right. */
function tableBlocks(model: TableModel, size: Size, look: TableLook): Block[] {
  const room = tableRoom(size);
  const whole = { columns: room.columns - 2 * MARGIN, rows: room.rows };
  if (room.columns < PANE_FROM) return indented(listTable(model, whole, look, false));
  const beside = roomBesideLog(room);
  const pane = { x: beside.columns + 1, y: 0, columns: paneColumns(room.columns), rows: room.rows };
  const log = sidePane(model, pane, look);
  const round = roundLayoutOn(size, model);
  if (round !== undefined) return indented([...roundTable(model, round, look), ...log]);
  return indented(
    fitsBesideLog(model, beside, look)
      ? [...listTable(model, beside, look, true), ...log]
      : listTable(model, whole, look, false),
  );
}

const indented = (blocks: readonly Block[]): Block[] =>
  blocks.map((block) => ({ ...block, box: { ...block.box, x: block.box.x + MARGIN } }));
