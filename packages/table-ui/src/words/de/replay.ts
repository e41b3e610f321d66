import { allOf, plural, whole } from '@shoal/language/de';
import type { ReplayWords } from '../en/replay.ts';

/** What is said when a recorded game is told again, in German. */
export const replay: ReplayWords = {
  game: (number, game, players, seed) =>
    seed === undefined
      ? `Spiel ${whole(number)}: ${game}, ${players.length} Sitze. Am Tisch: ${allOf(players)}.`
      : `Spiel ${whole(number)}: ${game}, ${players.length} Sitze, Seed ${seed}. Am Tisch: ${allOf(players)}.`,
  tableAfter: (entries) =>
    plural(entries, {
      one: 'Der Tisch nach 1 Eintrag im Verlauf:',
      other: `Der Tisch nach ${whole(entries)} Einträgen im Verlauf:`,
    }),
  tableAfterWhole: (entries) => `Der Tisch nach ${whole(entries)} Einträgen im Verlauf, damit der Zug vollständig ist:`,
  logEnds: (entries, wanted) =>
    plural(entries, {
      one: `Der Verlauf hat nur 1 Eintrag, nicht ${whole(wanted)}.`,
      other: `Der Verlauf hat nur ${whole(entries)} Einträge, nicht ${whole(wanted)}.`,
    }),
  unfinished: 'Die Aufzeichnung endet vor dem Ende des Spiels.',
  hand: (player, cards) => `${player}: ${cards}`,
  stepOn: 'Eingabe = weiter, q = beenden',
};
