import { type Card, cardOf, rankNamed, SUITS } from '@shoal/core';

export const emblem: readonly Card[] = SUITS.map((suit) => cardOf(rankNamed('8'), suit));
