import { type Action, writeCard, writeRank, writeSuit } from '@shoal/core';

export type Spelled = Readonly<Record<string, unknown>>;

/** An action in the notation of a record. */
export const spellAction = ({ type, target, rank, card, suit }: Action): Spelled => ({
  type,
  ...(target === undefined ? {} : { target }),
  ...(rank === undefined ? {} : { rank: writeRank(rank) }),
  ...(card === undefined ? {} : { card: writeCard(card) }),
  ...(suit === undefined ? {} : { suit: writeSuit(suit) }),
});

const PARTS = ['type', 'target', 'rank', 'card', 'suit'];

/** The action among the legal ones that is spelled like this; whatever else is written beside it does not matter. */
export const readSpelled = (spelled: Spelled, legal: readonly Action[]): Action | undefined =>
  legal.find((action) => isSame(spellAction(action), spelled));

const isSame = (one: Spelled, other: Spelled): boolean => PARTS.every((part) => one[part] === other[part]);
