import { allOf, longDate, plural, shortDate, whole } from '@shoal/language/es';
import type { OwnGamesWords } from '../en/own-games.ts';

/** What is said about the games of this machine, in Spanish. */
export const ownGames: OwnGamesWords = {
  // Games that wait.
  savedForLater: (command) => `Tu partida está guardada: sigue con ella con ${command}.`,
  nothingToContinue: (command) => `No hay ninguna partida que continuar; empieza una con ${command}.`,

  // Finished games.
  place: 'tus partidas terminadas',
  none: (command) => `Tus partidas terminadas aparecerán aquí; empieza una con ${command}.`,
  noneCounted: (command) => `Aún no has terminado ninguna partida; juega una con ${command} y contará aquí.`,
  line: (number, date, game, others, ending) =>
    others.length === 0
      ? `${whole(number)}. ${shortDate(date)}, ${game}: ${ending}`
      : `${whole(number)}. ${shortDate(date)}, ${game} con ${allOf(others)}: ${ending}`,
  noSuchGame: (wanted, games) =>
    plural(games, {
      one: `No hay ninguna partida ${whole(wanted)}: solo has terminado 1.`,
      other: `No hay ninguna partida ${whole(wanted)}: solo has terminado ${whole(games)}.`,
    }),
  exported: (games, file) =>
    plural(games, {
      one: `Se ha escrito 1 partida en ${file}.`,
      other: `Se han escrito ${whole(games)} partidas en ${file}.`,
    }),
  added: (games) =>
    plural(games, { one: 'Se ha añadido 1 partida.', other: `Se han añadido ${whole(games)} partidas.` }),
  imported: ({ added, known }) => {
    const were = plural(known, { one: '1 ya estaba.', other: `${whole(known)} ya estaban.` });
    return plural(added, {
      one: `Se ha añadido 1 partida; ${were}`,
      other: `Se han añadido ${whole(added)} partidas; ${were}`,
    });
  },
  botsLeftOut: (games) =>
    plural(games, {
      one: 'Se ha omitido 1 partida porque solo la jugaron bots.',
      other: `Se han omitido ${whole(games)} partidas porque solo las jugaron bots.`,
    }),

  // Daily deals.
  dailyNotPlayed: (date, command) =>
    `Aún no has jugado la partida del día del ${longDate(date)}; empiézala con ${command}.`,
  dailyPlayed: (date) => `Ya has jugado la partida del día del ${longDate(date)}; cada día hay una nueva.`,
  shareThis: 'Para compartir el resultado, copia esta línea:',
};
