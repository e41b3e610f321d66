import type { Rank } from '@shoal/core';
import type { SentenceTemplates } from '@shoal/language';
import { aSeven, decimal, oneSeven, percent, readsAsOne, sevens, toSevens } from '@shoal/language/de';
import type { GoFishAdviceMessage } from '../../bots/advice.ts';
import type { Proof } from '../../bots/certainty.ts';

/** The proof that a player holds a rank, in parentheses. */
const known = (proof: Proof, name: string, rank: Rank): string =>
  ({
    asked: `(${name} hat nach ${toSevens(rank)} gefragt und nicht alle abgegeben)`,
    given: `(${name} hat ${sevens(rank)} bekommen und nicht alle abgegeben)`,
    fished: `(alle haben gesehen, wie ${name} ${aSeven(rank, 'accusative')} gefischt hat)`,
    counted: '(niemand sonst kann die Karte haben)',
  })[proof];

// The advice serves books and pairs alike, so it says neither "Quartett" nor "Paar".
export const advice: SentenceTemplates<GoFishAdviceMessage> = {
  'certain-hit': ({ of, rank, proof }, { name }) =>
    `Frag ${name(of)} nach ${toSevens(rank)}: ${name(of)} hat sicher ${oneSeven(rank)} ${known(proof, name(of), rank)}.`,
  'certain-book': ({ of, rank, proof }, { name }) =>
    `Frag ${name(of)} nach ${toSevens(rank)}: ${name(of)} hat sicher, was zum Auslegen noch fehlt ${known(proof, name(of), rank)}.`,
  'completes-a-book': ({ of, rank }, { name }) =>
    `Frag ${name(of)} nach ${toSevens(rank)}: Das bringt wahrscheinlich, was zum Auslegen noch fehlt.`,
  'good-odds': ({ of, rank }, { name }) => `Frag ${name(of)} nach ${toSevens(rank)}: Die Chancen stehen gut.`,
  denies: ({ of, rank }, { name }) =>
    `Frag ${name(of)} nach ${toSevens(rank)}: ${name(of)} weiß, wer ${sevens(rank)} hat, und könnte zuerst fragen.`,
  'end-game': ({ of, rank }, { name }) =>
    `Frag ${name(of)} nach ${toSevens(rank)}: Der Stapel ist leer, also sind alle übrigen Karten bei den Spielern.`,
  'long-shot': ({ of, rank }, { name }) =>
    `Frag ${name(of)} nach ${toSevens(rank)}: Die Chance ist klein, aber eine Karte gibt es in jedem Fall.`,
  'safe-ask': ({ of, rank }, { name }) =>
    `Frag ${name(of)} nach ${toSevens(rank)}: Das verrät nichts Neues, und eine Karte gibt es in jedem Fall.`,
  'only-fishing': 'Fische eine Karte: Etwas anderes geht nicht.',
  'hit-odds': ({ chance, gain }) =>
    readsAsOne(gain)
      ? `Das klappt in ${percent(chance)} der Fälle und bringt im Schnitt eine Karte.`
      : `Das klappt in ${percent(chance)} der Fälle und bringt im Schnitt ${decimal(gain)} Karten.`,
  'sure-hit': ({ gain }) =>
    readsAsOne(gain)
      ? 'Das klappt sicher und bringt eine Karte.'
      : `Das klappt sicher und bringt im Schnitt ${decimal(gain)} Karten.`,
  'sure-miss': 'Das geht sicher daneben.',
  'fishing-odds': ({ rank, chance }) =>
    `Die oberste Karte ist in ${percent(chance)} der Fälle ${aSeven(rank, 'nominative')}.`,
  'fishes-anything': 'Jede Karte ist willkommen.',
  'shows-nothing': 'Das verrät nichts Neues.',
  'shows-rank': ({ rank }) => `Das verrät, wer ${sevens(rank)} hat.`,
  'forgot-certain-hit': ({ of, rank, proof }, { name }) =>
    `Vergessen: ${name(of)} hatte sicher ${aSeven(rank, 'accusative')} ${known(proof, name(of), rank)}.`,
  'forgot-refusal': ({ of, rank }, { name }) => `Vergessen: ${name(of)} konnte keine ${sevens(rank)} haben.`,
};
