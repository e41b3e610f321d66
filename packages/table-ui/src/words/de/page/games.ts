import { allOf, plural, whole } from '@shoal/language/de';
import type { PageWords } from '../../en/page/index.ts';

/** Finished games, the newest first, in German. */
export const games: PageWords['games'] = {
  title: 'Beendete Spiele',
  tabTitle: 'Beendete Spiele – Shoal',
  count: (count) =>
    plural(count, {
      one: '1 Spiel, in diesem Browser gespeichert',
      other: `${whole(count)} Spiele, in diesem Browser gespeichert`,
    }),
  countUnsaved: (count) => plural(count, { one: '1 Spiel', other: `${whole(count)} Spiele` }),
  today: 'Heute',
  yesterday: 'Gestern',
  about: (game, others) => (others.length === 0 ? game : `${game} mit ${allOf(others)}`),
  daily: (date, about) => `Tagesrunde vom ${date}: ${about}`,
  review: 'Analyse',
  reviewNamed: (about, when) => `Analyse: ${about}, ${when}`,
  more: (left) => plural(left, { one: '1 weiteres zeigen', other: `Mehr zeigen (noch ${whole(left)})` }),
  failed: 'Die beendeten Spiele ließen sich nicht lesen: Lade die Seite neu.',
  openRecord: 'Aufzeichnung aus Datei öffnen',
};
