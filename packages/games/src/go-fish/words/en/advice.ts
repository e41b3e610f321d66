import type { Rank } from '@shoal/core';
import type { SentenceTemplates } from '@shoal/language';
import { aSeven, decimal, percent, plural, sevens } from '@shoal/language/en';
import type { GoFishAdviceMessage } from '../../bots/advice.ts';
import type { Proof } from '../../bots/certainty.ts';

/** How everyone can know that a player holds a rank, as an aside. */
const known = (proof: Proof, name: string, rank: Rank): string =>
  ({
    asked: `(${name} asked for ${sevens(rank)} and has not given all away)`,
    given: `(${name} was given ${sevens(rank)} and has not given all away)`,
    fished: `(everyone saw ${name} fish ${aSeven(rank)})`,
    counted: '(it can lie nowhere else)',
  })[proof];

export const advice: SentenceTemplates<GoFishAdviceMessage> = {
  'certain-hit': ({ of, rank, proof }, { name }) =>
    `Ask ${name(of)} for ${sevens(rank)}: ${name(of)} must hold one ${known(proof, name(of), rank)}.`,
  'certain-book': ({ of, rank, proof }, { name }) =>
    `Ask ${name(of)} for ${sevens(rank)}: ${name(of)} must hold what completes the book ${known(proof, name(of), rank)}.`,
  'completes-a-book': ({ of, rank }, { name }) =>
    `Ask ${name(of)} for ${sevens(rank)}: that probably completes the book.`,
  'good-odds': ({ of, rank }, { name }) => `Ask ${name(of)} for ${sevens(rank)}: the odds are good.`,
  denies: ({ of, rank }, { name }) =>
    `Ask ${name(of)} for ${sevens(rank)}: ${name(of)} knows whom to ask for ${sevens(rank)} and may do it first.`,
  'end-game': ({ of, rank }, { name }) =>
    `Ask ${name(of)} for ${sevens(rank)}: the stock is empty, so every card left is in a hand.`,
  'long-shot': ({ of, rank }, { name }) =>
    `Ask ${name(of)} for ${sevens(rank)}: a long shot, but a miss still fishes a card.`,
  'safe-ask': ({ of, rank }, { name }) =>
    `Ask ${name(of)} for ${sevens(rank)}: a safe ask, since it tells nobody anything new and a miss still fishes a card.`,
  'only-fishing': 'Fish a card from the stock: there is nothing else to do.',
  'hit-odds': ({ chance, gain }) =>
    plural(Number(decimal(gain)), {
      one: `It hits in ${percent(chance)} of the cases and brings 1 card on average.`,
      other: `It hits in ${percent(chance)} of the cases and brings ${decimal(gain)} cards on average.`,
    }),
  'sure-hit': ({ gain }) =>
    plural(Number(decimal(gain)), {
      one: 'It hits for certain and brings 1 card.',
      other: `It hits for certain and brings ${decimal(gain)} cards on average.`,
    }),
  'sure-miss': 'It misses for certain.',
  'fishing-odds': ({ rank, chance }) => `The top card is ${aSeven(rank)} in ${percent(chance)} of the cases.`,
  'fishes-anything': 'Whatever card is on top will do.',
  'shows-nothing': 'It shows nothing new.',
  'shows-rank': ({ rank }) => `It shows who holds ${sevens(rank)}.`,
  'forgot-certain-hit': ({ of, rank, proof }, { name }) =>
    `Forgotten: ${name(of)} had to hold ${aSeven(rank)} ${known(proof, name(of), rank)}.`,
  'forgot-refusal': ({ of, rank }, { name }) => `Forgotten: ${name(of)} could hold no ${sevens(rank)} then.`,
};
