import { allOf, capital, whole } from '@shoal/language/es';
import type { LineModeWords } from '../en/line-mode.ts';
import { rules } from './rules.ts';

/** What a table says line by line, in Spanish. */
export const lineMode: LineModeWords = {
  // The beginning.
  title: (game, inForce, players) => `${game}, según ${rules.name(inForce)}. En la mesa: ${allOf(players)}.`,
  hints: 'Escribe ? para ver la ayuda, pista para un consejo, reglas para las reglas y q para salir.',
  noCurtain:
    'Línea a línea nada queda oculto: lo que ve un jugador, el siguiente puede verlo subiendo por la pantalla. Para tener una cortina entre turnos, jugad a pantalla completa: en un terminal de al menos 60 columnas y 16 filas, sin --plain.',
  tooSmall: (now, least) =>
    `Esta ventana tiene ${now.columns} columnas y ${now.rows} filas. La pantalla completa necesita al menos ${least.columns} columnas y ${least.rows} filas, así que juegas línea a línea.`,
  dealNumber: (deal) => `Ronda ${whole(deal)}.`,

  // How things stand.
  heads: { player: 'jugador', cards: 'cartas', total: 'total' },
  tally: (what, counts) => `${capital(what)}: ${counts.join(', ')}.`,
  stockLeft: (count) => `Mazo: ${count}.`,
  hand: (cards) => `Mano: ${cards}`,
  noCards: 'sin cartas',
  cardThatFits: (card) => `${card} (encaja)`,
  recap: 'Esto ha pasado desde entonces:',

  // What is asked.
  onlyChoice: (action) => `Intro = ${action}`,
  orWithPlayer: (example) => `o con el jugador: ${example}`,
  places: (count) => `del 1 al ${whole(count)}`,
  whichChoice: (choices) => `¿Qué número, del 1 al ${choices}? Intro = ninguno`,
  passTo: (name) => `Pásaselo a ${name} y pulsa Intro`,
  handOver: (name) => `${name}, pulsa Intro cuando hayas visto bastante`,
  hideHand: (name) => `${name}, pulsa Intro para ocultar tus cartas`,

  // What is answered.
  typedHelp: [
    'Si solo hay una posibilidad, Intro la elige.',
    'opciones (o c) enumera todo lo que puedes hacer; historial (o l) cuenta lo último que ha pasado; deshacer (o u) deshace tu última elección.',
    'pista da las tres jugadas que más le gustan al entrenador, y por qué.',
    'h muestra tu mano; reglas, las reglas; con q sales.',
  ],
  badNumber: (min, max) => `Escribe un número entero del ${whole(min)} al ${whole(max)}.`,
  typeSomething: 'Aún no has elegido nada; escribe ? para ver lo que puedes escribir.',

  // The end.
  another: '1 = otra ronda, 2 = analizar con el entrenador, 3 = salir; Intro = 1',
  anotherAnswers: 'Responde 1, 2 o 3, por favor.',
  nextRung: (bot, next, call) => `Has ganado a ${bot} tres veces seguidas; para jugar contra ${next}, escribe ${call}.`,
  scoreAfter: (deals) => `El marcador tras la ronda ${whole(deals)}:`,
  whole,
};
