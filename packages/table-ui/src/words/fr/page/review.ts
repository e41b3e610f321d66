import { allOf, ofName, whole } from '@shoal/language/fr';
import type { PageWords } from '../../en/page/index.ts';

const verified: PageWords['review']['verified'] = ({ isSeeded, cards, outcomes, entries }) => {
  if (!isSeeded) {
    return `Toutes les cartes et les ${whole(entries)} entrées du journal respectent les règles ; sans graine, le mélange lui-même ne peut pas être vérifié.`;
  }
  if (outcomes === 0) {
    return `Vérifié : l’ordre des ${whole(cards)} cartes découle de la graine, et les ${whole(entries)} entrées du journal respectent les règles.`;
  }
  return `Vérifié : l’ordre des ${whole(cards)} cartes et tout ce que le hasard a décidé ensuite découlent de la graine, et les ${whole(entries)} entrées du journal respectent les règles.`;
};

/** The coach's review of a finished game in the browser, in French. */
export const review: PageWords['review'] = {
  title: 'Analyse',
  tabTitle: (game) => `Analyse : ${game} – Shoal`,
  about: (game, others, date) =>
    others.length === 0 ? `${game}, le ${date}` : `${game} avec ${allOf(others)}, le ${date}`,
  working: 'Le coach passe la partie en revue…',
  workingHint: 'Cela prend quelques secondes. Tu peux partir quand tu veux : rien ne sera perdu.',
  faulty: (sentence) => `Cette partie ne peut pas être analysée. ${sentence}`,
  failed: 'L’analyse a échoué : recharge la page pour réessayer.',

  // What else can be done with the game.
  ways: 'Et maintenant',
  replay: 'Revoir la partie',
  sameDeal: 'Rejouer cette donne',
  sameDealOfMatch: 'Rejouée, la donne compte à part et ne change rien au match.',
  sameDealOfDay: 'Rejouée, elle ne compte pas comme donne du jour.',
  noSameDeal:
    'Cette donne ne peut pas être rejouée : sa graine manque, ou ses règles ou ses joueurs sont inconnus ici.',
  sameDealFailed: 'La table n’a pas pu être préparée : recharge la page et réessaie.',
  verify: 'Vérifier le mélange',
  verifying: 'Vérification de chaque carte…',
  verified,
  notVerified: 'La partie n’a pas pu être vérifiée : recharge la page pour réessayer.',

  // The win chances, moment by moment.
  chances: (from, to) => `Chances de gagner : de ${from} avant le premier choix à ${to} à la fin.`,
  fairShare: 'juste part',
  moment: 'Moment de la partie',
  previous: 'Choix précédent',
  next: 'Choix suivant',
  before: 'Avant le premier choix',
  after: (number, all) => `Après le choix ${whole(number)} sur ${whole(all)}`,
  chanceOf: (name, chance) => `Les chances de gagner ${ofName(name)} : ${chance}.`,
  yourChance: (chance) => `Tes chances de gagner : ${chance}.`,
  momentInWords: (when, told, chance) => [`${when}.`, ...told, chance].join(' '),
  table: 'Tous les moments en tableau',
  momentHeads: { number: 'choix', told: 'ce qui s’est passé' },

  // What went wrong.
  takenBy: (player, action) => `${player} : ${action}`,
  actionNumber: (number) => `Choix ${whole(number)}`,
  situation: 'La situation',
  yourHand: 'Ta main',
  handOf: (name) => `La main ${ofName(name)}`,

  // The small print.
  onlyKnown:
    'Chaque choix est jugé d’après ce qu’un joueur pouvait savoir à ce moment-là : personne n’est blâmé pour des cartes cachées ou de la malchance.',
};
