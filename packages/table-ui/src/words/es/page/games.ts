import { allOf, plural, whole } from '@shoal/language/es';
import type { PageWords } from '../../en/page/index.ts';

/** Finished games, the newest first, in Spanish. */
export const games: PageWords['games'] = {
  title: 'Partidas terminadas',
  tabTitle: 'Partidas terminadas – Shoal',
  count: (count) =>
    plural(count, {
      one: '1 partida, guardada en este navegador',
      other: `${whole(count)} partidas, guardadas en este navegador`,
    }),
  countUnsaved: (count) => plural(count, { one: '1 partida', other: `${whole(count)} partidas` }),
  today: 'Hoy',
  yesterday: 'Ayer',
  about: (game, others) => (others.length === 0 ? game : `${game} con ${allOf(others)}`),
  daily: (date, about) => `Partida del día (${date}): ${about}`,
  review: 'Analizar',
  reviewNamed: (about, when) => `Analizar: ${about}, ${when}`,
  more: (left) => plural(left, { one: 'Mostrar 1 más', other: `Mostrar más (quedan ${whole(left)})` }),
  failed: 'No se han podido leer las partidas terminadas: recarga la página.',
  openRecord: 'Abrir un registro guardado',
};
