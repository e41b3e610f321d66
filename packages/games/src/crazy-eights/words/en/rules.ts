import type { SentenceTemplates } from '@shoal/language';
import { allOf, aSeven, capital, dealtFromOnePack, dealtFromTwoPacks, plural, seven, sevens } from '@shoal/language/en';
import type { CrazyEightsRuleMessage } from '../../presentation/messages.ts';

export const rules: SentenceTemplates<CrazyEightsRuleMessage> = {
  title: ({ seats }) => `Crazy Eights for ${seats} players`,
  'deal-one-pack': ({ seats, handSize, left }) => dealtFromOnePack(seats, handSize, left),
  'deal-two-packs': ({ seats, handSize, left }) => dealtFromTwoPacks(seats, handSize, left),
  goal: 'Be the first to play the last card of your hand.',
  'first-seat': 'The player after the dealer begins, and play goes clockwise.',
  starter: 'The top card of the stock is turned up as the starter and begins the discard pile.',
  'starter-wild-buried': ({ wild }) =>
    `If the starter is ${aSeven(wild)}, it goes to the bottom of the stock and the next card is turned up.`,
  'starter-wild-free': ({ wild }) =>
    `If the starter is ${aSeven(wild)}, every card matches until the first card is played.`,
  'starter-without-effect': ({ count }) =>
    plural(count, {
      one: 'This card acts only when it is played: as the starter it does nothing.',
      other: 'These cards act only when they are played: as the starter they do nothing.',
    }),
  play: 'On your turn, play a card that matches the rank of the up-card or the suit in force.',
  'wild-names-suit': ({ wild }) =>
    `${capital(sevens(wild))} are wild: play one on any card and name a suit, which is in force until the next card is played.`,
  'draw-until-playable':
    'If nothing in your hand matches in rank or suit, draw one card at a time until you draw one that can be played; then you must play.',
  'draw-until-playable-freely':
    'Even if you hold a match, you may draw one card at a time until you draw one that can be played; then you must play.',
  'draw-up-to': ({ limit }) =>
    plural(limit, {
      one: 'If nothing in your hand matches in rank or suit, draw 1 card.',
      other: `If nothing in your hand matches in rank or suit, draw up to ${limit} cards, one at a time, until something does.`,
    }),
  'draw-up-to-freely': ({ limit }) =>
    plural(limit, {
      one: 'Even if you hold a match, you may draw 1 card in your turn.',
      other: `Even if you hold a match, you may draw up to ${limit} cards in your turn, one at a time.`,
    }),
  'wild-never-forced': ({ wild }) => `Instead of drawing you may play ${aSeven(wild)}, but you need not.`,
  'pass-only-when-stuck': 'You pass only if you can neither play nor draw.',
  'pass-after-drawing': ({ limit }) =>
    plural(limit, {
      one: 'After drawing 1 card you may pass, even if you could play; without a draw you pass only if you can neither play nor draw.',
      other: `After drawing ${limit} cards, or all that can be drawn, you may pass, even if you could play; without a draw you pass only if you can neither play nor draw.`,
    }),
  'stock-rebuilt': ({ limit }) =>
    `If the stock is empty when a card is to be drawn, the discard pile without its up-card is shuffled and becomes the stock, at most ${limit} times a game.`,
  'stock-stays-empty': 'Once the stock is empty, nothing more can be drawn.',
  'draw-two': ({ rank, wild }) =>
    `After ${aSeven(rank)} the next player draws two cards instead of a turn, or answers with another ${seven(rank)}, which passes the penalty on with two cards more. Nothing else may be played then, not even ${aSeven(wild)}.`,
  skip: ({ rank }) => `After ${aSeven(rank)} the next player is skipped.`,
  reverse: ({ rank }) =>
    `${capital(aSeven(rank))} turns the direction of play; with only two players in play, it skips the other one instead.`,
  'reverse-for-two': ({ rank }) =>
    `${capital(aSeven(rank))} skips the other player, since two players have no direction to turn.`,
  'effects-of-last-card': ({ count }) =>
    plural(count, {
      one: "It acts even as somebody's last card, unless the game is over with it.",
      other: "They act even as somebody's last card, unless the game is over with it.",
    }),
  'out-ends-game': 'The first player without cards wins; the game is over, and all the others share second place.',
  'out-for-two': 'The first player without cards wins, and the game is over.',
  'out-vote-for-two':
    'The first player without cards wins, and the game is over: with two players there is no vote on playing on.',
  'out-play-on-for-two':
    'The first player without cards wins, and the game is over: with two players nobody is left to play on against.',
  'out-then-vote':
    'A player without cards is out and takes the next place. The others then say in turn whether to keep playing: the first no ends the game, and those still in play share the next place. The last player left takes the last place.',
  'out-then-play-on':
    'A player without cards is out and takes the next place; the others play on until only one is left, who takes the last place.',
  blocked:
    'If everybody in play passes in a row, with no card drawn or played in between, the game is blocked and over: fewer points in hand mean a better place, and equal points share it.',
  'card-points': ({ wild, wildPoints, tens, tenPoints }) =>
    `Cards left in hand count against you: ${sevens(wild)} ${wildPoints} points each, ${allOf(tens.map(sevens))} ${tenPoints}, aces 1, all others their number.`,
  'card-points-wild-aces': ({ wildPoints, tens, tenPoints }) =>
    `Cards left in hand count against you: aces ${wildPoints} points each, ${allOf(tens.map(sevens))} ${tenPoints}, all others their number.`,
};
