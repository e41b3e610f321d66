import { numberFormat } from '@shoal/language';
import { plural, whole } from '@shoal/language/de';
import type { DailyRun, DailyStatistics } from '../../statistics/daily-statistics.ts';
import { MIXED } from '../../statistics/game-statistics.ts';
import type { Shares, StatisticsWords } from '../../statistics/statistics-words.ts';
import type { Streak, Tally } from '../../statistics/tally.ts';

const tenths = numberFormat('de', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const percents = numberFormat('de', { style: 'percent' });

const percent = (share: number): string => percents.format(share);

function games({ games: count, wins, sharedWins }: Tally): string {
  if (count === 1) return oneGame(wins, sharedWins);
  if (wins === 0) return `Du hast noch keines von ${whole(count)} Spielen gewonnen.`;
  if (sharedWins === 0) return `Du hast ${whole(wins)} von ${whole(count)} Spielen gewonnen.`;
  if (wins === 1) return `Du hast dir in 1 von ${whole(count)} Spielen den Sieg geteilt.`;
  return plural(sharedWins, {
    one: `Du hast ${whole(wins)} von ${whole(count)} Spielen gewonnen, mit 1 geteilten Sieg.`,
    other: `Du hast ${whole(wins)} von ${whole(count)} Spielen gewonnen, mit ${whole(sharedWins)} geteilten Siegen.`,
  });
}

function oneGame(wins: number, sharedWins: number): string {
  if (wins === 0) return 'Du hast 1 Spiel beendet, und der erste Sieg kommt noch.';
  return sharedWins === 0
    ? 'Du hast 1 Spiel beendet und es gewonnen.'
    : 'Du hast 1 Spiel beendet und dir den Sieg geteilt.';
}

const share = ({ winShare, fairShare }: Tally): string =>
  `Du gewinnst ${percent(winShare)} deiner Spiele; unter gleich guten Spielern wären es ${percent(fairShare)}.`;

/** A single win is no streak. */
function streak({ current, longest }: Streak): string[] {
  if (longest < 2) return [];
  if (current === longest)
    return [`Du hast die letzten ${whole(current)} Spiele gewonnen, deine bisher längste Siegesserie.`];
  if (current < 2) return [`Deine längste Siegesserie umfasst ${whole(longest)} Spiele.`];
  return [
    `Du hast die letzten ${whole(current)} Spiele gewonnen; deine längste Siegesserie umfasst ${whole(longest)} Spiele.`,
  ];
}

function undone({ gamesWithUndo }: Tally): string[] {
  if (gamesWithUndo === 0) return [];
  return [
    plural(gamesWithUndo, {
      one: 'In 1 Spiel hast du etwas zurückgenommen.',
      other: `In ${whole(gamesWithUndo)} Spielen hast du etwas zurückgenommen.`,
    }),
  ];
}

function dailyDeals({ dates, wins }: DailyRun): string {
  if (dates === 1) {
    return wins === 1 ? 'Du hast 1 Tagesrunde beendet und sie gewonnen.' : 'Du hast 1 Tagesrunde beendet.';
  }
  return wins === 0
    ? `Du hast ${whole(dates)} Tagesrunden beendet und noch keine davon gewonnen.`
    : `Du hast ${whole(dates)} Tagesrunden beendet und ${whole(wins)} davon gewonnen.`;
}

/** A single day is no streak either. */
function dailyStreak({ current, longest }: DailyStatistics): string[] {
  if (longest.dates < 2) return [];
  const best = `Deine längste Tagesserie umfasst ${whole(longest.dates)} Tage, ${whole(longest.wins)} davon gewonnen.`;
  if (current.dates < 2) return [best];
  const now = `Deine Tagesserie läuft seit ${whole(current.dates)} Tagen, ${whole(current.wins)} davon gewonnen.`;
  return current.dates === longest.dates ? [now] : [now, best];
}

const dailyToday = ({ current, isTodayFinished }: DailyStatistics): string[] =>
  current.dates > 0 && !isTodayFinished ? ['Spiel die heutige Runde, um deine Serie zu verlängern.'] : [];

const shares = ({ games: count, wins, winShare, fairShare }: Shares): string =>
  plural(count, {
    one: `1 Spiel, ${whole(wins)} gewonnen, Siegquote ${percent(winShare)}; fair wären ${percent(fairShare)}.`,
    other: `${whole(count)} Spiele, ${whole(wins)} gewonnen, Siegquote ${percent(winShare)}; fair wären ${percent(fairShare)}.`,
  });

/** All that is said of statistics, in German. */
export const statistics: StatisticsWords = {
  changedRules: 'Ein Stern steht für Regeln mit geänderten Optionen.',
  group: (game, preset, bots, tally) => `${game}, Variante ${preset}, gegen Bots (${bots}): ${shares(tally)}`,
  person: (name, tally) => `${name}: ${shares(tally)}`,
  summary: (tally) => [games(tally), share(tally), ...streak(tally.streak), ...undone(tally)],
  heads: {
    ...{ rules: 'Regeln', bots: 'Bots', games: 'Spiele', won: 'Siege', share: 'Quote', bar: '' },
    ...{ range: percent(0.95), fair: 'fair', best: 'Rekord', streak: 'Serie' },
  },
  nameHead: 'Name',
  legend: {
    share: 'Ein geteilter Sieg zählt zu gleichen Teilen.',
    bar: 'Die Marke im Balken ist ein fairer Anteil.',
    range: `Die Spalte ${percent(0.95)} nennt einen Bereich: Deine wahre Siegquote liegt in 19 von 20 Fällen darin.`,
    streak: 'Eine Serie zählt Siege in Folge: zuerst die aktuelle, dann die längste.',
  },
  scoreLegend: (score, better) => {
    if (better === null) return `Unter ${score} steht der Mittelwert pro Spiel; über den Sieg entscheidet er nicht.`;
    return better === 'higher'
      ? `Unter ${score} steht der Mittelwert pro Spiel: je höher, desto besser.`
      : `Unter ${score} steht der Mittelwert pro Spiel: je niedriger, desto besser.`;
  },
  all: 'alle',
  level: (level) => (level === MIXED ? 'gemischt' : level),
  curve: (game, from) => `${game}, deine Siegquote ab Spiel ${whole(from)}:`,
  daily: (daily) => [dailyDeals(daily.all), ...dailyStreak(daily), ...dailyToday(daily)],
  together: (count) =>
    plural(count, {
      one: '1 Spiel mit mehreren Menschen an einem Tisch:',
      other: `${whole(count)} Spiele mit mehreren Menschen an einem Tisch:`,
    }),
  whole,
  percent,
  mean: (value) => tenths.format(value),
  range: (low, high) => `${whole(100 * low)}–${whole(100 * high)}`,
  streak: ({ current, longest }) => `${whole(current)}/${whole(longest)}`,
};
