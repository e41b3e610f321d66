import type { Suit } from '@shoal/core';

const NAMES = ['suit-spades', 'suit-hearts', 'suit-diamonds', 'suit-clubs'];

/** The id of the suit's drawing in the sprite. */
export const suitSymbol = (suit: Suit): string => NAMES[suit];
