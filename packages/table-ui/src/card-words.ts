import {
  type Card,
  cardOf,
  RANKS,
  type Rank,
  rankOf,
  readCard,
  readRank,
  readSuit,
  SUITS,
  type Suit,
  suitOf,
  writeRank,
  writeSuit,
} from '@shoal/core';
import type { CardWords } from './catalogue.ts';
import { cards as english } from './en/cards.ts';

const SUIT_SIGNS = ['♠', '♥', '♦', '♣'];
const HOLLOW_SIGNS = ['♤', '♡', '♢', '♧'];

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
export const spokenCard = (card: Card, words: CardWords = english): string => words.spoken(card);

/** "seven". */
export const rankName = (rank: Rank, words: CardWords = english): string => words.ranks[rank].one;

/** "sevens". */
export const ranksName = (rank: Rank, words: CardWords = english): string => words.ranks[rank].many;

/** "heart". */
export const suitName = (suit: Suit, words: CardWords = english): string => words.suits[suit].one;

/** "hearts". */
export const suitsName = (suit: Suit, words: CardWords = english): string => words.suits[suit].many;

/** Reads `10`, `t`, `Tens`, `7s`, `an ace`; null when it is no rank. */
export function readSpokenRank(text: string, words: CardWords = english): Rank | null {
  const told = plain(text);
  return rankIn(told, words) ?? rankIn(withoutFillers(told, words), words);
}

/** Reads `h`, `Hearts`, `♥`; null when it is no suit. */
export function readSpokenSuit(text: string, words: CardWords = english): Suit | null {
  const told = plain(text);
  return suitIn(told, words) ?? suitIn(withoutFillers(told, words), words);
}

/** Reads `8s`, `10h`, `T♠`, `the ten of hearts`; null when it is no card. */
export function readSpokenCard(text: string, words: CardWords = english): Card | null {
  const told = plain(text).split(' ');
  if (told.length === 1) return readCard(told[0]);
  const [suitText, rankText, ...before] = told
    .filter((word) => word === 'a' || !words.fillers.includes(word))
    .reverse();
  if (rankText === undefined || before.some((word) => !words.fillers.includes(word))) return null;
  const rank = rankIn(rankText, words);
  const suit = suitIn(suitText, words);
  return rank === null || suit === null ? null : cardOf(rank, suit);
}

/** Lower case, single spaces, filled suit signs, no apostrophes and no emoji marks. */
const plain = (text: string): string =>
  HOLLOW_SIGNS.reduce((told, hollow, suit) => told.replaceAll(hollow, SUIT_SIGNS[suit]), text)
    .replace(/[\uFE0E\uFE0F'’]/g, '')
    .trim()
    .replace(/\s+/g, ' ')
    .toLowerCase();

const withoutFillers = (told: string, { fillers }: CardWords): string =>
  told
    .split(' ')
    .filter((word) => !fillers.includes(word))
    .join(' ');

function rankIn(told: string, { ranks }: CardWords): Rank | null {
  const named = RANKS.find(
    (rank) => ranks[rank].one === told || ranks[rank].many === told || `${ranks[rank].one}s` === told,
  );
  return named ?? readRank(told) ?? (told.length > 1 && told.endsWith('s') ? readRank(told.slice(0, -1)) : null);
}

const suitIn = (told: string, { suits }: CardWords): Suit | null =>
  SUITS.find((suit) => suits[suit].one === told || suits[suit].many === told) ?? readSuit(told);
