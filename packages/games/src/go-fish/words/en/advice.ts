import type { Rank } from '@shoal/core';
import type { SentenceTemplates } from '@shoal/language';
import { aSeven, decimal, percent, plural, sevens } from '@shoal/language/en';
import type { GoFishAdviceMessage } from '../../bots/advice.ts';
import type { Proof } from '../../bots/certainty.ts';

/** The proof that a player holds a rank, in parentheses. */
const known = (proof: Proof, name: string, rank: Rank): string =>
  ({
    asked: `(${name} asked for ${sevens(rank)} and kept at least one)`,
    given: `(${name} was given ${sevens(rank)} and kept at least one)`,
    fished: `(everyone saw ${name} fish ${aSeven(rank)})`,
    counted: '(no one else can have it)',
  })[proof];

export const advice: SentenceTemplates<GoFishAdviceMessage> = {
  'certain-hit': ({ of, rank, proof }, { name }) =>
    `Ask ${name(of)} for ${sevens(rank)}: ${name(of)} must have one ${known(proof, name(of), rank)}.`,
  'certain-book': ({ of, rank, proof }, { name }) =>
    `Ask ${name(of)} for ${sevens(rank)}: ${name(of)} must have what you still need ${known(proof, name(of), rank)}.`,
  'completes-a-book': ({ of, rank }, { name }) =>
    `Ask ${name(of)} for ${sevens(rank)}: ${name(of)} probably has what you still need.`,
  'good-odds': ({ of, rank }, { name }) => `Ask ${name(of)} for ${sevens(rank)}: the odds are good.`,
  denies: ({ of, rank }, { name }) =>
    `Ask ${name(of)} for ${sevens(rank)}: ${name(of)} knows who has them and may ask first.`,
  'end-game': ({ of, rank }, { name }) =>
    `Ask ${name(of)} for ${sevens(rank)}: the stock is empty, so every card left is in somebody's hand.`,
  'long-shot': ({ of, rank }, { name }) =>
    `Ask ${name(of)} for ${sevens(rank)}: a long shot, but even a miss brings a card.`,
  'safe-ask': ({ of, rank }, { name }) =>
    `Ask ${name(of)} for ${sevens(rank)}: it tells nobody anything new, and even a miss brings a card.`,
  'only-fishing': 'Fish a card: there is nothing else to do.',
  'hit-odds': ({ chance, gain }) =>
    plural(Number(decimal(gain)), {
      one: `It hits ${percent(chance)} of the time and brings 1 card on average.`,
      other: `It hits ${percent(chance)} of the time and brings ${decimal(gain)} cards on average.`,
    }),
  'sure-hit': ({ gain }) =>
    plural(Number(decimal(gain)), {
      one: 'It is a sure hit and brings 1 card.',
      other: `It is a sure hit and brings ${decimal(gain)} cards on average.`,
    }),
  'sure-miss': 'It is a sure miss.',
  'fishing-odds': ({ rank, chance }) => `The chance of ${aSeven(rank)} is ${percent(chance)}.`,
  'fishes-anything': 'Any card will do.',
  'shows-nothing': 'It tells the others nothing new.',
  'shows-rank': ({ rank }) => `It tells the others who has ${sevens(rank)}.`,
  'forgot-certain-hit': ({ of, rank, proof }, { name }) =>
    `Forgotten: ${name(of)} was sure to have ${aSeven(rank)} ${known(proof, name(of), rank)}.`,
  'forgot-refusal': ({ of, rank }, { name }) => `Forgotten: ${name(of)} could not have ${aSeven(rank)}.`,
};
