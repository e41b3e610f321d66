import type { TableRefusal, WinnersMessage } from '@shoal/core';
import type { SentenceTemplates } from '@shoal/language';
import { allOf, countedCards, nth, oneOf, plural, theCard } from '@shoal/language/fr';
import type {
  LineMessage,
  PlaceTaken,
  StandingMessage,
  TableRefusalMessage,
  TurnSentenceWords,
} from '../messages/table-messages.ts';

export const winners: SentenceTemplates<WinnersMessage> = {
  wins: ({ seat }, { name }) => `${name(seat)} gagne.`,
  'you-win': 'Tu gagnes !',
  share: ({ seats }, { name }) => `Égalité : ${allOf(seats.map(name))} se partagent la victoire.`,
  'you-share': ({ others }, { name }) => `Égalité : tu partages la victoire avec ${allOf(others.map(name))}.`,
  'all-share': 'Égalité : tout le monde se partage la victoire.',
};

export const standings: SentenceTemplates<StandingMessage> = {
  standing: ({ seat, withScore, ...standing }, { name }) => `${placeOf(standing)} : ${name(seat)}, ${withScore}.`,
  'your-standing': ({ withScore, ...standing }) => `${placeOf(standing)} : toi, ${withScore}.`,
};

const placeOf = ({ place, isShared }: PlaceTaken): string =>
  isShared ? `${nth(place)} place ex æquo` : `${nth(place)} place`;

export const tableRefusals: SentenceTemplates<TableRefusalMessage> = {
  'game-over': 'La partie est terminée.',
  'not-your-turn': 'Ce n’est pas encore ton tour.',
  'turn-of': ({ seat }, { name }) => `Ce n’est pas encore ton tour : c’est à ${name(seat)} de jouer.`,
};

export const illegalAtTable: Readonly<Record<TableRefusal, string>> = {
  'game-over': 'La partie était terminée.',
  'not-your-turn': 'Ce n’était pas le tour de ce siège.',
};

export const lines: SentenceTemplates<LineMessage> = {
  'stock-left': ({ count }) =>
    count === 0 ? 'La pioche est vide.' : `Il reste ${countedCards(count)} dans la pioche.`,
  'up-card': ({ card }, pen) => `La carte visible est ${theCard(card, pen)}.`,
  'your-turn': 'C’est à toi de jouer.',
  turn: ({ seat }, { name }) => `C’est à ${name(seat)} de jouer.`,
  'no-such-player': ({ text, seats }, { name }) =>
    `Personne ne s’appelle « ${text} » ici ; choisis ${oneOf(seats.map(name))}.`,
  'no-such-card-number': ({ count }) =>
    plural(count, {
      one: 'Ta main n’a que la carte 1.',
      other: `Les cartes de ta main vont de 1 à ${count}.`,
    }),
  'no-such-place': ({ count }) =>
    plural(count, { one: 'Il n’y a que la position 1.', other: `Les positions vont de 1 à ${count}.` }),
  'not-understood': ({ text }) => `Je n’ai pas compris « ${text} » : tape « ? » pour voir l’aide.`,
  seed: ({ seed }) => `La graine de cette partie est ${seed}.`,
  saved: ({ path }) => `La partie est enregistrée dans ${path}.`,
  'really-quit': 'Veux-tu vraiment quitter cette partie ?',
  'input-ended': 'Il n’y a plus rien à lire en entrée, donc la partie s’arrête ici.',
  goodbye: 'Au revoir, et merci d’avoir joué.',
};

export const turn: TurnSentenceWords = (subject, steps) => `${subject ?? 'Tu'} ${allOf(steps)}.`;
