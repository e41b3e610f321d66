import type { GameTableWords } from '@shoal/language';
import { capital, noSeven, ofSevens, plural, sevens, theCard } from '@shoal/language/fr';
import type { GoFishMessages } from '../../presentation/index.ts';
import type { GoFishOptions } from '../../rules/options.ts';

export const table: GameTableWords<GoFishMessages, GoFishOptions> = {
  actions: {
    ask: ({ of, rank }, { name }) => `Demander ${sevens(rank)} à ${name(of)}`,
    fish: 'Pêcher une carte dans la pioche',
    'fish-alone': 'Pêcher une carte : personne d’autre n’en a',
  },
  prompts: {
    'which-rank': 'Quelle valeur demandes-tu ?',
    'which-rank-of': ({ of }, { name }) => `Quelle valeur demandes-tu à ${name(of)} ?`,
    'which-seat': ({ rank }) => `À qui demandes-tu ${sevens(rank)} ?`,
    'go-fish': ({ of, rank }, { name }) => `${name(of)} n’a ${noSeven(rank)}. Va pêcher !`,
    'nobody-to-ask': 'Il n’y a plus personne à qui demander.',
  },
  badges: {},
  calls: {
    ask: ({ rank }) => `${capital(sevens(rank))} ?`,
    here: 'Tiens.',
    none: 'Je n’en ai pas.',
    'go-fish': 'Va pêcher !',
    fishes: 'Je pêche',
    'fishes-card': ({ card }, pen) => `Je pêche ${theCard(card, pen)} !`,
    refills: ({ count }) => `J’en pioche ${count}`,
    book: ({ rank }) => `Un carré ${ofSevens(rank)} !`,
    pair: ({ rank }) => `Une paire ${ofSevens(rank)} !`,
  },
  illegal: {
    'must-fish': 'Le siège devait pêcher.',
    'must-ask': 'Le siège devait d’abord demander.',
    'no-such-seat': 'Le siège interrogé n’existe pas.',
    'cannot-ask-yourself': 'Un siège ne peut rien se demander à lui-même.',
    'target-has-no-cards': 'Le siège interrogé n’avait pas de cartes.',
    'rank-not-held': 'Le demandeur n’avait pas cette valeur.',
  },
  score: (options) => (options?.bookSize === 2 ? 'paires' : 'carrés'),
  withScore: (count, { bookSize }) =>
    bookSize === 2
      ? plural(count, { one: `avec ${count} paire`, other: `avec ${count} paires` })
      : plural(count, { one: `avec ${count} carré`, other: `avec ${count} carrés` }),
  tips: ({ options, seats, input }) => ({
    ask: input === 'keys' ? keysTip(options.bookSize, seats) : touchTip(options.bookSize, seats),
    listen: 'Écoute bien : un joueur qui demande une valeur en a au moins une carte.',
    fish:
      input === 'keys'
        ? 'Une demande ratée t’envoie pêcher : appuie sur F.'
        : 'Une demande ratée t’envoie pêcher : touche la pioche.',
  }),
  keys: [
    ['A 2-9 T J Q K', 'choisir la valeur à demander ; T dix, J valet, Q dame, K roi'],
    ['1-9 0', 'ensuite : demander au joueur de ce numéro'],
    ['F ou D', 'pêcher une carte dans la pioche après une demande ratée'],
  ],
  fillers: ['demande', 'demander'],
  typed: { fish: ['f', 'pêcher', 'pêche', 'd', 'piocher', 'pioche'] },
  typedHelp: (name) => [
    `Demande à un joueur une valeur que tu as : « 7 ${name} », « ${name} 7 », « demande des sept à ${name} », ou 7 puis le joueur.`,
    'Les valeurs sont a (as), 2 à 10, j (valet), q (dame), k (roi), ou en toutes lettres ; les joueurs ont un nom et un numéro.',
    'f pêche après une demande ratée.',
    `Pour demander des dames, tape « dames » ou « q ${name} » : q seul sert à quitter.`,
  ],
};

function keysTip(bookSize: number, seats: number): string {
  if (seats === 2) {
    return bookSize === 2
      ? 'Demande une valeur que tu as : appuie sur sa touche. Deux cartes d’une valeur font une paire.'
      : 'Demande une valeur que tu as : appuie sur sa touche. Quatre cartes d’une valeur font un carré.';
  }
  return bookSize === 2
    ? 'Demande une valeur que tu as : appuie sur sa touche, puis sur le numéro d’un joueur. Deux cartes font une paire.'
    : 'Demande une valeur que tu as : appuie sur sa touche, puis sur le numéro d’un joueur. Quatre cartes font un carré.';
}

function touchTip(bookSize: number, seats: number): string {
  if (seats === 2) {
    return bookSize === 2
      ? 'Touche une valeur que tu as pour la demander. Deux cartes d’une valeur font une paire.'
      : 'Touche une valeur que tu as pour la demander. Quatre cartes d’une valeur font un carré.';
  }
  return bookSize === 2
    ? 'Touche une valeur que tu as, puis le joueur à qui la demander. Deux cartes font une paire.'
    : 'Touche une valeur que tu as, puis le joueur à qui la demander. Quatre cartes font un carré.';
}
