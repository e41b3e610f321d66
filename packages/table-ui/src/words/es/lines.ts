import type { TableRefusal, WinnersMessage } from '@shoal/core';
import type { SentenceTemplates } from '@shoal/language';
import { allOf, capital, nthPlace, oneOf, plural, theCard } from '@shoal/language/es';
import type {
  LineMessage,
  PlaceTaken,
  StandingMessage,
  TableRefusalMessage,
  TurnSentenceWords,
} from '../messages/table-messages.ts';

export const winners: SentenceTemplates<WinnersMessage> = {
  wins: ({ seat }, { name }) => `Gana ${name(seat)}.`,
  'you-win': '¡Ganas!',
  share: ({ seats }, { name }) => `Empate: ${allOf(seats.map(name))} comparten la victoria.`,
  'you-share': ({ others }, { name }) => `Empate: compartes la victoria con ${allOf(others.map(name))}.`,
  'all-share': 'Empate: todos comparten la victoria.',
};

export const standings: SentenceTemplates<StandingMessage> = {
  standing: ({ seat, withScore, ...standing }, { name }) => `${placeOf(standing)}: ${name(seat)}, ${withScore}.`,
  'your-standing': ({ withScore, ...standing }) => `${placeOf(standing)}: tú, ${withScore}.`,
};

const placeOf = ({ place, isShared }: PlaceTaken): string =>
  isShared ? `${nthPlace(place)} compartido` : nthPlace(place);

export const tableRefusals: SentenceTemplates<TableRefusalMessage> = {
  'game-over': 'La partida ha terminado.',
  'not-your-turn': 'Todavía no te toca.',
  'turn-of': ({ seat }, { name }) => `Todavía no te toca: le toca a ${name(seat)}.`,
};

export const illegalAtTable: Readonly<Record<TableRefusal, string>> = {
  'game-over': 'La partida ya había terminado.',
  'not-your-turn': 'No era el turno de ese asiento.',
};

export const lines: SentenceTemplates<LineMessage> = {
  'stock-left': ({ count }) =>
    count === 0
      ? 'El mazo está vacío.'
      : plural(count, { one: 'Queda 1 carta en el mazo.', other: `Quedan ${count} cartas en el mazo.` }),
  'up-card': ({ card }, pen) => `La carta descubierta es ${theCard(card, pen)}.`,
  'your-turn': 'Te toca.',
  turn: ({ seat }, { name }) => `Le toca a ${name(seat)}.`,
  'no-such-player': ({ text, seats }, { name }) =>
    `No hay nadie llamado «${text}»; elige ${oneOf(seats.map((seat) => `a ${name(seat)}`))}.`,
  'no-such-card-number': ({ count }) =>
    plural(count, {
      one: 'En tu mano solo hay una carta: la 1.',
      other: `En tu mano las cartas van de la 1 a la ${count}.`,
    }),
  'no-such-place': ({ count }) =>
    plural(count, { one: 'Solo hay una posición: la 1.', other: `Las posiciones van de la 1 a la ${count}.` }),
  'not-understood': ({ text }) => `No se entiende «${text}»: escribe ? para ver la ayuda.`,
  seed: ({ seed }) => `La semilla de esta partida es ${seed}.`,
  saved: ({ path }) => `La partida está guardada en ${path}.`,
  'really-quit': '¿Seguro que quieres dejar esta partida?',
  'input-ended': 'La entrada ha terminado, así que la partida se queda aquí.',
  goodbye: '¡Hasta pronto y gracias por jugar!',
};

export const turn: TurnSentenceWords = (subject, steps) =>
  subject === null ? `${capital(allOf(steps))}.` : `${subject} ${allOf(steps)}.`;
