import { suitSign } from '@shoal/language';
import type { MiddleModel, ScreenWords } from '@shoal/table-ui';
import { beside, centred, EMPTY_ROW, fit, type Row, row, rowWidth, span } from '../terminal/row.ts';
import { backRows, type CardLook, cardRows, suitTone } from './card-art.ts';

const GAP = 3;

/** Stock and up-card with their names, and below them what else must be known. */
export function pilesRows(middle: MiddleModel, look: CardLook, words: ScreenWords): Row[] {
  const width = pilesWidth(middle, look);
  const facts = factRows(middle, look, words);
  const cards = drawnPiles(middle, look);
  const name = row(span(words.stockName(middle.stock), { tone: 'muted' }));
  // Under the stock where there is an up-card beside it; a word may be wider than a card.
  const named = fit(name, Math.max(rowWidth(name), ...cards.map(rowWidth)));
  return [...cards, named, ...facts].map((line) => centred(line, Math.max(width, rowWidth(line))));
}

export const pilesWidth = ({ upCard }: MiddleModel, { size }: CardLook): number =>
  Math.max(20, upCard === null ? size.width : 2 * size.width + GAP);

/** The piles for a low screen: everything else that must be known stands at their right. */
export function middleRows(middle: MiddleModel, look: CardLook, words: ScreenWords): Row[] {
  const cards = drawnPiles(middle, look);
  const facts = [row(span(words.stock(middle.stock), { tone: 'muted' })), ...factRows(middle, look, words)];
  const widest = Math.max(...facts.map(rowWidth));
  return beside(
    [
      { rows: cards, width: Math.max(...cards.map(rowWidth)) },
      { rows: facts, width: widest },
    ],
    row('  '),
  );
}

function drawnPiles({ upCard, stock }: MiddleModel, look: CardLook): Row[] {
  const { width } = look.size;
  const pile = { rows: stock === 0 ? emptyPile(look) : backRows(String(stock), look), width };
  if (upCard === null) return beside([pile], row());
  return beside([pile, { rows: cardRows(upCard, 'card', look), width }], row(' '.repeat(GAP)));
}

function emptyPile({ ascii, size: { width, height } }: CardLook): Row[] {
  const dots = (ascii ? '. ' : '· ').repeat(width).slice(0, width);
  const muted = { tone: 'muted' } as const;
  return Array.from({ length: height }, (_, index) =>
    index === 0 || index === height - 1 ? row(span(dots, muted)) : EMPTY_ROW,
  );
}

function factRows(middle: MiddleModel, { ascii }: CardLook, words: ScreenWords): Row[] {
  const { suitInForce, anythingMatches, isReversed, penalty } = middle;
  const facts: Row[] = [];
  if (suitInForce !== null) {
    const sign = suitSign(suitInForce, { ascii });
    const badge = ` ${sign} ${words.suitInForce(suitInForce)} ${sign} `;
    facts.push(row(span(badge, { tone: suitTone(suitInForce), ground: 'card', bold: true })));
  }
  if (anythingMatches) facts.push(row(span(words.anythingMatches, { tone: 'gold', bold: true })));
  if (penalty > 0) facts.push(row(span(words.penalty(penalty), { tone: 'bad', bold: true })));
  if (isReversed) facts.push(row(span(words.reversed, { tone: 'gold' })));
  return facts;
}
