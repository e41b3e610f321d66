import type { GameWords, SentenceTemplates } from '@shoal/language';
import { nthPlace, plural, theCard, theCards } from '@shoal/language/es';
import type { OldMaidMessages } from '../../presentation/index.ts';
import type { OldMaidRefusalMessage } from '../../presentation/messages.ts';
import type { OldMaidEventMessage } from '../../presentation/story.ts';
import type { OldMaidOptions } from '../../rules/options.ts';
import { pairsOf } from './laid-pairs.ts';
import { pictures } from './pictures.ts';
import { rules } from './rules.ts';
import { steps } from './steps.ts';
import { table } from './table.ts';

const events: SentenceTemplates<OldMaidEventMessage> = {
  points: ({ seat, of, spot }, { name }) => `${name(seat)} señala la carta ${spot + 1} de ${name(of)}.`,
  'you-point': ({ of, spot }, { name }) => `Señalas la carta ${spot + 1} de ${name(of)}.`,
  'points-at-yours': ({ seat, spot }, { name }) => `${name(seat)} señala tu carta ${spot + 1}.`,
  takes: ({ seat, of, spot }, { name }) => `${name(seat)} le roba la carta ${spot + 1} a ${name(of)}.`,
  'takes-card': ({ seat, of, card }, pen) => `${pen.name(seat)} le roba ${theCard(card, pen)} a ${pen.name(of)}.`,
  'takes-old-maid': ({ seat, of, card }, pen) =>
    `${pen.name(seat)} le roba ${theCard(card, pen)} a ${pen.name(of)}: ¡la mona!`,
  'you-take-card': ({ of, card }, pen) => `Le robas ${theCard(card, pen)} a ${pen.name(of)}.`,
  'you-take-old-maid': ({ of, card }, pen) =>
    `Le robas ${theCard(card, pen)} a ${pen.name(of)}: ¡ahora la mona la tienes tú!`,
  'takes-card-from-you': ({ seat, card }, pen) => `${pen.name(seat)} te roba ${theCard(card, pen)}.`,
  'takes-old-maid-from-you': ({ seat, card }, pen) =>
    `${pen.name(seat)} te roba ${theCard(card, pen)}: ¡te libras de la mona!`,
  'lays-pair': ({ seat, cards }, pen) => `${pen.name(seat)} baja una pareja: ${theCards(cards, pen)}.`,
  'you-lay-pair': ({ cards }, pen) => `Bajas una pareja: ${theCards(cards, pen)}.`,
  'lays-pairs': ({ seat, count, laid }, { name }) => `${name(seat)} baja ${count} parejas: ${pairsOf(laid)}.`,
  'you-lay-pairs': ({ count, laid }) => `Bajas ${count} parejas: ${pairsOf(laid)}.`,
  'is-safe': ({ seat, place }, { name }) =>
    `${name(seat)} se queda sin cartas y está a salvo, en el ${nthPlace(place)}.`,
  'you-are-safe': ({ place }) => `Te quedas sin cartas y estás a salvo, en el ${nthPlace(place)}.`,
  'is-left-with': ({ seat, card }, pen) => `${pen.name(seat)} se queda con ${theCard(card, pen)}.`,
  'you-are-left-with': ({ card }, pen) => `Te quedas con ${theCard(card, pen)}.`,
  'card-set-aside': ({ card }, pen) => `La carta apartada antes de repartir era ${theCard(card, pen)}.`,
  verdict: ({ seat }, { name }) => `La mona es ${name(seat)}.`,
  'verdict-you': 'La mona eres tú.',
};

const refusals: SentenceTemplates<OldMaidRefusalMessage> = {
  'must-take': 'Róbale una carta al siguiente jugador.',
  'must-take-from': ({ seat }, { name }) => `Róbale una carta a ${name(seat)}.`,
  'no-such-seat': 'No existe ese jugador: róbale una carta al siguiente que tenga alguna.',
  'cannot-take-from-yourself': 'No puedes robarte tus propias cartas: róbale una al siguiente jugador.',
  'target-has-no-cards': 'Ese jugador no tiene cartas: róbale una al siguiente que sí tenga.',
  'is-safe-take-from': ({ target, seat }, { name }) =>
    `${name(target)} está a salvo y no tiene cartas: róbale una a ${name(seat)}.`,
  'take-from-next': 'Se roba al siguiente jugador con cartas, en sentido horario.',
  'take-from': ({ seat }, { name }) => `Se roba al siguiente jugador con cartas, en sentido horario: a ${name(seat)}.`,
  'no-such-place': 'No hay ninguna carta en esa posición de la mano.',
  'places-to-take': ({ seat, count }, { name }) =>
    plural(count, {
      one: `${name(seat)} solo tiene 1 carta: róbale la carta 1.`,
      other: `Róbale a ${name(seat)} una de sus cartas, de la 1 a la ${count}.`,
    }),
};

export const words: GameWords<OldMaidMessages, OldMaidOptions> = {
  ...table,
  rules,
  pictures,
  events,
  steps,
  refusals,
  impossible: {},
  advice: {},
  endings: {
    'old-maid': 'Ya solo queda la mona.',
    stalemate: 'Demasiadas cartas robadas sin formar pareja: la partida termina tal como está.',
  },
  options: {
    odd: {
      label: 'Se aparta antes de repartir',
      summary: 'Qué carta se aparta antes de repartir.',
      choice: (odd) => (odd === 'queen' ? 'la reina de tréboles' : 'una carta secreta'),
      value: (odd) => (odd === 'queen' ? 'Se aparta la reina de tréboles.' : 'Se aparta una carta que nadie ve.'),
    },
    pair: {
      label: 'Una pareja tiene',
      summary: 'Qué dos cartas forman una pareja.',
      choice: (pair) => (pair === 'rank' ? 'el mismo valor' : 'el mismo valor y color'),
      value: (pair) =>
        pair === 'rank'
          ? 'Dos cartas del mismo valor forman una pareja.'
          : 'Dos cartas del mismo valor y color forman una pareja.',
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
    standard: { name: 'Estándar', summary: 'Falta una reina: la que se queda sin pareja es la mona.' },
    secret: { name: 'Carta secreta', summary: 'Cualquier carta puede ser la mona: nadie sabe cuál es hasta el final.' },
  },
};
