import type { GameTableWords } from '@shoal/language';
import { nthPlace, plural, sevens } from '@shoal/language/es';
import type { OldMaidMessages } from '../../presentation/index.ts';
import type { OldMaidOptions } from '../../rules/options.ts';

export const table: GameTableWords<OldMaidMessages, OldMaidOptions> = {
  actions: { take: ({ of, spot }, { name }) => `Robar la carta ${spot + 1} a ${name(of)}` },
  prompts: { 'which-card': ({ of }, { name }) => `¿Qué carta le robas a ${name(of)}?` },
  badges: {
    safe: ({ place }) => `a salvo: ${nthPlace(place)}`,
    'old-maid': 'la mona',
    'you-have-old-maid': ({ card }, pen) => `tienes la mona: ${pen.card(card)}`,
    'old-maid-was': ({ card }, pen) => `la mona: ${pen.card(card)}`,
    'card-aside': 'hay una carta apartada',
    'card-aside-was': ({ card }, pen) => `carta apartada: ${pen.card(card)}`,
    'takes-left': ({ count }) =>
      plural(count, {
        one: '1 carta más sin pareja y se acaba la partida',
        other: `${count} cartas más sin pareja y se acaba la partida`,
      }),
  },
  calls: { pair: ({ rank }) => `¡Pareja de ${sevens(rank)}!`, safe: '¡A salvo!' },
  illegal: {
    'must-take': 'El asiento tenía que robar una carta.',
    'no-such-seat': 'No existe el asiento al que se robó.',
    'cannot-take-from-yourself': 'Un asiento no puede robarse sus propias cartas.',
    'target-has-no-cards': 'El asiento al que se robó no tenía cartas.',
    'take-from-next': 'Un asiento roba al siguiente asiento con cartas, en sentido horario.',
    'no-such-place': 'No había ninguna carta en esa posición de la mano.',
  },
  score: () => 'parejas',
  withScore: (count) => plural(count, { one: 'con 1 pareja', other: `con ${count} parejas` }),
  tips: ({ input }) => ({
    take:
      input === 'keys'
        ? 'Roba una carta oculta con su número, o con las flechas e Intro. Las parejas se bajan solas.'
        : 'Toca una de las cartas ocultas del centro para robarla. Las parejas se bajan solas.',
    'no-partner': 'Hay una carta sin pareja: si la tienes, a ver si alguien te la roba.',
    secret: 'Aparte de ti, solo quien la tenía conoce la carta que robas.',
  }),
  keys: [['1-9 0', 'robar la carta que está en esa posición de la mano oculta']],
  fillers: ['roba', 'robo', 'robar', 'carta', 'número', 'mano', 'a'],
  typed: {},
  typedHelp: () => [
    'Róbale una carta al siguiente jugador: escribe su número, 1, 2, 3, etc.',
    'Da igual cuál elijas; las parejas se bajan solas.',
  ],
};
