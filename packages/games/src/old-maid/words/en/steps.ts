import type { VerbPhrases } from '@shoal/language';
import { nth } from '@shoal/language/en';
import type { OldMaidStep } from '../../presentation/turns.ts';
import { pairsOf } from './laid-pairs.ts';

export const steps: VerbPhrases<OldMaidStep> = {
  points: ({ of, spot }, { name, verb }) => `${verb('points', 'point')} at card ${spot + 1} in ${name(of)}'s hand`,
  'points-at-yours': ({ spot }) => `points at card ${spot + 1} in your hand`,
  takes: ({ of, spot }, { name, verb }) => `${verb('takes', 'take')} card ${spot + 1} from ${name(of)}'s hand`,
  'takes-card': ({ of, card }, pen) => `${pen.verb('takes', 'take')} the ${pen.card(card)} from ${pen.name(of)}`,
  'takes-card-from-you': ({ card }, pen) => `takes the ${pen.card(card)} from you`,
  'lays-pair': ({ cards }, pen) => `${pen.verb('lays', 'lay')} down the pair ${pen.cards(cards)}`,
  'lays-pairs': ({ count, laid }, { verb }) => `${verb('lays', 'lay')} down ${count} pairs (${pairsOf(laid)})`,
  'is-safe': ({ place }, { verb }) => `${verb('is', 'are')} safe in ${nth(place)} place`,
};
