import type { Card, Suit } from '@shoal/core';
import type { Pen, SentenceTemplates } from '@shoal/language';
import {
  countedCards,
  countedHearts,
  countedPoints,
  heart,
  percent,
  plural,
  theCard,
  theSeven,
} from '@shoal/language/fr';
import type { CrazyEightsAdviceMessage } from '../../bots/advice.ts';

interface Played {
  readonly card: Card;
  readonly suit?: Suit;
}

/** "Joue le 9♥", "Joue le 8♠ et annonce cœur". */
const play = ({ card, suit }: Played, pen: Pen): string =>
  suit === undefined ? `Joue ${theCard(card, pen)}` : `Joue ${theCard(card, pen)} et annonce ${heart(suit)}`;

export const advice: SentenceTemplates<CrazyEightsAdviceMessage> = {
  'goes-out': (played, pen) => `${play(played, pen)} : c’est la dernière carte, et tu as fini.`,
  'only-play': (played, pen) => `${play(played, pen)} : rien d’autre n’est permis.`,
  'makes-next-draw': ({ seat, count, ...played }, pen) =>
    `${play(played, pen)} : ${pen.name(seat)} doit piocher ${countedCards(count)} ou transmettre la pénalité.`,
  'skips-next': (played, pen) => `${play(played, pen)} : le joueur suivant perd son tour.`,
  'blocks-next': ({ seat, ...played }, pen) =>
    `${play(played, pen)} : ${pen.name(seat)} ne pourra sans doute pas jouer.`,
  'names-longest-suit': ({ count, ...played }, pen) =>
    `${play(played, pen)} : c’est la couleur la plus longue en main, avec ${countedCards(count)}.`,
  'names-suit': ({ count, ...played }, pen) =>
    `${play(played, pen)} : il reste ${countedCards(count)} de cette couleur en main.`,
  'names-any-suit': (played, pen) =>
    `${play(played, pen)} : il ne reste que des jokers en main, toutes les couleurs se valent.`,
  'names-suit-not-held': (played, pen) => `${play(played, pen)} : il ne reste aucune carte de cette couleur en main.`,
  'keeps-suit': ({ card, suit, count }, pen) =>
    `Joue ${theCard(card, pen)} : il reste ${countedHearts(count, suit)} pour la suite.`,
  'sheds-points': ({ card, points }, pen) =>
    `Joue ${theCard(card, pen)} : cela fait ${countedPoints(points)} de moins en main.`,
  'leaves-matches': ({ card, count }, pen) =>
    plural(count, {
      one: `Joue ${theCard(card, pen)} : ${count} carte en main peut suivre.`,
      other: `Joue ${theCard(card, pen)} : ${count} cartes en main peuvent suivre.`,
    }),
  'saves-wild': ({ card, wild }, pen) => `Joue ${theCard(card, pen)} : on garde ${theSeven(wild)} pour plus tard.`,
  'draws-to-save-wild': ({ wild }) => `Pioche une carte : on garde ${theSeven(wild)} pour plus tard.`,
  draws: 'Pioche une carte : mieux vaut garder celles qui conviennent.',
  'must-draw': 'Pioche une carte : rien en main ne convient.',
  'draws-penalty': ({ count }) =>
    plural(count, {
      one: 'Pioche la carte due : la pénalité s’arrête là.',
      other: `Pioche les ${count} cartes dues : la pénalité s’arrête là.`,
    }),
  passes: 'Passe : il n’y a rien de mieux à faire.',
  'plays-on': 'Continue : il y a encore une place à gagner.',
  stops: 'Arrête-toi là : les places restent comme elles sont.',
  'block-odds': ({ seat, chance, points }, { name }) =>
    `${name(seat)} ne peut pas jouer dans ${percent(chance)} des cas, et cela fait ${countedPoints(points)} de moins en main.`,
  sheds: ({ points }) => `Cela fait ${countedPoints(points)} de moins en main.`,
  'draw-odds': ({ chance }) => `La carte piochée est jouable dans ${percent(chance)} des cas.`,
  'sheds-nothing': 'Cela n’enlève aucune carte.',
  'shows-card': ({ card }, pen) => `Cela montre aux autres ${theCard(card, pen)}, et rien d’autre.`,
  'shows-wish': ({ suit }) => `Cela apprend aux autres que le ${heart(suit)} est bienvenu.`,
  'shows-no-match': ({ suit }) => `Cela apprend aux autres qu’il n’y a aucun ${heart(suit)} en main.`,
  'shows-nothing': 'Cela n’apprend rien aux autres.',
  'forgot-void': ({ seat, suit }, { name }) => `Oubli : il était clair que ${name(seat)} n’avait aucun ${heart(suit)}.`,
  'forgot-going-out': ({ card }, pen) => `Oubli : la dernière carte, ${theCard(card, pen)}, était jouable.`,
};
