import { type Row, type Span, span } from './row.ts';
import type { Style, SuitTone } from './style.ts';

const TONE_OF_SIGN: Readonly<Record<string, SuitTone>> = { '♠': 'spade', '♥': 'heart', '♦': 'diamond', '♣': 'club' };
const CARD = /((?:10|[2-9AJQK])?[♠♥♦♣])/;

/** A sentence in which every card and suit sign has the colour of its suit. */
export function paintedText(text: string, style: Style = {}): Row {
  return text
    .split(CARD)
    .filter((part) => part !== '')
    .map((part): Span => {
      const tone = CARD.test(part) ? TONE_OF_SIGN[part[part.length - 1]] : undefined;
      return span(part, tone === undefined ? style : { ...style, tone });
    });
}
