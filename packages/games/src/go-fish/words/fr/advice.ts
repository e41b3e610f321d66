import type { Rank } from '@shoal/core';
import type { SentenceTemplates } from '@shoal/language';
import { aboutCards, aSeven, noSeven, percent, sevens } from '@shoal/language/fr';
import type { GoFishAdviceMessage } from '../../bots/advice.ts';
import type { Proof } from '../../bots/certainty.ts';

/** The proof that a player holds a rank, in parentheses. */
const known = (proof: Proof, name: string, rank: Rank): string =>
  ({
    asked: `(${name} a demandé ${sevens(rank)} et n’a pas tout donné)`,
    given: `(${name} a reçu ${sevens(rank)} et n’a pas tout redonné)`,
    fished: `(tout le monde a vu ${name} pêcher ${aSeven(rank)})`,
    counted: '(par élimination)',
  })[proof];

export const advice: SentenceTemplates<GoFishAdviceMessage> = {
  'certain-hit': ({ of, rank, proof }, { name }) =>
    `Demande ${sevens(rank)} à ${name(of)} : ${name(of)} en a forcément ${known(proof, name(of), rank)}.`,
  'certain-book': ({ of, rank, proof }, { name }) =>
    `Demande ${sevens(rank)} à ${name(of)} : ${name(of)} a forcément tout ce qui manque ${known(proof, name(of), rank)}.`,
  'completes-a-book': ({ of, rank }, { name }) =>
    `Demande ${sevens(rank)} à ${name(of)} : ${name(of)} a sans doute tout ce qui manque.`,
  'good-odds': ({ of, rank }, { name }) => `Demande ${sevens(rank)} à ${name(of)} : les chances sont bonnes.`,
  denies: ({ of, rank }, { name }) =>
    `Demande ${sevens(rank)} à ${name(of)} : ${name(of)} sait qui en a et pourrait demander avant.`,
  'end-game': ({ of, rank }, { name }) =>
    `Demande ${sevens(rank)} à ${name(of)} : la pioche est vide, donc toutes les cartes restantes sont chez les joueurs.`,
  'long-shot': ({ of, rank }, { name }) =>
    `Demande ${sevens(rank)} à ${name(of)} : les chances sont faibles, mais il y a toujours une carte à gagner.`,
  'safe-ask': ({ of, rank }, { name }) =>
    `Demande ${sevens(rank)} à ${name(of)} : cela n’apprend rien aux autres, et il y a toujours une carte à gagner.`,
  'only-fishing': 'Pêche une carte : il n’y a rien d’autre à faire.',
  'hit-odds': ({ chance, gain }) =>
    `Cela réussit dans ${percent(chance)} des cas et rapporte ${aboutCards(gain)} en moyenne.`,
  'sure-hit': ({ gain }) =>
    aboutCards(gain) === aboutCards(1)
      ? `Cela réussit à coup sûr et rapporte ${aboutCards(gain)}.`
      : `Cela réussit à coup sûr et rapporte ${aboutCards(gain)} en moyenne.`,
  'sure-miss': 'Cela échoue à coup sûr.',
  'fishing-odds': ({ rank, chance }) => `La carte du dessus est ${aSeven(rank)} dans ${percent(chance)} des cas.`,
  'fishes-anything': 'N’importe quelle carte fera l’affaire.',
  'shows-nothing': 'Cela n’apprend rien aux autres.',
  'shows-rank': ({ rank }) => `Cela apprend aux autres qui a ${sevens(rank)}.`,
  'forgot-certain-hit': ({ of, rank, proof }, { name }) =>
    `Oubli : ${name(of)} avait forcément ${aSeven(rank)} ${known(proof, name(of), rank)}.`,
  'forgot-refusal': ({ of, rank }, { name }) => `Oubli : ${name(of)} ne pouvait avoir ${noSeven(rank)}.`,
};
