import type { SentenceTemplates } from '@shoal/language';
import type { NamedPlace } from '@shoal/room/seal';
import type { SealFaultMessage } from './fault-message.ts';

const stockName = (stock: number): string => (stock === 0 ? 'des Stapels' : `des neu gemischten Stapels ${stock}`);

const place = ({ stock, position }: NamedPlace): string => `Karte ${position + 1} ${stockName(stock)}`;

/** What did not fit a sealed deal, in German. */
export const faults: SentenceTemplates<SealFaultMessage> = {
  'seal-missing': ({ stock }) => `Das Siegel ${stockName(stock)} fehlt oder ist unvollständig.`,
  'seal-changed': ({ stock }) => `Das Siegel ${stockName(stock)} ist ein anderes als zuvor.`,
  'opening-missing': ({ card }, { card: shown }) =>
    card === null
      ? 'Für eine Karte deiner Hand fehlt der Beleg, dass sie im versiegelten Stapel lag.'
      : `Für die Karte ${shown(card)} fehlt der Beleg, dass sie im versiegelten Stapel lag.`,
  'other-card': ({ card, opened }, { card: shown }) =>
    `Gezeigt wurde die Karte ${shown(card)}, der Beleg gilt aber für ${shown(opened)}.`,
  'wrong-opening': ({ card, ...at }, { card: shown }) =>
    `Der Beleg für die Karte ${shown(card)} passt nicht zum Siegel von ${place(at)}.`,
  'wrong-place': ({ card, ...at }, { card: shown }) =>
    `Die Karte ${shown(card)} wurde als ${place(at)} versiegelt und kann nicht hier sein.`,
  'card-too-often': ({ card }, { card: shown }) => `Die Karte ${shown(card)} kam öfter vor, als es sie gibt.`,
  'surplus-opening': 'Es gibt einen Beleg für eine Karte, die nicht gezeigt wurde.',
  'impossible-step': 'Es wurden Karten bewegt, die dort nicht sein können.',
  'wrong-hand': ({ seat }, { name }) => `Die gezeigte Hand am Platz von ${name(seat)} ist nicht die belegte.`,
  'wrong-open-cards': 'Die offenen Karten auf dem Tisch sind nicht die belegten.',
  gap: ({ from }) => `Etwas, das vor Ereignis ${from + 1} geschah, wurde ausgelassen.`,
  'bad-record': ({ why }) => `Die Aufzeichnung dieser Runde lässt sich nicht lesen. ${why}`,
  'faulty-record': ({ why }) => `Die Aufzeichnung dieser Runde stimmt nicht. ${why}`,
  'not-proved': 'Die Aufzeichnung dieser Runde sagt nicht, wie alle gemeinsam gemischt haben.',
  'other-deal': 'Die Aufzeichnung ist nicht von dieser Runde.',
  'server-changed': 'Der Server hat nicht mit dem Geheimnis gemischt, das er vorher festgelegt hatte.',
  'share-changed': ({ seat }, { name }) =>
    `Was ${name(seat)} zum Mischen beigetragen hat, wurde nachträglich geändert.`,
  'share-missing': ({ seat }, { name }) =>
    `Was ${name(seat)} zum Mischen beigetragen hat, wurde weggelassen, und niemand hat davon erfahren.`,
  'own-share-missing': 'Was du zum Mischen beigetragen hast, wurde weggelassen.',
  'other-seal': ({ stock }) =>
    `Die Karten ${stockName(stock)} passen nicht zum Siegel, das vor dem Austeilen gezeigt wurde.`,
  'event-changed': ({ event }) => `Ereignis ${event + 1} der Aufzeichnung ist nicht, was du in der Runde gesehen hast.`,
};
