import { en, printable, type Statistics } from '@shoal/table-ui';
import { plainSentences } from '../table-plan.ts';
import { statisticsWords } from './statistics-words.ts';

const words = en.statistics;

/** The same for whoever hears it: sentences instead of tables, bars and curves. */
export function spokenStatistics({ total, games, daily, together }: Statistics): string[] {
  if (total.games === 0 && together.games === 0) return [statisticsWords.noGames];
  return [
    ...(total.games === 0 ? [] : words.summary(total)),
    ...games.flatMap(({ game, groups }) =>
      groups.map((group) => words.group(plainSentences.gameName(game), group.preset, words.level(group.level), group)),
    ),
    ...(daily.all.dates === 0 ? [] : words.daily(daily)),
    ...(together.games === 0 ? [] : [words.together(together.games)]),
    ...together.people.map(({ name, ...tally }) => words.person(printable(name), tally)),
  ];
}
