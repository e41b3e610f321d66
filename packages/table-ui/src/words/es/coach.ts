import type { SentenceTemplates } from '@shoal/language';
import { numberFormat } from '@shoal/language';
import { NBSP, percent, plural, points, whole } from '@shoal/language/es';
import type { ReviewWords } from '../en/coach.ts';
import { type CoachMessage, downToPoint } from '../messages/table-messages.ts';

const gaveAway = (name: string, loss: number, error: number): string =>
  `${name}: costó ${points(downToPoint(loss))} de probabilidad de victoria, con un margen de ${points(error)}.`;

export const coach: SentenceTemplates<CoachMessage> = {
  'win-share': ({ share, better }) => {
    if (Math.round(100 * better) === 0)
      return `Así ganas ${percent(share)} de las veces, igual que con la elección media.`;
    return better > 0
      ? `Así ganas ${percent(share)} de las veces, ${points(better)} más que con la elección media.`
      : `Así ganas ${percent(share)} de las veces, ${points(-better)} menos que con la elección media.`;
  },
  'only-share': ({ share }) => `Así ganas ${percent(share)} de las veces.`,
  'any-choice': ({ share }) => `Cualquier elección vale lo mismo: ganas ${percent(share)} de las veces.`,
  inaccuracy: ({ loss, error }) => gaveAway('Imprecisión', loss, error),
  mistake: ({ loss, error }) => gaveAway('Error', loss, error),
  blunder: ({ loss, error }) => gaveAway('Error grave', loss, error),
  forgot: ({ loss, error }) => gaveAway('Olvido', loss, error),
  'curve-of': ({ seat }, { name }) =>
    `La probabilidad de victoria de ${name(seat)}, según lo que ${name(seat)} podía ver:`,
  'your-curve': 'Tu probabilidad de victoria, según lo que podías ver:',
  'nothing-marked': 'Ninguna jugada costó más de lo que puede explicar el azar.',
};

const tenths = numberFormat('es', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** What the review of a game says beside the coach's own words, in Spanish. */
export const review: ReviewWords = {
  title: (game, number) => `Análisis de la partida ${whole(number)}: ${game}`,
  severalGames: (games) => `Análisis de ${whole(games)} partidas`,
  progress: (entries, all) => `${whole(entries)} de ${whole(all)} entradas analizadas`,
  longReview: (games, minutes) =>
    plural(minutes, {
      one: `Analizar las ${whole(games)} partidas llevará un minuto, más o menos; Ctrl-C lo detiene.`,
      other: `Analizar las ${whole(games)} partidas llevará unos ${whole(minutes)} minutos; Ctrl-C lo detiene.`,
    }),
  written: (path) => `El análisis está en ${path}.`,

  // The curve.
  curve: 'Probabilidad de victoria',
  curveOf: (player) =>
    `La probabilidad de victoria de cada jugador tras cada jugada, según lo que ${player} podía ver.`,
  yourCurve: 'La probabilidad de victoria de cada jugador tras cada jugada, según lo que podías ver.',
  actionAxis: 'jugada',
  shareAxis: 'probabilidad',
  percent: (share) => `${whole(100 * share)}${NBSP}%`,
  yourMarks: '^ tus jugadas marcadas',
  marksOf: (player) => `^ jugadas marcadas de ${player}`,

  // What went wrong.
  marked: 'Lo que salió mal',
  heading: (text) => `${text}:`,
  action: (number, entry, player, action) => `${whole(number)} (entrada ${whole(entry)}). ${player}: ${action}.`,
  better: (sentence) => `Mejor: ${sentence}`,
  marks: { inaccuracy: 'imprecisión', mistake: 'error', blunder: 'error grave', forgot: 'olvido' },
  actionHeads: {
    ...{ action: 'jugada', player: 'jugador', taken: 'elegido', mark: 'nota' },
    ...{ loss: 'pérdida', better: 'mejor' },
  },
  loss: (loss, error) => `${tenths.format(100 * loss)} ± ${tenths.format(100 * error)}`,

  // What it adds up to.
  totals: 'Elecciones y lo que costaron',
  totalHeads: { player: 'jugador', choices: 'elecciones', points: 'puntos c/u', forgotten: 'olvidos' },
  markHeads: { inaccuracy: 'imprecisiones', mistake: 'errores', blunder: 'graves' },
  points: (share) => tenths.format(100 * share),
  count: whole,
  howMeasured: (rollouts) =>
    `La pérdida dice cuántos puntos porcentuales de probabilidad de victoria daba la mejor jugada por encima de la elegida: ambas se jugaron hasta el final en los mismos repartos imaginados, ${whole(rollouts)} partidas por jugada. Se marcan las pérdidas desde 3 puntos que superan dos errores típicos; un olvido se marca siempre.`,
};
