import { type Card, readCard } from '@shoal/core';

export const emblem: readonly Card[] = ['KS', 'QS', 'QH', 'JH'].map((text) => readCard(text) as Card);
