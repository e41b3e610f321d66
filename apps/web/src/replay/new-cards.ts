import type { Card } from '@shoal/core';

/** Which cards of a hand were not there before; of twins the last ones. */
export function newCards(before: readonly Card[], hand: readonly Card[]): boolean[] {
  const known = new Map<Card, number>();
  for (const card of before) known.set(card, (known.get(card) ?? 0) + 1);
  return hand.map((card) => {
    const left = known.get(card) ?? 0;
    known.set(card, left - 1);
    return left <= 0;
  });
}
