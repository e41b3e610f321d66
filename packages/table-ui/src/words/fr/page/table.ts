import { allOf, capital, cards, countedCards, heart, nth, ofName, plural, sevens } from '@shoal/language/fr';
import type { PageWords } from '../../en/page/index.ts';

/** The table in the browser, in French. */
export const table: PageWords['table'] = {
  title: (game) => `${game} – Shoal`,
  yourTurnTitle: (game) => `● À toi de jouer – ${game}`,
  turnOfTitle: (name, game) => `● ${name} – ${game}`,
  middle: 'Le milieu de la table',
  yourHand: (count) => `Ta main : ${countedCards(count)}`,
  handOf: (name, count) => `La main ${ofName(name)} : ${countedCards(count)}`,
  place: (place, of) => `Carte ${place} sur ${of}`,
  noCards: 'Aucune carte en main',
  // Commas only: a list of ranks among the facts has an "et" of its own.
  seatName: (name, facts) => `${name} : ${facts.join(', ')}`,
  chooseSeat: (name, facts) => `Choisir ${name} : ${facts.join(', ')}`,
  laid: (ranks) => `cartes posées : ${allOf(ranks.map(sevens))}`,
  hasTurn: 'en train de jouer',
  placeReached: nth,
  level: (bot) => `bot ${bot}`,
  playable: (card) => `${card}, jouable`,
  newCard: (card) => `${card}, nouvelle carte`,
  newPlayable: (card) => `${card}, nouvelle carte, jouable`,
  // "Cartes" is said, or a seven would be heard as one more number.
  stack: (rank, count, of) => `${capital(cards.ranks[rank].many)} : ${countedCards(count)} sur ${of}`,
  newStack: (rank, count, of) =>
    `${capital(cards.ranks[rank].many)} : ${countedCards(count)} sur ${of}, avec du nouveau`,
  stock: (count) => (count === 0 ? 'La pioche est vide' : `Pioche : ${countedCards(count)}`),
  drawFrom: (action, count) => `${action} : ${countedCards(count)} dans la pioche`,
  upCard: (card) => `Carte visible : ${card}`,
  nameSuit: (suit) => capital(heart(suit)),
  wholeLog: 'Tout le journal',
  nothingYet: 'Les cartes sont distribuées.',
  skip: 'Passer',
  skipToEnd: 'Aller à la fin',
  yourTurn: (prompt) => `À toi de jouer. ${prompt}`,
  hint: 'Conseil',
  why: 'Pourquoi ?',
  undo: 'Annuler mon choix',
  rules: 'Règles',
  menu: 'Menu',
  keys: 'Touches',
  leave: 'Quitter la table',
  jumped: (events) =>
    plural(events, {
      one: `Te voilà à jour : il s’est passé ${events} chose.`,
      other: `Te voilà à jour : il s’est passé ${events} choses.`,
    }),
  unsaved: 'Cette partie n’est pas enregistrée : le navigateur ne le permet pas.',
  playUnsaved: 'Continuer sans enregistrer',
  storageFull:
    'Le stockage de ce navigateur est plein, donc cette partie n’est pas enregistrée pour l’instant : libère de la place, et elle le sera de nouveau.',
  elsewhere:
    'Cette partie est ouverte dans une autre fenêtre : continue là-bas, ou ferme l’autre fenêtre et recharge la page.',
  damaged: 'Cette partie ne peut pas être lue, donc pas continuée ; elle reste telle quelle.',
  changedElsewhere: 'Cette partie a continué dans une autre fenêtre : recharge la page pour la voir.',

  passBody: (name) => `Les autres, regardez ailleurs : voici les cartes ${ofName(name)}.`,
  iAm: (name) => `Je suis ${name}`,
  hide: 'Cacher mes cartes',
  showCards: 'Voir mes cartes',
};

/** The end of a deal or match, in French. */
export const end: PageWords['end'] = {
  title: 'Fin de la donne',
  again: 'Rejouer',
  review: 'Analyser',
  replay: 'Revoir la partie',
  share: 'Partager',
  look: 'Voir la table',
  results: 'Résultats',
  wins: (deals, scores) =>
    plural(deals, {
      one: `Victoires après ${deals} donne : ${scores.join(' · ')}`,
      other: `Victoires après ${deals} donnes : ${scores.join(' · ')}`,
    }),
  points: (deals, scores) =>
    plural(deals, {
      one: `Points après ${deals} donne : ${scores.join(' · ')}`,
      other: `Points après ${deals} donnes : ${scores.join(' · ')}`,
    }),
};
