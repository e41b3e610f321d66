import type { SentenceTemplates } from '@shoal/language';
import {
  anotherSeven,
  aSeven,
  capital,
  dealtFromOnePack,
  dealtFromTwoPacks,
  it,
  oneOf,
  playIt,
  plural,
  seven,
  theSeven,
} from '@shoal/language/fr';
import type { CrazyEightsRuleMessage } from '../../presentation/messages.ts';

export const rules: SentenceTemplates<CrazyEightsRuleMessage> = {
  title: ({ seats }) => `Huit américain à ${seats} joueurs`,
  'deal-one-pack': ({ seats, handSize, left }) => dealtFromOnePack(seats, handSize, left),
  'deal-two-packs': ({ seats, handSize, left }) => dealtFromTwoPacks(seats, handSize, left),
  goal: 'Débarrasse-toi de toutes tes cartes avant les autres.',
  'first-seat': 'Le joueur à gauche du donneur commence, et on joue dans le sens horaire.',
  starter: 'La carte du dessus de la pioche est retournée : c’est la carte de départ, qui commence la défausse.',
  'starter-wild-buried': ({ wild }) =>
    `Si la carte de départ est ${aSeven(wild)}, elle va sous la pioche et on retourne la suivante.`,
  'starter-wild-free': ({ wild }) =>
    `Si la carte de départ est ${aSeven(wild)}, n’importe quelle carte peut la suivre.`,
  'starter-without-effect': ({ count }) =>
    plural(count, {
      one: 'Cette carte n’a d’effet que lorsqu’elle est jouée, pas comme carte de départ.',
      other: 'Ces cartes n’ont d’effet que lorsqu’elles sont jouées, pas comme carte de départ.',
    }),
  play: 'À ton tour, joue une carte de même valeur que la carte visible, ou de la couleur demandée.',
  'wild-names-suit': ({ wild }) =>
    `${capital(theSeven(wild))} est un joker : ${playIt(wild)} sur n’importe quelle carte et annonce une couleur, qui reste demandée jusqu’à la prochaine carte jouée.`,
  'draw-until-playable':
    'Si rien dans ta main ne convient, ni en valeur ni en couleur, pioche une carte à la fois jusqu’à en piocher une jouable ; tu dois alors jouer.',
  'draw-until-playable-freely':
    'Même si tu as une carte qui convient, tu peux piocher une carte à la fois jusqu’à en piocher une jouable ; tu dois alors jouer.',
  'draw-up-to': ({ limit }) =>
    plural(limit, {
      one: `Si rien dans ta main ne convient, ni en valeur ni en couleur, pioche ${limit} carte.`,
      other: `Si rien dans ta main ne convient, ni en valeur ni en couleur, pioche une carte à la fois jusqu’à ce qu’une convienne, ${limit} au plus.`,
    }),
  'draw-up-to-freely': ({ limit }) =>
    plural(limit, {
      one: `Même si tu as une carte qui convient, tu peux piocher ${limit} carte pendant ton tour.`,
      other: `Même si tu as une carte qui convient, tu peux piocher jusqu’à ${limit} cartes pendant ton tour, une à la fois.`,
    }),
  'wild-never-forced': ({ wild }) => `Au lieu de piocher, tu peux jouer ${aSeven(wild)}, mais rien ne t’y oblige.`,
  'pass-only-when-stuck': 'Tu ne peux passer que si tu ne peux ni jouer ni piocher.',
  'pass-after-drawing': ({ limit }) =>
    plural(limit, {
      one: `Après avoir pioché ${limit} carte, tu peux passer, même si tu peux jouer. Avant, tu ne peux passer que si tu ne peux ni jouer ni piocher.`,
      other: `Après avoir pioché ${limit} cartes, ou toutes celles qui restent, tu peux passer, même si tu peux jouer. Sans avoir pioché, tu ne peux passer que si tu ne peux ni jouer ni piocher.`,
    }),
  'stock-rebuilt': ({ limit }) =>
    `Si la pioche est vide au moment de piocher, la défausse, sauf la carte visible, est mélangée et devient la nouvelle pioche, au plus ${limit} fois par partie.`,
  'stock-stays-empty': 'Une fois la pioche vide, on ne pioche plus.',
  'draw-two': ({ rank, wild }) =>
    `Après ${aSeven(rank)}, le joueur suivant pioche deux cartes au lieu de jouer, ou joue ${anotherSeven(rank)}, qui transmet la pénalité avec deux cartes de plus. Rien d’autre ne peut alors être joué, pas même ${aSeven(wild)}.`,
  skip: ({ rank }) => `Après ${aSeven(rank)}, le joueur suivant perd son tour.`,
  reverse: ({ rank }) =>
    `${capital(aSeven(rank))} inverse le sens du jeu ; s’il ne reste que deux joueurs en jeu, ${it(rank)} fait plutôt perdre son tour à l’autre.`,
  'reverse-for-two': ({ rank }) =>
    `${capital(aSeven(rank))} fait perdre son tour à l’autre joueur, car à deux il n’y a pas de sens à inverser.`,
  'effects-of-last-card': ({ count }) =>
    plural(count, {
      one: 'Elle a son effet même si c’est la dernière carte d’un joueur, sauf si cette carte termine la partie.',
      other: 'Elles ont leur effet même comme dernière carte d’un joueur, sauf si cette carte termine la partie.',
    }),
  'out-ends-game':
    'Le premier joueur sans cartes gagne et termine la partie ; tous les autres partagent la deuxième place.',
  'out-for-two': 'Le premier joueur sans cartes gagne, et la partie est terminée.',
  'out-vote-for-two':
    'Le premier joueur sans cartes gagne, et la partie est terminée : à deux, on ne vote pas pour continuer.',
  'out-play-on-for-two':
    'Le premier joueur sans cartes gagne, et la partie est terminée : à deux, il ne reste personne contre qui continuer.',
  'out-then-vote':
    'Un joueur sans cartes a fini et prend la place suivante. Les autres votent alors tour à tour pour continuer ou non : le premier non termine la partie, et ceux qui sont encore en jeu partagent la place suivante. Le dernier joueur restant prend la dernière place.',
  'out-then-play-on':
    'Un joueur sans cartes a fini et prend la place suivante ; les autres continuent jusqu’à ce qu’il n’en reste qu’un, qui prend la dernière place.',
  blocked:
    'Si tous les joueurs en jeu passent l’un après l’autre, sans carte piochée ni jouée entre-temps, la partie est bloquée et se termine : moins on a de points en main, meilleure est la place, et à égalité on la partage.',
  'card-points': ({ wild, wildPoints, tens, tenPoints }) =>
    `Les cartes restées en main comptent contre toi : ${wildPoints} points par ${seven(wild)}, ${tenPoints} par ${oneOf(tens.map(seven))}, 1 par as, et leur chiffre pour toutes les autres.`,
  'card-points-wild-aces': ({ wildPoints, tens, tenPoints }) =>
    `Les cartes restées en main comptent contre toi : ${wildPoints} points par as, ${tenPoints} par ${oneOf(tens.map(seven))}, et leur chiffre pour toutes les autres.`,
};
