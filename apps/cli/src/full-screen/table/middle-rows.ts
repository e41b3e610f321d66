import type { Pile } from '@shoal/core';
import { suitSign } from '@shoal/language';
import { type MiddleModel, pileIn, type ScreenWords, type ShownBadge } from '@shoal/table-ui';
import { wrap } from '../../text/line-writer.ts';
import { beside, centred, EMPTY_ROW, fit, type Row, row, rowWidth, span } from '../terminal/row.ts';
import type { TextTone } from '../terminal/style.ts';
import { backRows, type CardLook, cardRows, suitTone } from './card-art.ts';

const GAP = 3;

/** The piles with the name of the stock, and below them what else must be known, in so many columns. */
export function pilesRows(middle: MiddleModel, look: CardLook, words: ScreenWords, columns: number): Row[] {
  const width = pilesWidth(middle, look);
  const facts = factRows(middle, look, columns);
  const cards = drawnPiles(middle, look);
  const stock = pileIn(middle, 'stock');
  const name = stock === undefined ? [] : [row(span(words.stockName(stock.count), { tone: 'muted' }))];
  // Under the stock where there is an up-card beside it; a word may be wider than a card.
  const named = name.map((line) => fit(line, Math.max(rowWidth(line), ...cards.map(rowWidth))));
  return [...cards, ...named, ...facts].map((line) => centred(line, Math.max(width, rowWidth(line))));
}

/** What must be known beside the cards, in so many columns. */
export const factRows = ({ badges }: MiddleModel, look: CardLook, columns: number): Row[] =>
  badges.flatMap((badge) =>
    badge.suit === undefined
      ? wrap(badge.text, columns, 0).map((text) => badgeRow({ ...badge, text: text.trim() }, look))
      : [badgeRow(badge, look)],
  );

export const pilesWidth = ({ piles }: MiddleModel, { size }: CardLook): number =>
  Math.max(20, piles.length * (size.width + GAP) - GAP);

/** The piles for a low screen: everything else that must be known stands at their right. */
export function middleRows(middle: MiddleModel, look: CardLook, words: ScreenWords): Row[] {
  const cards = drawnPiles(middle, look);
  const stock = pileIn(middle, 'stock');
  const badges = middle.badges.map((badge) => badgeRow(badge, look));
  // The stock keeps its place in the last row.
  const gap = Array.from({ length: Math.max(0, cards.length - 1 - badges.length) }, () => EMPTY_ROW);
  const facts =
    stock === undefined ? badges : [...badges, ...gap, row(span(words.stock(stock.count), { tone: 'muted' }))];
  const widest = Math.max(0, ...facts.map(rowWidth));
  return beside(
    [
      { rows: cards, width: Math.max(0, ...cards.map(rowWidth)) },
      { rows: facts, width: widest },
    ],
    row('  '),
  );
}

const drawnPiles = ({ piles }: MiddleModel, look: CardLook): Row[] =>
  beside(
    piles.flatMap((pile) => {
      const rows = pileRows(pile, look);
      return rows === null ? [] : [{ rows, width: look.size.width }];
    }),
    row(' '.repeat(GAP)),
  );

/** A hidden hand is drawn by itself, above the own one. */
function pileRows(pile: Pile, look: CardLook): Row[] | null {
  if (pile.type === 'up-card') return cardRows(pile.card, 'card', look);
  if (pile.type === 'fan') return null;
  return pile.count === 0 ? emptyPile(look) : backRows(String(pile.count), look);
}

function emptyPile({ ascii, size: { width, height } }: CardLook): Row[] {
  const dots = (ascii ? '. ' : '· ').repeat(width).slice(0, width);
  const muted = { tone: 'muted' } as const;
  return Array.from({ length: height }, (_, index) =>
    index === 0 || index === height - 1 ? row(span(dots, muted)) : EMPTY_ROW,
  );
}

const TONES: Readonly<Record<ShownBadge['tone'], TextTone>> = { plain: 'gold', notice: 'gold', alarm: 'bad' };

function badgeRow({ text, tone, suit }: ShownBadge, { ascii }: CardLook): Row {
  if (suit === undefined) return row(span(text, { tone: TONES[tone], bold: tone !== 'plain' }));
  const sign = suitSign(suit, { ascii });
  return row(span(` ${sign} ${text} ${sign} `, { tone: suitTone(suit), ground: 'card', bold: true }));
}
