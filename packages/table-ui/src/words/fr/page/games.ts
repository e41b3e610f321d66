import { allOf, plural, whole } from '@shoal/language/fr';
import type { PageWords } from '../../en/page/index.ts';

/** Finished games, the newest first, in French. */
export const games: PageWords['games'] = {
  title: 'Parties terminées',
  tabTitle: 'Parties terminées – Shoal',
  count: (count) =>
    plural(count, {
      one: `${whole(count)} partie, enregistrée dans ce navigateur`,
      other: `${whole(count)} parties, enregistrées dans ce navigateur`,
    }),
  countUnsaved: (count) => plural(count, { one: `${whole(count)} partie`, other: `${whole(count)} parties` }),
  today: 'Aujourd’hui',
  yesterday: 'Hier',
  about: (game, others) => (others.length === 0 ? game : `${game} avec ${allOf(others)}`),
  daily: (date, about) => `Donne du jour du ${date} : ${about}`,
  review: 'Analyser',
  reviewNamed: (about, when) => `Analyser : ${about}, ${when}`,
  more: (left) =>
    plural(left, {
      one: `En voir ${whole(left)} de plus`,
      other: `En voir plus (encore ${whole(left)})`,
    }),
  failed: 'Les parties terminées n’ont pas pu être lues : recharge la page.',
  openRecord: 'Ouvrir un enregistrement',
};
