import type { VerbPhrases } from '@shoal/language';
import { nthPlace, theCard, theCards } from '@shoal/language/es';
import type { OldMaidStep } from '../../presentation/turns.ts';
import { pairsOf } from './laid-pairs.ts';

export const steps: VerbPhrases<OldMaidStep> = {
  points: ({ of, spot }, { name, verb }) => `${verb('señala', 'señalas')} la carta ${spot + 1} de ${name(of)}`,
  'points-at-yours': ({ spot }) => `señala tu carta ${spot + 1}`,
  takes: ({ of, spot }, { name, verb }) => `${verb('le roba', 'le robas')} la carta ${spot + 1} a ${name(of)}`,
  'takes-card': ({ of, card }, pen) => `${pen.verb('le roba', 'le robas')} ${theCard(card, pen)} a ${pen.name(of)}`,
  'takes-card-from-you': ({ card }, pen) => `te roba ${theCard(card, pen)}`,
  'lays-pair': ({ cards }, pen) => `${pen.verb('baja', 'bajas')} la pareja ${theCards(cards, pen)}`,
  'lays-pairs': ({ count, laid }, { verb }) => `${verb('baja', 'bajas')} ${count} parejas (${pairsOf(laid)})`,
  'is-safe': ({ place }, { verb }) => `${verb('se pone', 'te pones')} a salvo en el ${nthPlace(place)}`,
};
