import { allOf, NBSP, whole } from '@shoal/language/es';
import type { LineModeWords } from '../en/line-mode.ts';
import { rules } from './rules.ts';

/** Names with their numbers, which no line breaks apart: `Tú 5, Bo 6`. */
const tally = (labels: readonly string[], counts: readonly number[]): string =>
  labels.map((label, seat) => `${label}${NBSP}${counts[seat]}`).join(', ');

const commands =
  'opciones (o c) enumera todo lo que puedes hacer; historial (o l) cuenta lo último que ha pasado; deshacer (o u) retira tu última elección.';

/** What a table says line by line, in Spanish. */
export const lineMode: LineModeWords = {
  // The beginning.
  title: (game, inForce, players) => `${game}, según ${rules.name(inForce)}. En la mesa: ${allOf(players)}.`,
  hints: 'Escribe ? para ver la ayuda, pista para un consejo, reglas para las reglas y q para salir.',
  noCurtain:
    'Línea a línea no se puede ocultar nada del todo: lo que ve un jugador, el siguiente puede verlo subiendo por la pantalla. Para tener una cortina entre turnos, jugad a pantalla completa: en un terminal de al menos 60 columnas y 16 filas, sin --plain.',
  dealNumber: (deal) => `Ronda ${whole(deal)}.`,

  // How things stand.
  heads: { player: 'jugador', cards: 'cartas', books: 'cuartetos', pairs: 'parejas', total: 'total' },
  standing: (labels, cards, stock) => `Cartas: ${tally(labels, cards)}. Mazo: ${stock}.`,
  standingWithBooks: (labels, cards, books, stock) =>
    `Cartas: ${tally(labels, cards)}. Cuartetos: ${tally(labels, books)}. Mazo: ${stock}.`,
  standingWithPairs: (labels, cards, pairs, stock) =>
    `Cartas: ${tally(labels, cards)}. Parejas: ${tally(labels, pairs)}. Mazo: ${stock}.`,
  hand: (cards) => `Mano: ${cards}`,
  noCards: 'sin cartas',
  cardThatFits: (card) => `${card} (encaja)`,
  recap: 'Esto ha pasado desde entonces:',

  // What is asked.
  onlyChoice: (action) => `Intro = ${action}`,
  askAny: (ranks, example) =>
    `¿Qué valor pides (${ranks.join(', ')})? También puedes dar valor y jugador («${example}»)`,
  askOne: (name, ranks) => `¿Qué valor le pides a ${name} (${ranks.join(', ')})?`,
  whichChoice: (choices) => `¿Qué número, del 1 al ${choices}? Intro = ninguno`,
  playPrompt: {
    'true-true-true': 'Juega una carta, o d = robar, p = pasar',
    'true-true-false': 'Juega una carta, o d = robar',
    'true-false-true': 'Juega una carta, o p = pasar',
    'true-false-false': 'Juega una carta',
    'false-true-true': 'd = robar, p = pasar',
    'false-true-false': 'Intro = robar',
    'false-false-true': 'Intro = pasar',
    'false-false-false': '',
  },
  drawOnPrompt: {
    true: 'Juega una carta, o d = robar una, dd = robar hasta que una encaje',
    false: 'Intro = robar una carta, dd = robar hasta que una encaje',
  },
  passTo: (name) => `Pásaselo a ${name} y pulsa Intro`,
  handOver: (name) => `${name}, pulsa Intro cuando hayas visto bastante`,
  hideHand: (name) => `${name}, pulsa Intro para ocultar tus cartas`,

  // What is answered.
  badNumber: (min, max) => `Escribe un número entero del ${whole(min)} al ${whole(max)}.`,
  typeSomething: 'Aún no has elegido nada; escribe ? para ver lo que puedes escribir.',
  help: {
    'go-fish': (name) => [
      `Pide a un jugador un valor que tengas: «7 ${name}», «${name} 7», «pide sietes a ${name}», o 7 y luego el jugador.`,
      'Los valores son a (as), del 2 al 10, j (jota), q (reina), k (rey), o con palabras; los jugadores van por nombre o número.',
      'f o Intro pesca cuando toca; h muestra tu mano, y reglas, las reglas.',
      commands,
      'pista da las tres peticiones que más le gustan al entrenador, y por qué.',
      `q sola sale; para pedir reinas escribe «reinas» o «q ${name}».`,
    ],
    'crazy-eights': () => [
      'Juega una carta por su número en tu mano o por su nombre: 3, 8s, 10h, «reina de corazones»; las que encajan van marcadas. s son picas, h corazones, d diamantes y c tréboles.',
      'Con un comodín se elige un palo: «8s h», o 8s y luego el palo.',
      'd roba una carta, dd roba hasta que una encaje, p pasa, sí y no responden a una votación.',
      'Intro hace lo único que se puede hacer.',
      commands,
      'pista da las tres jugadas que más le gustan al entrenador, y por qué.',
      'h muestra tu mano; reglas, las reglas; q sale.',
    ],
  },

  // The end.
  another: '1 = otra ronda, 2 = analizar con el entrenador, 3 = salir; Intro = 1',
  anotherAnswers: 'Responde 1, 2 o 3, por favor.',
  scoreAfter: (deals) => `El marcador tras la ronda ${whole(deals)}:`,
  whole,
};
