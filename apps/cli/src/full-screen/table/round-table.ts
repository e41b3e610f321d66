import type { SeatModel, TableModel } from '@shoal/table-ui';
import { atBottom, type Block, type Box } from '../terminal/canvas.ts';
import type { Size } from '../terminal/painter.ts';
import { centred, fit, type Row, row, span } from '../terminal/row.ts';
import { CARD_SIZES, type CardLook, type CardSize } from './card-art.ts';
import { fanRows } from './fan-rows.ts';
import { handBlock } from './hand-rows.ts';
import { factRows, pilesRows, pilesWidth } from './middle-rows.ts';
import type { RoundLayout, TableShape } from './round-layout.ts';
import { groupCards } from './seat-cards.ts';
import { type PanelSize, seatPanel, titleRow } from './seat-panel.ts';
import type { TableLook } from './table-picture.ts';
import { innerOf, tableTop } from './table-top.ts';

const OWN_COLUMNS = 40;

/** A large screen: the seats around the piles, the own hand below. */
export function roundTable(model: TableModel, layout: RoundLayout, look: TableLook): Block[] {
  const { others, panel, own, middle, hand, handCard } = layout;
  const { bottom } = shapeOf(model);
  return [
    ...others.map(({ seat, box }) => panelBlock(model, model.seats[seat], panel, box, look)),
    { box: middle, rows: middleBlock(model, middle, layout, look) },
    { box: own, rows: ownRows(model, model.seats[bottom], own, look) },
    { box: hand, rows: handBlock(model.hand, hand, { ...look, size: handCard }) },
  ];
}

/** The viewer sits at the lower edge; where there is no viewer, the first seat. */
export const shapeOf = ({ seats }: TableModel): TableShape => ({
  seats: seats.length,
  bottom: Math.max(
    0,
    seats.findIndex(({ isViewer }) => isViewer),
  ),
  hasGroups: seats[0].groups !== null,
});

function panelBlock(model: TableModel, seat: SeatModel, panel: PanelSize, box: Box, look: TableLook): Block {
  const room = { ...model, ...look, width: box.columns, height: box.rows };
  return { box, rows: seatPanel(seat, panel, box.columns, room) };
}

/** The own seat in a line, with its books beside the name. */
function ownRows(model: TableModel, seat: SeatModel, { columns, rows }: Box, look: TableLook): Row[] {
  const room = { ...model, ...look, width: columns, height: rows };
  const badge = seat.badge === null ? [] : [span(seat.badge.text, { tone: 'good' })];
  const title = row(...titleRow(seat, false, Math.min(columns, OWN_COLUMNS), room), ...badge);
  const books = groupCards(seat.groups ?? [], columns - OWN_COLUMNS, rows, look);
  return Array.from({ length: rows }, (_, at) => row(...fit(at === 0 ? title : [], OWN_COLUMNS), ...(books[at] ?? [])));
}

/** Rows for facts below the piles. */
const FACT_ROWS = 3;

/** The top of the table: piles at a fixed place, or the hidden hand that a card is taken from. */
function middleBlock(model: TableModel, box: Box, { handCard }: RoundLayout, look: TableLook): Row[] {
  const inner = innerOf(box);
  return tableTop(model.hasFan ? fanBody(model, inner, look) : pilesBody(model, inner, handCard, look), box, look);
}

function pilesBody({ middle }: TableModel, inner: Size, handCard: CardSize, look: TableLook): Row[] {
  const most = CARD_SIZES[Math.min(CARD_SIZES.length - 1, CARD_SIZES.indexOf(handCard) + 1)].height;
  const fits = (size: CardSize) =>
    size.height <= most &&
    size.height + 1 + FACT_ROWS <= inner.rows &&
    pilesWidth(middle, { ...look, size }) <= inner.columns;
  const size = CARD_SIZES.findLast(fits) ?? CARD_SIZES[0];
  const rows = pilesRows(middle, { ...look, size }, look.words, inner.columns);
  const above = Math.max(0, Math.floor((inner.rows - size.height - 1 - FACT_ROWS + 1) / 2));
  return [...Array.from({ length: above }, () => row()), ...rows.map((line) => centred(line, inner.columns))];
}

function fanBody({ middle, fan }: TableModel, inner: Size, look: TableLook): Row[] {
  const cards: CardLook = { ...look, size: CARD_SIZES[0] };
  const facts = factRows(middle, cards, inner.columns).map((line) => centred(line, inner.columns));
  const space = inner.rows - Math.max(FACT_ROWS, facts.length);
  const drawn = fan === null ? [] : fanRows(fan, { columns: inner.columns, rows: space }, look);
  const above = Math.max(0, Math.floor((space - drawn.length) / 2));
  const filled = Array.from({ length: space }, (_, at) => drawn[at - above] ?? row());
  return [...filled, ...atBottom(facts, FACT_ROWS)];
}
