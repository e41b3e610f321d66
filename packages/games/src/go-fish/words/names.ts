import type { GameName, Language } from '@shoal/language';

export const names: Readonly<Record<Language, GameName>> = {
  en: { name: 'Go Fish', pitch: 'Ask, remember, and fish for books.' },
  de: { name: 'Go Fish', pitch: 'Fragen, merken, Quartette fischen.' },
  es: { name: 'Go Fish', pitch: 'Pide, recuerda y pesca cuartetos.' },
  fr: { name: 'Go Fish', pitch: 'Demande, retiens et pêche des carrés.' },
};
