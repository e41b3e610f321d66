import {
  type BotName,
  type Card,
  type CommonOptions,
  type CrazyEightsOptions,
  type CrazyEightsView,
  type GameId,
  type GoFishView,
  type Rank,
  rankNamed,
  rankOf,
  type Seat,
  type Suit,
  suitOf,
  type View,
} from '@shoal/core';
import type { Player } from './sitting/players.ts';

/** What everybody may always see of a seat. */
export interface SeatModel {
  readonly seat: Seat;
  readonly label: string;
  readonly bot: BotName | null;
  readonly cards: number;
  /** Laid down so far, in the order of ranks; null in a game without books. */
  readonly books: readonly Rank[] | null;
  /** The place it went out in; null while it plays. */
  readonly place: number | null;
  readonly hasTurn: boolean;
  readonly isViewer: boolean;
}

/** What lies in the middle of the table. */
export interface MiddleModel {
  readonly stock: number;
  readonly upCard: Card | null;
  /** Only where the up-card does not say it by itself. */
  readonly suitInForce: Suit | null;
  readonly anythingMatches: boolean;
  /** Only where it is not the usual one, at a table where that matters. */
  readonly isReversed: boolean;
  readonly penalty: number;
}

/** Who sits at a table, and what is played there. */
export interface SeatedTable {
  readonly id: GameId;
  readonly labels: readonly string[];
  readonly players: readonly Player[];
}

export const seatModels = ({ id, labels, players }: SeatedTable, view: View): SeatModel[] =>
  labels.map((label, seat) => ({
    ...{ seat, label, bot: players[seat].bot, cards: view.handSizes[seat] },
    books: id === 'go-fish' ? (view as GoFishView).books[seat].map(({ rank }) => rank) : null,
    place: id === 'crazy-eights' ? (view as CrazyEightsView).outPlaces[seat] : null,
    hasTurn: view.turn === seat,
    isViewer: view.seat === seat,
  }));

/** The middle of a table of any game. */
export function middleOf(game: GameId, options: CommonOptions, view: View): MiddleModel {
  const empty = { upCard: null, suitInForce: null, anythingMatches: false, isReversed: false, penalty: 0 };
  const { stockSize: stock } = view;
  if (game === 'go-fish') return { stock, ...empty };
  const { discardPile, suitInForce, penalty, direction, seats } = view as CrazyEightsView;
  const upCard = discardPile[discardPile.length - 1];
  const isWild = rankOf(upCard) === rankNamed((options as CrazyEightsOptions).wild);
  return {
    ...{ stock, upCard, penalty },
    suitInForce: suitInForce !== null && (isWild || suitInForce !== suitOf(upCard)) ? suitInForce : null,
    anythingMatches: suitInForce === null,
    isReversed: direction === -1 && seats > 2,
  };
}
