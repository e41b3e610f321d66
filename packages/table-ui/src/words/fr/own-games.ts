import { allOf, longDate, plural, shortDate, whole } from '@shoal/language/fr';
import type { OwnGamesWords } from '../en/own-games.ts';

/** What is said about the games of this machine, in French. */
export const ownGames: OwnGamesWords = {
  // Games that wait.
  keptForLater: 'La partie est gardée : shoal --continue la reprend.',
  nothingToContinue: 'Il n’y a pas de partie à reprendre ; shoal en commence une nouvelle.',

  // Finished games.
  place: 'tes parties terminées',
  none: 'Aucune partie n’est encore terminée ; shoal en commence une, et elle sera ici.',
  noneCounted: 'Aucune partie n’est encore terminée : joues-en une avec shoal play, et elle comptera ici.',
  line: (number, date, game, others, ending) =>
    others.length === 0
      ? `${whole(number)}. ${shortDate(date)}, ${game} : ${ending}`
      : `${whole(number)}. ${shortDate(date)}, ${game} avec ${allOf(others)} : ${ending}`,
  noSuchGame: (wanted, games) => `Il n’y a pas de partie ${whole(wanted)} : tu n’en as terminé que ${whole(games)}.`,
  exported: (games, file) =>
    plural(games, {
      one: `${whole(games)} partie a été écrite dans ${file}.`,
      other: `${whole(games)} parties ont été écrites dans ${file}.`,
    }),
  imported: ({ added, known }) => {
    const were = plural(known, {
      one: `${whole(known)} était déjà là.`,
      other: `${whole(known)} étaient déjà là.`,
    });
    return plural(added, {
      one: `${whole(added)} partie a été ajoutée ; ${were}`,
      other: `${whole(added)} parties ont été ajoutées ; ${were}`,
    });
  },

  // Daily deals.
  dailyNotPlayed: (date) =>
    `La donne du jour du ${longDate(date)} n’a pas encore été jouée ; shoal daily ${date} la distribue.`,
  dailyPlayed: (date) => `Tu as joué la donne du jour du ${longDate(date)} ; chaque jour en apporte une nouvelle.`,
  shareThis: 'Pour partager le résultat, copie cette ligne :',
};
