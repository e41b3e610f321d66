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
  winShare: 'de victorias',
  byLevel: 'Contra cada bot',
  byLevelIn: (game) => `${game} contra cada bot`,
  byLevelHint:
    'El punto es tu cuota de victorias; la línea muestra dónde está la cuota real en 19 de cada 20 casos, y la marca discontinua es la cuota justa.',
  overTime: 'Partida a partida',
  overTimeIn: (game) => `${game}, partida a partida`,
  overTimeHint: 'Tu cuota de victorias después de cada partida; la línea discontinua es la cuota justa.',
  gameAxis: 'partida',
  shareAxis: 'cuota de victorias',
  levelRow: (level, games) =>
    plural(games, { one: `${level}, 1 partida`, other: `${level}, ${whole(games)} partidas` }),
  groups: 'Por reglas y bots',
  groupsIn: (game) => `${game} por reglas y bots`,
  asTable: 'Ver como tabla',
  legend: 'Qué significan las columnas',
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
