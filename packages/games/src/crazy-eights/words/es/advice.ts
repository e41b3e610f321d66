import type { Card, Suit } from '@shoal/core';
import type { Pen, SentenceTemplates } from '@shoal/language';
import { hearts, percent, plural, theCard, theHearts, theSeven } from '@shoal/language/es';
import type { CrazyEightsAdviceMessage } from '../../bots/advice.ts';

interface Played {
  readonly card: Card;
  readonly suit?: Suit;
}

/** "Juega el 9♥", "Juega el 8♠ y elige corazones". */
const play = ({ card, suit }: Played, pen: Pen): string =>
  suit === undefined ? `Juega ${theCard(card, pen)}` : `Juega ${theCard(card, pen)} y elige ${hearts(suit)}`;

export const advice: SentenceTemplates<CrazyEightsAdviceMessage> = {
  'goes-out': (played, pen) => `${play(played, pen)}: es la última carta, y con ella terminas.`,
  'only-play': (played, pen) => `${play(played, pen)}: no se puede hacer otra cosa.`,
  'makes-next-draw': ({ seat, count, ...played }, pen) =>
    plural(count, {
      one: `${play(played, pen)}: ${pen.name(seat)} tiene que robar 1 carta o pasar la penalización.`,
      other: `${play(played, pen)}: ${pen.name(seat)} tiene que robar ${count} cartas o pasar la penalización.`,
    }),
  'skips-next': (played, pen) => `${play(played, pen)}: el siguiente jugador pierde el turno.`,
  'blocks-next': ({ seat, ...played }, pen) =>
    `${play(played, pen)}: es probable que ${pen.name(seat)} no pueda jugar.`,
  'names-longest-suit': ({ count, ...played }, pen) =>
    plural(count, {
      one: `${play(played, pen)}: es el palo más largo que queda en la mano, con 1 carta.`,
      other: `${play(played, pen)}: es el palo más largo que queda en la mano, con ${count} cartas.`,
    }),
  'names-suit': ({ count, ...played }, pen) =>
    plural(count, {
      one: `${play(played, pen)}: de ese palo queda 1 carta en la mano.`,
      other: `${play(played, pen)}: de ese palo quedan ${count} cartas en la mano.`,
    }),
  'names-any-suit': (played, pen) =>
    `${play(played, pen)}: en la mano solo quedan comodines, así que sirve cualquier palo.`,
  'names-suit-not-held': (played, pen) => `${play(played, pen)}: de ese palo no queda ninguna carta en la mano.`,
  'keeps-suit': ({ card, suit, count }, pen) =>
    plural(count, {
      one: `Juega ${theCard(card, pen)}: queda 1 carta más de ${hearts(suit)} para seguir.`,
      other: `Juega ${theCard(card, pen)}: quedan ${count} cartas más de ${hearts(suit)} para seguir.`,
    }),
  'sheds-points': ({ card, points }, pen) =>
    plural(points, {
      one: `Juega ${theCard(card, pen)}: te libras de 1 punto.`,
      other: `Juega ${theCard(card, pen)}: te libras de ${points} puntos.`,
    }),
  'leaves-matches': ({ card, count }, pen) =>
    plural(count, {
      one: `Juega ${theCard(card, pen)}: en la mano queda 1 carta para seguir.`,
      other: `Juega ${theCard(card, pen)}: en la mano quedan ${count} cartas para seguir.`,
    }),
  'saves-wild': ({ card, wild }, pen) => `Juega ${theCard(card, pen)}: así se reserva ${theSeven(wild)} para luego.`,
  'draws-to-save-wild': ({ wild }) => `Roba una carta: así se reserva ${theSeven(wild)} para luego.`,
  draws: 'Roba una carta: más vale reservar lo que encaja ahora.',
  'must-draw': 'Roba una carta: en la mano no encaja ninguna.',
  'draws-penalty': ({ count }) =>
    plural(count, {
      one: 'Roba la carta pendiente: ahí se acaba la penalización.',
      other: `Roba las ${count} cartas pendientes: ahí se acaba la penalización.`,
    }),
  passes: 'Pasa: no hay nada mejor que hacer.',
  'plays-on': 'Sigue jugando: aún queda un puesto por ganar.',
  stops: 'Mejor parar aquí: los puestos quedan como están.',
  'block-odds': ({ seat, chance, points }, { name }) =>
    plural(points, {
      one: `${name(seat)} no puede jugar en ${percent(chance)} de los casos, y te libras de 1 punto.`,
      other: `${name(seat)} no puede jugar en ${percent(chance)} de los casos, y te libras de ${points} puntos.`,
    }),
  sheds: ({ points }) => plural(points, { one: 'Te libras de 1 punto.', other: `Te libras de ${points} puntos.` }),
  'draw-odds': ({ chance }) => `La carta robada se puede jugar en ${percent(chance)} de los casos.`,
  'sheds-nothing': 'No te libras de ninguna carta.',
  'shows-card': ({ card }, pen) => `Muestra a los demás ${theCard(card, pen)} y nada más.`,
  'shows-wish': ({ suit }) => `Revela que vienen bien ${theHearts(suit)}.`,
  'shows-no-match': ({ suit }) => `Revela que en la mano no hay ${hearts(suit)}.`,
  'shows-nothing': 'No revela nada nuevo.',
  'forgot-void': ({ seat, suit }, { name }) => `Olvido: estaba claro que ${name(seat)} no tenía ${hearts(suit)}.`,
  'forgot-going-out': ({ card }, pen) => `Olvido: ${theCard(card, pen)} era la última carta y se podía jugar.`,
};
