import { allOf, plural } from '@shoal/language/es';
import type { PageWords } from '../../en/page/index.ts';

/** The first page, in Spanish. */
export const home: PageWords['home'] = {
  title: (games) => `Shoal: ${allOf(games)}`,
  tagline: 'Juegos de cartas bien hechos. Sin cuentas, sin anuncios y sin instalar nada.',
  setUp: (game) => `Preparar partida: ${game}`,
  play: 'Jugar',
  setUpShort: 'Preparar',
  continueTitle: 'Seguir jugando',
  discard: 'Borrar',
  discardName: (about) => `Borrar: ${about}`,
  keep: 'Conservar',
  openElsewhere: 'abierta en otra ventana',
  discardElsewhere: 'Esta partida está abierta en otra ventana: ciérrala allí y bórrala después.',
  discardFailed: 'El navegador no ha borrado la partida: recarga la página e inténtalo otra vez.',
  passAndPlay: 'Pasa y juega',
  passAndPlayPitch: 'Varias personas en un dispositivo',
  daily: 'Partida del día',
  dailyPitch: (date) => `Las mismas cartas para todo el mundo el ${date}`,
  dailyDone: (date) => `Ya jugada: ver otra vez la del ${date}`,
  rules: 'Reglas',
  check: 'Abrir un registro',
  unsaved: 'Este navegador no deja que la página guarde nada: si la cierras, la partida se pierde.',
  damaged: (count) =>
    plural(count, {
      one: 'No se ha podido leer una partida, y se ha dejado como estaba.',
      other: `No se han podido leer ${count} partidas, y se han dejado como estaban.`,
    }),
};
