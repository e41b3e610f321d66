import type { SentenceTemplates } from '@shoal/language';
import type { OldMaidRuleMessage } from '../../presentation/messages.ts';

export const rules: SentenceTemplates<OldMaidRuleMessage> = {
  title: ({ seats }) => `Pouilleux à ${seats} joueurs`,
  goal: 'Débarrasse-toi de toutes tes cartes par paires. Une carte ne va avec aucune autre : évite de la garder jusqu’à la fin.',
  'deal-without-queen': ({ cards }) =>
    `La dame de trèfle est retirée d’un paquet de 52 cartes, et les ${cards} autres cartes sont distribuées une à une.`,
  'deal-without-queen-two-packs': ({ cards }) =>
    `Une dame de trèfle est retirée de deux paquets mélangés ensemble, et les ${cards} autres cartes sont distribuées une à une.`,
  'deal-without-secret': ({ cards }) =>
    `Une carte que personne ne voit est retirée d’un paquet de 52 cartes, et les ${cards} autres cartes sont distribuées une à une.`,
  'deal-without-secret-two-packs': ({ cards }) =>
    `Une carte que personne ne voit est retirée de deux paquets mélangés ensemble, et les ${cards} autres cartes sont distribuées une à une.`,
  'pair-of-rank': 'Deux cartes de même valeur forment une paire.',
  'pair-of-colour':
    'Deux cartes de même valeur forment une paire si elles sont toutes deux noires (pique, trèfle) ou toutes deux rouges (cœur, carreau).',
  'old-maid-is-a-queen': 'Comme il manque une dame, une des autres finit seule : c’est elle, le pouilleux.',
  'old-maid-is-queen-of-spades': 'La dame de pique ne va avec aucune autre : c’est elle, le pouilleux.',
  'old-maid-is-a-black-queen': 'Trois dames noires sont en jeu. Celle qui reste seule est le pouilleux.',
  'old-maid-is-secret': 'Personne ne sait quelle carte est le pouilleux avant la fin.',
  'opening-pairs': 'Si tu reçois des paires à la donne, pose-les tout de suite, face visible.',
  'first-seat': 'Le joueur à gauche du donneur commence. S’il n’a pas de cartes, le suivant qui en a commence.',
  take: 'À ton tour, désigne une carte dans la main cachée du joueur suivant qui a des cartes, dans le sens horaire, et prends-la.',
  'any-place': 'Peu importe la position choisie : c’est le hasard qui décide de la carte que tu prends.',
  'card-is-secret':
    'Si la carte forme une paire avec une des tiennes, tu poses la paire tout de suite. Sinon, à part toi, seul le joueur à qui tu l’as prise la connaît.',
  'turn-passes': 'Ensuite, c’est au tour du joueur suivant qui a des cartes, dans le sens horaire.',
  safe: 'Un joueur qui n’a plus de cartes est hors de danger et ne joue plus.',
  'end-old-maid': 'La partie se termine quand il ne reste qu’une carte : le joueur qui l’a est le pouilleux.',
  stalemate: ({ takes }) =>
    `Si ${takes} cartes de suite sont prises sans former de paire, la partie s’arrête en l’état, et tous ceux qui ont encore des cartes partagent la place suivante.`,
  places:
    'Le premier hors de danger gagne. Les joueurs hors de danger au même moment partagent leur place, et le pouilleux est dernier.',
  'pairs-do-not-decide':
    'Les paires posées sont comptées, mais ne décident pas de la victoire. Dans un match, chaque joueur hors de danger marque un point.',
};
