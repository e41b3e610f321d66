import type { GameTableWords } from '@shoal/language';
import { capital, countedCards, countedPoints, heart, nth, plural, theCard } from '@shoal/language/fr';
import type { CrazyEightsMessages } from '../../presentation/index.ts';
import type { CrazyEightsOptions } from '../../rules/options.ts';

export const table: GameTableWords<CrazyEightsMessages, CrazyEightsOptions> = {
  actions: {
    play: ({ card }, pen) => `Jouer ${theCard(card, pen)}`,
    'play-naming': ({ card, suit }, pen) => `Jouer ${theCard(card, pen)} et annoncer ${heart(suit)}`,
    draw: 'Piocher une carte',
    'draw-on': 'Piocher jusqu’à ce qu’une carte convienne',
    'draw-penalty': ({ count }) =>
      plural(count, { one: 'Piocher la carte due', other: `Piocher les ${count} cartes dues` }),
    pass: 'Passer',
    'keep-playing': 'Continuer',
    stop: 'S’arrêter là',
  },
  prompts: {
    play: 'Joue une carte.',
    'play-or-draw': 'Joue une carte, ou pioche.',
    'play-or-pass': 'Joue une carte, ou passe.',
    'which-suit': 'Quelle couleur annonces-tu ?',
    'drawing-on': 'On pioche jusqu’à la bonne carte.',
    vote: 'Veux-tu continuer ?',
    'nothing-fits': 'Rien dans ta main ne convient.',
    'penalty-falls': 'Tu ne peux pas transmettre la pénalité.',
    'nothing-to-do': 'Rien ne convient, et tu ne peux plus piocher.',
  },
  badges: {
    'suit-in-force': ({ suit }) => `${heart(suit)} demandé`,
    'anything-matches': 'tout convient',
    'counter-clockwise': 'sens antihoraire',
    penalty: ({ count }) => `${countedCards(count)} à piocher`,
    out: ({ place }) => `fini : ${nth(place)} place`,
  },
  calls: {
    plays: ({ card }, pen) => `Je joue ${pen.card(card)}`,
    names: ({ suit }) => `${capital(heart(suit))} !`,
    skips: 'Tu passes ton tour !',
    'turns-round': 'Dans l’autre sens !',
    draws: ({ count }) => `J’en pioche ${count}`,
    'draws-nothing': 'Rien à piocher',
    passes: 'Je passe',
    yes: 'Oui, on continue',
    no: 'Non, on arrête',
    out: 'J’ai fini !',
  },
  illegal: {
    'must-vote': 'Le siège devait voter.',
    'no-vote-on': 'Il n’y avait rien à voter.',
    'card-not-held': 'Le siège n’avait pas cette carte.',
    'card-does-not-match': 'La carte n’avait ni la valeur de la carte visible ni la couleur demandée.',
    'penalty-waits': 'Le siège devait d’abord régler la pénalité.',
    'suit-not-named': 'Un joker doit annoncer une couleur.',
    'suit-not-wanted': 'Seul un joker annonce une couleur.',
    'must-play': 'La carte tout juste piochée était jouable, donc il fallait jouer une carte.',
    'holds-a-match': 'Le siège avait une carte qui convient, donc il ne pouvait pas piocher.',
    'drew-enough': 'Le siège avait pioché tout ce qu’il pouvait pendant son tour.',
    'nothing-to-draw': 'Il n’y avait rien à piocher.',
    'must-draw-first': 'Le siège pouvait encore piocher, donc il ne pouvait pas passer.',
    'could-play': 'Le siège pouvait jouer, donc il ne pouvait pas passer.',
  },
  score: () => 'points',
  withScore: (count) => (count === 0 ? 'sans carte en main' : `avec ${countedPoints(count)} en main`),
  tips: ({ input }) => ({
    match:
      input === 'keys'
        ? 'Joue une carte de la couleur ou de la valeur visible : les numéros marquent ce qui convient.'
        : 'Touche une carte de la couleur ou de la valeur visible : celles qui brillent conviennent.',
    wild: 'Un joker convient toujours et annonce la couleur ; garde-le pour quand rien d’autre ne convient.',
    draw:
      input === 'keys'
        ? 'Rien ne convient, alors tu pioches : appuie sur D.'
        : 'Rien ne convient, alors tu pioches : touche la pioche.',
  }),
  // The keys are English initials, so each meaning spells them out.
  keys: [
    ['1-9 0', 'jouer la carte de ce numéro ; seules celles qui conviennent en ont un'],
    ['A T J Q K', 'aller à la carte suivante : as, dix, valet, dame, roi'],
    ['S H D C', 'annoncer pique, cœur, carreau ou trèfle, après un joker'],
    ['D ou F', 'piocher une carte'],
    ['P', 'passer'],
    ['Y (O) N', 'voter pour continuer ou s’arrêter'],
  ],
  fillers: ['joue', 'jouer', 'annonce', 'annoncer', 'couleur'],
  typed: {
    draw: ['d', 'dd', 'piocher', 'pioche', 'f'],
    pass: ['p', 'passer', 'passe'],
    'keep-playing': ['o', 'oui', 'continuer', 'continue'],
    stop: ['n', 'non', 'arrêter', 's’arrêter'],
  },
  typedHelp: () => [
    'Joue une carte par son numéro dans ta main ou par son nom : 3, 8s, 10h, « dame de cœur » ; ce qui convient est marqué. s est pique, h cœur, d carreau, c trèfle.',
    'Un joker annonce une couleur : « 8s h », ou 8s puis la couleur.',
    'd pioche une carte, dd pioche jusqu’à ce qu’une convienne, p passe, o et n votent.',
  ],
};
