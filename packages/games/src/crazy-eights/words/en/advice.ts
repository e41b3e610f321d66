import type { Card, Suit } from '@shoal/core';
import type { Pen, SentenceTemplates } from '@shoal/language';
import { aHeart, hearts, percent, plural, seven } from '@shoal/language/en';
import type { CrazyEightsAdviceMessage } from '../../bots/advice.ts';

interface Played {
  readonly card: Card;
  readonly suit?: Suit;
}

/** "Play the 9♥", "Play the 8♠ and name hearts". */
const play = ({ card, suit }: Played, pen: Pen): string =>
  suit === undefined ? `Play the ${pen.card(card)}` : `Play the ${pen.card(card)} and name ${hearts(suit)}`;

export const advice: SentenceTemplates<CrazyEightsAdviceMessage> = {
  'goes-out': (played, pen) => `${play(played, pen)}: it is the last card, and you are out.`,
  'only-play': (played, pen) => `${play(played, pen)}: it is the only choice.`,
  'makes-next-draw': ({ seat, count, ...played }, pen) =>
    `${play(played, pen)}: ${pen.name(seat)} has to draw ${count} cards or pass the penalty on.`,
  'skips-next': (played, pen) => `${play(played, pen)}: the next player is skipped.`,
  'blocks-next': ({ seat, ...played }, pen) => `${play(played, pen)}: ${pen.name(seat)} probably cannot play.`,
  'names-longest-suit': ({ count, ...played }, pen) =>
    plural(count, {
      one: `${play(played, pen)}: that is the longest suit left in hand, with 1 card.`,
      other: `${play(played, pen)}: that is the longest suit left in hand, with ${count} cards.`,
    }),
  'names-suit': ({ count, ...played }, pen) =>
    plural(count, {
      one: `${play(played, pen)}: 1 card of that suit is left in hand.`,
      other: `${play(played, pen)}: ${count} cards of that suit are left in hand.`,
    }),
  'names-any-suit': (played, pen) => `${play(played, pen)}: only wild cards are left in hand, so any suit will do.`,
  'names-suit-not-held': (played, pen) => `${play(played, pen)}: no card of that suit is left in hand.`,
  'keeps-suit': ({ card, suit, count }, pen) =>
    plural(count, {
      one: `Play the ${pen.card(card)}: ${aHeart(suit)} is left to follow it.`,
      other: `Play the ${pen.card(card)}: ${count} more ${hearts(suit)} are left to follow it.`,
    }),
  'sheds-points': ({ card, points }, pen) =>
    plural(points, {
      one: `Play the ${pen.card(card)}: you get rid of 1 point.`,
      other: `Play the ${pen.card(card)}: you get rid of ${points} points.`,
    }),
  'leaves-matches': ({ card, count }, pen) =>
    plural(count, {
      one: `Play the ${pen.card(card)}: 1 card left in hand can follow it.`,
      other: `Play the ${pen.card(card)}: ${count} cards left in hand can follow it.`,
    }),
  'saves-wild': ({ card, wild }, pen) => `Play the ${pen.card(card)}: that saves the ${seven(wild)} for later.`,
  'draws-to-save-wild': ({ wild }) => `Draw a card: that saves the ${seven(wild)} for later.`,
  draws: 'Draw a card: the ones that fit now are worth keeping.',
  'must-draw': 'Draw a card: nothing in hand fits.',
  'draws-penalty': ({ count }) =>
    plural(count, {
      one: 'Draw the penalty card: that settles the penalty.',
      other: `Draw the ${count} penalty cards: that settles the penalty.`,
    }),
  passes: 'Pass: there is nothing better to do.',
  'plays-on': 'Keep playing: there is still a place to win.',
  stops: 'Stop here: the places stay as they are.',
  'block-odds': ({ seat, chance, points }, { name }) =>
    plural(points, {
      one: `${name(seat)} cannot play ${percent(chance)} of the time, and you get rid of 1 point.`,
      other: `${name(seat)} cannot play ${percent(chance)} of the time, and you get rid of ${points} points.`,
    }),
  sheds: ({ points }) => plural(points, { one: 'You get rid of 1 point.', other: `You get rid of ${points} points.` }),
  'draw-odds': ({ chance }) => `The chance of drawing a card that fits is ${percent(chance)}.`,
  'sheds-nothing': 'You get rid of no cards.',
  'shows-card': ({ card }, pen) => `It shows the others the ${pen.card(card)} and nothing else.`,
  'shows-wish': ({ suit }) => `It tells the others that ${hearts(suit)} are welcome.`,
  'shows-no-match': ({ suit }) => `It tells the others that there are no ${hearts(suit)} in hand.`,
  'shows-nothing': 'It tells the others nothing new.',
  'forgot-void': ({ seat, suit }, { name }) => `Forgotten: it was clear that ${name(seat)} had no ${hearts(suit)}.`,
  'forgot-going-out': ({ card }, pen) => `Forgotten: the ${pen.card(card)} was the last card and could be played.`,
};
