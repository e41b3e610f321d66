import { allOf, capital, hearts, nth, plural, sevens } from '@shoal/language/es';
import type { PageWords } from '../../en/page/index.ts';

/** The table in the browser, in Spanish. What is said of a seat fits "Bo" and "Tú" alike. */
export const table: PageWords['table'] = {
  title: (game) => `${game} – Shoal`,
  yourTurnTitle: (game) => `● Te toca – ${game}`,
  turnOfTitle: (name, game) => `● ${name} – ${game}`,
  middle: 'El centro de la mesa',
  yourHand: (count) => plural(count, { one: 'Tu mano: 1 carta', other: `Tu mano: ${count} cartas` }),
  handOf: (name, count) =>
    plural(count, { one: `La mano de ${name}: 1 carta`, other: `La mano de ${name}: ${count} cartas` }),
  place: (place, of) => `Carta ${place} de ${of}`,
  noCards: 'Sin cartas en la mano',
  seatName: (name, facts) => `${name}: ${facts.join(', ')}`,
  chooseSeat: (name, facts) => `Elegir a ${name}: ${facts.join(', ')}`,
  laid: (ranks) => `${allOf(ranks.map(sevens))} en la mesa`,
  hasTurn: 'con el turno',
  placeReached: nth,
  level: (bot) => `bot ${bot}`,
  playable: (card) => `${card}, se puede jugar`,
  newCard: (card) => `${card}, carta nueva`,
  newPlayable: (card) => `${card}, carta nueva, se puede jugar`,
  stack: (rank, count, of) => `${capital(sevens(rank))}, ${count} de ${of}`,
  newStack: (rank, count, of) => `${capital(sevens(rank))}, ${count} de ${of}, con carta nueva`,
  stock: (count) =>
    count === 0 ? 'El mazo está vacío' : plural(count, { one: 'Mazo: 1 carta', other: `Mazo: ${count} cartas` }),
  drawFrom: (action, count) =>
    count === 0
      ? `${action}: el mazo está vacío`
      : plural(count, {
          one: `${action}: queda 1 carta en el mazo`,
          other: `${action}: quedan ${count} cartas en el mazo`,
        }),
  upCard: (card) => `Carta descubierta: ${card}`,
  nameSuit: (suit) => capital(hearts(suit)),
  wholeLog: 'Todo el historial',
  nothingYet: 'Las cartas están repartidas.',
  skip: 'Saltar',
  skipToEnd: 'Saltar al final',
  yourTurn: (prompt) => `Te toca. ${prompt}`,
  hint: 'Pista',
  why: '¿Por qué?',
  undo: 'Deshacer',
  rules: 'Reglas',
  menu: 'Menú',
  keys: 'Teclas',
  leave: 'Dejar la mesa',
  jumped: (events) =>
    plural(events, { one: 'Puesta al día: ha pasado 1 cosa.', other: `Puesta al día: han pasado ${events} cosas.` }),
  unsaved: 'Esta partida no se guarda: el navegador no lo permite.',
  playUnsaved: 'Seguir sin guardar',
  storageFull:
    'El navegador no tiene más espacio, así que esta partida no se está guardando: libera espacio y volverá a guardarse sola.',
  elsewhere: 'Esta partida está abierta en otra ventana: sigue allí, o ciérrala y recarga esta página.',
  damaged: 'No se puede leer esta partida, así que no se puede seguir; se ha dejado como estaba.',
  changedElsewhere: 'Esta partida ha seguido en otra ventana: recarga la página para verla.',

  passBody: (name) => `Los demás, mirad a otro lado: ahora vienen las cartas de ${name}.`,
  iAm: (name) => `Soy ${name}`,
  hide: 'Ocultar mis cartas',
  showCards: 'Ver mis cartas',
};

/** The end of a deal or match, in Spanish. */
export const end: PageWords['end'] = {
  title: 'Fin de la ronda',
  again: 'Jugar otra vez',
  review: 'Analizar',
  replay: 'Ver paso a paso',
  share: 'Compartir',
  look: 'Ver la mesa',
  results: 'Resultados',
  wins: (deals, scores) =>
    plural(deals, {
      one: `Victorias tras 1 ronda: ${scores.join(' · ')}`,
      other: `Victorias tras ${deals} rondas: ${scores.join(' · ')}`,
    }),
  points: (deals, scores) =>
    plural(deals, {
      one: `Puntos tras 1 ronda: ${scores.join(' · ')}`,
      other: `Puntos tras ${deals} rondas: ${scores.join(' · ')}`,
    }),
};
