import { rankOf, suitOf } from '@shoal/core';
import type { CardWords } from '../card-words.ts';

export const cards: CardWords = {
  ranks: [
    { one: 'Ass', many: 'Asse', other: 'Assen' },
    { one: 'Zwei', many: 'Zweien' },
    { one: 'Drei', many: 'Dreien' },
    { one: 'Vier', many: 'Vieren' },
    { one: 'Fünf', many: 'Fünfen' },
    { one: 'Sechs', many: 'Sechsen' },
    { one: 'Sieben', many: 'Siebenen' },
    { one: 'Acht', many: 'Achten' },
    { one: 'Neun', many: 'Neunen' },
    { one: 'Zehn', many: 'Zehnen' },
    { one: 'Bube', many: 'Buben' },
    { one: 'Dame', many: 'Damen' },
    { one: 'König', many: 'Könige', other: 'Königen' },
  ],
  suits: [
    { one: 'Pik', many: 'Pik' },
    { one: 'Herz', many: 'Herz' },
    { one: 'Karo', many: 'Karo' },
    { one: 'Kreuz', many: 'Kreuz' },
  ],
  spoken: (card) => `${cards.suits[suitOf(card)].one}-${cards.ranks[rankOf(card)].one}`,
  fillers: [
    ...['der', 'die', 'das', 'den', 'dem', 'ein', 'eine', 'einen', 'einer', 'einem', 'nach', 'von', 'mit', 'alle'],
    ...['mein', 'meine', 'meinen', 'dein', 'deine', 'deinen', 'irgendein', 'irgendeine', 'irgendeinen'],
  ],
};
