import { capital, plural, whole } from '@shoal/language/fr';
import type { PageWords } from '../../en/page/index.ts';
import { atGame } from '../game-names.ts';

/** The statistics in the browser, in French. */
export const statistics: PageWords['statistics'] = {
  title: 'Statistiques',
  tabTitle: 'Statistiques – Shoal',
  counting: 'Tes parties sont en train d’être comptées…',
  failed: 'Les parties n’ont pas pu être comptées : recharge la page pour réessayer.',
  nothingYet: 'Aucune partie terminée pour l’instant',
  nothingYetHint: 'Termine une partie, ou ajoute des parties terminées depuis un autre navigateur ou le terminal.',
  onlyBots: 'Les parties entre bots sont enregistrées, mais pas comptées.',
  yours: 'Toutes tes parties',
  wonOf: (wins, games) => `${whole(wins)} sur ${whole(games)}`,
  byLevel: 'Contre chaque bot',
  byLevelIn: (game) => `${capital(atGame(game))}, contre chaque bot`,
  byLevelHint:
    'Le point est la part de tes parties que tu as gagnées. Moins tu as joué, plus le trait est long, car la chance peut y être pour beaucoup. Des joueurs de même force atteindraient le repère en pointillé.',
  overTime: 'Partie après partie',
  overTimeIn: (game) => `${capital(atGame(game))}, partie après partie`,
  overTimeHint:
    'La part des parties que tu avais gagnées jusque-là. Des joueurs de même force resteraient près de la ligne en pointillé.',
  gameAxis: 'partie',
  shareAxis: 'gagnées',
  levelRow: (level, games) =>
    plural(games, { one: `${level}, ${whole(games)} partie`, other: `${level}, ${whole(games)} parties` }),
  groups: 'Selon les règles et les bots',
  groupsIn: (game) => `${capital(atGame(game))}, selon les règles et les bots`,
  asTable: 'Voir en tableau',
  fairLegend: 'Juste veut dire ce que gagneraient des joueurs de même force.',
  dailyTitle: 'Donnes du jour',
  togetherTitle: 'Autour d’une table',
  peopleTable: 'Qui a gagné, et combien de fois',

  // Taking games elsewhere and back.
  filesTitle: 'Emporte tes parties',
  filesHint:
    'Un seul fichier contient toutes tes parties terminées. Ajoute-le dans n’importe quel navigateur ou dans le terminal : aucune partie ne compte deux fois.',
  save: 'Enregistrer mes parties',
  add: 'Ajouter depuis un fichier',
  adding: 'Vérification de chaque carte de chaque partie…',
  fileName: (date) => `shoal-parties-${date}.jsonl`,
  saved: (games, file) =>
    plural(games, {
      one: `${whole(games)} partie a été enregistrée sous ${file}.`,
      other: `${whole(games)} parties ont été enregistrées sous ${file}.`,
    }),
  notSaved: 'Les parties n’ont pas pu être enregistrées : recharge la page et réessaie.',
  notRead: 'Le fichier n’a pas pu être lu : choisis-le à nouveau.',
  unsaved: 'Ce navigateur ne permet pas d’enregistrer, donc aucune partie n’a été ajoutée.',
  storageFull:
    'Le stockage de ce navigateur est plein, donc aucune partie n’a été ajoutée : libère de la place et recharge la page.',
  storageOutdated:
    'Une version plus récente de cette page enregistre maintenant les parties, donc aucune n’a été ajoutée : recharge la page.',
  addedUnsaved: (told, added) =>
    plural(added, {
      one: `${told} Elle n’est pas enregistrée : elle est perdue dès que tu fermes la page.`,
      other: `${told} Elles ne sont pas enregistrées : elles sont perdues dès que tu fermes la page.`,
    }),
};
