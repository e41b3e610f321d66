import type { VerbPhrases } from '@shoal/language';
import { allOf, nth, sevens, theCard } from '@shoal/language/fr';
import type { OldMaidStep } from '../../presentation/turns.ts';

export const steps: VerbPhrases<OldMaidStep> = {
  points: ({ of, spot }, { name, verb }) => `${verb('désigne', 'désignes')} la carte ${spot + 1} chez ${name(of)}`,
  'points-at-yours': ({ spot }) => `désigne ta carte ${spot + 1}`,
  takes: ({ of, spot }, { name, verb }) => `${verb('prend', 'prends')} la carte ${spot + 1} à ${name(of)}`,
  'takes-card': ({ of, card }, pen) => `${pen.verb('prend', 'prends')} ${theCard(card, pen)} à ${pen.name(of)}`,
  'takes-card-from-you': ({ card }, pen) => `te prend ${theCard(card, pen)}`,
  'lays-pair': ({ cards }, pen) => `${pen.verb('pose', 'poses')} la paire ${pen.cards(cards)}`,
  'lays-pairs': ({ count, ranks }, { verb }) =>
    `${verb('pose', 'poses')} ${count} paires (${allOf(ranks.map(sevens))})`,
  'is-safe': ({ place }, { verb }) => `${verb('se met', 'te mets')} hors de danger, à la ${nth(place)} place`,
};
