import { numberFormat } from '@shoal/language';
import { plural, unbroken, whole } from '@shoal/language/fr';
import type { DailyRun, DailyStatistics } from '../../statistics/daily-statistics.ts';
import { MIXED } from '../../statistics/game-statistics.ts';
import type { Shares, StatisticsWords } from '../../statistics/statistics-words.ts';
import type { Streak, Tally } from '../../statistics/tally.ts';
import { atGame } from './game-names.ts';

const tenths = numberFormat('fr', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const percents = numberFormat('fr', { style: 'percent' });

const percent = (share: number): string => unbroken(percents.format(share));

const counted = (count: number): string =>
  plural(count, { one: `${whole(count)} partie`, other: `${whole(count)} parties` });

function games({ games: count, wins, sharedWins }: Tally): string {
  if (count === 1) return oneGame(wins, sharedWins);
  if (wins === 0) return `Tu n’as encore gagné aucune de tes ${whole(count)} parties.`;
  if (sharedWins === 0) return `Tu as gagné ${counted(wins)} sur ${whole(count)}.`;
  if (wins === 1) return `Tu as partagé la victoire dans 1 partie sur ${whole(count)}.`;
  return `Tu as gagné ${counted(wins)} sur ${whole(count)}, dont ${whole(sharedWins)} en partageant la victoire.`;
}

function oneGame(wins: number, sharedWins: number): string {
  if (wins === 0) return 'Tu as terminé 1 partie, et la première victoire est encore à venir.';
  return sharedWins === 0
    ? 'Tu as terminé 1 partie et tu l’as gagnée.'
    : 'Tu as terminé 1 partie et partagé la victoire.';
}

const share = ({ winShare, fairShare }: Tally): string =>
  `Tu gagnes ${percent(winShare)} de tes parties ; entre joueurs de même force, ce serait ${percent(fairShare)}.`;

/** A single win is no streak. */
function streak({ current, longest }: Streak): string[] {
  if (longest < 2) return [];
  if (current === longest)
    return [`Tu as gagné les ${whole(current)} dernières parties, ta plus longue série de victoires à ce jour.`];
  if (current < 2) return [`Ta plus longue série de victoires est de ${whole(longest)} parties.`];
  return [
    `Tu as gagné les ${whole(current)} dernières parties ; ta plus longue série de victoires est de ${whole(longest)}.`,
  ];
}

function undone({ gamesWithUndo }: Tally): string[] {
  if (gamesWithUndo === 0) return [];
  return [
    plural(gamesWithUndo, {
      one: `Tu as annulé des choix dans ${whole(gamesWithUndo)} partie.`,
      other: `Tu as annulé des choix dans ${whole(gamesWithUndo)} parties.`,
    }),
  ];
}

function dailyDeals({ dates, wins }: DailyRun): string {
  if (dates === 1) {
    return wins === 1 ? 'Tu as terminé 1 donne du jour et tu l’as gagnée.' : 'Tu as terminé 1 donne du jour.';
  }
  return wins === 0
    ? `Tu as terminé ${whole(dates)} donnes du jour, sans victoire pour l’instant.`
    : `Tu as terminé ${whole(dates)} donnes du jour et en as gagné ${whole(wins)}.`;
}

function wonDays(wins: number): string {
  if (wins === 0) return 'aucun gagné';
  return plural(wins, { one: `${whole(wins)} gagné`, other: `${whole(wins)} gagnés` });
}

/** A single day is no streak either. */
function dailyStreak({ current, longest }: DailyStatistics): string[] {
  if (longest.dates < 2) return [];
  const best = `Ta plus longue série quotidienne est de ${whole(longest.dates)} jours, dont ${wonDays(longest.wins)}.`;
  if (current.dates < 2) return [best];
  const now = `Ta série quotidienne en cours est de ${whole(current.dates)} jours, dont ${wonDays(current.wins)}.`;
  return current.dates === longest.dates ? [now] : [now, best];
}

const dailyToday = ({ current, isTodayFinished }: DailyStatistics): string[] =>
  current.dates > 0 && !isTodayFinished ? ['Joue la donne d’aujourd’hui pour prolonger ta série.'] : [];

const won = (wins: number): string => plural(wins, { one: `${whole(wins)} gagnée`, other: `${whole(wins)} gagnées` });

const shares = ({ games: count, wins, winShare, fairShare }: Shares): string =>
  `${counted(count)}, ${won(wins)}, un taux de ${percent(winShare)} pour une juste part de ${percent(fairShare)}.`;

/** All that is said of statistics, in French. */
export const statistics: StatisticsWords = {
  changedRules: 'Une étoile signale des règles aux options modifiées.',
  group: (game, preset, bots, tally) => `${game}, règles ${preset}, bots ${bots} : ${shares(tally)}`,
  person: (name, tally) => `${name} : ${shares(tally)}`,
  summary: (tally) => [games(tally), share(tally), ...streak(tally.streak), ...undone(tally)],
  heads: {
    ...{ rules: 'règles', bots: 'bots', games: 'parties', won: 'gagné', share: 'taux', bar: '' },
    ...{ range: '95 %', fair: 'juste', best: 'record', streak: 'série' },
  },
  nameHead: 'nom',
  legend: {
    share: 'Une victoire partagée compte à parts égales.',
    bar: 'Le repère dans une barre est la juste part.',
    range: 'La colonne 95 % donne un intervalle : ton vrai taux s’y trouve dans 19 cas sur 20.',
    streak: 'Une série compte les victoires d’affilée : en ce moment, puis au maximum.',
  },
  scoreLegend: (score, better) => {
    if (better === null)
      return `La colonne « ${score} » donne une moyenne par partie ; elle ne décide pas de la victoire.`;
    return better === 'higher'
      ? `La colonne « ${score} » donne une moyenne par partie : plus elle est élevée, mieux c’est.`
      : `La colonne « ${score} » donne une moyenne par partie : plus elle est basse, mieux c’est.`;
  },
  all: 'total',
  level: (level) => (level === MIXED ? 'mixtes' : level),
  curve: (game, from) => `Ton taux de victoires ${atGame(game)} depuis la partie ${whole(from)} :`,
  daily: (daily) => [dailyDeals(daily.all), ...dailyStreak(daily), ...dailyToday(daily)],
  together: (count) => `${counted(count)} à plusieurs autour d’une même table :`,
  whole,
  percent,
  mean: (value) => unbroken(tenths.format(value)),
  range: (low, high) => `${whole(100 * low)}–${whole(100 * high)}`,
  streak: ({ current, longest }) => `${whole(current)}/${whole(longest)}`,
};
