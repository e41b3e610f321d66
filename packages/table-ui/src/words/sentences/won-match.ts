import type { Seat } from '@shoal/core';
import { youAmong } from '../../sitting/players.ts';
import { shownLabels } from '../../sitting/you.ts';
import type { SeatedTable } from '../../table-model.ts';
import type { ScreenWords } from '../en/screen.ts';

/** Who won a match that is over, told to the one person who played it, or to everybody. */
export function wonMatch(
  winners: readonly Seat[],
  { labels, players }: Pick<SeatedTable, 'labels' | 'players'>,
  words: ScreenWords,
): string {
  const names = shownLabels(labels, words.you);
  const you = youAmong(players);
  const others = winners.filter((seat) => seat !== you).map((seat) => names[seat]);
  if (you === null || !winners.includes(you)) return words.matchWon(others);
  return others.length === 0 ? words.youWonMatch : words.youSharedMatch(others);
}
