import type { SentenceTemplates } from '@shoal/language';
import type { NamedPlace } from '@shoal/room/seal';
import type { SealFaultMessage } from './fault-message.ts';

/** "the pack", "rebuilt stock 2". */
const stockName = (stock: number): string => (stock === 0 ? 'the pack' : `rebuilt stock ${stock}`);

/** "card 12 of the pack". */
const place = ({ stock, position }: NamedPlace): string => `card ${position + 1} of ${stockName(stock)}`;

/** What did not fit a sealed deal, in English. */
export const faults: SentenceTemplates<SealFaultMessage> = {
  'seal-missing': ({ stock }) => `The seal of ${stockName(stock)} is missing or incomplete.`,
  'seal-changed': ({ stock }) => `The seal of ${stockName(stock)} is not the one that was told before.`,
  'opening-missing': ({ card }, { card: shown }) =>
    card === null
      ? 'A card of your hand came without proof that it lay in the sealed pack.'
      : `The ${shown(card)} came without proof that it lay in the sealed pack.`,
  'other-card': ({ card, opened }, { card: shown }) =>
    `The ${shown(card)} was shown, but the proof is of the ${shown(opened)}.`,
  'wrong-opening': ({ card, ...at }, { card: shown }) =>
    `The proof of the ${shown(card)} does not fit the seal of ${place(at)}.`,
  'wrong-place': ({ card, ...at }, { card: shown }) =>
    `The ${shown(card)} was sealed as ${place(at)} and cannot be here.`,
  'card-too-often': ({ card }, { card: shown }) => `The ${shown(card)} was shown more often than the pack contains it.`,
  'surplus-opening': 'There is proof of a card that was not shown.',
  'impossible-step': 'Cards were moved that cannot be there.',
  'wrong-hand': ({ seat }, { name }) => `The hand shown for ${name(seat)} is not the one that was proved.`,
  'wrong-open-cards': 'The open cards on the table are not the ones that were proved.',
  gap: ({ from }) => `Something that happened before event ${from + 1} was left out.`,
  'bad-record': ({ why }) => `The record of this deal cannot be read. ${why}`,
  'faulty-record': ({ why }) => `The record of this deal is wrong. ${why}`,
  'not-proved': 'The record of this deal does not tell how everybody shuffled together.',
  'other-deal': 'The record is not of this deal.',
  'server-changed': 'The server did not shuffle with the secret that it had fixed before.',
  'share-changed': ({ seat }, { name }) => `What ${name(seat)} added to the shuffle was changed afterwards.`,
  'share-missing': ({ seat }, { name }) => `What ${name(seat)} added to the shuffle was left out, and nobody was told.`,
  'own-share-missing': 'What you added to the shuffle was left out.',
  'other-seal': ({ stock }) =>
    `The cards of ${stockName(stock)} do not fit the seal that was shown before they were dealt.`,
  'event-changed': ({ event }) => `Event ${event + 1} of the record is not what you saw during the deal.`,
};
