import type { BotName, MatchGoal } from '@shoal/core';
import type { GameId } from '@shoal/games/ids';
import type { WrittenRules } from '../match/match-plan.ts';
import type { Speed } from '../room/speed.ts';

/** Minutes that somebody may be away during deals, in all; null waits for ever. */
export const ABSENCE_MINUTES = [0, 1, 2, 5, null] as const;
export type AbsenceMinutes = (typeof ABSENCE_MINUTES)[number];

/** Seconds to think about one action; null has no clock. */
export const THINKING_SECONDS = [null, 30, 60, 120] as const;
export type ThinkingSeconds = (typeof THINKING_SECONDS)[number];

/** What the organiser of a room decides. */
export interface RoomTerms {
  readonly game: GameId;
  readonly preset: string;
  /** Options that differ from the preset. */
  readonly rules: WrittenRules;
  readonly goal: MatchGoal | null;
  readonly absenceMinutes: AbsenceMinutes;
  readonly thinkingSeconds: ThinkingSeconds;
  /** Plays for people who are away. */
  readonly standIn: BotName;
  readonly speed: Speed;
  /** May people ask the coach against other people? */
  readonly allowsHints: boolean;
}
