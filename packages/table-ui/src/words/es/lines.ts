import type { WinnersMessage } from '@shoal/core';
import type { Sayings } from '@shoal/language';
import { allOf, hearts, nthPlace, oneOf, plural, sevens, theCard, theHearts } from '@shoal/language/es';
import type { ActionMessage, LineMessage, StandingMessage } from '../messages/table-messages.ts';

export const actions: Sayings<ActionMessage> = {
  ask: ({ of, rank }, { name }) => `Pedir ${sevens(rank)} a ${name(of)}`,
  fish: 'Pescar una carta del mazo',
  play: ({ card }, pen) => `Jugar ${theCard(card, pen)}`,
  'play-naming': ({ card, suit }, pen) => `Jugar ${theCard(card, pen)} y elegir ${hearts(suit)}`,
  draw: 'Robar una carta',
  'draw-penalty': ({ count }) =>
    plural(count, { one: 'Robar la carta pendiente', other: `Robar las ${count} cartas pendientes` }),
  pass: 'Pasar',
  'keep-playing': 'Seguir jugando',
  stop: 'Parar aquí',
};

export const winners: Sayings<WinnersMessage> = {
  wins: ({ seat }, { name }) => `Gana ${name(seat)}.`,
  'you-win': '¡Ganas!',
  share: ({ seats }, { name }) => `${allOf(seats.map(name))} comparten la victoria.`,
  'you-share': ({ others }, { name }) => `Compartes la victoria con ${allOf(others.map(name))}.`,
  'all-share': 'Todos comparten la victoria.',
};

export const standings: Sayings<StandingMessage> = {
  books: ({ seat, place, count }, { name }) =>
    plural(count, {
      one: `${nthPlace(place)}: ${name(seat)}, con 1 cuarteto.`,
      other: `${nthPlace(place)}: ${name(seat)}, con ${count} cuartetos.`,
    }),
  pairs: ({ seat, place, count }, { name }) =>
    plural(count, {
      one: `${nthPlace(place)}: ${name(seat)}, con 1 pareja.`,
      other: `${nthPlace(place)}: ${name(seat)}, con ${count} parejas.`,
    }),
  points: ({ seat, place, count }, { name }) =>
    plural(count, {
      one: `${nthPlace(place)}: ${name(seat)}, con 1 punto en la mano.`,
      other: `${nthPlace(place)}: ${name(seat)}, con ${count} puntos en la mano.`,
    }),
  'your-books': ({ place, count }) =>
    plural(count, {
      one: `${nthPlace(place)}: tú, con 1 cuarteto.`,
      other: `${nthPlace(place)}: tú, con ${count} cuartetos.`,
    }),
  'your-pairs': ({ place, count }) =>
    plural(count, {
      one: `${nthPlace(place)}: tú, con 1 pareja.`,
      other: `${nthPlace(place)}: tú, con ${count} parejas.`,
    }),
  'your-points': ({ place, count }) =>
    plural(count, {
      one: `${nthPlace(place)}: tú, con 1 punto en la mano.`,
      other: `${nthPlace(place)}: tú, con ${count} puntos en la mano.`,
    }),
  'no-cards': ({ seat, place }, { name }) => `${nthPlace(place)}: ${name(seat)}, sin cartas.`,
  'you-have-no-cards': ({ place }) => `${nthPlace(place)}: tú, sin cartas.`,
};

export const lines: Sayings<LineMessage> = {
  'stock-left': ({ count }) =>
    count === 0
      ? 'El mazo está vacío.'
      : plural(count, { one: 'Queda 1 carta en el mazo.', other: `Quedan ${count} cartas en el mazo.` }),
  'out-in-place': ({ place }) => `Fuera, en el ${nthPlace(place)}.`,
  'up-card': ({ card }, pen) => `La carta descubierta es ${theCard(card, pen)}.`,
  'suit-in-force': ({ suit }) => `Mandan ${theHearts(suit)}.`,
  'anything-matches': 'Se puede jugar cualquier carta.',
  direction: ({ direction }) => (direction === 1 ? 'Se juega en sentido horario.' : 'Se juega en sentido antihorario.'),
  'penalty-waits': ({ count }) =>
    plural(count, { one: 'Hay 1 carta pendiente de robar.', other: `Hay ${count} cartas pendientes de robar.` }),
  'your-turn': 'Te toca.',
  turn: ({ seat }, { name }) => `Le toca a ${name(seat)}.`,
  'which-rank': ({ of }, { name }) => `¿Qué valor le pides a ${name(of)}?`,
  'which-seat': ({ rank }) => `¿A quién le pides ${sevens(rank)}?`,
  'which-suit': '¿Qué palo eliges: picas, corazones, diamantes o tréboles?',
  'vote-now': '¿Quieres seguir jugando?',
  'no-such-player': ({ text, seats }, { name }) =>
    `No hay nadie llamado «${text}»: pídeselo ${oneOf(seats.map((seat) => `a ${name(seat)}`))}.`,
  'no-such-card-number': ({ count }) =>
    plural(count, {
      one: 'En tu mano solo hay una carta: la 1.',
      other: `En tu mano las cartas van de la 1 a la ${count}.`,
    }),
  'not-understood': ({ text }) => `No se entiende «${text}»: escribe ? para ver la ayuda.`,
  seed: ({ seed }) => `La semilla de esta partida es ${seed}.`,
  saved: ({ path }) => `La partida está guardada en ${path}.`,
  'really-quit': '¿Seguro que quieres dejar esta partida?',
  'input-ended': 'La entrada ha terminado, así que la partida se queda aquí.',
  goodbye: '¡Hasta pronto y gracias por jugar!',
};
