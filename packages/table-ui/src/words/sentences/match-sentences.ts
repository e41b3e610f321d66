import type { Seat } from '@shoal/core';
import { type Membership, ownSeatOf, type TableReport } from '@shoal/room';
import type { ScreenWords } from '../catalogue.ts';
import { shownLabels } from './shown-names.ts';

/** The players of a match, for one device. */
interface MatchPlayers extends Membership {
  readonly labels: readonly string[];
}

/** Says who won a match, to the only person at a device or to everyone. */
export function wonMatch(winners: readonly Seat[], { labels, ownSeats }: MatchPlayers, words: ScreenWords): string {
  const names = shownLabels(labels, words.you);
  const you = ownSeatOf({ ownSeats });
  const others = winners.filter((seat) => seat !== you).map((seat) => names[seat]);
  if (you === null || !winners.includes(you)) return words.matchWon(others);
  return others.length === 0 ? words.youWonMatch : words.youSharedMatch(others);
}

/** Offers another deal, with who begins it: the next seat clockwise. */
export function playAgain(
  { labels, ownSeats, firstSeat }: MatchPlayers & Pick<TableReport, 'firstSeat'>,
  words: ScreenWords,
): string {
  const starter = (firstSeat + 1) % labels.length;
  return starter === ownSeatOf({ ownSeats })
    ? words.againFromYou
    : words.again(shownLabels(labels, words.you)[starter]);
}

/** Asks whether to leave a table, and says what becomes of the match. */
export function leaving({ isBegun, isSaved }: Pick<TableReport, 'isBegun' | 'isSaved'>, words: ScreenWords): string {
  if (!isSaved) return words.leaveUnsaved;
  return isBegun ? words.leaveQuestion : words.leaveUnbegun;
}

const MINUTE_MS = 60_000;

/** Says how long ago a match was left. */
export function leftAt(then: Date, now: Date, words: ScreenWords): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - then.getTime()) / MINUTE_MS));
  if (minutes < 60) return words.leftMinutesAgo(minutes);
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? words.leftHoursAgo(hours) : words.leftDaysAgo(Math.floor(hours / 24));
}
