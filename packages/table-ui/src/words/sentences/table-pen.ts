import type { Seat } from '@shoal/core';
import { cardSign, type Pen, spokenCard } from '@shoal/language';
import type { Catalogue } from '../catalogue.ts';
import { shownLabels } from './shown-names.ts';

/** The players, and how to speak to them. */
export interface SentenceSettings {
  readonly names: readonly string[];
  /** Writes 7H instead of 7♥. */
  readonly ascii: boolean;
  /** Writes "seven of hearts", to be read aloud. */
  readonly spoken?: boolean;
  /** The seat addressed as "you"; null in hot seat, in a replay and for spectators. */
  readonly you?: Seat | null;
  readonly catalogue: Catalogue;
}

/** Writes names and cards as they are said at this table. */
export function penOf({ names, ascii, spoken = false, catalogue }: SentenceSettings): Pen {
  const card: Pen['card'] = (shown) => (spoken ? spokenCard(shown, catalogue.cards) : cardSign(shown, { ascii }));
  const between = spoken ? ', ' : ' ';
  const labels = shownLabels(names, catalogue.screen.you);
  return { name: (seat) => labels[seat], card, cards: (cards) => cards.map(card).join(between) };
}
