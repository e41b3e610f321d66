import { type RankName, rankNamed } from '@shoal/core';
import { type GameWords, type OptionWords, rankOption, type SentenceTemplates } from '@shoal/language';
import { aHeart, allOf, aSeven, capital, hearts, nth, oneOf, plural, sevens, tooFewToDeal } from '@shoal/language/en';
import type { CrazyEightsMessages } from '../../presentation/index.ts';
import type { CrazyEightsRefusalMessage } from '../../presentation/messages.ts';
import type { CrazyEightsEventMessage } from '../../presentation/story.ts';
import type { CrazyEightsImpossible, CrazyEightsOptions } from '../../rules/options.ts';
import { advice } from './advice.ts';
import { pictures } from './pictures.ts';
import { rules } from './rules.ts';
import { steps } from './steps.ts';
import { table } from './table.ts';

const events: SentenceTemplates<CrazyEightsEventMessage> = {
  starter: ({ card }, pen) => `The starter is the ${pen.card(card)}.`,
  'starter-after-buried': ({ card, buried }, pen) =>
    `The ${pen.cards(buried)} went under the stock, so the starter is the ${pen.card(card)}.`,
  plays: ({ seat, card }, pen) => `${pen.name(seat)} plays the ${pen.card(card)}.`,
  'plays-naming': ({ seat, card, suit }, pen) =>
    `${pen.name(seat)} plays the ${pen.card(card)} and names ${hearts(suit)}.`,
  'you-play': ({ card }, pen) => `You play the ${pen.card(card)}.`,
  'you-play-naming': ({ card, suit }, pen) => `You play the ${pen.card(card)} and name ${hearts(suit)}.`,
  'goes-drawing': ({ seat }, { name }) => `${name(seat)} draws.`,
  'draws-nothing': ({ seat }, { name }) => `${name(seat)} has to draw, but no cards are left.`,
  'you-go-drawing': 'You draw.',
  'you-draw-nothing': 'You have to draw, but no cards are left.',
  draws: ({ seat, count }, { name }) =>
    plural(count, { one: `${name(seat)} draws 1 card.`, other: `${name(seat)} draws ${count} cards.` }),
  'draws-cards': ({ seat, cards }, pen) => `${pen.name(seat)} draws ${pen.cards(cards)}.`,
  'you-draw': ({ count }) => plural(count, { one: 'You draw 1 card.', other: `You draw ${count} cards.` }),
  'you-draw-cards': ({ cards }, pen) => `You draw ${pen.cards(cards)}.`,
  'turns-round': 'Play changes direction.',
  'is-skipped': ({ seat }, { name }) => `${name(seat)} is skipped.`,
  'you-are-skipped': 'You are skipped.',
  passes: ({ seat }, { name }) => `${name(seat)} passes.`,
  'you-pass': 'You pass.',
  'vote-begins': ({ place }) => `Keep playing for ${nth(place)} place? One no ends the game.`,
  'votes-to-play-on': ({ seat }, { name }) => `${name(seat)} votes yes.`,
  'votes-to-stop': ({ seat }, { name }) => `${name(seat)} votes no: the game ends.`,
  'you-vote-to-play-on': 'You vote yes.',
  'you-vote-to-stop': 'You vote no: the game ends.',
  'vote-passes': 'Everyone votes yes: play goes on.',
  'yes-so-far': ({ place, seats }, { name }) =>
    `Keep playing for ${nth(place)} place? Yes so far: ${allOf(seats.map(name))}.`,
  'all-play-on': ({ place }) => `Everyone votes to keep playing for ${nth(place)} place.`,
  'stops-playing': ({ seat, place }, { name }) =>
    `${name(seat)} votes against playing for ${nth(place)} place: the game ends.`,
  'you-stop-playing': ({ place }) => `You vote against playing for ${nth(place)} place: the game ends.`,
  rebuilt: ({ count }) =>
    plural(count, {
      one: 'The discard pile is turned over: the new stock has 1 card.',
      other: `The discard pile is shuffled: the new stock has ${count} cards.`,
    }),
  out: ({ seat, place }, { name }) => `${name(seat)} is out and takes ${nth(place)} place.`,
  'you-are-out': ({ place }) => `You are out and take ${nth(place)} place.`,
};

const refusals: SentenceTemplates<CrazyEightsRefusalMessage> = {
  'must-vote': 'Everyone is voting now: keep playing, or stop here.',
  'no-vote-on': 'There is nothing to vote on now: play, draw or pass.',
  'card-not-held': 'You do not have that card: choose one from your hand.',
  'this-card-not-held': ({ card }, pen) => `You do not have the ${pen.card(card)}: choose a card from your hand.`,
  'card-does-not-match': 'That card does not match: play the suit in force, the rank of the up-card, or a wild card.',
  'needs-suit': ({ suit, wild }) => `That card does not match: play ${aHeart(suit)} or ${aSeven(wild)}.`,
  'needs-suit-or-rank': ({ suit, rank, wild }) =>
    `That card does not match: play ${aHeart(suit)}, ${aSeven(rank)} or ${aSeven(wild)}.`,
  'penalty-waits': 'The penalty comes first: draw the cards, or pass it on with a card of the same rank.',
  'draw-penalty': ({ count }) => `You have a penalty: draw ${count} cards.`,
  'draw-penalty-or-add': ({ count, rank }) => `You have a penalty: draw ${count} cards, or play ${aSeven(rank)}.`,
  'suit-not-named': 'Name a suit with a wild card: spades, hearts, diamonds or clubs.',
  'name-suit': ({ wild }) => `Name a suit with ${aSeven(wild)}: spades, hearts, diamonds or clubs.`,
  'suit-not-wanted': 'Only a wild card names a suit: play this card without one.',
  'only-wild-names-suit': ({ wild }) => `Only ${aSeven(wild)} names a suit: play this card without one.`,
  'must-play': 'You drew a card that fits, so you must play now.',
  'must-play-one-of': ({ cards }, pen) =>
    `You drew a card that fits, so you must play now: ${oneOf(cards.map(pen.card))}.`,
  'holds-a-match': 'You may draw only when nothing fits.',
  'holds-match-among': ({ cards }, pen) => `You may draw only when nothing fits: play ${oneOf(cards.map(pen.card))}.`,
  'drew-enough': 'You cannot draw any more this turn: play a card or pass.',
  'drew-limit': ({ limit }) =>
    plural(limit, {
      one: 'You may draw only 1 card a turn: play a card or pass.',
      other: `You may draw only ${limit} cards a turn: play a card or pass.`,
    }),
  'nothing-to-draw': 'No cards are left to draw: play a card, or pass if you cannot.',
  'must-draw-first': 'You cannot pass while you can draw: draw a card first.',
  'could-play': 'You cannot pass while you can play a card.',
  'could-play-one-of': ({ cards }, pen) => `You cannot pass while you can play ${oneOf(cards.map(pen.card))}.`,
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

/** A rank that has an effect. */
const aRank: OptionWords<RankName | null>['choice'] = (name) => (name === null ? 'none' : sevens(rankNamed(name)));

export const words: GameWords<CrazyEightsMessages, CrazyEightsOptions> = {
  ...table,
  rules,
  pictures,
  events,
  steps,
  refusals,
  impossible,
  advice,
  endings: {
    out: 'A player went out.',
    'first-out': 'A player has no cards left, so the game is over.',
    'one-left': 'Only one player has cards left, so the game is over.',
    vote: 'A player voted to stop.',
    blocked: 'Nobody can play or draw: the game is blocked.',
  },
  options: {
    packs: {
      label: 'Packs of cards',
      summary: 'How many packs of 52 cards are in play.',
      choice: (count) => plural(count, { one: 'one', other: 'two' }),
      value: (count) => plural(count, { one: 'One pack is in play.', other: 'Two packs are shuffled together.' }),
    },
    handSize: {
      label: 'Cards dealt to each',
      summary: 'How many cards each player is dealt.',
      choice: (count) => plural(count, { one: '1 card', other: `${count} cards` }),
      value: (count) =>
        plural(count, { one: 'Each player is dealt 1 card.', other: `Each player is dealt ${count} cards.` }),
    },
    wild: {
      label: 'Wild cards',
      summary: 'Which rank goes on any card and names a suit.',
      choice: (name) => sevens(rankNamed(name)),
      value: (name) => `${capital(sevens(rankNamed(name)))} are wild.`,
    },
    starterWild: {
      label: 'A wild starter',
      summary: 'What happens when the starter is a wild card.',
      choice: (value) => (value === 'bury' ? 'goes under the stock' : 'takes any card'),
      value: (value) => (value === 'bury' ? 'It goes under the stock.' : 'Any card may be played on it.'),
    },
    draw: {
      label: 'Cards drawn in a turn',
      summary: 'How many cards you may draw in a turn.',
      choice: (draw) =>
        draw === 'until-playable' ? 'until one fits' : plural(draw, { one: '1 card', other: `up to ${draw} cards` }),
      value: (draw) =>
        draw === 'until-playable'
          ? 'You draw until you can play.'
          : plural(draw, {
              one: 'You draw 1 card, then you may pass.',
              other: `You draw up to ${draw} cards, then you may pass.`,
            }),
    },
    drawWithPlayable: {
      label: 'Draw although a card fits',
      summary: 'Whether you may draw when you hold a match.',
      choice: (yes) => (yes ? 'yes' : 'no'),
      value: (yes) => (yes ? 'You may draw even if you hold a match.' : 'You may draw only without a match.'),
    },
    stockEmpty: {
      label: 'When the stock is empty',
      summary: 'What happens when the stock is empty.',
      choice: (value) => (value === 'rebuild' ? 'the discards are reused' : 'nobody draws'),
      value: (value) => (value === 'rebuild' ? 'The discard pile becomes the stock.' : 'Nobody can draw any more.'),
    },
    drawTwo: rankOption({
      label: 'Draw-two cards',
      summary: 'Which rank makes the next player draw two cards.',
      choice: aRank,
      none: 'No rank makes the next player draw.',
      some: (rank) => `${capital(sevens(rank))} make the next player draw two cards.`,
    }),
    skip: rankOption({
      label: 'Skip cards',
      summary: 'Which rank skips the next player.',
      choice: aRank,
      none: 'No rank skips the next player.',
      some: (rank) => `${capital(sevens(rank))} skip the next player.`,
    }),
    reverse: rankOption({
      label: 'Reverse cards',
      summary: 'Which rank reverses the direction of play.',
      choice: aRank,
      none: 'No rank reverses the direction of play.',
      some: (rank) => `${capital(sevens(rank))} reverse the direction of play.`,
    }),
    playOn: {
      label: 'When somebody is out',
      summary: 'Whether the others keep playing when somebody is out.',
      choice: (playOn) => ({ never: 'the game ends', vote: 'the others vote', always: 'the others play on' })[playOn],
      value: (playOn) =>
        ({
          never: 'The first player out ends the game.',
          vote: 'The others vote on whether to keep playing.',
          always: 'The others keep playing for every place.',
        })[playOn],
    },
  },
  presets: {
    standard: {
      name: 'Standard',
      summary: 'Draw until you can play; once somebody is out, the others may keep playing.',
    },
    quick: { name: 'Quick', summary: 'Draw one card, then play or pass; the first player out ends the game.' },
    actions: { name: 'Action cards', summary: 'Twos make the next player draw, queens skip, aces reverse.' },
  },
};
