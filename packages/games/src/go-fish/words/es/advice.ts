import type { Rank } from '@shoal/core';
import type { SentenceTemplates } from '@shoal/language';
import { aSeven, decimal, percent, plural, sevens, stillHolds, toTenths } from '@shoal/language/es';
import type { GoFishAdviceMessage } from '../../bots/advice.ts';
import type { Proof } from '../../bots/certainty.ts';

/** How everyone can know that a player holds a rank, as an aside. */
const known = (proof: Proof, name: string, rank: Rank): string =>
  ({
    asked: `(${name} pidió ${sevens(rank)} y ${stillHolds(rank)})`,
    given: `(${name} recibió ${sevens(rank)} y ${stillHolds(rank)})`,
    fished: `(todos vieron a ${name} pescar ${aSeven(rank)})`,
    counted: '(la carta no puede estar en otro sitio)',
  })[proof];

export const advice: SentenceTemplates<GoFishAdviceMessage> = {
  'certain-hit': ({ of, rank, proof }, { name }) =>
    `Pídele ${sevens(rank)} a ${name(of)}: seguro que tiene ${known(proof, name(of), rank)}.`,
  'certain-book': ({ of, rank, proof }, { name }) =>
    `Pídele ${sevens(rank)} a ${name(of)}: seguro que tiene justo lo que falta ${known(proof, name(of), rank)}.`,
  'completes-a-book': ({ of, rank }, { name }) =>
    `Pídele ${sevens(rank)} a ${name(of)}: lo más probable es que tenga justo lo que falta.`,
  'good-odds': ({ of, rank }, { name }) => `Pídele ${sevens(rank)} a ${name(of)}: las probabilidades son buenas.`,
  denies: ({ of, rank }, { name }) =>
    `Pídele ${sevens(rank)} a ${name(of)}: ${name(of)} sabe a quién pedir ${sevens(rank)} y puede adelantarse.`,
  'end-game': ({ of, rank }, { name }) =>
    `Pídele ${sevens(rank)} a ${name(of)}: el mazo está vacío, así que todas las cartas que quedan están en alguna mano.`,
  'long-shot': ({ of, rank }, { name }) =>
    `Pídele ${sevens(rank)} a ${name(of)}: es poco probable, pero al menos, si fallas, pescas una carta.`,
  'safe-ask': ({ of, rank }, { name }) =>
    `Pídele ${sevens(rank)} a ${name(of)}: es una petición segura, porque no dice nada nuevo a nadie y, si fallas, pescas una carta.`,
  'only-fishing': 'Pesca una carta del mazo: no se puede hacer otra cosa.',
  'hit-odds': ({ chance, gain }) =>
    plural(toTenths(gain), {
      one: `Acierta en ${percent(chance)} de los casos y da 1 carta en promedio.`,
      other: `Acierta en ${percent(chance)} de los casos y da ${decimal(gain)} cartas en promedio.`,
    }),
  'sure-hit': ({ gain }) =>
    plural(toTenths(gain), {
      one: 'Acierta seguro y da 1 carta.',
      other: `Acierta seguro y da ${decimal(gain)} cartas en promedio.`,
    }),
  'sure-miss': 'Falla seguro.',
  'fishing-odds': ({ rank, chance }) => `La carta de arriba es ${aSeven(rank)} en ${percent(chance)} de los casos.`,
  'fishes-anything': 'Cualquier carta que salga viene bien.',
  'shows-nothing': 'No revela nada nuevo.',
  'shows-rank': ({ rank }) => `Revela quién tiene ${sevens(rank)}.`,
  'forgot-certain-hit': ({ of, rank, proof }, { name }) =>
    `Olvido: seguro que ${name(of)} tenía ${aSeven(rank)} ${known(proof, name(of), rank)}.`,
  'forgot-refusal': ({ of, rank }, { name }) => `Olvido: ${name(of)} no podía tener ${sevens(rank)} en ese momento.`,
};
