import { allOf, plural, whole } from '@shoal/language/es';
import type { ReplayWords } from '../en/replay.ts';

/** What is said when a recorded game is told again, in Spanish. */
export const replay: ReplayWords = {
  game: (number, game, players, seed) =>
    seed === undefined
      ? `Partida ${whole(number)}: ${game}, ${players.length} asientos. En la mesa: ${allOf(players)}.`
      : `Partida ${whole(number)}: ${game}, ${players.length} asientos, semilla ${seed}. En la mesa: ${allOf(players)}.`,
  tableAfter: (entries) =>
    plural(entries, {
      one: 'La mesa tras 1 entrada del historial:',
      other: `La mesa tras ${whole(entries)} entradas del historial:`,
    }),
  tableAfterWhole: (entries) =>
    `La mesa tras ${whole(entries)} entradas del historial, para que la jugada esté completa:`,
  logEnds: (entries, wanted) =>
    plural(entries, {
      one: `El historial solo tiene 1 entrada, no ${whole(wanted)}.`,
      other: `El historial solo tiene ${whole(entries)} entradas, no ${whole(wanted)}.`,
    }),
  unfinished: 'El registro acaba antes que la partida.',
  hand: (player, cards) => `${player}: ${cards}`,
  stepOn: 'Intro = avanzar, q = salir',
};
