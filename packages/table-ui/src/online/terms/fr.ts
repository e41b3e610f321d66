import { plural, whole } from '@shoal/language/fr';
import type { TermsWords } from './en.ts';

export const terms: TermsWords = {
  game: 'Jeu',
  absence: 'Absences',
  absenceFor: (minutes) => {
    if (minutes === null) return 'la table attend';
    if (minutes === 0) return 'un bot joue aussitôt';
    return plural(minutes, {
      one: `un bot joue après ${whole(minutes)} minute`,
      other: `un bot joue après ${whole(minutes)} minutes`,
    });
  },
  standIn: 'Bot remplaçant',
  thinking: 'Réflexion',
  thinkingFor: (seconds) =>
    seconds === null
      ? 'sans limite'
      : plural(seconds, { one: `${whole(seconds)} seconde`, other: `${whole(seconds)} secondes` }),
  hints: 'Conseils',
  allowed: 'permis',
  notAllowed: 'interdits',
  keep: 'valider',
};
