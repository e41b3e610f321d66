import type { GameEvent, GameRecord, Seat } from '@shoal/core';
import type { GameId } from '@shoal/games/ids';
import type { MatchStanding, RoomHealth, SeatReport, TableTerms } from '../room/news.ts';
import type { Opening, SealPicture } from '../seal/sealed-deal.ts';
import type { Reaction } from './commands.ts';
import type { CommandId, PersonId, Ticket } from './identifiers.ts';
import type { CommandRefusal, Ending } from './refusals.ts';
import type { OwnPlace, RoomPicture } from './room-picture.ts';

/** What happened at the table, for one pair of eyes. */
export interface TableNews extends MatchStanding, SeatReport, Omit<RoomHealth, 'trouble'> {
  /** Spells the view and the events. */
  readonly game: GameId;
  /** Only with the whole log of a deal. */
  readonly terms: TableTerms | null;
  /** The seats of the receiver. */
  readonly ownSeats: readonly Seat[];
  readonly hasTrouble: boolean;
  readonly from: number;
  readonly events: readonly GameEvent[];
  /** The hashes that seal the pack, or a stock that was rebuilt; oldest first, all since `from`. */
  readonly seals: readonly SealPicture[];
  /** Proves each card that the receiver has learnt since `from`. */
  readonly openings: readonly Opening[];
}

/** The round before a deal, in the order of its stages. */
export type Round =
  /** Everybody is asked for a commitment; the server has made its own. */
  | { readonly type: 'commit'; readonly round: string; readonly deal: number; readonly server: string }
  /** All commitments are in, and everybody is asked to open. */
  | {
      readonly type: 'open';
      readonly round: string;
      readonly commitments: readonly { readonly seat: Seat; readonly commitment: string }[];
    }
  /** The seed is settled, without the shares of the seats that did not open in time. */
  | { readonly type: 'dealt'; readonly round: string; readonly without: readonly Seat[] };

/** What a command led to. */
export type Outcome =
  | { readonly ok: true; readonly ticket?: Ticket }
  /** The refusal of the room, or of its game. */
  | { readonly ok: false; readonly refusal: CommandRefusal | (string & {}) };

export type ServerMessage = {
  readonly seq: number;
} /** The first frame in a room. News of the table follow, if there is a match. */ & (
  | {
      readonly type: 'welcome';
      readonly version: number;
      readonly room: RoomPicture;
      readonly you: OwnPlace;
    }
  | { readonly type: 'room'; readonly room: RoomPicture; readonly you: OwnPlace }
  | { readonly type: 'news'; readonly table: TableNews }
  | { readonly type: 'answer'; readonly id: CommandId; readonly outcome: Outcome }
  | { readonly type: 'round'; readonly round: Round }
  | { readonly type: 'reaction'; readonly person: PersonId; readonly reaction: Reaction }
  /** A finished deal with all its cards. */
  | { readonly type: 'record'; readonly deal: number; readonly record: GameRecord }
  /** Somebody at the table has been asked to open the door. */
  | { readonly type: 'knocking' }
  | { readonly type: 'beat' }
  /** The last frame. `by`: who removed the receiver. `afterMs`: when to come back. */
  | { readonly type: 'bye'; readonly ending: Ending; readonly by?: string; readonly afterMs?: number }
);
