import { allOf, longDate, plural, shortDate, whole } from '@shoal/language/fr';
import type { OwnGamesWords } from '../en/own-games.ts';

/** What is said about the games of this machine, in French. */
export const ownGames: OwnGamesWords = {
  // Games that wait.
  savedForLater: (command) => `Ta partie est enregistrée : ${command} la reprend.`,
  nothingToContinue: (command) => `Il n’y a pas de partie à reprendre ; commence-en une avec ${command}.`,

  // Finished games.
  place: 'tes parties terminées',
  none: (command) => `Tes parties terminées apparaîtront ici ; commence-en une avec ${command}.`,
  noneCounted: (command) => `Aucune partie n’est encore terminée ; joues-en une avec ${command}, et elle comptera ici.`,
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
  added: (games) =>
    plural(games, {
      one: `${whole(games)} partie a été ajoutée.`,
      other: `${whole(games)} parties ont été ajoutées.`,
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
  botsLeftOut: (games) =>
    plural(games, {
      one: `${whole(games)} partie a été laissée de côté, car seuls des bots l’ont jouée.`,
      other: `${whole(games)} parties ont été laissées de côté, car seuls des bots les ont jouées.`,
    }),

  // Daily deals.
  dailyNotPlayed: (date, command) =>
    `Tu n’as pas encore joué la donne du jour du ${longDate(date)} ; lance-la avec ${command}.`,
  dailyPlayed: (date) => `Tu as déjà joué la donne du jour du ${longDate(date)} ; il y en a une nouvelle chaque jour.`,
  shareThis: 'Pour partager le résultat, copie cette ligne :',
};
