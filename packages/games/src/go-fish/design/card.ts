import {
  cardOf,
  type Card as EngineCard,
  type Rank as EngineRank,
  type Suit as EngineSuit,
  packOf,
  RANKS,
  rankOf,
  readRank,
  SUITS,
  suitOf,
  writeRank,
} from '@shoal/core';
import { checkName, shown } from './checks.ts';
import { DesignError } from './design-error.ts';
import { INSPECT } from './readable.ts';

export const Suit = { Spades: 'Spades', Hearts: 'Hearts', Diamonds: 'Diamonds', Clubs: 'Clubs' } as const;
export type Suit = (typeof Suit)[keyof typeof Suit];

export const Rank = {
  Ace: 'Ace',
  Two: 'Two',
  Three: 'Three',
  Four: 'Four',
  Five: 'Five',
  Six: 'Six',
  Seven: 'Seven',
  Eight: 'Eight',
  Nine: 'Nine',
  Ten: 'Ten',
  Jack: 'Jack',
  Queen: 'Queen',
  King: 'King',
} as const;
export type Rank = (typeof Rank)[keyof typeof Rank];

/** In the order of the engine, which numbers both from 0. */
const SUIT_ORDER = Object.values(Suit);
const RANK_ORDER = Object.values(Rank);
const SUIT_SIGNS: Readonly<Record<Suit, string>> = { Spades: '♠', Hearts: '♥', Diamonds: '♦', Clubs: '♣' };

/** One card. It never changes. */
export class Card {
  readonly rank: Rank;
  readonly suit: Suit;

  constructor(rank: Rank, suit: Suit) {
    this.rank = checkRank(rank);
    this.suit = checkName(suit, SUIT_ORDER, 'a suit');
    Object.freeze(this);
  }

  /** Is it face down for those who look at it? Then `rank` and `suit` refuse. */
  get isHidden(): boolean {
    return false;
  }

  toString(): string {
    return `${this.rank} of ${this.suit}`;
  }

  toShortString(): string {
    return shortRank(this.rank) + SUIT_SIGNS[this.suit];
  }

  [INSPECT](): string {
    return `Card: ${this}`;
  }
}

export function checkRank(rank: unknown): Rank {
  if (rank instanceof Card) throw new DesignError('bad-argument', 'A card is not a rank: pass card.rank.');
  return checkName(rank, RANK_ORDER, 'a rank', ', or parseRank(text) for what people type');
}

export function checkCard(card: unknown): Card {
  if (card instanceof Card) return card;
  throw new DesignError('bad-argument', `${shown(card)} is not a card: make one with new Card(Rank.Ace, Suit.Spades).`);
}

/** Reads what a person types, `7`, `q`, `10`, `Queen` or `queens`; null when it is not a rank. */
export function parseRank(text: string): Rank | null {
  const typed = String(text).trim().toLowerCase();
  for (const singular of [typed, typed.replace(/s$/, ''), typed.replace(/es$/, '')]) {
    const rank = namedRank(singular);
    if (rank !== null) return rank;
  }
  return null;
}

function namedRank(name: string): Rank | null {
  const named = RANK_ORDER.find((rank) => rank.toLowerCase() === name);
  if (named !== undefined) return named;
  const rank = readRank(name);
  return rank === null ? null : readableRank(rank);
}

function shortRank(rank: Rank): string {
  return rank === Rank.Ten ? '10' : writeRank(engineRank(rank));
}

export const readableRank = (rank: EngineRank): Rank => RANK_ORDER[rank];
export const engineRank = (rank: Rank): EngineRank => RANKS[RANK_ORDER.indexOf(rank)];
const engineSuit = (suit: Suit): EngineSuit => SUITS[SUIT_ORDER.indexOf(suit)];

const CARDS = packOf(1).map((card) => new Card(readableRank(rankOf(card)), SUIT_ORDER[suitOf(card)]));

export const readableCard = (card: EngineCard): Card => CARDS[card];
export const engineCard = ({ rank, suit }: Card): EngineCard => cardOf(engineRank(rank), engineSuit(suit));
