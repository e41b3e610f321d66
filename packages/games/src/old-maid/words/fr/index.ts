import type { GameWords, SentenceTemplates } from '@shoal/language';
import { nth, plural, theCard, theCards } from '@shoal/language/fr';
import type { OldMaidMessages } from '../../presentation/index.ts';
import type { OldMaidRefusalMessage } from '../../presentation/messages.ts';
import type { OldMaidEventMessage } from '../../presentation/story.ts';
import type { OldMaidOptions } from '../../rules/options.ts';
import { pairsOf } from './laid-pairs.ts';
import { pictures } from './pictures.ts';
import { rules } from './rules.ts';
import { steps } from './steps.ts';
import { table } from './table.ts';

const events: SentenceTemplates<OldMaidEventMessage> = {
  points: ({ seat, of, spot }, { name }) => `${name(seat)} désigne la carte ${spot + 1} chez ${name(of)}.`,
  'you-point': ({ of, spot }, { name }) => `Tu désignes la carte ${spot + 1} chez ${name(of)}.`,
  'points-at-yours': ({ seat, spot }, { name }) => `${name(seat)} désigne ta carte ${spot + 1}.`,
  takes: ({ seat, of, spot }, { name }) => `${name(seat)} prend la carte ${spot + 1} à ${name(of)}.`,
  'takes-card': ({ seat, of, card }, pen) => `${pen.name(seat)} prend ${theCard(card, pen)} à ${pen.name(of)}.`,
  'takes-old-maid': ({ seat, of, card }, pen) =>
    `${pen.name(seat)} prend ${theCard(card, pen)} à ${pen.name(of)} : c’est le pouilleux !`,
  'you-take-card': ({ of, card }, pen) => `Tu prends ${theCard(card, pen)} à ${pen.name(of)}.`,
  'you-take-old-maid': ({ of, card }, pen) =>
    `Tu prends ${theCard(card, pen)} à ${pen.name(of)} : maintenant, c’est toi qui as le pouilleux !`,
  'takes-card-from-you': ({ seat, card }, pen) => `${pen.name(seat)} te prend ${theCard(card, pen)}.`,
  'takes-old-maid-from-you': ({ seat, card }, pen) =>
    `${pen.name(seat)} te prend ${theCard(card, pen)} : tu n’as plus le pouilleux !`,
  'lays-pair': ({ seat, cards }, pen) => `${pen.name(seat)} pose une paire : ${theCards(cards, pen)}.`,
  'you-lay-pair': ({ cards }, pen) => `Tu poses une paire : ${theCards(cards, pen)}.`,
  'lays-pairs': ({ seat, count, laid }, { name }) => `${name(seat)} pose ${count} paires : ${pairsOf(laid)}.`,
  'you-lay-pairs': ({ count, laid }) => `Tu poses ${count} paires : ${pairsOf(laid)}.`,
  'is-safe': ({ seat, place }, { name }) =>
    `${name(seat)} n’a plus de cartes et se retrouve hors de danger, à la ${nth(place)} place.`,
  'you-are-safe': ({ place }) => `Tu n’as plus de cartes et te retrouves hors de danger, à la ${nth(place)} place.`,
  'is-left-with': ({ seat, card }, pen) => `Il ne reste à ${pen.name(seat)} que ${theCard(card, pen)}.`,
  'you-are-left-with': ({ card }, pen) => `Il ne te reste que ${theCard(card, pen)}.`,
  'card-set-aside': ({ card }, pen) => `La carte retirée avant la donne était ${theCard(card, pen)}.`,
  verdict: ({ seat }, { name }) => `Le pouilleux, c’est ${name(seat)}.`,
  'verdict-you': 'Le pouilleux, c’est toi.',
};

const refusals: SentenceTemplates<OldMaidRefusalMessage> = {
  'must-take': 'Prends une carte au joueur suivant.',
  'must-take-from': ({ seat }, { name }) => `Prends une carte à ${name(seat)}.`,
  'no-such-seat': 'Ce joueur n’existe pas : prends une carte au suivant qui en a.',
  'cannot-take-from-yourself': 'Tu ne peux pas prendre une de tes propres cartes : prends-en une au joueur suivant.',
  'target-has-no-cards': 'Ce joueur n’a pas de cartes : prends-en une au suivant qui en a.',
  'is-safe-take-from': ({ target, seat }, { name }) =>
    `${name(target)} est hors de danger et n’a plus de cartes : prends-en une à ${name(seat)}.`,
  'take-from-next': 'On prend au joueur suivant qui a des cartes, dans le sens horaire.',
  'take-from': ({ seat }, { name }) =>
    `On prend au joueur suivant qui a des cartes, dans le sens horaire : à ${name(seat)}.`,
  'no-such-place': 'Il n’y a pas de carte à cette position de la main.',
  'places-to-take': ({ seat, count }, { name }) =>
    plural(count, {
      one: `${name(seat)} n’a qu’une carte : prends la carte 1.`,
      other: `Prends à ${name(seat)} une de ses cartes, de 1 à ${count}.`,
    }),
};

export const words: GameWords<OldMaidMessages, OldMaidOptions> = {
  ...table,
  rules,
  pictures,
  events,
  steps,
  refusals,
  impossible: {},
  advice: {},
  endings: {
    'old-maid': 'Il ne reste que le pouilleux.',
    stalemate: 'Trop de cartes prises sans former de paire : la partie s’arrête en l’état.',
  },
  options: {
    odd: {
      label: 'Carte retirée avant la donne',
      summary: 'Quelle carte est retirée avant la donne.',
      choice: (odd) => (odd === 'queen' ? 'la dame de trèfle' : 'une carte secrète'),
      value: (odd) =>
        odd === 'queen' ? 'La dame de trèfle est retirée.' : 'Une carte que personne ne voit est retirée.',
    },
    pair: {
      label: 'Une paire a',
      summary: 'Quelles cartes forment une paire.',
      // "Couleur" means suit, so this says red or black instead of colour.
      choice: (pair) => (pair === 'rank' ? 'la même valeur' : 'la même valeur, rouge ou noire'),
      value: (pair) =>
        pair === 'rank'
          ? 'Deux cartes de même valeur forment une paire.'
          : 'Deux cartes rouges ou deux cartes noires de même valeur forment une paire.',
    },
    packs: {
      label: 'Paquets de cartes',
      summary: 'Combien de paquets de 52 cartes sont en jeu.',
      choice: (count) => plural(count, { one: 'un', other: 'deux' }),
      value: (count) =>
        plural(count, { one: 'Un seul paquet est en jeu.', other: 'Deux paquets sont mélangés ensemble.' }),
    },
  },
  presets: {
    standard: { name: 'Standard', summary: 'Il manque une dame : celle qui reste seule est le pouilleux.' },
    secret: {
      name: 'Carte secrète',
      summary: 'N’importe quelle carte peut être le pouilleux : personne ne sait laquelle avant la fin.',
    },
  },
};
