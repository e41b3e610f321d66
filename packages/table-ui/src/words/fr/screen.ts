import { allOf, countedCards, longDate, ofName, oneOf, plural, shortDate } from '@shoal/language/fr';
import type { ScreenWords } from '../en/screen.ts';
import { botFailed } from './bot-failed.ts';
import { atGame, theGame } from './game-names.ts';

/** What a screen says beside the game itself, in French: menus, labels, keys. */
export const screen: ScreenWords = {
  // The first screen.
  tagline: (games) => `${allOf(games)}, entre amis et avec des bots`,
  playGame: (game) => `Jouer ${atGame(game)}`,
  continueGame: (game, others, deal) => {
    const table = others.length === 0 ? theGame(game) : `${theGame(game)} avec ${allOf(others)}`;
    return deal === 1 ? `Reprendre ${table}` : `Reprendre ${table}, donne ${deal}`;
  },
  othersInAll: (count) => plural(count, { one: 'un autre', other: `${count} autres` }),
  continueDaily: (date) => `Reprendre la donne du jour (${longDate(date)})`,
  moreGames: (count) =>
    plural(count, {
      one: '1 autre partie : reprendre ou supprimer',
      other: `${count} autres parties : reprendre ou supprimer`,
    }),
  waitingTitle: 'Parties en cours, les plus récentes d’abord',
  discardAll: (count) => plural(count, { one: 'Supprimer cette partie', other: `Supprimer ces ${count} parties` }),
  discardAllQuestion: (count) =>
    plural(count, {
      one: 'Supprimer cette partie ? C’est définitif.',
      other: `Supprimer ces ${count} parties ? C’est définitif.`,
    }),
  discardQuestion: 'Supprimer cette partie ? C’est définitif.',
  quitQuestion: 'Quitter Shoal ?',
  dailyDeal: (date) => `La donne du jour (${longDate(date)})`,
  dailyDone: (date) => `La donne du jour (${longDate(date)}) : jouée, à revoir`,
  finishedGames: 'Parties terminées : revoir ou analyser',
  statistics: 'Statistiques',
  rules: 'Règles',
  quit: 'Quitter',
  leftMinutesAgo: (minutes) =>
    minutes === 0
      ? 'à l’instant'
      : plural(minutes, { one: `il y a ${minutes} minute`, other: `il y a ${minutes} minutes` }),
  leftHoursAgo: (hours) => plural(hours, { one: `il y a ${hours} heure`, other: `il y a ${hours} heures` }),
  leftDaysAgo: (days) => plural(days, { one: 'hier', other: `il y a ${days} jours` }),

  // Keys, as the lowest line names them.
  keys: {
    choose: 'choisir',
    start: 'lancer',
    open: 'ouvrir',
    doIt: 'suivre',
    finishName: 'valider le nom',
    toCards: 'voir les cartes',
    back: 'retour',
    change: 'changer',
    move: 'bouger',
    scroll: 'défiler',
    help: 'aide',
    hint: 'conseil',
    log: 'journal',
    undo: 'annuler',
    leave: 'quitter',
    skip: 'passer',
    step: 'étape',
    jump: 'saut',
    tenSteps: 'dix',
    yes: 'oui',
    no: 'non',
    edit: 'taper un nom',
    mistake: 'erreur',
    seeReplay: 'revoir ce moment',
    discard: 'supprimer',
    quit: 'quitter',
  },
  keyNames: {
    enter: 'Entrée',
    escape: 'Esc',
    space: 'Espace',
    tab: 'Tab',
    'back-tab': 'Maj-Tab',
    backspace: 'Retour arr.',
    delete: 'Suppr',
    home: 'Début',
    end: 'Fin',
    'page-up': 'Page préc.',
    'page-down': 'Page suiv.',
    left: 'Gauche',
    right: 'Droite',
    up: 'Haut',
    down: 'Bas',
  },
  arrows: '←→',
  upDown: '↑↓',
  pageKeys: 'PgPréc/PgSuiv',
  asciiArrows: 'gauche/droite',
  asciiUpDown: 'haut/bas',
  enter: 'Entrée',
  escape: 'Esc',
  space: 'Espace',

  // Setting up.
  setupTitle: (game) => `${game} : joueurs et règles`,
  setupRules: 'Règles',
  players: 'Joueurs',
  setupSeat: (seat) => `Siège ${seat}`,
  setupMatch: 'Match',
  setupSpeed: 'Rythme',
  setupShuffle: 'Mélange',
  setupSuits: 'Couleurs',
  setupOptions: 'Options',
  setupStart: 'Lancer la partie',
  changedPreset: (preset) => `${preset}, modifié`,
  noChanges: 'par défaut',
  changed: (changes) => allOf(changes),
  changedOption: (label, choice) => `${label} : ${choice}`,
  person: 'humain',
  strengths: {
    random: 'pur hasard',
    minnow: 'débutant',
    guppy: 'facile',
    perch: 'moyen',
    pike: 'bon',
    dolphin: 'fort',
    orca: 'expert',
    kraken: 'maître',
  },
  rung: (place, rungs, strength) => `${place} sur ${rungs}, ${strength}`,
  bots: {
    random: 'random joue n’importe quel coup permis.',
    minnow: 'minnow est facile à battre : il connaît les règles, et guère plus.',
    guppy: 'guppy ne regarde que sa propre main.',
    perch: 'perch retient un peu de ce qui se passe.',
    pike: 'pike joue solidement et oublie peu.',
    dolphin: 'dolphin joue bien, avec une étourderie de temps en temps.',
    orca: 'orca prévoit plusieurs coups à l’avance.',
    kraken: 'kraken est le plus fort : il réfléchit le plus et reste toujours attentif.',
  },
  equalBots: 'Ce jeu n’est que de la chance : tous les bots se valent.',
  playerCount: (count) => plural(count, { one: `${count} joueur`, other: `${count} joueurs` }),
  goal: (goal) => {
    if (goal === null) return 'une donne à la fois';
    if (goal.type === 'target') return `jusqu’à ${goal.total} points`;
    return plural(goal.deals, { one: 'une seule donne', other: `au meilleur des ${goal.deals} donnes` });
  },
  speeds: { calm: 'calme', normal: 'normal', fast: 'rapide', instant: 'immédiat' },
  shuffles: { 'fisher-yates': 'Fisher-Yates', 'split-stacks': 'en petits tas' },
  suits: { four: 'quatre teintes', two: 'rouge et noir' },
  optionsTitle: (game) => `${game} : options`,
  optionRefused: 'Cette valeur ne va pas avec les autres options : elle a été ignorée.',
  nameTaken: 'Ce nom passerait pour une carte ou un siège : choisis-en un autre.',
  passAndPlay: 'Vous partagez cet écran et vous le passez : un rideau cache les cartes entre les tours.',

  // The table.
  you: 'Toi',
  log: 'Ce qui s’est passé',
  dealOf: (deal, goal) => (goal?.type === 'best-of' ? `donne ${deal} sur ${goal.deals}` : `donne ${deal}`),
  namedCount: (name, count) => `${name}\u00a0: ${count}`,
  matchScore: (scores, deal, goal) =>
    goal?.type === 'target' ? `${scores.join(' · ')}, en ${goal.total} points` : `${deal} : ${scores.join(' · ')}`,
  moreNews: (count) => `${count} de plus : touche L`,
  dailyTitle: (date) => `donne du jour, ${shortDate(date)}`,
  stock: (count) => (count === 0 ? 'pioche vide' : `pioche ${count}`),
  stockName: (count) => (count === 0 ? 'pioche vide' : 'pioche'),
  cardsInHand: countedCards,
  fanOf: (name, count) => `La main ${ofName(name)} : ${countedCards(count)}`,
  yourFan: (count) => `Ta main, face cachée : ${countedCards(count)}`,
  coachThinksEsc: 'Le coach réfléchit… Esc l’arrête.',
  coachThinks: 'Le coach réfléchit…',
  playerName: (seat) => `Joueur ${seat}`,
  wrongKey: (key, keys) => `${key} ne fait rien ici : appuie sur ${oneOf(keys)}.`,
  wrongKeyAtTable: (key, answers) =>
    answers.length === 0
      ? `${key} ne fait rien ici : ? montre toutes les touches.`
      : `${key} ne fait rien ici : appuie sur ${oneOf(answers)} ; ? montre toutes les touches.`,
  seatDigits: (key, keys) =>
    `${key} ne désigne aucun joueur que tu puisses choisir : appuie sur ${oneOf(keys)}, ou sur Esc pour revenir en arrière.`,
  botFailed,
  notSaved: 'Cela ne compte pas encore : la partie ne peut pas être enregistrée pour le moment.',
  waitsForDisk: 'La partie est en pause jusqu’à ce qu’elle puisse de nouveau être enregistrée.',
  playUnsaved: 'jouer sans enregistrer',
  unsavedNow: 'Cette partie n’est plus enregistrée.',
  undone: 'C’est annulé : choisis à nouveau.',
  nothingToUndo: 'Il n’y a encore rien à annuler.',
  noUndoWithPeople: 'Tu ne peux annuler que dans une partie contre des bots.',
  noUndoDaily: 'Rien ne s’annule dans la donne du jour, pour que les résultats soient comparables.',
  noHintsDaily: 'Pas de conseils dans la donne du jour, pour que les résultats soient comparables.',
  leaveQuestion: 'Quitter la table ? Ta partie est enregistrée.',
  leaveUnsaved: 'Quitter la table ? Cette partie n’est pas enregistrée.',
  leaveUnbegun: 'Quitter la table ? Personne n’a encore joué : il n’y a rien à enregistrer.',
  hintTitle: 'Ce que ferait le coach',
  coachTip: {
    keys: 'Tu peux toujours demander conseil au coach : appuie sur I. La touche ? les montre toutes.',
    touch: 'Tu peux toujours demander conseil au coach : touche l’ampoule.',
  },
  helpTitle: 'Touches',
  logTitle: 'Ce qui s’est passé jusqu’ici',

  // Hot seat.
  curtainTitle: (name) => `Passe l’appareil à ${name}`,
  curtainBody: (name) => `Les autres, regardez ailleurs. ${name}, appuie sur Espace pour voir tes cartes.`,
  hideTitle: (name) => `${name}, ton tour est terminé.`,
  recapAtFirst: (name) => `${name}, voici ce qui s’est passé`,
  recapTitle: (name) => `${name}, voici ce qui s’est passé depuis ton tour`,
  recapOn: 'Entrée montre tes cartes.',
  hideKey: 'cacher les cartes',
  showKey: 'voir les cartes',

  // The end.
  endTitle: 'La partie est terminée',
  dealOver: 'La donne est terminée',
  matchOver: 'Le match est terminé',
  rematch: 'Revanche',
  tooSmall: (now, least) =>
    `Cette fenêtre a ${now.columns} x ${now.rows} caractères. La table en demande au moins ${least.columns} x ${least.rows} : agrandis la fenêtre, s’il te plaît.`,
  scoreAfter: (deals, scores) =>
    plural(deals, {
      one: `Après ${deals} donne : ${scores.join(', ')}.`,
      other: `Après ${deals} donnes : ${scores.join(', ')}.`,
    }),
  score: (name, total, goal) =>
    goal?.type === 'target'
      ? plural(total, { one: `${name} (${total} point)`, other: `${name} (${total} points)` })
      : plural(total, { one: `${name} (${total} donne gagnée)`, other: `${name} (${total} donnes gagnées)` }),
  matchWon: (winners) =>
    winners.length === 1 ? `${winners[0]} gagne le match.` : `Égalité : ${allOf(winners)} se partagent le match.`,
  youWonMatch: 'Tu gagnes le match !',
  youSharedMatch: (others) => `Égalité : tu partages le match avec ${allOf(others)}.`,
  again: (starter) => `Rejouer (${starter} commence)`,
  againFromYou: 'Rejouer (tu commences)',
  nextDeal: 'Donne suivante',
  nextRung: (bot, next) => `Tu as battu ${bot} trois fois de suite. Veux-tu jouer contre ${next} ?`,
  wonThrice: (bot) => `Tu as battu ${bot} trois fois de suite.`,
  climb: (next) => `Jouer contre ${next}`,
  stay: (bot) => `Rester avec ${bot}`,
  review: 'Analyser avec le coach',
  replayDeal: 'Revoir la partie',
  share: 'Partager le résultat',
  seed: (seed) => `Graine ${seed}`,
  home: 'Menu principal',
  reviewing: (percent) => `Le coach examine chaque action : ${percent} %`,
  reviewTitle: 'Analyse',
  shareTitle: 'Copie cette ligne',
  shareCommand: (command) => `${command} l’affiche sur une seule ligne.`,

  // Finished games.
  gamesTitle: 'Parties terminées, les dernières d’abord',
  noGames: 'Tes parties terminées apparaîtront ici.',
  gameLine: (date, game, others, ending) =>
    others.length === 0
      ? `${shortDate(date)}  ${game} : ${ending}`
      : `${shortDate(date)}  ${game} avec ${allOf(others)} : ${ending}`,
  replayTitle: (game, step, of) => `${game} : étape ${step} sur ${of}`,

  // Help: keys and what they do. The letters are English, so what they stand for is said.
  helpCommon: [
    ['flèches', 'se déplacer dans la main ou parmi les choix'],
    ['Entrée Espace', 'choisir ce qui est marqué, ou la seule chose possible'],
    ['I', 'un conseil : ce que ferait le coach, et pourquoi'],
    ['U', 'annuler ton dernier choix (contre des bots, jamais dans la donne du jour)'],
    ['L', 'le journal : tout ce qui s’est passé jusqu’ici'],
    ['R', 'les règles de cette table'],
    ['?', 'cette aide'],
    ['Esc', 'retour ; à la table : la quitter (ta partie est enregistrée)'],
    ['Ctrl-C', 'quitter tout de suite ; ta partie est enregistrée'],
    ['Ctrl-L', 'redessiner l’écran'],
  ],
};
