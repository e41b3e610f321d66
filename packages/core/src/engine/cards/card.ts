import type { Kind } from './kind.ts';

export const RANK_NAMES = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const;
export const SUIT_NAMES = ['S', 'H', 'D', 'C'] as const;

export type RankName = (typeof RANK_NAMES)[number];
export type SuitName = (typeof SUIT_NAMES)[number];

/** 0 (ace) … 12 (king). */
export type Rank = Kind<'Rank'>;
/** 0 … 3 in the order spades, hearts, diamonds, clubs. */
export type Suit = Kind<'Suit'>;
/** A face: 4 × rank + suit. Two packs hold every face twice; no rule tells twins apart. */
export type Card = Kind<'Card'>;

export const RANK_COUNT = RANK_NAMES.length;
export const SUIT_COUNT = SUIT_NAMES.length;
export const CARD_COUNT = RANK_COUNT * SUIT_COUNT;

export const RANKS: readonly Rank[] = RANK_NAMES.map((_, rank) => rank as Rank);
export const SUITS: readonly Suit[] = SUIT_NAMES.map((_, suit) => suit as Suit);

export const cardOf = (rank: Rank, suit: Suit): Card => (rank * SUIT_COUNT + suit) as Card;
export const rankOf = (card: Card): Rank => (card >> 2) as Rank;
export const suitOf = (card: Card): Suit => (card & 3) as Suit;

export const rankNamed = (name: RankName): Rank => RANK_NAMES.indexOf(name) as Rank;
export const suitNamed = (name: SuitName): Suit => SUIT_NAMES.indexOf(name) as Suit;

export const writeRank = (rank: Rank): RankName => RANK_NAMES[rank] as RankName;
export const writeSuit = (suit: Suit): SuitName => SUIT_NAMES[suit] as SuitName;
export const writeCard = (card: Card): string => writeRank(rankOf(card)) + writeSuit(suitOf(card));
export const writeCards = (cards: readonly Card[]): string => cards.map(writeCard).join(' ');

/** Parses `7`, `t` or `10`, or returns null. */
export function readRank(text: string): Rank | null {
  const name = text.trim().toUpperCase();
  const index = RANK_NAMES.indexOf((name === '10' ? 'T' : name) as RankName);
  return index < 0 ? null : (index as Rank);
}

const SUIT_SIGNS = ['♠', '♥', '♦', '♣'];

/** Parses `h` or `♥`, or returns null. */
export function readSuit(text: string): Suit | null {
  const name = text.trim().toUpperCase();
  const index = Math.max(SUIT_NAMES.indexOf(name as SuitName), SUIT_SIGNS.indexOf(name));
  return index < 0 ? null : (index as Suit);
}

/** Parses `7H`, `10h` or `t♠`, or returns null. */
export function readCard(text: string): Card | null {
  const trimmed = text.trim();
  const rank = readRank(trimmed.slice(0, -1));
  const suit = readSuit(trimmed.slice(-1));
  return rank === null || suit === null ? null : cardOf(rank, suit);
}
