import type { GameTableWords } from '@shoal/language';
import { nth, ofSevens, plural } from '@shoal/language/fr';
import type { OldMaidMessages } from '../../presentation/index.ts';
import type { OldMaidOptions } from '../../rules/options.ts';

export const table: GameTableWords<OldMaidMessages, OldMaidOptions> = {
  actions: { take: ({ of, spot }, { name }) => `Prendre la carte ${spot + 1} à ${name(of)}` },
  prompts: { 'which-card': ({ of }, { name }) => `Quelle carte prends-tu à ${name(of)} ?` },
  badges: {
    safe: ({ place }) => `hors de danger : ${nth(place)} place`,
    'old-maid': 'le pouilleux',
    'you-have-old-maid': ({ card }, pen) => `tu as le pouilleux : ${pen.card(card)}`,
    'old-maid-was': ({ card }, pen) => `le pouilleux : ${pen.card(card)}`,
    'card-aside': 'une carte est à l’écart',
    'card-aside-was': ({ card }, pen) => `carte à l’écart : ${pen.card(card)}`,
    'takes-left': ({ count }) =>
      plural(count, {
        one: `encore ${count} carte sans paire et la partie s’arrête`,
        other: `encore ${count} cartes sans paire et la partie s’arrête`,
      }),
  },
  calls: { pair: ({ rank }) => `Une paire ${ofSevens(rank)} !`, safe: 'Hors de danger !' },
  illegal: {
    'must-take': 'Le siège devait prendre une carte.',
    'no-such-seat': 'Le siège visé n’existe pas.',
    'cannot-take-from-yourself': 'Un siège ne peut pas prendre une de ses propres cartes.',
    'target-has-no-cards': 'Le siège visé n’avait pas de cartes.',
    'take-from-next': 'Un siège prend au siège suivant qui a des cartes, dans le sens horaire.',
    'no-such-place': 'Il n’y avait pas de carte à cette position de la main.',
  },
  score: () => 'paires',
  withScore: (count) => plural(count, { one: `avec ${count} paire`, other: `avec ${count} paires` }),
  tips: ({ input }) => ({
    take:
      input === 'keys'
        ? 'Prends une carte cachée par son numéro, ou avec les flèches puis Entrée. Les paires se posent toutes seules.'
        : 'Touche une des cartes cachées au milieu pour la prendre. Les paires se posent toutes seules.',
    'no-partner': 'Une carte ne va avec aucune autre : si tu l’as, espère qu’on te la prenne.',
    secret: 'À part toi, seul le joueur à qui tu prends une carte la connaît.',
  }),
  keys: [['1-9 0', 'prendre la carte à cette position de la main cachée']],
  fillers: ['prends', 'prendre', 'carte', 'numéro', 'main', 'à'],
  typed: {},
  typedHelp: () => [
    'Prends une carte au joueur suivant : tape son numéro, 1, 2, 3 et ainsi de suite.',
    'Peu importe laquelle ; les paires se posent toutes seules.',
  ],
};
