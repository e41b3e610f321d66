import { allOf, plural, whole } from '@shoal/language/es';
import type { PageWords } from '../../en/page/index.ts';

type CheckWords = PageWords['replay']['check'];

const rightWithoutSeed: CheckWords['rightWithoutSeed'] = (games, withoutSeed) => {
  if (games === 1) return 'Todas las cartas son correctas; sin semilla, el barajado no se puede comprobar.';
  if (games === withoutSeed)
    return `Todas las cartas de las ${whole(games)} partidas son correctas; sin semillas, los barajados no se pueden comprobar.`;
  return plural(withoutSeed, {
    one: `Las ${whole(games)} partidas son correctas; 1 de ellas no tiene semilla, así que su barajado no se puede comprobar.`,
    other: `Las ${whole(games)} partidas son correctas; ${whole(withoutSeed)} de ellas no tienen semilla, así que sus barajados no se pueden comprobar.`,
  });
};

const someFaulty: CheckWords['someFaulty'] = (right, faulty) => {
  if (right === 0)
    return plural(faulty, {
      one: 'Esta partida incumple las reglas.',
      other: `Las ${whole(faulty)} partidas incumplen las reglas.`,
    });
  return plural(faulty, {
    one: `1 de las ${whole(right + faulty)} partidas incumple las reglas.`,
    other: `${whole(faulty)} de las ${whole(right + faulty)} partidas incumplen las reglas.`,
  });
};

/** Opening records from elsewhere. */
const check: CheckWords = {
  title: 'Abrir un registro',
  tabTitle: 'Abrir un registro – Shoal',
  intro:
    'Abre una partida guardada, un archivo con muchas o una exportación de tus partidas terminadas: se comprueban todas las cartas, y cada partida se puede ver paso a paso.',
  stays: 'El archivo no sale de este dispositivo.',
  choose: 'Elegir un archivo',
  drop: 'o suéltalo en cualquier parte de esta página',
  dropNow: 'Suéltalo para abrirlo',
  paste: 'Pegar un registro como texto',
  pasteLabel: 'Texto de un registro',
  checkText: 'Comprobar el texto',
  pasted: 'texto pegado',
  onlyFirst: 'Has soltado varios archivos; se ha abierto el primero.',
  checking: (file) => `Comprobando ${file}`,
  checkedSoFar: (games) =>
    plural(games, { one: '1 partida hasta ahora', other: `${whole(games)} partidas hasta ahora` }),
  stop: 'Detener',
  stopped: 'La comprobación se ha detenido antes del final del archivo.',
  another: 'Abrir otro',

  allRight: (games) =>
    plural(games, {
      one: 'Comprobado: el barajado y todas las cartas son correctos.',
      other: `Las ${whole(games)} partidas están comprobadas: los barajados y todas las cartas son correctos.`,
    }),
  rightWithoutSeed,
  someFaulty,
  tooManyFaults: (most) =>
    plural(most, {
      one: 'La comprobación ha terminado tras 1 fallo: corrígelo o abre otro archivo.',
      other: `La comprobación ha terminado tras ${whole(most)} fallos: corrígelos o abre otro archivo.`,
    }),
  listedPart: (most) =>
    plural(most, {
      one: 'La lista muestra la primera partida y, después, todas las que tienen fallos.',
      other: `La lista muestra las primeras ${whole(most)} partidas y, después, todas las que tienen fallos.`,
    }),
  listedOfAll: (most) =>
    plural(most, {
      one: 'La lista muestra la primera partida y, después, todas las que tienen fallos; se han comprobado todas.',
      other: `La lista muestra las primeras ${whole(most)} partidas y, después, todas las que tienen fallos; se han comprobado todas.`,
    }),

  empty: (file) => `«${file}» está vacío: elige un archivo que contenga una partida.`,
  binary: (file) =>
    `«${file}» no es un archivo de texto: elige un registro guardado con Shoal, de los que acaban en .json o .jsonl.`,
  unreadable: (file) =>
    `El navegador no puede leer «${file}»: quizá es una carpeta, o se ha movido o cambiado. Elígelo otra vez.`,
  newer: (file, format) =>
    `«${file}» se escribió con una versión más nueva de Shoal (${format}): recarga esta página para actualizarla.`,

  games: 'Partidas',
  show: 'Mostrar',
  all: 'Todas las partidas',
  onlyFaults: 'Solo fallos',
  gameNumber: (game) => `Partida ${whole(game)}`,
  unknown: 'Partida ilegible',
  right: 'Comprobado: el barajado y todas las cartas',
  rightCards: 'Todas las cartas son correctas; sin semilla, el barajado no se puede comprobar',
  goThrough: 'Ver paso a paso',
  goThroughNamed: (game, about) => `Ver paso a paso: partida ${whole(game)}, ${about}`,
  reviewNamed: (game, about) => `Analizar: partida ${whole(game)}, ${about}`,
};

/** Going through a recorded game, in Spanish. Nothing depends on whether a name is "Tú". */
export const replay: PageWords['replay'] = {
  tabTitle: (game) => `${game} paso a paso – Shoal`,
  dailyOf: (date) => `Partida del día (${date})`,
  playedOn: (date) => `Se jugó el ${date}`,
  gameInFile: (game, file) => `Partida ${whole(game)} de ${file}`,
  toList: 'Volver a la lista',
  waiting: 'Preparando la partida…',
  players: 'Los jugadores y sus cartas',

  steps: 'Pasos',
  step: 'Paso',
  stepOf: (step, of) => `Paso ${whole(step)} de ${whole(of)}`,
  stepTold: (step, of, told) => `Paso ${whole(step)} de ${whole(of)}. ${told}`,
  first: 'Primer paso',
  previous: 'Paso anterior',
  next: 'Paso siguiente',
  last: 'Último paso',
  play: 'Reproducir',
  pause: 'Pausar',
  keys: 'Las flechas van paso a paso, Inicio y Fin llevan a los extremos y Espacio reproduce.',

  handOf: (name, cards) =>
    cards.length === 0 ? `${name}, sin cartas en la mano` : `${name}, en la mano: ${allOf(cards)}`,
  acted: 'jugada',
  turn: 'turno',
  faultHere: (sentence) => `Aquí el registro incumple las reglas. ${sentence}`,
  cannotReplay: (sentence) => `Esta partida no se puede ver paso a paso. ${sentence}`,

  actions: 'Esta partida',
  verify: 'Comprobar',
  verifying: 'Comprobando el barajado y todas las cartas…',
  verified: 'Comprobado: el barajado y todas las cartas son correctos.',
  verifiedCards: 'Todas las cartas son correctas; sin semilla, el barajado no se puede comprobar.',
  failed: 'Algo ha fallado: recarga la página e inténtalo otra vez.',
  review: 'Analizar',
  save: 'Guardar el registro',
  saved: (file) => `Guardado como ${file}.`,
  copySeed: 'Copiar la semilla',
  seedCopied: (seed) => `Semilla copiada: ${seed}`,
  seedNotCopied: (seed) => `El navegador no ha dejado copiar. La semilla es ${seed}`,
  noSeed: 'Este registro no tiene semilla.',

  check,
};
