import type { Action, BotName, Seat } from '@shoal/core';
import type { CommandId, PersonId, SessionToken } from './identifiers.ts';
import type { RoomTerms } from './room-terms.ts';

/** What people can say without words. */
export const REACTIONS = ['wave', 'laugh', 'clap', 'surprise', 'heart', 'hurry'] as const;
export type Reaction = (typeof REACTIONS)[number];

/** Who shall sit at a seat. */
export type SeatOffer = { readonly type: 'open' } | { readonly type: 'bot'; readonly bot: BotName };

/** What somebody in a room may ask for. */
export type Command =
  /** Takes a seat, also one that becomes free with the next deal. `bot` names the program that plays. */
  | {
      readonly type: 'sit';
      readonly seat: Seat;
      readonly name: string;
      readonly token: SessionToken;
      readonly bot?: string;
    }
  | { readonly type: 'stand' }
  | { readonly type: 'rename'; readonly name: string }
  | { readonly type: 'act'; readonly action: Action }
  /** Begins the match, the next deal, or after a match another one. */
  | { readonly type: 'deal' }
  | { readonly type: 'react'; readonly reaction: Reaction }
  /** Lets a bot play for somebody who is away, or stops the countdown. */
  | { readonly type: 'stand-in' | 'wait'; readonly person: PersonId }
  /** Answers with a ticket that moves this seat to another device. */
  | { readonly type: 'move' }
  /** Asks the people at the table for a seat that one has lost. */
  | { readonly type: 'reclaim'; readonly person: PersonId; readonly token: SessionToken }
  /** Answers somebody who knocks or who has lost a seat. */
  | { readonly type: 'admit'; readonly request: string; readonly isWelcome: boolean }
  | { readonly type: 'leave' }
  // For the organiser.
  | { readonly type: 'seats'; readonly offers: readonly (SeatOffer | { readonly type: 'keep'; readonly seat: Seat })[] }
  | { readonly type: 'terms'; readonly terms: RoomTerms }
  /** Ends the match, so that table and seats can be changed. */
  | { readonly type: 'lobby' }
  | { readonly type: 'lock'; readonly isLocked: boolean }
  | { readonly type: 'remove'; readonly person: PersonId }
  | { readonly type: 'reissue' }
  | { readonly type: 'hand-over'; readonly person: PersonId }
  | { readonly type: 'end' };

export type CommandType = Command['type'];

/** A command with what makes it safe to repeat. */
export interface Order {
  readonly type: 'do';
  readonly id: CommandId;
  /** The sequence number of the latest frame that the client had. */
  readonly seq: number;
  readonly command: Command;
}
