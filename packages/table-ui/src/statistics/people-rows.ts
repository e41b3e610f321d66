import { printable } from '@shoal/room';
import { shownName } from '../sitting/you.ts';
import type { Together } from './statistics.ts';
import type { StatisticsWords } from './statistics-words.ts';

/** How people did around one table: the heads, then one row each. */
export function peopleRows({ people }: Together, words: StatisticsWords, you: string): readonly (readonly string[])[] {
  const { games: gamesHead, won, share, fair } = words.heads;
  const rows = people.map(({ name, games, wins, winShare, fairShare }) => [
    printable(shownName(name, you)),
    words.whole(games),
    words.whole(wins),
    words.percent(winShare),
    words.percent(fairShare),
  ]);
  return [[words.nameHead, gamesHead, won, share, fair], ...rows];
}
