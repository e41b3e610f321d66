import type { SentenceTemplates } from '@shoal/language';
import { countedCards, dealtFromOnePack, dealtFromTwoPacks, plural } from '@shoal/language/fr';
import type { GoFishRuleMessage } from '../../presentation/messages.ts';

export const rules: SentenceTemplates<GoFishRuleMessage> = {
  title: ({ seats }) => `Go Fish à ${seats} joueurs`,
  'deal-one-pack': ({ seats, handSize, stock }) => dealtFromOnePack(seats, handSize, stock),
  'deal-two-packs': ({ seats, handSize, stock }) => dealtFromTwoPacks(seats, handSize, stock),
  'deal-whole-pack': ({ seats, handSize }) =>
    `Les 52 cartes sont toutes distribuées, ${handSize} à chacun des ${seats} joueurs : il n’y a pas de pioche.`,
  'deal-whole-two-packs': ({ seats, handSize }) =>
    `Deux paquets mélangés ensemble sont distribués en entier, ${countedCards(handSize)} à chacun des ${seats} joueurs : il n’y a pas de pioche.`,
  'goal-books': ({ total }) =>
    `Forme des carrés. Un carré, c’est quatre cartes de même valeur ; il y en a ${total} en tout.`,
  'goal-pairs': ({ total }) =>
    `Forme des paires. Une paire, c’est deux cartes de même valeur ; il y en a ${total} en tout.`,
  'first-seat': 'Le joueur à gauche du donneur commence, et on joue dans le sens horaire.',
  'opening-books': 'Si tu reçois un carré à la donne, pose-le tout de suite, avant toute demande.',
  'opening-pairs': 'Si tu reçois une paire à la donne, pose-la tout de suite, avant toute demande.',
  ask: 'À ton tour, demande à un autre joueur qui a des cartes une valeur que tu as toi-même en main.',
  'give-all': 'Si on te demande une valeur que tu as, donne toutes tes cartes de cette valeur, face visible.',
  'give-one':
    'Si on te demande une valeur que tu as, donne une seule carte de cette valeur, face visible : la première dans l’ordre pique, cœur, carreau, trèfle.',
  'catch-goes-again': 'Si tu obtiens ce que tu demandes, tu rejoues.',
  'catch-ends-turn': 'Même si tu obtiens ce que tu demandes, ton tour se termine.',
  miss: 'Si le joueur n’en a pas, tu vas pêcher : prends la carte du dessus de la pioche. Si la pioche est vide, ton tour se termine.',
  'fish-ends-turn': 'Quelle que soit la carte pêchée, ton tour se termine.',
  'fish-lucky-goes-again': 'Si tu pêches la valeur demandée, tu rejoues ; sinon, ton tour se termine.',
  'fish-book-goes-again': 'Si la carte pêchée complète un carré, tu rejoues ; sinon, ton tour se termine.',
  'fish-pair-goes-again': 'Si la carte pêchée complète une paire, tu rejoues ; sinon, ton tour se termine.',
  'fish-lucky-or-book-goes-again':
    'Si tu pêches la valeur demandée, ou une carte qui complète n’importe quel carré, tu rejoues ; sinon, ton tour se termine.',
  'fish-lucky-or-pair-goes-again':
    'Si tu pêches la valeur demandée, ou une carte qui complète n’importe quelle paire, tu rejoues ; sinon, ton tour se termine.',
  'fish-secret-but-book':
    'Personne d’autre ne voit la carte que tu pêches, sauf si elle complète un carré : alors tu la montres.',
  'fish-secret-but-pair':
    'Personne d’autre ne voit la carte que tu pêches, sauf si elle complète une paire : alors tu la montres.',
  'fish-secret-but-go-again-or-book':
    'Personne d’autre ne voit la carte que tu pêches, sauf si elle te fait rejouer ou complète un carré : alors tu la montres.',
  'fish-secret-but-go-again-or-pair':
    'Personne d’autre ne voit la carte que tu pêches, sauf si elle te fait rejouer ou complète une paire : alors tu la montres.',
  'books-at-once': 'Pose un carré dès qu’il est complet.',
  'pairs-at-once': 'Pose une paire dès qu’elle est complète.',
  refill: ({ count }) =>
    plural(count, {
      one: `Dès que tu n’as plus de cartes, même hors de ton tour, tu en pioches ${count} tant qu’il en reste dans la pioche ; cela ne termine aucun tour.`,
      other: `Dès que tu n’as plus de cartes, même hors de ton tour, tu en pioches ${count}, ou ce qu’il en reste dans la pioche ; cela ne termine aucun tour.`,
    }),
  'no-refill': 'Si tu n’as plus de cartes, tu gardes ce que tu as posé et tu attends la fin de la partie.',
  'turn-passes':
    'Quand ton tour se termine, ou que tu restes sans cartes, c’est au joueur suivant qui a des cartes, dans le sens horaire.',
  'turn-passes-clockwise': 'Quand ton tour se termine, c’est au joueur suivant, dans le sens horaire.',
  'fish-alone':
    'Si personne d’autre n’a de cartes mais que la pioche en a encore, tu pêches sans demander ; quelle que soit la carte pêchée, ce tour se termine.',
  'end-all-books': ({ total }) => `La partie se termine quand les ${total} carrés sont posés.`,
  'end-all-pairs': ({ total }) => `La partie se termine quand les ${total} paires sont posées.`,
  'end-no-cards':
    'La partie se termine quand plus personne n’a de cartes ; celles qui restent dans la pioche ne comptent pour personne.',
  'end-empty-hand': 'La partie se termine dès qu’un joueur n’a plus de cartes.',
  'end-empty-hand-unfilled':
    'La partie se termine dès qu’un joueur n’a plus de cartes et que la pioche est vide aussi.',
  'stalemate-books': ({ asks }) =>
    `Si ${asks} demandes se suivent sans carte prise à la pioche ni carré posé, la partie s’arrête en l’état.`,
  'stalemate-pairs': ({ asks }) =>
    `Si ${asks} demandes se suivent sans carte prise à la pioche ni paire posée, la partie s’arrête en l’état.`,
  'most-books-win': 'Le joueur qui a le plus de carrés gagne ; en cas d’égalité, on partage la victoire.',
  'most-pairs-win': 'Le joueur qui a le plus de paires gagne ; en cas d’égalité, on partage la victoire.',
  'first-out-wins-before-books':
    'Le premier à ne plus avoir de cartes gagne ; à plusieurs en même temps, on partage la victoire. Les carrés décident des autres places.',
  'first-out-wins-before-pairs':
    'Le premier à ne plus avoir de cartes gagne ; à plusieurs en même temps, on partage la victoire. Les paires décident des autres places.',
};
