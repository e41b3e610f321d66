import type { Rank } from '@shoal/core';
import type { SentenceTemplates } from '@shoal/language';
import { aSeven, decimal, oneSeven, percent, readsAsOne, sevens, toSevens } from '@shoal/language/de';
import type { GoFishAdviceMessage } from '../../bots/advice.ts';
import type { Proof } from '../../bots/certainty.ts';

/** How everyone can know that a player holds a rank, as an aside. */
const known = (proof: Proof, name: string, rank: Rank): string =>
  ({
    asked: `(${name} hat nach ${toSevens(rank)} gefragt und nicht alle abgegeben)`,
    given: `(${name} hat ${sevens(rank)} bekommen und nicht alle abgegeben)`,
    fished: `(alle haben gesehen, wie ${name} ${aSeven(rank, 'accusative')} gefischt hat)`,
    counted: '(woanders kann die Karte nicht sein)',
  })[proof];

// "What is missing" stands for the rest of a book: a pair is no "Quartett".
export const advice: SentenceTemplates<GoFishAdviceMessage> = {
  'certain-hit': ({ of, rank, proof }, { name }) =>
    `Frag ${name(of)} nach ${toSevens(rank)}: ${name(of)} hat sicher ${oneSeven(rank)} ${known(proof, name(of), rank)}.`,
  'certain-book': ({ of, rank, proof }, { name }) =>
    `Frag ${name(of)} nach ${toSevens(rank)}: ${name(of)} hat sicher, was zum Auslegen noch fehlt ${known(proof, name(of), rank)}.`,
  'completes-a-book': ({ of, rank }, { name }) =>
    `Frag ${name(of)} nach ${toSevens(rank)}: Das bringt wahrscheinlich, was zum Auslegen noch fehlt.`,
  'good-odds': ({ of, rank }, { name }) => `Frag ${name(of)} nach ${toSevens(rank)}: Die Chancen stehen gut.`,
  denies: ({ of, rank }, { name }) =>
    `Frag ${name(of)} nach ${toSevens(rank)}: ${name(of)} weiß, bei wem ${sevens(rank)} zu holen sind, und könnte zuerst fragen.`,
  'end-game': ({ of, rank }, { name }) =>
    `Frag ${name(of)} nach ${toSevens(rank)}: Der Stapel ist leer, also ist jede übrige Karte auf einer Hand.`,
  'long-shot': ({ of, rank }, { name }) =>
    `Frag ${name(of)} nach ${toSevens(rank)}: Die Chance ist klein, aber geht es daneben, gibt es immerhin eine Karte zu fischen.`,
  'safe-ask': ({ of, rank }, { name }) =>
    `Frag ${name(of)} nach ${toSevens(rank)}: Das verrät nichts Neues, und geht es daneben, gibt es immerhin eine Karte zu fischen.`,
  'only-fishing': 'Fische eine Karte vom Stapel: Etwas anderes gibt es nicht zu tun.',
  'hit-odds': ({ chance, gain }) =>
    readsAsOne(gain)
      ? `Das trifft in ${percent(chance)} der Fälle und bringt im Schnitt eine Karte.`
      : `Das trifft in ${percent(chance)} der Fälle und bringt im Schnitt ${decimal(gain)} Karten.`,
  'sure-hit': ({ gain }) =>
    readsAsOne(gain)
      ? 'Das trifft sicher und bringt eine Karte.'
      : `Das trifft sicher und bringt im Schnitt ${decimal(gain)} Karten.`,
  'sure-miss': 'Das geht sicher daneben.',
  'fishing-odds': ({ rank, chance }) =>
    `Die oberste Karte ist in ${percent(chance)} der Fälle ${aSeven(rank, 'nominative')}.`,
  'fishes-anything': 'Jede Karte, die oben liegt, ist willkommen.',
  'shows-nothing': 'Das verrät nichts Neues.',
  'shows-rank': ({ rank }) => `Das verrät, wer ${sevens(rank)} hat.`,
  'forgot-certain-hit': ({ of, rank, proof }, { name }) =>
    `Vergessen: ${name(of)} hatte sicher ${aSeven(rank, 'accusative')} ${known(proof, name(of), rank)}.`,
  'forgot-refusal': ({ of, rank }, { name }) => `Vergessen: ${name(of)} konnte da keine ${sevens(rank)} haben.`,
};
