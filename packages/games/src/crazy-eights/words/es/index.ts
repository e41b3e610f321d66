import { type RankName, rankNamed } from '@shoal/core';
import { type GameWords, type OptionWords, rankOption, type SentenceTemplates } from '@shoal/language';
import {
  aHeart,
  allOf,
  aSeven,
  capital,
  hearts,
  nthPlace,
  oneOf,
  plural,
  theCard,
  theCards,
  theSevens,
  tooFewToDeal,
} from '@shoal/language/es';
import type { CrazyEightsMessages } from '../../presentation/index.ts';
import type { CrazyEightsRefusalMessage } from '../../presentation/messages.ts';
import type { CrazyEightsEventMessage } from '../../presentation/story.ts';
import type { CrazyEightsImpossible, CrazyEightsOptions } from '../../rules/options.ts';
import { advice } from './advice.ts';
import { pictures } from './pictures.ts';
import { rules } from './rules.ts';
import { steps } from './steps.ts';
import { table } from './table.ts';

const events: SentenceTemplates<CrazyEightsEventMessage> = {
  starter: ({ card }, pen) => `La carta inicial es ${theCard(card, pen)}.`,
  'starter-after-buried': ({ card, buried }, pen) =>
    plural(buried.length, {
      one: `Al fondo del mazo va ${theCards(buried, pen)}, y la carta inicial es ${theCard(card, pen)}.`,
      other: `Al fondo del mazo van ${theCards(buried, pen)}, y la carta inicial es ${theCard(card, pen)}.`,
    }),
  plays: ({ seat, card }, pen) => `${pen.name(seat)} juega ${theCard(card, pen)}.`,
  'plays-naming': ({ seat, card, suit }, pen) =>
    `${pen.name(seat)} juega ${theCard(card, pen)} y elige ${hearts(suit)}.`,
  'you-play': ({ card }, pen) => `Juegas ${theCard(card, pen)}.`,
  'you-play-naming': ({ card, suit }, pen) => `Juegas ${theCard(card, pen)} y eliges ${hearts(suit)}.`,
  'goes-drawing': ({ seat }, { name }) => `${name(seat)} roba.`,
  'draws-nothing': ({ seat }, { name }) => `${name(seat)} tiene que robar, pero ya no quedan cartas.`,
  'you-go-drawing': 'Robas.',
  'you-draw-nothing': 'Tienes que robar, pero ya no quedan cartas.',
  draws: ({ seat, count }, { name }) =>
    plural(count, { one: `${name(seat)} roba 1 carta.`, other: `${name(seat)} roba ${count} cartas.` }),
  'draws-cards': ({ seat, cards }, pen) => `${pen.name(seat)} roba ${theCards(cards, pen)}.`,
  'you-draw': ({ count }) => plural(count, { one: 'Robas 1 carta.', other: `Robas ${count} cartas.` }),
  'you-draw-cards': ({ cards }, pen) => `Robas ${theCards(cards, pen)}.`,
  'turns-round': 'Cambia el sentido del juego.',
  'is-skipped': ({ seat }, { name }) => `${name(seat)} pierde el turno.`,
  'you-are-skipped': 'Pierdes el turno.',
  passes: ({ seat }, { name }) => `${name(seat)} pasa.`,
  'you-pass': 'Pasas.',
  'vote-begins': ({ place }) => `¿Seguir jugando por el ${nthPlace(place)}? Un solo no termina la partida.`,
  'votes-to-play-on': ({ seat }, { name }) => `${name(seat)} vota que sí.`,
  'votes-to-stop': ({ seat }, { name }) => `${name(seat)} vota que no: la partida termina.`,
  'you-vote-to-play-on': 'Votas que sí.',
  'you-vote-to-stop': 'Votas que no: la partida termina.',
  'vote-passes': 'Todos votan que sí: se sigue jugando.',
  'yes-so-far': ({ place, seats }, { name }) =>
    `¿Seguir jugando por el ${nthPlace(place)}? De momento, votan que sí: ${allOf(seats.map(name))}.`,
  'all-play-on': ({ place }) => `Todos votan que sí: se sigue jugando por el ${nthPlace(place)}.`,
  'stops-playing': ({ seat, place }, { name }) =>
    `${name(seat)} no quiere jugar por el ${nthPlace(place)}: la partida termina.`,
  'you-stop-playing': ({ place }) => `No quieres jugar por el ${nthPlace(place)}: la partida termina.`,
  rebuilt: ({ count }) =>
    plural(count, {
      one: 'Se da la vuelta a la pila de descartes: el nuevo mazo tiene 1 carta.',
      other: `Se baraja la pila de descartes: el nuevo mazo tiene ${count} cartas.`,
    }),
  out: ({ seat, place }, { name }) => `${name(seat)} se queda sin cartas y ocupa el ${nthPlace(place)}.`,
  'you-are-out': ({ place }) => `Te quedas sin cartas y ocupas el ${nthPlace(place)}.`,
};

const refusals: SentenceTemplates<CrazyEightsRefusalMessage> = {
  'must-vote': 'Hay una votación: ¿quieres seguir jugando o parar?',
  'no-vote-on': 'Ahora no hay nada que votar: juega, roba o pasa.',
  'card-not-held': 'No tienes esa carta: elige una de tu mano.',
  'this-card-not-held': ({ card }, pen) => `No tienes ${theCard(card, pen)}: elige una carta de tu mano.`,
  'card-does-not-match': 'Esa carta no encaja: juega el palo que manda, el valor de la carta descubierta o un comodín.',
  'needs-suit': ({ suit, wild }) => `Esa carta no encaja: juega ${aHeart(suit)} o ${aSeven(wild)}.`,
  'needs-suit-or-rank': ({ suit, rank, wild }) =>
    `Esa carta no encaja: juega ${aHeart(suit)}, ${aSeven(rank)} o ${aSeven(wild)}.`,
  'penalty-waits': 'Primero va la penalización: roba las cartas, o pásala con una carta del mismo valor.',
  'draw-penalty': ({ count }) =>
    plural(count, {
      one: 'Tienes una penalización: roba 1 carta.',
      other: `Tienes una penalización: roba ${count} cartas.`,
    }),
  'draw-penalty-or-add': ({ count, rank }) =>
    plural(count, {
      one: `Tienes una penalización: roba 1 carta o juega ${aSeven(rank)}.`,
      other: `Tienes una penalización: roba ${count} cartas o juega ${aSeven(rank)}.`,
    }),
  'suit-not-named': 'Con un comodín se elige palo: picas, corazones, diamantes o tréboles.',
  'name-suit': ({ wild }) => `Con ${aSeven(wild)} se elige palo: picas, corazones, diamantes o tréboles.`,
  'suit-not-wanted': 'Solo con un comodín se elige palo: juega esta carta sin elegirlo.',
  'only-wild-names-suit': ({ wild }) => `Solo con ${aSeven(wild)} se elige palo: juega esta carta sin elegirlo.`,
  'must-play': 'La carta que has robado encaja, así que ahora tienes que jugar.',
  'must-play-one-of': ({ cards }, pen) =>
    `La carta que has robado encaja, así que ahora tienes que jugar: ${oneOf(cards.map((card) => theCard(card, pen)))}.`,
  'holds-a-match': 'Solo puedes robar cuando nada encaja.',
  'holds-match-among': ({ cards }, pen) =>
    `Solo puedes robar cuando nada encaja: juega ${oneOf(cards.map((card) => theCard(card, pen)))}.`,
  'drew-enough': 'Ya no puedes robar más en este turno: juega una carta o pasa.',
  'drew-limit': ({ limit }) =>
    plural(limit, {
      one: 'Solo puedes robar 1 carta por turno: juega una carta o pasa.',
      other: `Solo puedes robar ${limit} cartas por turno: juega una carta o pasa.`,
    }),
  'nothing-to-draw': 'Ya no quedan cartas que robar: juega una carta, o pasa si no puedes.',
  'must-draw-first': 'No puedes pasar mientras puedas robar: roba una carta primero.',
  'could-play': 'No puedes pasar mientras puedas jugar una carta.',
  'could-play-one-of': ({ cards }, pen) =>
    `No puedes pasar mientras puedas jugar ${oneOf(cards.map((card) => theCard(card, pen)))}.`,
};

const impossible: SentenceTemplates<CrazyEightsImpossible> = {
  'pack-too-small': ({ seats, handSize, cards }) => tooFewToDeal(cards, seats, handSize),
  'too-few-cards-left': ({ left, needed }) =>
    plural(left, {
      one: `Tras repartir solo quedaría 1 carta, y hacen falta al menos ${needed}: reparte menos o usa dos barajas.`,
      other: `Tras repartir solo quedarían ${left} cartas, y hacen falta al menos ${needed}: reparte menos o usa dos barajas.`,
    }),
  'ranks-not-different': ({ options: [first, second], rank }) =>
    `Las opciones «${first}» y «${second}» son las dos ${rank}: dales valores distintos.`,
};

/** A rank that has an effect. */
const aRank: OptionWords<RankName | null>['choice'] = (name) =>
  name === null ? 'ninguna carta' : theSevens(rankNamed(name));

export const words: GameWords<CrazyEightsMessages, CrazyEightsOptions> = {
  ...table,
  rules,
  pictures,
  events,
  steps,
  refusals,
  impossible,
  advice,
  endings: {
    out: 'Alguien se quedó sin cartas.',
    'first-out': 'Alguien se ha quedado sin cartas, y con eso termina la partida.',
    'one-left': 'Solo queda un jugador con cartas, y con eso termina la partida.',
    vote: 'Alguien votó por parar.',
    blocked: 'Ya nadie puede jugar ni robar: la partida está bloqueada.',
  },
  options: {
    packs: {
      label: 'Barajas',
      summary: 'Con cuántas barajas de 52 cartas se juega.',
      choice: (count) => plural(count, { one: 'una', other: 'dos' }),
      value: (count) =>
        plural(count, { one: 'Se juega con una baraja.', other: 'Se juega con dos barajas mezcladas.' }),
    },
    handSize: {
      label: 'Cartas para cada jugador',
      summary: 'Cuántas cartas se reparten a cada jugador.',
      choice: (count) => plural(count, { one: '1 carta', other: `${count} cartas` }),
      value: (count) =>
        plural(count, { one: 'Cada jugador recibe 1 carta.', other: `Cada jugador recibe ${count} cartas.` }),
    },
    wild: {
      label: 'Comodines',
      summary: 'Qué valor se puede jugar sobre cualquier carta para elegir palo.',
      choice: (name) => theSevens(rankNamed(name)),
      value: (name) => `${capital(theSevens(rankNamed(name)))} son comodines.`,
    },
    starterWild: {
      label: 'Un comodín como carta inicial',
      summary: 'Qué pasa cuando la carta inicial es un comodín.',
      choice: (value) => (value === 'bury' ? 'va al fondo del mazo' : 'admite cualquier carta'),
      value: (value) => (value === 'bury' ? 'Va al fondo del mazo.' : 'Sobre esa carta se puede jugar cualquier otra.'),
    },
    draw: {
      label: 'Cartas que robas por turno',
      summary: 'Cuántas cartas puedes robar por turno.',
      choice: (draw) =>
        draw === 'until-playable'
          ? 'hasta que una encaje'
          : plural(draw, { one: '1 carta', other: `hasta ${draw} cartas` }),
      value: (draw) =>
        draw === 'until-playable'
          ? 'Robas hasta que puedas jugar.'
          : plural(draw, {
              one: 'Robas 1 carta y luego puedes pasar.',
              other: `Robas hasta ${draw} cartas y luego puedes pasar.`,
            }),
    },
    drawWithPlayable: {
      label: 'Robar aunque una encaje',
      summary: 'Si puedes robar aunque tengas una carta que encaja.',
      choice: (yes) => (yes ? 'sí' : 'no'),
      value: (yes) =>
        yes ? 'Puedes robar aunque tengas una carta que encaja.' : 'Solo puedes robar si ninguna carta encaja.',
    },
    stockEmpty: {
      label: 'Cuando el mazo se acaba',
      summary: 'Qué pasa cuando el mazo se acaba.',
      choice: (value) => (value === 'rebuild' ? 'vuelven los descartes' : 'nadie roba'),
      value: (value) => (value === 'rebuild' ? 'La pila de descartes pasa a ser el mazo.' : 'Ya nadie puede robar.'),
    },
    drawTwo: rankOption({
      label: 'Hacen robar dos',
      summary: 'Qué valor hace robar dos cartas al siguiente jugador.',
      choice: aRank,
      none: 'Ningún valor hace robar al siguiente jugador.',
      some: (rank) => `${capital(theSevens(rank))} hacen robar dos cartas al siguiente jugador.`,
    }),
    skip: rankOption({
      label: 'Hacen perder el turno',
      summary: 'Qué valor hace perder el turno al siguiente jugador.',
      choice: aRank,
      none: 'Ningún valor hace perder el turno al siguiente jugador.',
      some: (rank) => `${capital(theSevens(rank))} hacen perder el turno al siguiente jugador.`,
    }),
    reverse: rankOption({
      label: 'Cambian el sentido',
      summary: 'Qué valor cambia el sentido del juego.',
      choice: aRank,
      none: 'Ningún valor cambia el sentido del juego.',
      some: (rank) => `${capital(theSevens(rank))} cambian el sentido del juego.`,
    }),
    playOn: {
      label: 'Si alguien termina',
      summary: 'Si los demás siguen jugando cuando alguien se queda sin cartas.',
      choice: (playOn) => ({ never: 'acaba la partida', vote: 'los demás votan', always: 'los demás siguen' })[playOn],
      value: (playOn) =>
        ({
          never: 'La partida termina en cuanto alguien se queda sin cartas.',
          vote: 'Los demás votan si siguen jugando.',
          always: 'Los demás siguen jugando hasta decidir todos los puestos.',
        })[playOn],
    },
  },
  presets: {
    standard: {
      name: 'Estándar',
      summary: 'Robas hasta que puedas jugar; si alguien se queda sin cartas, los demás pueden seguir.',
    },
    quick: {
      name: 'Rápido',
      summary: 'Robas una carta y luego juegas o pasas; la partida termina en cuanto alguien se queda sin cartas.',
    },
    actions: {
      name: 'Cartas de acción',
      summary: 'Los doses hacen robar, las reinas hacen perder el turno y los ases cambian el sentido.',
    },
  },
};
