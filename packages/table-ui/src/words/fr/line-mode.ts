import { allOf, capital, whole } from '@shoal/language/fr';
import type { LineModeWords } from '../en/line-mode.ts';
import { rules } from './rules.ts';

/** What a table says line by line, in French. */
export const lineMode: LineModeWords = {
  // The beginning.
  title: (game, inForce, players) => `${game}, selon ${rules.name(inForce)}. À la table : ${allOf(players)}.`,
  hints: 'Tape ? pour l’aide, conseil pour un conseil, règles pour les règles, q pour quitter.',
  noCurtain:
    'Ligne par ligne, rien ne reste caché : ce qu’un joueur a vu, le suivant peut le retrouver en remontant. Pour un rideau entre les tours, jouez en plein écran : dans un terminal d’au moins 60 colonnes et 16 lignes, sans --plain.',
  tooSmall: (now, least) =>
    `Cette fenêtre a ${now.columns} colonnes et ${now.rows} lignes. Le plein écran demande au moins ${least.columns} colonnes et ${least.rows} lignes : tu joues donc ligne par ligne.`,
  dealNumber: (deal) => `Donne ${whole(deal)}.`,

  // How things stand.
  heads: { player: 'joueur', cards: 'cartes', total: 'total' },
  tally: (what, counts) => `${capital(what)} : ${counts.join(', ')}.`,
  stockLeft: (count) => `Pioche : ${count}.`,
  hand: (cards) => `Main : ${cards}`,
  noCards: 'aucune carte',
  cardThatFits: (card) => `${card} (convient)`,
  recap: 'Ce qui s’est passé depuis :',

  // What is asked.
  onlyChoice: (action) => `Entrée = ${action}`,
  orWithPlayer: (example) => `ou avec le joueur : ${example}`,
  places: (count) => `de 1 à ${whole(count)}`,
  whichChoice: (choices) => `Quel numéro, de 1 à ${choices} ? Entrée = aucun`,
  passTo: (name) => `Passe l’écran à ${name}, puis appuie sur Entrée`,
  handOver: (name) => `${name}, appuie sur Entrée quand tu en as assez vu`,
  hideHand: (name) => `${name}, appuie sur Entrée pour cacher tes cartes`,

  // What is answered.
  typedHelp: [
    'S’il n’y a qu’une possibilité, Entrée la choisit.',
    'choix (ou c) donne la liste numérotée de ce que tu peux faire ; journal (ou l) raconte ce qui vient de se passer ; annuler (ou u) annule ton dernier choix.',
    'conseil donne les trois actions que le coach préfère, et pourquoi.',
    'h montre ta main, règles les règles, et q sert à quitter.',
  ],
  badNumber: (min, max) => `Donne un nombre entier de ${whole(min)} à ${whole(max)}.`,
  typeSomething: 'Rien n’est encore choisi ; tape « ? » pour voir ce que tu peux taper.',

  // The end.
  another: '1 = une autre donne, 2 = analyser avec le coach, 3 = quitter ; Entrée = 1',
  anotherAnswers: 'Réponds 1, 2 ou 3, s’il te plaît.',
  nextRung: (bot, next, call) => `Tu as battu ${bot} trois fois de suite ; pour jouer contre ${next}, tape ${call}.`,
  scoreAfter: (deals) => `Le score après la donne ${whole(deals)} :`,
  whole,
};
