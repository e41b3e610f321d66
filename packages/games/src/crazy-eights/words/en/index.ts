import { rankNamed } from '@shoal/core';
import type { GameWords } from '@shoal/language';
import { rankOption, type SentenceTemplates } from '@shoal/language';
import { aHeart, aSeven, capital, hearts, nth, oneOf, plural, seven, sevens, tooFewToDeal } from '@shoal/language/en';
import type { CrazyEightsMessages } from '../../presentation/index.ts';
import type { CrazyEightsRefusalMessage } from '../../presentation/messages.ts';
import type { CrazyEightsEventMessage } from '../../presentation/story.ts';
import type { CrazyEightsImpossible, CrazyEightsOptions } from '../../rules/options.ts';
import { advice } from './advice.ts';
import { rules } from './rules.ts';
import { table } from './table.ts';

const events: SentenceTemplates<CrazyEightsEventMessage> = {
  starter: ({ card }, pen) => `The starter is the ${pen.card(card)}.`,
  'starter-after-buried': ({ card, buried }, pen) =>
    `The ${pen.cards(buried)} went under the stock, and the starter is the ${pen.card(card)}.`,
  plays: ({ seat, card }, pen) => `${pen.name(seat)} plays the ${pen.card(card)}.`,
  'plays-naming': ({ seat, card, suit }, pen) =>
    `${pen.name(seat)} plays the ${pen.card(card)} and names ${hearts(suit)}.`,
  'you-play': ({ card }, pen) => `You play the ${pen.card(card)}.`,
  'you-play-naming': ({ card, suit }, pen) => `You play the ${pen.card(card)} and name ${hearts(suit)}.`,
  'goes-drawing': ({ seat }, { name }) => `${name(seat)} draws.`,
  'draws-nothing': ({ seat }, { name }) => `${name(seat)} has to draw, but there is nothing left to draw.`,
  'you-go-drawing': 'You draw.',
  'you-draw-nothing': 'You have to draw, but there is nothing left to draw.',
  draws: ({ seat, count }, { name }) =>
    plural(count, { one: `${name(seat)} draws 1 card.`, other: `${name(seat)} draws ${count} cards.` }),
  'draws-cards': ({ seat, cards }, pen) => `${pen.name(seat)} draws ${pen.cards(cards)}.`,
  'you-draw': ({ count }) => plural(count, { one: 'You draw 1 card.', other: `You draw ${count} cards.` }),
  'you-draw-cards': ({ cards }, pen) => `You draw ${pen.cards(cards)}.`,
  'turns-round': 'Play turns round.',
  'is-skipped': ({ seat }, { name }) => `${name(seat)} is skipped.`,
  'you-are-skipped': 'You are skipped.',
  passes: ({ seat }, { name }) => `${name(seat)} passes.`,
  'you-pass': 'You pass.',
  'votes-to-play-on': ({ seat }, { name }) => `${name(seat)} wants to keep playing.`,
  'votes-to-stop': ({ seat }, { name }) => `${name(seat)} wants to stop.`,
  'you-vote-to-play-on': 'You want to keep playing.',
  'you-vote-to-stop': 'You want to stop.',
  rebuilt: ({ count }) =>
    plural(count, {
      one: 'The discard pile is turned over: 1 card is the new stock.',
      other: `The discard pile is shuffled: ${count} cards are the new stock.`,
    }),
  out: ({ seat, place }, { name }) => `${name(seat)} is out and takes ${nth(place)} place.`,
  'you-are-out': ({ place }) => `You are out and take ${nth(place)} place.`,
};

const refusals: SentenceTemplates<CrazyEightsRefusalMessage> = {
  'must-vote': 'There is a vote on: say whether to keep playing or to stop.',
  'no-vote-on': 'There is no vote on now: play, draw or pass.',
  'card-not-held': 'You do not hold that card: choose one from your hand.',
  'this-card-not-held': ({ card }, pen) => `You do not hold the ${pen.card(card)}: choose a card from your hand.`,
  'card-does-not-match':
    'That card does not match: it needs the suit in force, the rank of the up-card, or a wild card.',
  'needs-suit': ({ suit, wild }) => `That card does not match: it needs ${aHeart(suit)}, or any ${seven(wild)}.`,
  'needs-suit-or-rank': ({ suit, rank, wild }) =>
    `That card does not match: it needs ${aHeart(suit)} or ${aSeven(rank)}, or any ${seven(wild)}.`,
  'penalty-waits': 'The penalty comes first: draw it, or pass it on with a card of the same rank.',
  'draw-penalty': ({ count }) => `A penalty waits for you: draw ${count} cards.`,
  'draw-penalty-or-add': ({ count, rank }) => `A penalty waits for you: draw ${count} cards, or play ${aSeven(rank)}.`,
  'suit-not-named': 'A wild card names a suit: say spades, hearts, diamonds or clubs.',
  'name-suit': ({ wild }) => `${capital(aSeven(wild))} names a suit: say spades, hearts, diamonds or clubs.`,
  'suit-not-wanted': 'Only a wild card names a suit: play this card without one.',
  'only-wild-names-suit': ({ wild }) => `Only ${aSeven(wild)} names a suit: play this card without one.`,
  'must-play': 'The card you drew can be played, so play a card now.',
  'must-play-one-of': ({ cards }, pen) =>
    `The card you drew can be played, so play a card now: ${oneOf(cards.map(pen.card))}.`,
  'holds-a-match': 'You hold a card that matches, so you play instead of drawing.',
  'holds-match-among': ({ cards }, pen) =>
    `You hold a card that matches, so you play instead of drawing: ${oneOf(cards.map(pen.card))}.`,
  'drew-enough': 'You have drawn all you may in this turn: play a card or pass.',
  'drew-limit': ({ limit }) =>
    plural(limit, {
      one: 'You may draw only 1 card in a turn: play a card or pass.',
      other: `You may draw only ${limit} cards in a turn: play a card or pass.`,
    }),
  'nothing-to-draw': 'There is nothing left to draw: play a card, or pass if you cannot.',
  'must-draw-first': 'You cannot pass while you can draw: draw a card first.',
  'could-play': 'You can play a card, so you cannot pass.',
  'could-play-one-of': ({ cards }, pen) => `You cannot pass, since you can play ${oneOf(cards.map(pen.card))}.`,
};

const impossible: SentenceTemplates<CrazyEightsImpossible> = {
  'pack-too-small': ({ seats, handSize, cards }) => tooFewToDeal(cards, seats, handSize),
  'too-few-cards-left': ({ left, needed }) =>
    plural(left, {
      one: `Only 1 card would be left after the deal, and at least ${needed} are needed: deal fewer or use two packs.`,
      other: `Only ${left} cards would be left after the deal, and at least ${needed} are needed: deal fewer or use two packs.`,
    }),
  'ranks-not-different': ({ options: [first, second], rank }) =>
    `The options "${first}" and "${second}" are both ${rank}: give them different ranks.`,
};

export const words: GameWords<CrazyEightsMessages, CrazyEightsOptions> = {
  ...table,
  rules,
  events,
  refusals,
  impossible,
  advice,
  endings: {
    out: 'Going out ended the game.',
    'first-out': 'A player has no cards left, and that ends the game.',
    'one-left': 'Only one player is left with cards, and that ends the game.',
    vote: 'The vote was to stop.',
    blocked: 'Nobody can play or draw any more: the game is blocked.',
  },
  options: {
    packs: {
      summary: 'How many packs of 52 cards are in play.',
      value: (count) => plural(count, { one: 'One pack is in play.', other: 'Two packs are shuffled together.' }),
    },
    handSize: {
      summary: 'How many cards each player is dealt.',
      value: (count) =>
        plural(count, { one: 'Each player is dealt 1 card.', other: `Each player is dealt ${count} cards.` }),
    },
    wild: {
      summary: 'Which rank may be played on anything and names a suit.',
      value: (name) => `${capital(sevens(rankNamed(name)))} are wild.`,
    },
    starterWild: {
      summary: 'What happens when the starter is a wild card.',
      value: (value) => (value === 'bury' ? 'It goes under the stock.' : 'Any card may be played on it.'),
    },
    draw: {
      summary: 'How many cards you may draw in a turn.',
      value: (draw) =>
        draw === 'until-playable'
          ? 'You draw until you can play.'
          : plural(draw, {
              one: 'You draw 1 card, then may pass.',
              other: `You draw up to ${draw} cards, then may pass.`,
            }),
    },
    drawWithPlayable: {
      summary: 'Whether you may draw although you hold a match.',
      value: (yes) => (yes ? 'You may draw although you hold a match.' : 'You may draw only without a match.'),
    },
    stockEmpty: {
      summary: 'What happens when the stock is empty.',
      value: (value) => (value === 'rebuild' ? 'The discard pile becomes the stock.' : 'Nothing more is drawn.'),
    },
    drawTwo: rankOption(
      'Which rank makes the next player draw two cards.',
      'No rank makes the next player draw.',
      (rank) => `${capital(sevens(rank))} make the next player draw two cards.`,
    ),
    skip: rankOption(
      'Which rank skips the next player.',
      'No rank skips the next player.',
      (rank) => `${capital(sevens(rank))} skip the next player.`,
    ),
    reverse: rankOption(
      'Which rank turns the direction of play.',
      'No rank turns the direction of play.',
      (rank) => `${capital(sevens(rank))} turn the direction of play.`,
    ),
    playOn: {
      summary: 'Whether the others play on when somebody is out.',
      value: (playOn) =>
        ({
          never: 'The first player out ends the game.',
          vote: 'The others vote on playing on.',
          always: 'The others play on for every place.',
        })[playOn],
    },
  },
  presets: {
    standard: 'Draw until you can play; the others may vote to play on.',
    quick: 'Draw one card and pass; the first player out ends the game.',
    actions: 'Twos make others draw, queens skip, aces turn the direction.',
  },
};
