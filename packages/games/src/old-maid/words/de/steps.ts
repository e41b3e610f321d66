import type { VerbPhrases } from '@shoal/language';
import { nth, theCard } from '@shoal/language/de';
import type { OldMaidStep } from '../../presentation/turns.ts';
import { pairsOf } from './laid-pairs.ts';

export const steps: VerbPhrases<OldMaidStep> = {
  points: ({ of, spot }, { name, verb }) => `${verb('zeigt', 'zeigst')} auf Karte ${spot + 1} von ${name(of)}`,
  'points-at-yours': ({ spot }) => `zeigt auf deine Karte ${spot + 1}`,
  takes: ({ of, spot }, { name, verb }) => `${verb('zieht', 'ziehst')} Karte ${spot + 1} von ${name(of)}`,
  'takes-card': ({ of, card }, pen) =>
    `${pen.verb('zieht', 'ziehst')} von ${pen.name(of)} ${theCard(card, pen, 'accusative')}`,
  'takes-card-from-you': ({ card }, pen) => `zieht von dir ${theCard(card, pen, 'accusative')}`,
  'lays-pair': ({ cards }, pen) => `${pen.verb('legt', 'legst')} das Paar ${pen.cards(cards)} aus`,
  'lays-pairs': ({ count, laid }, { verb }) => `${verb('legt', 'legst')} ${count} Paare aus (${pairsOf(laid)})`,
  'is-safe': ({ place }, { verb }) => `${verb('rettet sich', 'rettest dich')} auf den ${nth(place)} Platz`,
};
