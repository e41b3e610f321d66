import { numberKey } from '@shoal/core';
import type { SeatModel } from '@shoal/table-ui';
import { cut, type Row, row, span } from '../terminal/row.ts';
import type { CardSize } from './card-art.ts';
import { fannedBacks, groupCards } from './seat-cards.ts';
import { kindOf, markOf, type SeatRoom, seatStyle } from './seat-rows.ts';

/** How much of a seat is drawn at a table with room for it. */
export interface PanelSize {
  readonly back: CardSize;
  /** Is there a row for the kind of bot, or does it stand beside the name? */
  readonly hasKind: boolean;
  readonly bookRows: number;
}

/** From the largest: rows of the backs, and of what is laid down. */
export const PANELS: readonly PanelSize[] = [
  { back: { width: 13, height: 9 }, hasKind: true, bookRows: 5 },
  { back: { width: 10, height: 7 }, hasKind: true, bookRows: 5 },
  { back: { width: 10, height: 7 }, hasKind: true, bookRows: 3 },
  { back: { width: 7, height: 5 }, hasKind: true, bookRows: 3 },
  { back: { width: 5, height: 3 }, hasKind: true, bookRows: 3 },
  { back: { width: 5, height: 3 }, hasKind: false, bookRows: 1 },
  { back: { width: 3, height: 2 }, hasKind: false, bookRows: 1 },
];

export const panelHeight = ({ back, hasKind, bookRows }: PanelSize, hasGroups: boolean): number =>
  1 + (hasKind ? 1 : 0) + back.height + (hasGroups ? bookRows : 0);

const MARK_COLUMNS = 4;
const COUNT_COLUMNS = 13;

/** A seat at a large table: its name, its cards fanned face down, and what it has laid down. */
export function seatPanel(model: SeatModel, panel: PanelSize, columns: number, room: SeatRoom): Row[] {
  const { cards, groups, badge } = model;
  const backs =
    badge === null
      ? fannedBacks(cards, panel.back, columns - MARK_COLUMNS, room)
      : [row(span(badge.text, { tone: 'good' }))];
  const kind = row(span(cut(kindOf(model, columns - MARK_COLUMNS).trim(), columns - MARK_COLUMNS), { tone: 'muted' }));
  const below = [
    ...(panel.hasKind ? [kind] : []),
    ...Array.from({ length: panel.back.height }, (_, at) => backs[at] ?? row()),
    ...groupCards(groups ?? [], columns - MARK_COLUMNS, panel.bookRows, room),
  ];
  return [
    titleRow(model, panel.hasKind, columns, room),
    ...below.map((line) => row(' '.repeat(MARK_COLUMNS), ...line)),
  ];
}

/** `▶ 2 Bo   7 cards`. */
export function titleRow(model: SeatModel, hasKind: boolean, columns: number, room: SeatRoom): Row {
  const { seat, label, cards, badge, isViewer } = model;
  const style = seatStyle(model, room.picked);
  const nameColumns = columns - MARK_COLUMNS - COUNT_COLUMNS;
  const kind = hasKind ? '' : kindOf(model, nameColumns);
  return row(
    span(`${markOf(room.picked === seat, model.hasTurn, room.ascii)} `, style),
    span(numberKey(seat) ?? ' ', room.offered.includes(seat) ? { tone: 'accent', bold: true } : { tone: 'muted' }),
    ' ',
    span(cut(label, nameColumns), { ...style, ...(isViewer ? { bold: true } : {}) }),
    span(kind, { tone: 'muted' }),
    '   ',
    span(badge === null ? room.words.cardsInHand(cards) : '', cards === 0 ? { tone: 'muted' } : { bold: true }),
  );
}
