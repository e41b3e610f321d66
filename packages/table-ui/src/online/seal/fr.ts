import type { SentenceTemplates } from '@shoal/language';
import type { NamedPlace } from '@shoal/room/seal';
import type { SealFaultMessage } from './fault-message.ts';

const stockName = (stock: number): string => (stock === 0 ? 'du paquet' : `de la pioche refaite ${stock}`);

const place = ({ stock, position }: NamedPlace): string => `carte ${position + 1} ${stockName(stock)}`;

/** What did not fit a sealed deal, in French. */
export const faults: SentenceTemplates<SealFaultMessage> = {
  'seal-missing': ({ stock }) => `Le sceau ${stockName(stock)} manque ou est incomplet.`,
  'seal-changed': ({ stock }) => `Le sceau ${stockName(stock)} n’est plus le même.`,
  'opening-missing': ({ card }, { card: shown }) =>
    card === null
      ? 'Une carte de ta main est arrivée sans la preuve qu’elle était dans le paquet scellé.'
      : `La carte ${shown(card)} est arrivée sans la preuve qu’elle était dans le paquet scellé.`,
  'other-card': ({ card, opened }, { card: shown }) =>
    `La carte ${shown(card)} a été montrée, mais la preuve est celle de ${shown(opened)}.`,
  'wrong-opening': ({ card, ...at }, { card: shown }) =>
    `La preuve de la carte ${shown(card)} ne correspond pas au sceau de la ${place(at)}.`,
  'wrong-place': ({ card, ...at }, { card: shown }) =>
    `La carte ${shown(card)} a été scellée comme ${place(at)} et ne peut pas être ici.`,
  'card-too-often': ({ card }, { card: shown }) => `La carte ${shown(card)} est apparue plus souvent qu’elle n’existe.`,
  'surplus-opening': 'Il y a une preuve pour une carte qui n’a pas été montrée.',
  'impossible-step': 'Des cartes ont été déplacées qui ne peuvent pas être là.',
  'wrong-hand': ({ seat }, { name }) => `La main montrée à la place de ${name(seat)} n’est pas celle qui est prouvée.`,
  'wrong-open-cards': 'Les cartes visibles sur la table ne sont pas celles qui sont prouvées.',
  gap: ({ from }) => `Il manque quelque chose avant l’événement ${from + 1}.`,
  'bad-record': ({ why }) => `L’enregistrement de cette donne est illisible. ${why}`,
  'faulty-record': ({ why }) => `L’enregistrement de cette donne n’est pas correct. ${why}`,
  'not-proved': 'L’enregistrement de cette donne ne dit pas comment tout le monde a mélangé.',
  'other-deal': 'L’enregistrement n’est pas celui de cette donne.',
  'server-changed': 'Le serveur n’a pas mélangé avec le secret qu’il avait fixé avant.',
  'share-changed': ({ seat }, { name }) => `Ce que ${name(seat)} a apporté au mélange a été changé après coup.`,
  'share-missing': ({ seat }, { name }) =>
    `Ce que ${name(seat)} a apporté au mélange a été écarté sans que personne ne soit prévenu.`,
  'own-share-missing': 'Ce que tu as apporté au mélange a été écarté.',
  'other-seal': ({ stock }) => `Les cartes ${stockName(stock)} ne correspondent pas au sceau montré avant la donne.`,
  'event-changed': ({ event }) =>
    `L’événement ${event + 1} de l’enregistrement n’est pas ce que tu as vu pendant la donne.`,
};
