import { allOf, plural, whole } from '@shoal/language/en';

/** What is said when a recorded game is told again. */
export const replay = {
  game: (number: number, game: string, players: readonly string[], seed: string | undefined): string =>
    seed === undefined
      ? `Game ${whole(number)}: ${game}, ${players.length} seats, with ${allOf(players)}.`
      : `Game ${whole(number)}: ${game}, ${players.length} seats, seed ${seed}, with ${allOf(players)}.`,
  tableAfter: (entries: number): string =>
    plural(entries, { one: 'The table after 1 log entry:', other: `The table after ${whole(entries)} log entries:` }),
  tableAfterWhole: (entries: number): string =>
    `The table after ${whole(entries)} log entries, to complete the action:`,
  logEnds: (entries: number, wanted: number): string =>
    plural(entries, {
      one: `The log has only 1 entry, not ${whole(wanted)}.`,
      other: `The log has only ${whole(entries)} entries, not ${whole(wanted)}.`,
    }),
  unfinished: 'The record ends before the game does.',
  hand: (player: string, cards: string): string => `${player}: ${cards}`,
  stepOn: 'Enter = next, q = quit',
};

export type ReplayWords = typeof replay;
