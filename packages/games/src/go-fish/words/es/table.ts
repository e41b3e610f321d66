import type { GameTableWords } from '@shoal/language';
import { noSeven, plural, sevens, theCard } from '@shoal/language/es';
import type { GoFishMessages } from '../../presentation/index.ts';
import type { GoFishOptions } from '../../rules/options.ts';

export const table: GameTableWords<GoFishMessages, GoFishOptions> = {
  actions: {
    ask: ({ of, rank }, { name }) => `Pedir ${sevens(rank)} a ${name(of)}`,
    fish: 'Pescar una carta del mazo',
    'fish-alone': 'Pescar una carta: nadie más tiene',
  },
  prompts: {
    'which-rank': '¿Qué valor pides?',
    'which-rank-of': ({ of }, { name }) => `¿Qué valor le pides a ${name(of)}?`,
    'which-seat': ({ rank }) => `¿A quién le pides ${sevens(rank)}?`,
    'go-fish': ({ of, rank }, { name }) => `${name(of)} no tiene ${noSeven(rank)}. ¡A pescar!`,
    'nobody-to-ask': 'No queda nadie a quien pedir.',
  },
  badges: {},
  calls: {
    ask: ({ rank }) => `¿Tienes ${sevens(rank)}?`,
    here: 'Toma.',
    none: 'No tengo.',
    'go-fish': '¡A pescar!',
    fishes: 'Pesco una carta',
    'fishes-card': ({ card }, pen) => `¡Pesco ${theCard(card, pen)}!`,
    refills: ({ count }) => `Robo ${count}`,
    book: ({ rank }) => `¡Cuarteto de ${sevens(rank)}!`,
    pair: ({ rank }) => `¡Pareja de ${sevens(rank)}!`,
  },
  illegal: {
    'must-fish': 'El asiento tenía que pescar.',
    'must-ask': 'El asiento tenía que pedir primero.',
    'no-such-seat': 'No existe el asiento al que se pidió.',
    'cannot-ask-yourself': 'Un asiento no puede pedirse a sí mismo.',
    'target-has-no-cards': 'El asiento al que se pidió no tenía cartas.',
    'rank-not-held': 'Quien pidió no tenía ese valor.',
  },
  score: (options) => (options?.bookSize === 2 ? 'parejas' : 'cuartetos'),
  withScore: (count, { bookSize }) =>
    bookSize === 2
      ? plural(count, { one: 'con 1 pareja', other: `con ${count} parejas` })
      : plural(count, { one: 'con 1 cuarteto', other: `con ${count} cuartetos` }),
  tips: ({ options, seats, input }) => ({
    ask: input === 'keys' ? keysTip(options.bookSize, seats) : touchTip(options.bookSize, seats),
    listen: 'Fíjate: quien pide un valor tiene al menos una carta de ese valor.',
    fish:
      input === 'keys'
        ? 'Has fallado, así que te toca pescar: pulsa F.'
        : 'Has fallado, así que te toca pescar: toca el mazo.',
  }),
  keys: [
    ['A 2-9 T J Q K', 'elegir el valor que pides; T es el diez'],
    ['1-9 0', 'después: pedir al jugador con ese número'],
    ['F o D', 'pescar una carta del mazo después de fallar'],
  ],
  fillers: ['pide', 'pido', 'pedir', 'pídele', 'tienes'],
  typed: { fish: ['f', 'pescar', 'pesca', 'pesco', 'd', 'robar'] },
  typedHelp: (name) => [
    `Pide a un jugador un valor que tengas: «7 ${name}», «${name} 7», «pide sietes a ${name}», o 7 y luego el jugador.`,
    'Los valores son a (as), del 2 al 10, j (jota), q (reina), k (rey), o con palabras; los jugadores, por nombre o número.',
    'f pesca después de fallar.',
    `Para pedir reinas escribe «reinas» o «q ${name}»: q sola es para salir.`,
  ],
};

function keysTip(bookSize: number, seats: number): string {
  if (seats === 2) {
    return bookSize === 2
      ? 'Pide un valor que tengas: pulsa su tecla. Dos cartas del mismo valor forman una pareja.'
      : 'Pide un valor que tengas: pulsa su tecla. Cuatro cartas de un valor forman un cuarteto.';
  }
  return bookSize === 2
    ? 'Pide un valor que tengas: pulsa su tecla y luego el número de un jugador. Dos cartas iguales forman una pareja.'
    : 'Pide un valor que tengas: pulsa su tecla y luego el número de un jugador. Cuatro cartas iguales forman un cuarteto.';
}

function touchTip(bookSize: number, seats: number): string {
  if (seats === 2) {
    return bookSize === 2
      ? 'Toca una de tus cartas para pedir su valor. Dos cartas de un valor forman una pareja.'
      : 'Toca una de tus cartas para pedir su valor. Cuatro cartas de un valor forman un cuarteto.';
  }
  return bookSize === 2
    ? 'Toca una de tus cartas y luego a un jugador. Dos cartas de un valor forman una pareja.'
    : 'Toca una de tus cartas y luego a un jugador. Cuatro cartas de un valor forman un cuarteto.';
}
