import type { GameRecord } from '@shoal/core';
import type { Reaction } from '../protocol/commands.ts';
import type { PersonId } from '../protocol/identifiers.ts';
import type { Ending } from '../protocol/refusals.ts';
import type { OwnPlace, RoomPicture } from '../protocol/room-picture.ts';
import type { TableReport } from '../room/news.ts';
import type { DealFairness } from './deal-check.ts';

/** A reaction that is on the screens for a moment. */
export interface ShownReaction {
  /** Counted from 1. */
  readonly number: number;
  readonly person: PersonId;
  readonly reaction: Reaction;
}

/** Everything that a client knows of its room. */
export interface RoomScene {
  readonly room: RoomPicture;
  readonly you: OwnPlace;
  /** The monotonic time of this picture: what is left of any time counts from here. */
  readonly pictureMs: number;
  readonly table: TableReport | null;
  readonly fairness: DealFairness;
  /** Oldest first. */
  readonly reactions: readonly ShownReaction[];
  /** How many events the person missed while away; 0 once they have acted or looked. */
  readonly missed: number;
  /** The record of the deal that is over, with all its cards. */
  readonly record: GameRecord | null;
}

/** What keeps a client out of a room for good. `not-readable`: the server is newer than this program. */
export type FinalEnding = Ending | 'closed' | 'not-readable';

/** How a client stands to its room. */
export type ClientState =
  /** The first attempt is 0. */
  | { readonly type: 'connecting'; readonly attempt: number }
  /** Waits for somebody at the table to open. */
  | { readonly type: 'knocking' }
  | { readonly type: 'live'; readonly scene: RoomScene }
  /** The connection is gone, and the client tries to come back. */
  | {
      readonly type: 'away';
      readonly scene: RoomScene;
      readonly sinceMs: number;
      readonly attempt: number;
      /** The monotonic time of the next attempt. */
      readonly retryAtMs: number;
    }
  | {
      readonly type: 'ended';
      readonly ending: FinalEnding;
      /** The name of the person who removed this one; null otherwise. */
      readonly by: string | null;
      readonly scene: RoomScene | null;
    };

export const sceneOf = (state: ClientState): RoomScene | null => ('scene' in state ? state.scene : null);
