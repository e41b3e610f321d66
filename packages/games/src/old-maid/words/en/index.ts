import type { GameWords, SentenceTemplates } from '@shoal/language';
import { nth, plural } from '@shoal/language/en';
import type { OldMaidMessages } from '../../presentation/index.ts';
import type { OldMaidRefusalMessage } from '../../presentation/messages.ts';
import type { OldMaidEventMessage } from '../../presentation/story.ts';
import type { OldMaidOptions } from '../../rules/options.ts';
import { pairsOf } from './laid-pairs.ts';
import { pictures } from './pictures.ts';
import { rules } from './rules.ts';
import { steps } from './steps.ts';
import { table } from './table.ts';

const events: SentenceTemplates<OldMaidEventMessage> = {
  points: ({ seat, of, spot }, { name }) => `${name(seat)} points at card ${spot + 1} in ${name(of)}'s hand.`,
  'you-point': ({ of, spot }, { name }) => `You point at card ${spot + 1} in ${name(of)}'s hand.`,
  'points-at-yours': ({ seat, spot }, { name }) => `${name(seat)} points at card ${spot + 1} in your hand.`,
  takes: ({ seat, of, spot }, { name }) => `${name(seat)} takes card ${spot + 1} from ${name(of)}'s hand.`,
  'takes-card': ({ seat, of, card }, pen) => `${pen.name(seat)} takes the ${pen.card(card)} from ${pen.name(of)}.`,
  'takes-old-maid': ({ seat, of, card }, pen) =>
    `${pen.name(seat)} takes the ${pen.card(card)} from ${pen.name(of)}: the old maid!`,
  'you-take-card': ({ of, card }, pen) => `You take the ${pen.card(card)} from ${pen.name(of)}.`,
  'you-take-old-maid': ({ of, card }, pen) =>
    `You take the ${pen.card(card)} from ${pen.name(of)}: now you have the old maid!`,
  'takes-card-from-you': ({ seat, card }, pen) => `${pen.name(seat)} takes the ${pen.card(card)} from you.`,
  'takes-old-maid-from-you': ({ seat, card }, pen) =>
    `${pen.name(seat)} takes the ${pen.card(card)} from you: you are rid of the old maid!`,
  'lays-pair': ({ seat, cards }, pen) => `${pen.name(seat)} lays down a pair: ${pen.cards(cards)}.`,
  'you-lay-pair': ({ cards }, pen) => `You lay down a pair: ${pen.cards(cards)}.`,
  'lays-pairs': ({ seat, count, laid }, { name }) => `${name(seat)} lays down ${count} pairs: ${pairsOf(laid)}.`,
  'you-lay-pairs': ({ count, laid }) => `You lay down ${count} pairs: ${pairsOf(laid)}.`,
  'is-safe': ({ seat, place }, { name }) => `${name(seat)} is out of cards and safe, in ${nth(place)} place.`,
  'you-are-safe': ({ place }) => `You are out of cards and safe, in ${nth(place)} place.`,
  'is-left-with': ({ seat, card }, pen) => `${pen.name(seat)} is left with the ${pen.card(card)}.`,
  'you-are-left-with': ({ card }, pen) => `You are left with the ${pen.card(card)}.`,
  'card-set-aside': ({ card }, pen) => `The card taken out before the deal was the ${pen.card(card)}.`,
  verdict: ({ seat }, { name }) => `${name(seat)} is the old maid.`,
  'verdict-you': 'You are the old maid.',
};

const refusals: SentenceTemplates<OldMaidRefusalMessage> = {
  'must-take': 'Take a card from the next player.',
  'must-take-from': ({ seat }, { name }) => `Take a card from ${name(seat)}.`,
  'no-such-seat': 'There is no such player: take a card from the next player who has some.',
  'cannot-take-from-yourself': 'You cannot take a card from yourself: take one from the next player.',
  'target-has-no-cards': 'That player has no cards: take one from the next player who does.',
  'is-safe-take-from': ({ target, seat }, { name }) =>
    `${name(target)} is safe and has no cards: take one from ${name(seat)}.`,
  'take-from-next': 'Take a card from the next player clockwise who has some.',
  'take-from': ({ seat }, { name }) => `Take a card from the next player clockwise who has some: ${name(seat)}.`,
  'no-such-place': 'There is no card at that place in the hand.',
  'places-to-take': ({ seat, count }, { name }) =>
    plural(count, {
      one: `${name(seat)} has only 1 card: take card 1.`,
      other: `Take one of ${name(seat)}'s cards, 1 to ${count}.`,
    }),
};

export const words: GameWords<OldMaidMessages, OldMaidOptions> = {
  ...table,
  rules,
  pictures,
  events,
  steps,
  refusals,
  impossible: {},
  advice: {},
  endings: {
    'old-maid': 'Only the old maid is left.',
    stalemate: 'Too many cards were taken without a pair, so the game ends as it stands.',
  },
  options: {
    odd: {
      label: 'Taken out before the deal',
      summary: 'Which card is taken out before the deal.',
      choice: (odd) => (odd === 'queen' ? 'the queen of clubs' : 'a secret card'),
      value: (odd) => (odd === 'queen' ? 'The queen of clubs is taken out.' : 'A card that nobody sees is taken out.'),
    },
    pair: {
      label: 'What makes a pair',
      summary: 'Which two cards make a pair.',
      choice: (pair) => (pair === 'rank' ? 'the same rank' : 'the same rank and colour'),
      value: (pair) =>
        pair === 'rank'
          ? 'Two cards of the same rank make a pair.'
          : 'Two cards of the same rank and colour make a pair.',
    },
    packs: {
      label: 'Packs of cards',
      summary: 'How many packs of 52 cards are in play.',
      choice: (count) => plural(count, { one: 'one', other: 'two' }),
      value: (count) => plural(count, { one: 'One pack is in play.', other: 'Two packs are shuffled together.' }),
    },
  },
  presets: {
    standard: { name: 'Standard', summary: 'One queen is missing: the queen left without a partner is the old maid.' },
    secret: { name: 'Secret card', summary: 'Any card may be the old maid: nobody knows which until the end.' },
  },
};
