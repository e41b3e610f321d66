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
  // It follows a percentage: "42 % de victoires".
  winShare: 'de victoires',
  byLevel: 'Contre chaque bot',
  byLevelIn: (game) => `${capital(atGame(game))}, contre chaque bot`,
  byLevelHint:
    'Le point est ton taux de victoires, le trait montre où se trouve le vrai taux dans 19 cas sur 20, et le repère en pointillé est la juste part.',
  overTime: 'Partie après partie',
  overTimeIn: (game) => `${capital(atGame(game))}, partie après partie`,
  overTimeHint: 'Ton taux de victoires après chaque partie ; la ligne en pointillé est la juste part.',
  gameAxis: 'partie',
  shareAxis: 'taux de victoires',
  levelRow: (level, games) =>
    plural(games, { one: `${level}, ${whole(games)} partie`, other: `${level}, ${whole(games)} parties` }),
  groups: 'Selon les règles et les bots',
  groupsIn: (game) => `${capital(atGame(game))}, selon les règles et les bots`,
  asTable: 'Voir en tableau',
  legend: 'Ce que disent les colonnes',
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
