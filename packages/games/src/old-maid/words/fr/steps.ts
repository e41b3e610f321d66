import type { VerbPhrases } from '@shoal/language';
import { nth, theCard } from '@shoal/language/fr';
import type { OldMaidStep } from '../../presentation/turns.ts';
import { pairsOf } from './laid-pairs.ts';

export const steps: VerbPhrases<OldMaidStep> = {
  points: ({ of, spot }, { name, verb }) => `${verb('désigne', 'désignes')} la carte ${spot + 1} chez ${name(of)}`,
  'points-at-yours': ({ spot }) => `désigne ta carte ${spot + 1}`,
  takes: ({ of, spot }, { name, verb }) => `${verb('prend', 'prends')} la carte ${spot + 1} à ${name(of)}`,
  'takes-card': ({ of, card }, pen) => `${pen.verb('prend', 'prends')} ${theCard(card, pen)} à ${pen.name(of)}`,
  'takes-card-from-you': ({ card }, pen) => `te prend ${theCard(card, pen)}`,
  'lays-pair': ({ cards }, pen) => `${pen.verb('pose', 'poses')} la paire ${pen.cards(cards)}`,
  'lays-pairs': ({ count, laid }, { verb }) => `${verb('pose', 'poses')} ${count} paires (${pairsOf(laid)})`,
  'is-safe': ({ place }, { verb }) => `${verb('se met', 'te mets')} hors de danger, à la ${nth(place)} place`,
};
