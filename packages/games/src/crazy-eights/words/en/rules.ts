import type { SentenceTemplates } from '@shoal/language';
import { allOf, aSeven, capital, dealtFromOnePack, dealtFromTwoPacks, plural, seven, sevens } from '@shoal/language/en';
import type { CrazyEightsRuleMessage } from '../../presentation/messages.ts';

export const rules: SentenceTemplates<CrazyEightsRuleMessage> = {
  title: ({ seats }) => `Crazy Eights for ${seats} players`,
  'deal-one-pack': ({ seats, handSize, left }) => dealtFromOnePack(seats, handSize, left),
  'deal-two-packs': ({ seats, handSize, left }) => dealtFromTwoPacks(seats, handSize, left),
  goal: 'Be the first to get rid of all your cards.',
  'first-seat': "The player to the dealer's left begins, and play goes clockwise.",
  starter: 'The top card of the stock is turned up as the starter and begins the discard pile.',
  'starter-wild-buried': ({ wild }) =>
    `If the starter is ${aSeven(wild)}, it goes to the bottom of the stock and the next card is turned up.`,
  'starter-wild-free': ({ wild }) => `If the starter is ${aSeven(wild)}, any card may be played on it.`,
  'starter-without-effect': ({ count }) =>
    plural(count, {
      one: 'This card takes effect only when it is played, not as the starter.',
      other: 'These cards take effect only when they are played, not as the starter.',
    }),
  play: 'On your turn, play a card that matches: the rank of the up-card or the suit in force.',
  'wild-names-suit': ({ wild }) =>
    `${capital(sevens(wild))} are wild: play one on any card and name a suit, which is in force until the next card is played.`,
  'draw-until-playable':
    'If you hold no match, draw one card at a time until you draw one that can be played; then you must play.',
  'draw-until-playable-freely':
    'Even if you hold a match, you may draw one card at a time until you draw one that can be played; then you must play.',
  'draw-up-to': ({ limit }) =>
    plural(limit, {
      one: 'If you hold no match, draw 1 card.',
      other: `If you hold no match, draw up to ${limit} cards, one at a time, until you do.`,
    }),
  'draw-up-to-freely': ({ limit }) =>
    plural(limit, {
      one: 'Even if you hold a match, you may draw 1 card a turn.',
      other: `Even if you hold a match, you may draw up to ${limit} cards a turn, one at a time.`,
    }),
  'wild-never-forced': ({ wild }) => `You may play ${aSeven(wild)} instead of drawing, but you do not have to.`,
  'pass-only-when-stuck': 'You may pass only if you can neither play nor draw.',
  'pass-after-drawing': ({ limit }) =>
    plural(limit, {
      one: 'After drawing 1 card you may pass, even if you could play. Before that, you may pass only if you can neither play nor draw.',
      other: `After drawing ${limit} cards, or all there are, you may pass, even if you could play. Without drawing, you may pass only if you can neither play nor draw.`,
    }),
  'stock-rebuilt': ({ limit }) =>
    `If the stock is empty when you draw, the discard pile except its up-card is shuffled to make a new stock, at most ${limit} times a game.`,
  'stock-stays-empty': 'Once the stock is empty, nobody can draw any more.',
  'draw-two': ({ rank, wild }) =>
    `After ${aSeven(rank)}, the next player draws two cards instead of playing, or plays another ${seven(rank)}, which adds two cards and passes the penalty on. Nothing else may be played then, not even ${aSeven(wild)}.`,
  skip: ({ rank }) => `After ${aSeven(rank)}, the next player is skipped.`,
  reverse: ({ rank }) =>
    `${capital(aSeven(rank))} reverses the direction of play; when only two players are left, it skips the other one instead.`,
  'reverse-for-two': ({ rank }) =>
    `${capital(aSeven(rank))} skips the other player, since two players have no direction to reverse.`,
  'effects-of-last-card': ({ count }) =>
    plural(count, {
      one: "It takes effect even as a player's last card, unless that card ends the game.",
      other: "They take effect even as a player's last card, unless that card ends the game.",
    }),
  'out-ends-game': 'The first player without cards wins and ends the game; all the others share second place.',
  'out-for-two': 'The first player without cards wins, and the game is over.',
  'out-vote-for-two':
    'The first player without cards wins, and the game is over: two players do not vote on whether to keep playing.',
  'out-play-on-for-two':
    'The first player without cards wins, and the game is over: with two players there is nobody left to play against.',
  'out-then-vote':
    'A player without cards is out and takes the next place. The others then vote in turn on whether to keep playing: the first no ends the game, and those still in play share the next place. The last player left takes last place.',
  'out-then-play-on':
    'A player without cards is out and takes the next place; the others keep playing until only one is left, who takes last place.',
  blocked:
    'If everybody in play passes in a row, with no card drawn or played in between, the game is blocked and ends: fewer points in hand mean a better place, and equal points share a place.',
  'card-points': ({ wild, wildPoints, tens, tenPoints }) =>
    `Cards left in hand count against you: ${sevens(wild)} ${wildPoints} points each, ${allOf(tens.map(sevens))} ${tenPoints}, aces 1, all others their number.`,
  'card-points-wild-aces': ({ wildPoints, tens, tenPoints }) =>
    `Cards left in hand count against you: aces ${wildPoints} points each, ${allOf(tens.map(sevens))} ${tenPoints}, all others their number.`,
};
