import { plural } from '@shoal/language/fr';
import type { PageWords } from '../../en/page/index.ts';
import { ofGame, theGame } from '../game-names.ts';

/** Setting up a table in the browser, in French. */
export const setup: PageWords['setup'] = {
  tabTitle: (game) => `Préparer ${theGame(game)} – Shoal`,
  games: 'Jeu',
  seats: 'Nombre de joueurs',
  onlySeats: (count) =>
    plural(count, {
      one: `Ces règles se jouent à ${count} joueur.`,
      other: `Ces règles se jouent à ${count} joueurs.`,
    }),
  nameAt: (seat) => `Nom au siège ${seat}`,
  sitterAt: (seat) => `Qui joue au siège ${seat}`,
  strengthAt: (seat) => `Niveau du bot au siège ${seat}`,
  person: 'Humain',
  bot: 'Bot',
  nobody: 'Seuls des bots jouent ; tu regardes.',
  rules: 'Règles',
  readRules: 'Règles de cette table',
  rulesInForce: 'Règles de cette table',
  options: 'Plus d’options',
  optionsChanged: (count) => plural(count, { one: `${count} option modifiée`, other: `${count} options modifiées` }),
  changed: 'Modifiée',
  presetSays: (meaning) => `Par défaut : ${meaning}`,
  inMatch: (meaning) => `Dans un match : ${meaning}`,
  reset: 'Rétablir',
  resetOption: (about) => `Rétablir : ${about}`,
  resetAll: 'Tout rétablir',
  more: 'Graine et rythme',
  seed: 'Graine',
  seedHint: 'La même graine donne les mêmes cartes. Laisse le champ vide pour un nouveau mélange.',
  shuffleHint:
    'Les deux sont aussi équitables l’un que l’autre. Avec un autre mélange, la même graine donne d’autres cartes.',
  start: 'Lancer',
  failed: 'La table n’a pas pu être préparée : recharge la page et réessaie.',
};

const rulesOf = (game: string): string => `Les règles ${ofGame(game)}`;

/** The rules of the games in the browser, in French. */
export const rules: PageWords['rules'] = {
  title: rulesOf,
  tabTitle: (game) => `${rulesOf(game)} – Shoal`,
  presets: 'Quelles règles',
  options: 'Toutes les options',
  optionsHint: 'Tu peux changer chacune d’elles en préparant une table. Les valeurs de ces règles sont marquées.',
  manyValues: (count) =>
    plural(count, { one: `Il y a ${count} choix possible.`, other: `Il y a ${count} choix possibles.` }),
  inForce: 'En vigueur',
};
