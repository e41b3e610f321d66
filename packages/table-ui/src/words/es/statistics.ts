import { numberFormat } from '@shoal/language';
import { NBSP, plural, whole } from '@shoal/language/es';
import type { DailyRun, DailyStatistics } from '../../statistics/daily-statistics.ts';
import { MIXED } from '../../statistics/game-statistics.ts';
import type { Shares, StatisticsWords } from '../../statistics/statistics-words.ts';
import type { Streak, Tally } from '../../statistics/tally.ts';
import { theGame } from './game-names.ts';

const tenths = numberFormat('es', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const percents = numberFormat('es', { style: 'percent' });

const percent = (share: number): string => percents.format(share);

function games({ games: count, wins, sharedWins }: Tally): string {
  if (count === 1) return oneGame(wins, sharedWins);
  if (wins === 0) return `Todavía no has ganado ninguna de tus ${whole(count)} partidas.`;
  if (sharedWins === 0) return `Has ganado ${whole(wins)} de ${whole(count)} partidas.`;
  if (wins === 1) return `Has compartido la victoria en 1 de ${whole(count)} partidas.`;
  return plural(sharedWins, {
    one: `Has ganado ${whole(wins)} de ${whole(count)} partidas, 1 de ellas con victoria compartida.`,
    other: `Has ganado ${whole(wins)} de ${whole(count)} partidas, ${whole(sharedWins)} de ellas con victoria compartida.`,
  });
}

function oneGame(wins: number, sharedWins: number): string {
  if (wins === 0) return 'Has terminado 1 partida, y la primera victoria está por llegar.';
  return sharedWins === 0
    ? 'Has terminado 1 partida y la has ganado.'
    : 'Has terminado 1 partida y has compartido la victoria.';
}

const share = ({ winShare, fairShare }: Tally): string =>
  `Ganas el ${percent(winShare)} de las partidas; entre jugadores igual de buenos sería el ${percent(fairShare)}.`;

/** A single win is no streak. */
function streak({ current, longest }: Streak): string[] {
  if (longest < 2) return [];
  if (current === longest)
    return [`Has ganado las últimas ${whole(current)} partidas, tu racha más larga hasta ahora.`];
  if (current < 2) return [`Tu racha de victorias más larga es de ${whole(longest)} partidas.`];
  return [`Has ganado las últimas ${whole(current)} partidas; tu racha más larga es de ${whole(longest)}.`];
}

function undone({ gamesWithUndo }: Tally): string[] {
  if (gamesWithUndo === 0) return [];
  return [
    plural(gamesWithUndo, {
      one: 'En 1 partida deshiciste alguna jugada.',
      other: `En ${whole(gamesWithUndo)} partidas deshiciste alguna jugada.`,
    }),
  ];
}

function dailyDeals({ dates, wins }: DailyRun): string {
  if (dates === 1) {
    return wins === 1 ? 'Has terminado 1 partida del día y la has ganado.' : 'Has terminado 1 partida del día.';
  }
  return wins === 0
    ? `Has terminado ${whole(dates)} partidas del día y todavía no has ganado ninguna.`
    : `Has terminado ${whole(dates)} partidas del día y has ganado ${whole(wins)}.`;
}

/** A single day is no streak either. */
function dailyStreak({ current, longest }: DailyStatistics): string[] {
  if (longest.dates < 2) return [];
  const best = plural(longest.wins, {
    one: `Tu racha diaria más larga es de ${whole(longest.dates)} días, con 1 victoria.`,
    other: `Tu racha diaria más larga es de ${whole(longest.dates)} días, con ${whole(longest.wins)} victorias.`,
  });
  if (current.dates < 2) return [best];
  const now = plural(current.wins, {
    one: `Llevas una racha diaria de ${whole(current.dates)} días, con 1 victoria.`,
    other: `Llevas una racha diaria de ${whole(current.dates)} días, con ${whole(current.wins)} victorias.`,
  });
  return current.dates === longest.dates ? [now] : [now, best];
}

const dailyToday = ({ current, isTodayFinished }: DailyStatistics): string[] =>
  current.dates > 0 && !isTodayFinished ? ['Juega la partida de hoy para alargar tu racha.'] : [];

const won = (wins: number): string => plural(wins, { one: '1 ganada', other: `${whole(wins)} ganadas` });

const shares = ({ games: count, wins, winShare, fairShare }: Shares): string =>
  plural(count, {
    one: `1 partida, ${won(wins)}: el ${percent(winShare)} (cuota justa: ${percent(fairShare)}).`,
    other: `${whole(count)} partidas, ${won(wins)}: el ${percent(winShare)} (cuota justa: ${percent(fairShare)}).`,
  });

/** All that is said of statistics, in Spanish. */
export const statistics: StatisticsWords = {
  changedRules: 'Un asterisco señala reglas con opciones cambiadas.',
  group: (game, preset, bots, tally) => `${game} con las reglas ${preset} contra ${bots}: ${shares(tally)}`,
  person: (name, tally) => `${name}: ${shares(tally)}`,
  summary: (tally) => [games(tally), share(tally), ...streak(tally.streak), ...undone(tally)],
  heads: {
    ...{ rules: 'reglas', bots: 'bots', games: 'part.', won: 'gan.', share: 'cuota', bar: '' },
    ...{ range: `95${NBSP}%`, fair: 'justa', best: 'mejor', streak: 'racha' },
  },
  nameHead: 'nombre',
  legend: {
    share: 'Una victoria compartida cuenta a partes iguales.',
    bar: 'La marca de la barra es la cuota justa.',
    range: `Bajo 95${NBSP}% hay un intervalo: tu cuota real está en él en 19 de cada 20 casos.`,
    streak: 'La racha cuenta victorias seguidas: las de ahora y el máximo.',
  },
  scoreLegend: (score, better) => {
    if (better === null) return `La columna «${score}» da la media por partida; no decide quién gana.`;
    return better === 'higher'
      ? `La columna «${score}» da la media por partida: cuanto más alta, mejor.`
      : `La columna «${score}» da la media por partida: cuanto más baja, mejor.`;
  },
  all: 'total',
  level: (level) => (level === MIXED ? 'varios' : level),
  curve: (game, from) => `Tu cuota de victorias en ${theGame(game)} desde la partida ${whole(from)}:`,
  daily: (daily) => [dailyDeals(daily.all), ...dailyStreak(daily), ...dailyToday(daily)],
  together: (count) =>
    plural(count, {
      one: '1 partida con varias personas en una misma mesa:',
      other: `${whole(count)} partidas con varias personas en una misma mesa:`,
    }),
  whole,
  percent,
  mean: (value) => tenths.format(value),
  range: (low, high) => `${whole(100 * low)}–${whole(100 * high)}`,
  streak: ({ current, longest }) => `${whole(current)}/${whole(longest)}`,
};
