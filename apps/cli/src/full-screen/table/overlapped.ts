import { beside, EMPTY_ROW, fit, type Row, span } from '../terminal/row.ts';
import type { CardLook } from './card-art.ts';

/** Cards that lie over each other, each so many columns from the one before. */
export function overlapped(cards: readonly (readonly Row[])[], step: number, look: CardLook): Row[] {
  const top = cards.length - 1;
  const blocks = cards.map((rows, index) => {
    const width = index === top ? look.size.width : step;
    return { rows: rows.map((line, at) => covered(line, at, width, look)), width };
  });
  return beside(blocks, EMPTY_ROW);
}

/** Of a card that lies under the next one only its upper corner is seen, and the edge of the other. */
export function covered(line: Row, at: number, width: number, { size, colours, ascii }: CardLook): Row {
  if (width >= size.width) return fit(line, width);
  if (!colours) return beginning(line, width);
  const style = line[0]?.style;
  const seen = at === 0 ? beginning(line, width - 1) : [span(' '.repeat(width - 1), style)];
  return [...seen, span(ascii ? '|' : '▏', { ...style, tone: 'muted' })];
}

/** Without the mark of a cut: what is covered is no loss. */
function beginning(line: Row, width: number): Row {
  let left = width;
  return line.map(({ text, style }) => {
    const part = text.slice(0, left);
    left -= part.length;
    return span(part, style);
  });
}
