import { allOf, longDate, plural, shortDate, whole } from '@shoal/language/de';
import type { OwnGamesWords } from '../en/own-games.ts';

/** What is said about the games of this machine, in German. */
export const ownGames: OwnGamesWords = {
  // Games that wait.
  savedForLater: (command) => `Dein Spiel ist gespeichert: Mit ${command} geht es weiter.`,
  nothingToContinue: (command) => `Es gibt kein angefangenes Spiel; mit ${command} beginnst du ein neues.`,

  // Finished games.
  place: 'deine beendeten Spiele',
  none: (command) => `Deine beendeten Spiele erscheinen hier; mit ${command} beginnst du eines.`,
  noneCounted: (command) => `Noch ist kein Spiel beendet; spiel eines mit ${command}, dann zählt es hier.`,
  line: (number, date, game, others, ending) =>
    others.length === 0
      ? `${whole(number)}. ${shortDate(date)}, ${game}: ${ending}`
      : `${whole(number)}. ${shortDate(date)}, ${game} mit ${allOf(others)}: ${ending}`,
  noSuchGame: (wanted, games) =>
    plural(games, {
      one: `Ein Spiel ${whole(wanted)} gibt es nicht: Erst 1 ist beendet.`,
      other: `Ein Spiel ${whole(wanted)} gibt es nicht: Erst ${whole(games)} sind beendet.`,
    }),
  exported: (games, file) =>
    plural(games, {
      one: `1 Spiel wurde in ${file} geschrieben.`,
      other: `${whole(games)} Spiele wurden in ${file} geschrieben.`,
    }),
  added: (games) => plural(games, { one: '1 Spiel kam dazu.', other: `${whole(games)} Spiele kamen dazu.` }),
  imported: ({ added, known }) => {
    const were = plural(known, { one: '1 war schon da.', other: `${whole(known)} waren schon da.` });
    return plural(added, { one: `1 Spiel kam dazu; ${were}`, other: `${whole(added)} Spiele kamen dazu; ${were}` });
  },
  botsLeftOut: (games) =>
    plural(games, {
      one: '1 Spiel wurde ausgelassen, weil nur Bots mitgespielt haben.',
      other: `${whole(games)} Spiele wurden ausgelassen, weil nur Bots mitgespielt haben.`,
    }),

  // Daily deals.
  dailyNotPlayed: (date, command) =>
    `Die Tagesrunde vom ${longDate(date)} hast du noch nicht gespielt; ${command} startet sie.`,
  dailyPlayed: (date) => `Die Tagesrunde vom ${longDate(date)} hast du schon gespielt; jeden Tag gibt es eine neue.`,
  shareThis: 'Um das Ergebnis zu teilen, kopier diese Zeile:',
};
