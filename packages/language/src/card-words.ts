import { type Card, type Rank, rankOf, type Suit, suitOf, writeRank, writeSuit } from '@shoal/core';

export interface CountedName {
  readonly one: string;
  readonly many: string;
  /** A further case form, such as a dative; people may type it too. */
  readonly other?: string;
}

/** Ranks and suits in one language, by their numbers. */
export interface CardWords {
  readonly ranks: readonly CountedName[];
  readonly suits: readonly CountedName[];
  spoken(card: Card): string;
  /** Small words that are ignored when people type: "the", "of". */
  readonly fillers: readonly string[];
}

const SUIT_SIGNS = ['♠', '♥', '♦', '♣'];

export interface SignSettings {
  /** Writes 7H instead of 7♥. */
  readonly ascii: boolean;
}

/** `7`, `10`, `K`. */
export const rankSign = (rank: Rank): string => (writeRank(rank) === 'T' ? '10' : writeRank(rank));

/** `♥`, or `H` in ASCII. */
export const suitSign = (suit: Suit, { ascii }: SignSettings): string => (ascii ? writeSuit(suit) : SUIT_SIGNS[suit]);

/** `7♥`, `10♠`, or `7H`, `10S` in ASCII. */
export const cardSign = (card: Card, settings: SignSettings): string =>
  rankSign(rankOf(card)) + suitSign(suitOf(card), settings);

/** "seven of hearts". */
export const spokenCard = (card: Card, words: CardWords): string => words.spoken(card);

/** "sevens". */
export const ranksName = (rank: Rank, words: CardWords): string => words.ranks[rank].many;

/** "hearts". */
export const suitsName = (suit: Suit, words: CardWords): string => words.suits[suit].many;
