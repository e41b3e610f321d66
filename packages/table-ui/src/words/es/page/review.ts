import { allOf, whole } from '@shoal/language/es';
import type { PageWords } from '../../en/page/index.ts';

const verified: PageWords['review']['verified'] = ({ isSeeded, cards, outcomes, entries }) => {
  if (!isSeeded) {
    return `Todas las cartas y las ${whole(entries)} entradas del historial cumplen las reglas; sin semilla, el barajado no se puede comprobar.`;
  }
  if (outcomes === 0) {
    return `Comprobado: el orden de las ${whole(cards)} cartas sale de la semilla, y las ${whole(entries)} entradas del historial cumplen las reglas.`;
  }
  return `Comprobado: el orden de las ${whole(cards)} cartas y todo lo que el azar decidió después salen de la semilla, y las ${whole(entries)} entradas del historial cumplen las reglas.`;
};

/** The coach's review of a finished game in the browser, in Spanish. */
export const review: PageWords['review'] = {
  title: 'Análisis',
  tabTitle: (game) => `Análisis: ${game} – Shoal`,
  about: (game, others, date) =>
    others.length === 0 ? `${game}, el ${date}` : `${game} con ${allOf(others)}, el ${date}`,
  working: 'El entrenador está repasando la partida…',
  workingHint: 'Tarda unos segundos. Puedes salir cuando quieras: no se pierde nada.',
  faulty: (sentence) => `Esta partida no se puede analizar. ${sentence}`,
  failed: 'El análisis ha fallado: recarga la página para intentarlo otra vez.',

  // What else can be done with the game.
  ways: '¿Y ahora?',
  replay: 'Ver paso a paso',
  sameDeal: 'Repetir el reparto',
  sameDealOfMatch: 'Si repites el reparto, cuenta aparte y no cambia la serie.',
  sameDealOfDay: 'Si repites el reparto, no cuenta como partida del día.',
  noSameDeal:
    'Este reparto no se puede repetir: le falta la semilla, o tiene reglas o jugadores que aquí no se conocen.',
  sameDealFailed: 'No se ha podido preparar la mesa: recarga la página e inténtalo otra vez.',
  verify: 'Comprobar el barajado',
  verifying: 'Comprobando todas las cartas…',
  verified,
  notVerified: 'No se ha podido comprobar la partida: recarga la página para intentarlo otra vez.',

  // The win chances, moment by moment.
  chances: (from, to) => `Probabilidad de victoria: del ${from} antes de la primera jugada al ${to} al final.`,
  fairShare: 'cuota justa',
  moment: 'Momento de la partida',
  previous: 'Jugada anterior',
  next: 'Jugada siguiente',
  before: 'Antes de la primera jugada',
  after: (number, all) => `Tras la jugada ${whole(number)} de ${whole(all)}`,
  chanceOf: (name, chance) => `Probabilidad de victoria de ${name}: ${chance}.`,
  yourChance: (chance) => `Tu probabilidad de victoria: ${chance}.`,
  momentInWords: (when, told, chance) => [`${when}.`, ...told, chance].join(' '),
  table: 'Todos los momentos en una tabla',
  momentHeads: { number: 'jugada', told: 'qué pasó' },

  // What went wrong.
  takenBy: (player, action) => `${player}: ${action}`,
  actionNumber: (number) => `Jugada ${whole(number)}`,
  situation: 'La situación',
  yourHand: 'Tu mano',
  handOf: (name) => `La mano de ${name}`,

  // The small print.
  onlyKnown:
    'Cada jugada se juzga solo por lo que el jugador podía saber en ese momento: a nadie se le reprochan las cartas ocultas ni la mala suerte.',
};
