import { allOf, plural, whole } from '@shoal/language/fr';
import type { PageWords } from '../../en/page/index.ts';

const check: PageWords['replay']['check'] = {
  title: 'Ouvrir un enregistrement',
  tabTitle: 'Ouvrir un enregistrement – Shoal',
  intro:
    'Ouvre une partie enregistrée, un fichier qui en contient plusieurs ou un export de tes parties terminées : chaque carte est vérifiée, et chaque partie peut être revue.',
  stays: 'Le fichier reste sur cet appareil.',
  choose: 'Choisir un fichier',
  drop: 'ou dépose-le n’importe où sur cette page',
  dropNow: 'Lâche-le pour l’ouvrir',
  paste: 'Coller un enregistrement',
  pasteLabel: 'Texte d’un enregistrement',
  checkText: 'Vérifier le texte',
  pasted: 'texte collé',
  onlyFirst: 'Tu as déposé plusieurs fichiers ; seul le premier a été ouvert.',
  checking: (file) => `Vérification en cours : ${file}`,
  checkedSoFar: (games) =>
    plural(games, { one: `${whole(games)} partie jusqu’ici`, other: `${whole(games)} parties jusqu’ici` }),
  stop: 'Arrêter',
  stopped: 'La vérification s’est arrêtée avant la fin du fichier.',
  another: 'Autre fichier',

  allRight: (games) =>
    plural(games, {
      one: 'Vérifié : le mélange et toutes les cartes sont corrects.',
      other: `Les ${whole(games)} parties sont vérifiées : les mélanges et toutes les cartes sont corrects.`,
    }),
  rightWithoutSeed: (games, withoutSeed) => {
    if (games === 1) return 'Toutes les cartes sont correctes ; sans graine, le mélange ne peut pas être vérifié.';
    if (games === withoutSeed)
      return `Toutes les cartes des ${whole(games)} parties sont correctes ; sans graines, les mélanges ne peuvent pas être vérifiés.`;
    return plural(withoutSeed, {
      one: `Les ${whole(games)} parties sont correctes ; l’une d’elles n’a pas de graine, son mélange ne peut donc pas être vérifié.`,
      other: `Les ${whole(games)} parties sont correctes ; ${whole(withoutSeed)} d’entre elles n’ont pas de graine, leurs mélanges ne peuvent donc pas être vérifiés.`,
    });
  },
  someFaulty: (right, faulty) => {
    if (right === 0)
      return plural(faulty, {
        one: 'Cette partie enfreint les règles.',
        other: `Les ${whole(faulty)} parties enfreignent les règles.`,
      });
    return plural(faulty, {
      one: `${whole(faulty)} partie sur ${whole(right + faulty)} enfreint les règles.`,
      other: `${whole(faulty)} parties sur ${whole(right + faulty)} enfreignent les règles.`,
    });
  },
  tooManyFaults: (most) =>
    plural(most, {
      one: `La vérification s’est arrêtée après ${whole(most)} erreur : corrige-la, ou ouvre un autre fichier.`,
      other: `La vérification s’est arrêtée après ${whole(most)} erreurs : corrige-les, ou ouvre un autre fichier.`,
    }),
  listedPart: (most) =>
    plural(most, {
      one: 'La liste montre la première partie, puis toutes celles qui ont une erreur.',
      other: `La liste montre les ${whole(most)} premières parties, puis toutes celles qui ont une erreur.`,
    }),
  listedOfAll: (most) =>
    plural(most, {
      one: 'La liste montre la première partie, puis toutes celles qui ont une erreur ; toutes ont été vérifiées.',
      other: `La liste montre les ${whole(most)} premières parties, puis toutes celles qui ont une erreur ; toutes ont été vérifiées.`,
    }),

  empty: (file) => `${file} est vide : choisis un fichier qui contient une partie.`,
  binary: (file) =>
    `${file} n’est pas un fichier texte : choisis un enregistrement de Shoal, dont le nom finit par .json ou .jsonl.`,
  unreadable: (file) =>
    `Le navigateur ne peut pas lire ${file} : c’est peut-être un dossier, ou un fichier déplacé ou modifié. Choisis-le à nouveau.`,
  newer: (file, format) =>
    `${file} vient d’une version plus récente de Shoal (${format}) : recharge cette page pour la mettre à jour.`,

  games: 'Parties',
  show: 'Afficher',
  all: 'Toutes',
  onlyFaults: 'Erreurs seulement',
  gameNumber: (game) => `Partie ${whole(game)}`,
  unknown: 'Partie illisible',
  right: 'Le mélange et toutes les cartes sont vérifiés',
  rightCards: 'Toutes les cartes sont correctes ; sans graine, le mélange ne peut pas être vérifié',
  goThrough: 'Revoir',
  goThroughNamed: (game, about) => `Revoir : partie ${whole(game)}, ${about}`,
  reviewNamed: (game, about) => `Analyser : partie ${whole(game)}, ${about}`,
};

/** Replaying a recorded game, and opening records from elsewhere, in French. */
export const replay: PageWords['replay'] = {
  tabTitle: (game) => `Revoir une partie : ${game} – Shoal`,
  dailyOf: (date) => `Donne du jour du ${date}`,
  playedOn: (date) => `Jouée le ${date}`,
  gameInFile: (game, file) => `${file}, partie ${whole(game)}`,
  toList: 'Retour à la liste',
  waiting: 'La partie se met en place…',
  players: 'Les joueurs et leurs cartes',

  steps: 'Étapes',
  step: 'Étape',
  stepOf: (step, of) => `Étape ${whole(step)} sur ${whole(of)}`,
  stepTold: (step, of, told) => `Étape ${whole(step)} sur ${whole(of)}. ${told}`,
  first: 'Première étape',
  previous: 'Étape précédente',
  next: 'Étape suivante',
  last: 'Dernière étape',
  play: 'Lecture',
  pause: 'Pause',
  keys: 'Les flèches vont d’étape en étape, Début et Fin aux deux bouts, et Espace lance la lecture.',

  // Without a verb, so that "Toi" can stand in place of a name. The two marks below have none either.
  handOf: (name, cards) =>
    cards.length === 0 ? `${name} : aucune carte en main` : `${name} : ${allOf(cards)} en main`,
  acted: 'coup joué',
  turn: 'à suivre',
  faultHere: (sentence) => `Ici, l’enregistrement s’écarte des règles. ${sentence}`,
  cannotReplay: (sentence) => `Cette partie ne peut pas être revue. ${sentence}`,

  actions: 'Cette partie',
  verify: 'Vérifier',
  verifying: 'Vérification du mélange et de toutes les cartes…',
  verified: 'Vérifié : le mélange et toutes les cartes sont corrects.',
  verifiedCards: 'Toutes les cartes sont correctes ; sans graine, le mélange ne peut pas être vérifié.',
  failed: 'Quelque chose a mal tourné : recharge la page et réessaie.',
  review: 'Analyser',
  save: 'Enregistrer la partie',
  saved: (file) => `Enregistrée sous ${file}.`,
  copySeed: 'Copier la graine',
  seedCopied: (seed) => `Graine copiée : ${seed}`,
  seedNotCopied: (seed) => `Le navigateur n’a pas permis la copie. La graine est ${seed}`,
  noSeed: 'Cet enregistrement n’a pas de graine.',

  check,
};
