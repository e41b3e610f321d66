import { allOf, whole } from '@shoal/language/fr';
import type { LineModeWords } from '../en/line-mode.ts';
import { rules } from './rules.ts';

/** Names with their numbers, which no line breaks apart: `Toi 5, Bo 6`. */
const tally = (labels: readonly string[], counts: readonly number[]): string =>
  labels.map((label, seat) => `${label} ${counts[seat]}`).join(', ');

const commands =
  'choix (ou c) donne la liste numérotée de ce que tu peux faire ; journal (ou l) raconte ce qui vient de se passer ; annuler (ou u) reprend ton dernier choix.';

/** What a table says line by line, in French. */
export const lineMode: LineModeWords = {
  // The beginning.
  title: (game, inForce, players) => `${game}, selon ${rules.name(inForce)}. À la table : ${allOf(players)}.`,
  hints: 'Tape ? pour l’aide, conseil pour un conseil, règles pour les règles, q pour quitter.',
  noCurtain:
    'Ligne par ligne, rien ne peut être vraiment caché : ce qu’un joueur a vu, le suivant peut le retrouver en remontant. Pour un rideau entre vous, jouez en plein écran : dans un terminal d’au moins 60 colonnes et 16 lignes, sans --plain.',
  dealNumber: (deal) => `Donne ${whole(deal)}.`,

  // How things stand.
  heads: { player: 'joueur', cards: 'cartes', books: 'carrés', pairs: 'paires', total: 'total' },
  standing: (labels, cards, stock) => `Cartes : ${tally(labels, cards)}. Pioche : ${stock}.`,
  standingWithBooks: (labels, cards, books, stock) =>
    `Cartes : ${tally(labels, cards)}. Carrés : ${tally(labels, books)}. Pioche : ${stock}.`,
  standingWithPairs: (labels, cards, pairs, stock) =>
    `Cartes : ${tally(labels, cards)}. Paires : ${tally(labels, pairs)}. Pioche : ${stock}.`,
  hand: (cards) => `Main : ${cards}`,
  noCards: 'aucune carte',
  cardThatFits: (card) => `${card} (convient)`,
  recap: 'Ce qui s’est passé depuis :',

  // What is asked.
  onlyChoice: (action) => `Entrée = ${action}`,
  askAny: (ranks, example) =>
    `Quelle valeur demandes-tu (${ranks.join(', ')}), ou quelle valeur et à qui (« ${example} ») ?`,
  askOne: (name, ranks) => `Quelle valeur demandes-tu à ${name} (${ranks.join(', ')}) ?`,
  whichChoice: (choices) => `Quel numéro, de 1 à ${choices} ? Entrée = aucun`,
  playPrompt: {
    'true-true-true': 'Joue une carte, ou d = piocher, p = passer',
    'true-true-false': 'Joue une carte, ou d = piocher',
    'true-false-true': 'Joue une carte, ou p = passer',
    'true-false-false': 'Joue une carte',
    'false-true-true': 'd = piocher, p = passer',
    'false-true-false': 'Entrée = piocher',
    'false-false-true': 'Entrée = passer',
    'false-false-false': '',
  },
  drawOnPrompt: {
    true: 'Joue une carte, ou d = en piocher une, dd = piocher jusqu’à ce qu’une convienne',
    false: 'Entrée = piocher une carte, dd = piocher jusqu’à ce qu’une convienne',
  },
  passTo: (name) => `Passe l’écran à ${name}, puis appuie sur Entrée`,
  handOver: (name) => `${name}, appuie sur Entrée quand tu en as assez vu`,
  hideHand: (name) => `${name}, appuie sur Entrée pour cacher tes cartes`,

  // What is answered.
  badNumber: (min, max) => `Donne un nombre entier de ${whole(min)} à ${whole(max)}.`,
  typeSomething: 'Rien n’est encore choisi ; tape « ? » pour voir ce que tu peux taper.',
  help: {
    'go-fish': (name) => [
      `Demande à un joueur une valeur que tu as : « 7 ${name} », « ${name} 7 », « demande des sept à ${name} », ou 7 puis le joueur.`,
      'Les valeurs sont a (as), 2 à 10, j (valet), q (dame), k (roi), ou en toutes lettres ; les joueurs ont un nom et un numéro.',
      'f ou Entrée pêche le moment venu ; h montre ta main, règles les règles.',
      commands,
      'conseil donne les trois demandes que le coach préfère, et pourquoi.',
      `q seul quitte ; pour demander des dames, tape « dames » ou « q ${name} ».`,
    ],
    'crazy-eights': () => [
      'Joue une carte par son numéro dans ta main ou par son nom : 3, 8s, 10h, « dame de cœur » ; ce qui convient est marqué. s est pique, h cœur, d carreau, c trèfle.',
      'Un joker annonce une couleur : « 8s h », ou 8s puis la couleur.',
      'd pioche une carte, dd pioche jusqu’à ce qu’une convienne, p passe, o et n répondent à un vote.',
      'Entrée fait la seule chose à faire.',
      commands,
      'conseil donne les trois actions que le coach préfère, et pourquoi.',
      'h montre ta main, règles les règles, q quitte.',
    ],
  },

  // The end.
  another: '1 = une autre donne, 2 = analyser avec le coach, 3 = quitter ; Entrée = 1',
  anotherAnswers: 'Réponds 1, 2 ou 3, s’il te plaît.',
  scoreAfter: (deals) => `Le score après la donne ${whole(deals)} :`,
  whole,
};
