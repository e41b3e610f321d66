import type { Badge, CardGroup, HandStack, Pile, Seat, View } from '@shoal/core';
import type { TableReport } from '@shoal/room';
import type { Strength } from '../words/sentences/bot-strength.ts';
import type { Sentences } from '../words/sentences/sentences.ts';

/** A badge with its text. */
export interface ShownBadge extends Badge {
  readonly text: string;
}

/** The public part of a seat. */
export interface SeatModel {
  readonly seat: Seat;
  readonly label: string;
  /** The name of the bot; null for a person. */
  readonly bot: string | null;
  /** How strong the bot is; null for people and programs, and if all bots are equal. */
  readonly strength: Strength | null;
  readonly cards: number;
  /** The groups laid down so far, by rank; null in a game without groups. */
  readonly groups: readonly CardGroup[] | null;
  /** Replaces the hand of a seat that is out of the game; null while it plays. */
  readonly badge: ShownBadge | null;
  readonly hasTurn: boolean;
  readonly isViewer: boolean;
  /** What a room tells of the person who sits there, such as how long they are away. */
  readonly note?: string;
}

/** The piles and badges in the middle of the table. */
export interface MiddleModel {
  readonly piles: readonly Pile[];
  readonly badges: readonly ShownBadge[];
}

/** The players of a table, with their labels. */
export type SeatedTable = Pick<TableReport, 'labels' | 'players'>;

export const seatModels = ({ labels, players }: SeatedTable, view: View, sentences: Sentences): SeatModel[] =>
  labels.map((label, seat) => {
    const { bot } = players[seat];
    const { groups, badge } = sentences.game.presentation.seat(view, seat);
    return {
      ...{ seat, label, bot, cards: view.handSizes[seat], groups },
      strength: bot === null ? null : sentences.strength(bot),
      badge: badge === null ? null : shown(badge, sentences),
      hasTurn: view.turn === seat,
      isViewer: view.seat === seat,
    };
  });

export function middleOf(view: View, options: object, sentences: Sentences): MiddleModel {
  const { piles, badges } = sentences.game.presentation.table(view, options);
  return { piles, badges: badges.map((badge) => shown(badge, sentences)) };
}

const shown = (badge: Badge, sentences: Sentences): ShownBadge => ({ ...badge, text: sentences.badge(badge) });

/** The pile of this kind in the middle, or undefined. */
export const pileIn = <T extends Pile['type']>(
  { piles }: MiddleModel,
  type: T,
): Extract<Pile, { readonly type: T }> | undefined =>
  piles.find((pile): pile is Extract<Pile, { readonly type: T }> => pile.type === type);

/** A key with its meaning. */
export interface KeyLabel {
  readonly key: string;
  readonly label: string;
  /** Does it answer a question, rather than open a view? */
  readonly isAnswer?: boolean;
  /** Would Enter take it? */
  readonly isPicked?: boolean;
  /** Is it named even where other keys have no room? */
  readonly isKept?: boolean;
}

/** A hand as its owner sees it. */
export interface HandModel {
  readonly stacks: readonly HandStack[];
  /** The stack that Enter would touch; null while there is nothing to choose in the hand. */
  readonly cursor: number | null;
  /** Has the stack been touched? */
  readonly isPicked: (stack: HandStack) => boolean;
  /** Should the stack look disabled? Never in a game where the own cards are only looked at. */
  readonly isDim: (stack: HandStack) => boolean;
  /** Has a card of it come since the viewer's last action? */
  readonly isNew: (stack: HandStack) => boolean;
}

/** A hidden hand as everyone sees it. */
export interface FanModel {
  /** The owner of the hand, and its number of cards. */
  readonly label: string;
  readonly count: number;
  /** The most cards that such a hand holds in this deal, so that it can be drawn in one size. */
  readonly most: number;
  /** The place that Enter would take; null while this viewer may take none. */
  readonly place: number | null;
}

/** A turn in the log. */
export interface LogEntry {
  /** The player whose turn it is; null between turns, as at the deal or in a vote. */
  readonly seat: Seat | null;
  /** One sentence, or a few. */
  readonly text: string;
  /** Has something in it happened since the viewer's last action? */
  readonly isNew: boolean;
}

/** Everything that a table shows to its viewer. */
export interface TableModel {
  readonly game: string;
  /** The name of the preset, or of the daily deal. */
  readonly rules: string;
  /** The clauses of the rules in force; told only where they are shown. */
  readonly clauses: () => readonly string[];
  /** The number of the deal; empty for the first of a match without a goal. */
  readonly deal: string;
  /** The match with the names of its players: the long form of the deal. */
  readonly score: string;
  /** The score of the viewer and of the best other player alone, for narrow screens. */
  readonly shortScore: string;
  readonly turn: string;
  readonly seats: readonly SeatModel[];
  readonly offered: readonly Seat[];
  readonly picked: Seat | null;
  readonly middle: MiddleModel;
  /** Does a hidden hand have the middle of the table in this game? */
  readonly hasFan: boolean;
  /** The hidden hand that a card can be taken from, or null. */
  readonly fan: FanModel | null;
  /** What happened, turn by turn; new entries come last. */
  readonly log: readonly LogEntry[];
  readonly hand: HandModel;
  readonly prompt: string;
  readonly keys: readonly KeyLabel[];
  /** One sentence about the last key, or a tip. */
  readonly message: string | null;
}
