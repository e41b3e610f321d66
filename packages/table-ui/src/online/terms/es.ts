import { plural, whole } from '@shoal/language/es';
import type { TermsWords } from './en.ts';

export const terms: TermsWords = {
  game: 'Juego',
  absence: 'Ausencias',
  absenceFor: (minutes) => {
    if (minutes === null) return 'la mesa espera';
    if (minutes === 0) return 'un bot juega enseguida';
    return plural(minutes, {
      one: 'un bot juega tras 1 minuto',
      other: `un bot juega tras ${whole(minutes)} minutos`,
    });
  },
  standIn: 'Bot suplente',
  thinking: 'Para pensar',
  thinkingFor: (seconds) =>
    seconds === null ? 'sin límite' : plural(seconds, { one: '1 segundo', other: `${whole(seconds)} segundos` }),
  hints: 'Pistas',
  allowed: 'permitidas',
  notAllowed: 'no permitidas',
  keep: 'aceptar',
};
