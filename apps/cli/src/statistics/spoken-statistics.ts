import { type Catalogue, printable, type Statistics, shownName } from '@shoal/table-ui';

/** The same for whoever hears it: sentences instead of tables, bars and curves. */
export function spokenStatistics({ total, games, daily, together }: Statistics, catalogue: Catalogue): string[] {
  const { statistics: words, ownGames, screen } = catalogue;
  if (total.games === 0 && together.games === 0) return [ownGames.noneCounted];
  return [
    ...(total.games === 0 ? [] : words.summary(total)),
    ...games.flatMap(({ game, groups }) =>
      groups.map((group) => words.group(catalogue.games[game].name, group.preset, words.level(group.level), group)),
    ),
    ...(daily.all.dates === 0 ? [] : words.daily(daily)),
    ...(together.games === 0 ? [] : [words.together(together.games)]),
    ...together.people.map(({ name, ...tally }) => words.person(printable(shownName(name, screen.you)), tally)),
  ];
}
