/** Turns a drawn table into a state. The pack is exactly the drawn cards. */
import { type Card, type CardPair, RANKS, rankOf, type Seat, type State, SUITS, suitOf } from './schemas.ts';

function isCard(word: string): word is Card {
  const card = word as Card;
  return word.length === 2 && RANKS.includes(rankOf(card)) && SUITS.includes(suitOf(card));
}

function cardsIn(text: string): readonly Card[] {
  return text.split(/[\s+]+/).filter(isCard);
}

function pairsIn(text: string): readonly CardPair[] {
  return text.split(/\s+/).flatMap((word): CardPair[] => {
    const [a, b] = cardsIn(word);
    return b === undefined ? [] : [[a, b]];
  });
}

function lineOf(drawing: string, label: string): string {
  const line = drawing.split('\n').find((each) => each.trim().startsWith(label));
  return line === undefined ? '' : line.trim().slice(label.length);
}

/** A star marks the turn, removed pairs follow the bar, and the first card of the stock is its top. */
export function stateAt(drawing: string, asks = 0): State {
  const lines = [lineOf(drawing, 'north'), lineOf(drawing, 'south')] as const;
  const hand = (seat: Seat): ReadonlySet<Card> => new Set(cardsIn(lines[seat].split('|')[0]));
  const removed = (seat: Seat): readonly CardPair[] => pairsIn(lines[seat].split('|')[1] ?? '');
  return {
    hands: [hand(0), hand(1)],
    stock: cardsIn(lineOf(drawing, 'stock')),
    pairs: [removed(0), removed(1)],
    fisher: lines[0].startsWith('*') ? 0 : 1,
    phase: 'ask',
    asked: null,
    asks,
    result: null,
  };
}

export function packIn(drawing: string): ReadonlySet<Card> {
  return new Set(cardsIn(drawing));
}
