import type { Rank } from '@shoal/core';
import type { SentenceTemplates } from '@shoal/language';
import { aSeven, decimal, percent, plural, sevens, stillHolds, toTenths } from '@shoal/language/es';
import type { GoFishAdviceMessage } from '../../bots/advice.ts';
import type { Proof } from '../../bots/certainty.ts';

/** The proof that a player holds a rank, in parentheses. */
const known = (proof: Proof, name: string, rank: Rank): string =>
  ({
    asked: `(${name} pidió ${sevens(rank)} y ${stillHolds(rank)})`,
    given: `(${name} recibió ${sevens(rank)} y ${stillHolds(rank)})`,
    fished: `(todos vieron a ${name} pescar ${aSeven(rank)})`,
    counted: '(nadie más puede tener esa carta)',
  })[proof];

export const advice: SentenceTemplates<GoFishAdviceMessage> = {
  'certain-hit': ({ of, rank, proof }, { name }) =>
    `Pídele ${sevens(rank)} a ${name(of)}: seguro que tiene ${known(proof, name(of), rank)}.`,
  'certain-book': ({ of, rank, proof }, { name }) =>
    `Pídele ${sevens(rank)} a ${name(of)}: seguro que tiene justo lo que falta ${known(proof, name(of), rank)}.`,
  'completes-a-book': ({ of, rank }, { name }) =>
    `Pídele ${sevens(rank)} a ${name(of)}: probablemente tiene justo lo que falta.`,
  'good-odds': ({ of, rank }, { name }) => `Pídele ${sevens(rank)} a ${name(of)}: las probabilidades son buenas.`,
  denies: ({ of, rank }, { name }) =>
    `Pídele ${sevens(rank)} a ${name(of)}: ${name(of)} sabe a quién pedir ${sevens(rank)} y puede adelantarse.`,
  'end-game': ({ of, rank }, { name }) =>
    `Pídele ${sevens(rank)} a ${name(of)}: el mazo está vacío, así que todas las cartas que quedan las tiene alguien.`,
  'long-shot': ({ of, rank }, { name }) =>
    `Pídele ${sevens(rank)} a ${name(of)}: es poco probable, pero aunque falles pescas una carta.`,
  'safe-ask': ({ of, rank }, { name }) =>
    `Pídele ${sevens(rank)} a ${name(of)}: no revela nada nuevo, y aunque falles pescas una carta.`,
  'only-fishing': 'Pesca una carta: no se puede hacer otra cosa.',
  'hit-odds': ({ chance, gain }) =>
    plural(toTenths(gain), {
      one: `Sale bien en ${percent(chance)} de los casos y da 1 carta en promedio.`,
      other: `Sale bien en ${percent(chance)} de los casos y da ${decimal(gain)} cartas en promedio.`,
    }),
  'sure-hit': ({ gain }) =>
    plural(toTenths(gain), {
      one: 'Seguro que sale bien y da 1 carta.',
      other: `Seguro que sale bien y da ${decimal(gain)} cartas en promedio.`,
    }),
  'sure-miss': 'Seguro que sale mal.',
  'fishing-odds': ({ rank, chance }) => `La carta de arriba es ${aSeven(rank)} en ${percent(chance)} de los casos.`,
  'fishes-anything': 'Cualquier carta viene bien.',
  'shows-nothing': 'No revela nada nuevo.',
  'shows-rank': ({ rank }) => `Revela quién tiene ${sevens(rank)}.`,
  'forgot-certain-hit': ({ of, rank, proof }, { name }) =>
    `Olvido: seguro que ${name(of)} tenía ${aSeven(rank)} ${known(proof, name(of), rank)}.`,
  'forgot-refusal': ({ of, rank }, { name }) => `Olvido: ${name(of)} no podía tener ${sevens(rank)}.`,
};
