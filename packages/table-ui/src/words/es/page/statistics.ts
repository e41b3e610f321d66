import { plural, whole } from '@shoal/language/es';
import type { PageWords } from '../../en/page/index.ts';

/** The statistics in the browser, in Spanish. */
export const statistics: PageWords['statistics'] = {
  title: 'Estadísticas',
  tabTitle: 'Estadísticas – Shoal',
  counting: 'Contando tus partidas…',
  failed: 'No se han podido contar las partidas: recarga la página para intentarlo otra vez.',
  nothingYet: 'Aún no hay partidas terminadas',
  nothingYetHint: 'Termina una partida, o añade partidas terminadas de otro navegador o del terminal.',
  onlyBots: 'Las partidas entre bots se guardan, pero no se cuentan.',
  yours: 'Todas tus partidas',
  wonOf: (wins, games) => `${whole(wins)} de ${whole(games)}`,
  byLevel: 'Contra cada bot',
  byLevelIn: (game) => `${game} contra cada bot`,
  byLevelHint:
    'El punto es la parte de tus partidas que has ganado. Cuantas menos partidas, más larga es la línea, porque mucho puede ser suerte. Jugadores igual de buenos llegarían a la marca discontinua.',
  overTime: 'Partida a partida',
  overTimeIn: (game) => `${game}, partida a partida`,
  overTimeHint:
    'La parte de las partidas que llevabas ganadas hasta entonces. Jugadores igual de buenos estarían cerca de la línea discontinua.',
  gameAxis: 'partida',
  shareAxis: 'ganadas',
  levelRow: (level, games) =>
    plural(games, { one: `${level}, 1 partida`, other: `${level}, ${whole(games)} partidas` }),
  groups: 'Por reglas y bots',
  groupsIn: (game) => `${game} por reglas y bots`,
  asTable: 'Ver como tabla',
  fairLegend: 'Lo justo es lo que ganarían jugadores igual de buenos.',
  dailyTitle: 'Partidas del día',
  togetherTitle: 'En una misma mesa',
  peopleTable: 'Quién ha ganado y cuántas veces',

  // Taking games elsewhere and back.
  filesTitle: 'Llévate tus partidas',
  filesHint:
    'Un solo archivo contiene todas tus partidas terminadas. Añádelo en cualquier navegador o en el terminal: ninguna partida cuenta dos veces.',
  save: 'Guardar partidas terminadas',
  add: 'Añadir desde un archivo',
  adding: 'Comprobando todas las cartas de todas las partidas…',
  fileName: (date) => `shoal-partidas-${date}.jsonl`,
  saved: (games, file) =>
    plural(games, {
      one: `Se ha guardado 1 partida como ${file}.`,
      other: `Se han guardado ${whole(games)} partidas como ${file}.`,
    }),
  notSaved: 'No se han podido guardar las partidas: recarga la página e inténtalo otra vez.',
  notRead: 'No se ha podido leer el archivo: elígelo otra vez.',
  unsaved: 'Este navegador no deja que la página guarde nada, así que no se ha añadido ninguna partida.',
  storageFull:
    'El navegador no tiene más espacio, así que no se ha añadido ninguna partida: libera espacio y recarga la página.',
  storageOutdated:
    'Una versión más nueva de esta página guarda ahora las partidas, así que no se ha añadido ninguna: recarga la página.',
  addedUnsaved: (told, added) =>
    plural(added, {
      one: `${told} No se guarda: si cierras la página, se pierde.`,
      other: `${told} No se guardan: si cierras la página, se pierden.`,
    }),
};
