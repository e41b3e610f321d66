import type { SentenceTemplates } from '@shoal/language';
import type { NamedPlace } from '@shoal/room/seal';
import type { SealFaultMessage } from './fault-message.ts';

const stockName = (stock: number): string => (stock === 0 ? 'del mazo' : `del mazo rehecho ${stock}`);

const place = ({ stock, position }: NamedPlace): string => `carta ${position + 1} ${stockName(stock)}`;

/** What did not fit a sealed deal, in Spanish. */
export const faults: SentenceTemplates<SealFaultMessage> = {
  'seal-missing': ({ stock }) => `El sello ${stockName(stock)} falta o está incompleto.`,
  'seal-changed': ({ stock }) => `El sello ${stockName(stock)} no es el mismo que antes.`,
  'opening-missing': ({ card }, { card: shown }) =>
    card === null
      ? 'Una carta de tu mano ha llegado sin la prueba de que estaba en el mazo sellado.'
      : `La carta ${shown(card)} ha llegado sin la prueba de que estaba en el mazo sellado.`,
  'other-card': ({ card, opened }, { card: shown }) =>
    `Se ha mostrado la carta ${shown(card)}, pero la prueba es de ${shown(opened)}.`,
  'wrong-opening': ({ card, ...at }, { card: shown }) =>
    `La prueba de la carta ${shown(card)} no corresponde al sello de la ${place(at)}.`,
  'wrong-place': ({ card, ...at }, { card: shown }) =>
    `La carta ${shown(card)} se selló como ${place(at)} y no puede estar aquí.`,
  'card-too-often': ({ card }, { card: shown }) => `La carta ${shown(card)} ha salido más veces de las que hay.`,
  'surplus-opening': 'Hay una prueba de una carta que no se ha mostrado.',
  'impossible-step': 'Se han movido cartas que no pueden estar ahí.',
  'wrong-hand': ({ seat }, { name }) => `La mano que se muestra en el asiento de ${name(seat)} no es la comprobada.`,
  'wrong-open-cards': 'Las cartas descubiertas de la mesa no son las comprobadas.',
  gap: ({ from }) => `Falta algo que pasó antes del suceso ${from + 1}.`,
  'bad-record': ({ why }) => `No se puede leer el registro de esta mano. ${why}`,
  'faulty-record': ({ why }) => `El registro de esta mano no es correcto. ${why}`,
  'not-proved': 'El registro de esta mano no dice cómo se barajó entre todos.',
  'other-deal': 'El registro no es de esta mano.',
  'server-changed': 'El servidor no ha barajado con el secreto que había fijado antes.',
  'share-changed': ({ seat }, { name }) => `Lo que ${name(seat)} aportó al barajado se cambió después.`,
  'share-missing': ({ seat }, { name }) => `Lo que ${name(seat)} aportó al barajado se dejó fuera sin avisar.`,
  'own-share-missing': 'Lo que aportaste al barajado se dejó fuera.',
  'other-seal': ({ stock }) =>
    `Las cartas ${stockName(stock)} no corresponden al sello que se mostró antes de repartir.`,
  'event-changed': ({ event }) => `El suceso ${event + 1} del registro no es lo que viste durante la mano.`,
};
