import { countBits, lowestBit, RANKS, SUITS } from '@shoal/core';
import { HIGH_CARDS, placeOf, wordOf } from '../rules/state.ts';

/** The faces of each suit among the low ones, and among the high ones. */
export const SUIT_LOW = Int32Array.from(SUITS, (suit) => setOf(RANKS.map((rank) => rank * 4 + suit)).low);
export const SUIT_HIGH = Int32Array.from(SUITS, (suit) => setOf(RANKS.map((rank) => rank * 4 + suit)).high);
/** The faces of each rank among the low ones, and among the high ones. */
export const RANK_LOW = Int32Array.from(RANKS, (rank) => setOf(SUITS.map((suit) => rank * 4 + suit)).low);
export const RANK_HIGH = Int32Array.from(RANKS, (rank) => setOf(SUITS.map((suit) => rank * 4 + suit)).high);

function setOf(faces: readonly number[]): { low: number; high: number } {
  const words = [0, 0];
  for (const face of faces) words[wordOf(face)] |= 1 << placeOf(face);
  return { low: words[0], high: words[1] };
}

/** How many cards of a set in the layout of a hand have one of these faces. */
export function countIn(cards: Int32Array, low: number, high: number): number {
  const first = countBits(cards[0] & low) + countBits(cards[1] & high);
  return (cards[2] | cards[3]) === 0 ? first : first + countBits(cards[2] & low) + countBits(cards[3] & high);
}

/** The face at a place of one of the two sets. */
export const faceAt = (word: number, place: number): number => place + HIGH_CARDS * word;

/** The faces of one of the two sets. */
export function facesIn(set: number, word: number): number[] {
  const faces: number[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) faces.push(faceAt(word, lowestBit(rest)));
  return faces;
}
