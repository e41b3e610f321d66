import type { BotName, Rank, Seat, View } from '@shoal/core';
import type { GameId } from '@shoal/games';
import type { TableReport } from '@shoal/room';
import type { MiddleModel } from '../presentation/game-presentation.ts';
import type { HandStack } from '../presentation/hand-stack.ts';
import { PRESENTATIONS } from '../presentation/presentations.ts';

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

/** Who sits at a table, and what is played there. */
export type SeatedTable = Pick<TableReport, 'game' | 'labels' | 'players'>;

export const seatModels = ({ game, labels, players }: SeatedTable, view: View): SeatModel[] =>
  labels.map((label, seat) => ({
    ...{ seat, label, bot: players[seat].bot, cards: view.handSizes[seat] },
    books: PRESENTATIONS[game].books(view, seat),
    place: PRESENTATIONS[game].place(view, seat),
    hasTurn: view.turn === seat,
    isViewer: view.seat === seat,
  }));

/** The middle of a table of any game. */
export const middleOf = (game: GameId, options: object, view: View): MiddleModel =>
  PRESENTATIONS[game].middle(view, options);

/** A key and what it does. */
export interface KeyLabel {
  readonly key: string;
  readonly label: string;
  /** Does it answer a question, instead of opening something to look at? */
  readonly isAnswer?: boolean;
  /** Would Enter take it? */
  readonly isPicked?: boolean;
}

/** A hand as it is shown to its owner. */
export interface HandModel {
  readonly stacks: readonly HandStack[];
  /** The stack that Enter would touch; null while there is nothing to choose. */
  readonly cursor: number | null;
  /** Stacks that are touched already. */
  readonly isPicked: (stack: HandStack) => boolean;
}

/** Everything that a table shows to its viewer. */
export interface TableModel {
  readonly game: string;
  /** The preset, or that it is a daily deal. */
  readonly rules: string;
  /** Which deal it is, and the score; empty where there is only one. */
  readonly deal: string;
  readonly turn: string;
  /** The suit in force in words; empty where the up-card says it. */
  readonly suit: string;
  readonly stock: string;
  readonly seats: readonly SeatModel[];
  readonly offered: readonly Seat[];
  readonly picked: Seat | null;
  readonly middle: MiddleModel;
  readonly log: readonly string[];
  /** So many of the last sentences are new. */
  readonly news: number;
  readonly hand: HandModel;
  readonly prompt: string;
  readonly keys: readonly KeyLabel[];
  /** One sentence for the person who pressed a key, or a tip. */
  readonly message: string | null;
}
