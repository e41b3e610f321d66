import type { Card, CardStep, Seat } from '@shoal/core';

/** A position that an opening names. */
export interface NamedPlace {
  readonly stock: number;
  readonly position: number;
}

/** How what a client was told contradicts the seal of its deal. */
export type SealFault =
  /** The pack or a rebuilt stock came without a seal, or with one for another number of cards. */
  | { readonly key: 'seal-missing'; readonly stock: number }
  /** A seal is not the one that was told before. */
  | { readonly key: 'seal-changed'; readonly stock: number }
  /** A card was shown without proof. */
  | { readonly key: 'opening-missing'; readonly card: Card | null }
  /** The proof is of another card than the one shown. */
  | { readonly key: 'other-card'; readonly card: Card; readonly opened: Card }
  /** The proof does not fit the seal. */
  | ({ readonly key: 'wrong-opening'; readonly card: Card } & NamedPlace)
  /** The card at this position cannot be where the card was shown. */
  | ({ readonly key: 'wrong-place'; readonly card: Card } & NamedPlace)
  /** More copies of a card were opened than there are. */
  | { readonly key: 'card-too-often'; readonly card: Card }
  /** A proof came for a card that was not shown. */
  | { readonly key: 'surplus-opening' }
  /** An event moves cards that are not there. */
  | { readonly key: 'impossible-step'; readonly step: CardStep['type'] }
  /** The hand in view is not the one that was proved. */
  | { readonly key: 'wrong-hand'; readonly seat: Seat }
  /** The open cards in view are not the ones that were proved. */
  | { readonly key: 'wrong-open-cards' }
  /** Events are missing before these. */
  | { readonly key: 'gap'; readonly from: number };

/** Thrown inside this folder only, to leave a nested check with the first fault. */
export class Contradiction extends Error {
  readonly fault: SealFault;

  constructor(fault: SealFault) {
    super(fault.key);
    this.fault = fault;
  }
}

export const contradict = (fault: SealFault): never => {
  throw new Contradiction(fault);
};
