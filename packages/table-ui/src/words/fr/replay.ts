import { allOf, plural, whole } from '@shoal/language/fr';
import type { ReplayWords } from '../en/replay.ts';

/** What is said when a recorded game is told again, in French. */
export const replay: ReplayWords = {
  game: (number, game, players, seed) =>
    seed === undefined
      ? `Partie ${whole(number)} : ${game}, ${players.length} sièges. À la table : ${allOf(players)}.`
      : `Partie ${whole(number)} : ${game}, ${players.length} sièges, graine ${seed}. À la table : ${allOf(players)}.`,
  tableAfter: (entries) =>
    plural(entries, {
      one: `La table après ${whole(entries)} entrée du journal :`,
      other: `La table après ${whole(entries)} entrées du journal :`,
    }),
  tableAfterWhole: (entries) =>
    `La table après ${whole(entries)} entrées du journal, pour que l’action soit complète :`,
  logEnds: (entries, wanted) =>
    plural(entries, {
      one: `Le journal n’a que ${whole(entries)} entrée, pas ${whole(wanted)}.`,
      other: `Le journal n’a que ${whole(entries)} entrées, pas ${whole(wanted)}.`,
    }),
  unfinished: 'L’enregistrement s’arrête avant la fin de la partie.',
  hand: (player, cards) => `${player} : ${cards}`,
  stepOn: 'Entrée = suite, q = quitter',
};
