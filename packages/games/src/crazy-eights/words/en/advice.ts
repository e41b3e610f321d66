import type { Card, Suit } from '@shoal/core';
import type { Pen, SentenceTemplates } from '@shoal/language';
import { hearts, percent, plural, seven } from '@shoal/language/en';
import type { CrazyEightsAdviceMessage } from '../../bots/advice.ts';

interface Played {
  readonly card: Card;
  readonly suit?: Suit;
}

/** "Play the 9♥", "Play the 8♠ and name hearts". */
const play = ({ card, suit }: Played, pen: Pen): string =>
  suit === undefined ? `Play the ${pen.card(card)}` : `Play the ${pen.card(card)} and name ${hearts(suit)}`;

export const advice: SentenceTemplates<CrazyEightsAdviceMessage> = {
  'goes-out': (played, pen) => `${play(played, pen)}: it is the last card and goes out.`,
  'only-play': (played, pen) => `${play(played, pen)}: nothing else is allowed.`,
  'makes-next-draw': ({ seat, count, ...played }, pen) =>
    `${play(played, pen)}: ${pen.name(seat)} has to draw ${count} cards or add to them.`,
  'skips-next': (played, pen) => `${play(played, pen)}: the next player is passed over.`,
  'blocks-next': ({ seat, ...played }, pen) => `${play(played, pen)}: ${pen.name(seat)} probably cannot follow.`,
  'names-longest-suit': ({ count, ...played }, pen) =>
    plural(count, {
      one: `${play(played, pen)}: no suit left in the hand is longer, with 1 card.`,
      other: `${play(played, pen)}: no suit left in the hand is longer, with ${count} cards.`,
    }),
  'names-suit': ({ count, ...played }, pen) =>
    plural(count, {
      one: `${play(played, pen)}: 1 card of that suit is left in the hand.`,
      other: `${play(played, pen)}: ${count} cards of that suit are left in the hand.`,
    }),
  'names-any-suit': (played, pen) => `${play(played, pen)}: only wild cards are left in the hand, so any suit will do.`,
  'names-suit-not-held': (played, pen) => `${play(played, pen)}: no card of that suit is left in the hand.`,
  'keeps-suit': ({ card, suit, count }, pen) =>
    plural(count, {
      one: `Play the ${pen.card(card)}: 1 more of the ${hearts(suit)} is left to follow it.`,
      other: `Play the ${pen.card(card)}: ${count} more ${hearts(suit)} are left to follow it.`,
    }),
  'sheds-points': ({ card, points }, pen) =>
    plural(points, {
      one: `Play the ${pen.card(card)}: it sheds 1 point.`,
      other: `Play the ${pen.card(card)}: it sheds ${points} points.`,
    }),
  'leaves-matches': ({ card, count }, pen) =>
    plural(count, {
      one: `Play the ${pen.card(card)}: 1 card left in the hand can follow it.`,
      other: `Play the ${pen.card(card)}: ${count} cards left in the hand can follow it.`,
    }),
  'saves-wild': ({ card, wild }, pen) => `Play the ${pen.card(card)}: it saves the ${seven(wild)} for later.`,
  'draws-to-save-wild': ({ wild }) => `Draw a card: it saves the ${seven(wild)} for later.`,
  draws: 'Draw a card: what fits now is worth keeping.',
  'must-draw': 'Draw a card: nothing in the hand fits.',
  'draws-penalty': ({ count }) =>
    plural(count, { one: 'Draw the 1 card due: there it ends.', other: `Draw the ${count} cards due: there it ends.` }),
  passes: 'Pass: there is nothing better to do.',
  'plays-on': 'Keep playing: a place is still to be won.',
  stops: 'Stop here: the places stand as they are.',
  'block-odds': ({ seat, chance, points }, { name }) =>
    plural(points, {
      one: `${name(seat)} cannot follow in ${percent(chance)} of the cases, and 1 point is shed.`,
      other: `${name(seat)} cannot follow in ${percent(chance)} of the cases, and ${points} points are shed.`,
    }),
  sheds: ({ points }) => plural(points, { one: 'It sheds 1 point.', other: `It sheds ${points} points.` }),
  'draw-odds': ({ chance }) => `The card drawn can be played in ${percent(chance)} of the cases.`,
  'sheds-nothing': 'It sheds no card.',
  'shows-card': ({ card }, pen) => `It shows the others the ${pen.card(card)} and nothing else.`,
  'shows-wish': ({ suit }) => `It shows that ${hearts(suit)} are welcome.`,
  'shows-no-match': ({ suit }) => `It shows that the hand holds no ${hearts(suit)}.`,
  'shows-nothing': 'It shows nothing new.',
  'forgot-void': ({ seat, suit }, { name }) => `Forgotten: ${name(seat)} had shown to hold no ${hearts(suit)}.`,
  'forgot-going-out': ({ card }, pen) => `Forgotten: the ${pen.card(card)} was the last card and could be played.`,
};
