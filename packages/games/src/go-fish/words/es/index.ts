import type { GameWords, SentenceTemplates } from '@shoal/language';
import { noSeven, oneOf, plural, sevens, theCard, theCards, tooFewToDeal } from '@shoal/language/es';
import type { GoFishMessages } from '../../presentation/index.ts';
import type { GoFishRefusalMessage } from '../../presentation/messages.ts';
import type { GoFishEventMessage } from '../../presentation/story.ts';
import type { GoFishOptions } from '../../rules/options.ts';
import { advice } from './advice.ts';
import { pictures } from './pictures.ts';
import { rules } from './rules.ts';
import { steps } from './steps.ts';
import { table } from './table.ts';

const events: SentenceTemplates<GoFishEventMessage> = {
  asks: ({ seat, of, rank }, { name }) => `${name(seat)} le pide ${sevens(rank)} a ${name(of)}.`,
  'you-ask': ({ of, rank }, { name }) => `Le pides ${sevens(rank)} a ${name(of)}.`,
  'asks-you': ({ seat, rank }, { name }) => `${name(seat)} te pide ${sevens(rank)}.`,
  'has-none': ({ seat }, { name }) => `${name(seat)} no tiene.`,
  'has-none-go-fish': ({ seat }, { name }) => `${name(seat)} no tiene. ¡A pescar!`,
  'you-have-none': 'No tienes.',
  'you-have-none-go-fish': ({ asker }, { name }) => `No tienes. ¡A pescar, ${name(asker)}!`,
  gives: ({ seat, cards }, pen) => `${pen.name(seat)} entrega ${theCards(cards, pen)}.`,
  'you-give': ({ cards }, pen) => `Entregas ${theCards(cards, pen)}.`,
  'gives-you': ({ seat, cards }, pen) => `${pen.name(seat)} te entrega ${theCards(cards, pen)}.`,
  'goes-fishing': ({ seat }, { name }) => `${name(seat)} va a pescar.`,
  'you-go-fishing': 'Vas a pescar.',
  'fishes-alone': ({ seat }, { name }) => `Nadie más tiene cartas, así que ${name(seat)} pesca.`,
  'you-fish-alone': 'Nadie más tiene cartas, así que pescas.',
  fishes: ({ seat }, { name }) => `${name(seat)} pesca una carta.`,
  'fishes-card': ({ seat, card }, pen) => `${pen.name(seat)} pesca ${theCard(card, pen)}.`,
  'fishes-asked-card': ({ seat, card }, pen) => `${pen.name(seat)} pesca ${theCard(card, pen)}, ¡justo lo que pedía!`,
  'you-fish': 'Pescas una carta.',
  'you-fish-card': ({ card }, pen) => `Pescas ${theCard(card, pen)}.`,
  'you-fish-asked-card': ({ card }, pen) => `Pescas ${theCard(card, pen)}, ¡justo lo que pedías!`,
  refills: ({ seat, count }, { name }) =>
    plural(count, {
      one: `${name(seat)} se queda sin cartas y roba 1.`,
      other: `${name(seat)} se queda sin cartas y roba ${count}.`,
    }),
  'refills-with': ({ seat, cards }, pen) => `${pen.name(seat)} se queda sin cartas y roba ${theCards(cards, pen)}.`,
  'you-refill': ({ count }) =>
    plural(count, {
      one: 'Te quedas sin cartas y robas 1.',
      other: `Te quedas sin cartas y robas ${count}.`,
    }),
  'you-refill-with': ({ cards }, pen) => `Te quedas sin cartas y robas ${theCards(cards, pen)}.`,
  'lays-book': ({ seat, rank }, { name }) => `${name(seat)} baja un cuarteto de ${sevens(rank)}.`,
  'lays-pair': ({ seat, rank }, { name }) => `${name(seat)} baja una pareja de ${sevens(rank)}.`,
  'you-lay-book': ({ rank }) => `Bajas un cuarteto de ${sevens(rank)}.`,
  'you-lay-pair': ({ rank }) => `Bajas una pareja de ${sevens(rank)}.`,
  'you-go-again': 'Te toca otra vez.',
};

const refusals: SentenceTemplates<GoFishRefusalMessage> = {
  'must-fish': 'Ahora te toca pescar: roba la carta de arriba del mazo.',
  'must-fish-alone': 'Nadie más tiene cartas, así que ahora te toca pescar: roba la carta de arriba del mazo.',
  'must-fish-after-miss': ({ of, rank }, { name }) =>
    `${name(of)} no tenía ${noSeven(rank)}, así que te toca pescar: roba la carta de arriba del mazo.`,
  'must-ask': 'Solo se pesca después de fallar: primero pídele un valor a otro jugador.',
  'no-such-seat': 'No existe ese jugador: pide cartas a otro de la mesa.',
  'cannot-ask-yourself': 'No puedes pedirte cartas: pídeselas a otro jugador.',
  'target-has-no-cards': 'Ese jugador no tiene cartas: pídeselas a otro.',
  'ask-other-seats': ({ target, seats }, { name }) =>
    `${name(target)} no tiene cartas: pídeselas ${oneOf(seats.map((seat) => `a ${name(seat)}`))}.`,
  'rank-not-held': 'Solo puedes pedir un valor que tengas en la mano.',
  'ask-held-ranks': ({ ranks }) => `Solo puedes pedir un valor que tengas en la mano: ${oneOf(ranks.map(sevens))}.`,
};

export const words: GameWords<GoFishMessages, GoFishOptions> = {
  ...table,
  rules,
  pictures,
  events,
  steps,
  refusals,
  impossible: {
    'pack-too-small': ({ seats, handSize, cards }) => tooFewToDeal(cards, seats, handSize),
    'first-out-plays-on':
      'Quien se queda antes sin cartas solo puede ganar si la primera mano vacía termina la partida: pon end en first-empty-hand.',
  },
  advice,
  endings: {
    'all-books': 'Todas las cartas están bajadas.',
    'first-empty-hand': 'Alguien se ha quedado sin cartas, y con eso termina la partida.',
    'first-out': 'Quien se queda antes sin cartas termina la partida y la gana.',
    'all-out': 'Se han bajado las últimas cartas, y todas las manos quedan vacías a la vez.',
    'no-cards': 'Ya nadie tiene cartas.',
    stalemate: 'Demasiadas peticiones sin robar ni bajar cartas: la partida termina tal como está.',
  },
  options: {
    handSize: {
      label: 'Cartas para cada jugador',
      summary: 'Cuántas cartas se reparten a cada jugador.',
      choice: (count) => plural(count, { one: '1 carta', other: `${count} cartas` }),
      value: (count) =>
        plural(count, { one: 'Cada jugador recibe 1 carta.', other: `Cada jugador recibe ${count} cartas.` }),
    },
    bookSize: {
      label: 'Qué se reúne',
      summary: 'Cuántas cartas del mismo valor se bajan juntas.',
      choice: (size) => (size === 2 ? 'parejas' : 'cuartetos'),
      value: (size) => (size === 2 ? 'Dos cartas forman una pareja.' : 'Cuatro cartas forman un cuarteto.'),
    },
    give: {
      label: 'Qué entregas si te piden',
      summary: 'Cuántas cartas entregas cuando te las piden.',
      choice: (give) => (give === 'all' ? 'todas las de ese valor' : 'una sola carta'),
      value: (give) =>
        give === 'all' ? 'Entregas todas tus cartas de ese valor.' : 'Entregas una sola carta de ese valor.',
    },
    goAgainOnCatch: {
      label: 'Otro turno si aciertas al pedir',
      summary: 'Si repites turno cuando consigues lo que pedías.',
      choice: (yes) => (yes ? 'sí' : 'no'),
      value: (yes) => (yes ? 'Acertar al pedir da otro turno.' : 'Acertar al pedir no da otro turno.'),
    },
    goAgainOnLuckyDraw: {
      label: 'Otro turno si pescas lo pedido',
      summary: 'Si repites turno cuando pescas el valor que pedías.',
      choice: (yes) => (yes ? 'sí' : 'no'),
      value: (yes) => (yes ? 'Pescar lo que pedías da otro turno.' : 'Pescar lo que pedías no da otro turno.'),
    },
    goAgainOnBook: {
      label: 'Otro turno si pescas un cuarteto',
      summary: 'Si repites turno cuando la carta que pescas completa un cuarteto.',
      choice: (yes) => (yes ? 'sí' : 'no'),
      value: (yes) =>
        yes
          ? 'Pescar la carta que completa un cuarteto da otro turno.'
          : 'Pescar la carta que completa un cuarteto no da otro turno.',
    },
    refill: {
      label: 'Una mano vacía roba',
      summary: 'Cuántas cartas robas cuando te quedas sin ninguna.',
      choice: (count) => (count === 0 ? 'nada' : plural(count, { one: '1 carta', other: `${count} cartas` })),
      value: (count) =>
        count === 0
          ? 'Quien se queda sin cartas ya no juega.'
          : plural(count, {
              one: 'Quien se queda sin cartas roba 1.',
              other: `Quien se queda sin cartas roba ${count}.`,
            }),
    },
    end: {
      label: 'La partida termina con',
      summary: 'Cuándo termina la partida.',
      choice: (end) => (end === 'all-books' ? 'el último cuarteto' : 'la primera mano vacía'),
      value: (end) =>
        end === 'all-books' ? 'Se juega hasta el último cuarteto.' : 'La partida termina con la primera mano vacía.',
    },
    win: {
      label: 'Gana quien',
      summary: 'Quién gana la partida.',
      choice: (win) => (win === 'most-books' ? 'baja más' : 'se queda antes sin cartas'),
      value: (win) =>
        win === 'most-books' ? 'Gana quien baja más cuartetos o parejas.' : 'Gana quien se queda antes sin cartas.',
    },
    packs: {
      label: 'Barajas',
      summary: 'Con cuántas barajas de 52 cartas se juega.',
      choice: (count) => plural(count, { one: 'una', other: 'dos' }),
      value: (count) =>
        plural(count, { one: 'Se juega con una baraja.', other: 'Se juega con dos barajas mezcladas.' }),
    },
  },
  presets: {
    standard: { name: 'Estándar', summary: 'El juego como lo conoce casi todo el mundo, de 2 a 6 jugadores.' },
    classroom: {
      name: 'Escuela',
      summary: 'Las reglas estándar para 2 a 4 personas; los bots solo juegan si los eliges.',
    },
    classic: {
      name: 'Clásico',
      summary: 'Pescar lo que pedías no da otro turno, y quien se queda sin cartas ya no juega.',
    },
    pairs: { name: 'Parejas', summary: 'Un duelo rápido para dos: reúne parejas y entrega las cartas de una en una.' },
  },
  presetClauses: {
    classroom: 'En la mesa se sientan personas. Un bot solo juega si lo eliges.',
  },
};
