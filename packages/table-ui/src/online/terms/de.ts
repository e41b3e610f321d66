import { plural, whole } from '@shoal/language/de';
import type { TermsWords } from './en.ts';

export const terms: TermsWords = {
  game: 'Spiel',
  absence: 'Bei Abwesenheit',
  absenceFor: (minutes) => {
    if (minutes === null) return 'alle warten';
    if (minutes === 0) return 'ein Bot spielt sofort';
    return plural(minutes, {
      one: 'ein Bot spielt nach 1 Minute',
      other: `ein Bot spielt nach ${whole(minutes)} Minuten`,
    });
  },
  standIn: 'Vertretung',
  thinking: 'Bedenkzeit',
  thinkingFor: (seconds) =>
    seconds === null ? 'unbegrenzt' : plural(seconds, { one: '1 Sekunde', other: `${whole(seconds)} Sekunden` }),
  hints: 'Tipps',
  allowed: 'erlaubt',
  notAllowed: 'nicht erlaubt',
  keep: 'übernehmen',
};
