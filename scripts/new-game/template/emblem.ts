import { type Card, readCard } from '@shoal/core';

export const emblem: readonly Card[] = ['AS', 'KH', 'QD', 'JC'].map((text) => readCard(text) as Card);
