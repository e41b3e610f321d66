import type { GameTableWords } from '@shoal/language';
import { capital, hearts, nthPlace, plural, theCard } from '@shoal/language/es';
import type { CrazyEightsMessages } from '../../presentation/index.ts';
import type { CrazyEightsOptions } from '../../rules/options.ts';

export const table: GameTableWords<CrazyEightsMessages, CrazyEightsOptions> = {
  actions: {
    play: ({ card }, pen) => `Jugar ${theCard(card, pen)}`,
    'play-naming': ({ card, suit }, pen) => `Jugar ${theCard(card, pen)} y elegir ${hearts(suit)}`,
    draw: 'Robar una carta',
    'draw-on': 'Robar hasta que una carta encaje',
    'draw-penalty': ({ count }) =>
      plural(count, { one: 'Robar la carta pendiente', other: `Robar las ${count} cartas pendientes` }),
    pass: 'Pasar',
    'keep-playing': 'Seguir jugando',
    stop: 'Parar aquí',
  },
  prompts: {
    play: 'Juega una carta.',
    'play-or-draw': 'Juega una carta o roba.',
    'play-or-pass': 'Juega una carta o pasa.',
    'which-suit': '¿Qué palo eliges?',
    'drawing-on': 'Robando hasta que una encaje.',
    vote: '¿Quieres seguir jugando?',
    'nothing-fits': 'Nada de tu mano encaja.',
    'penalty-falls': 'No puedes pasar la penalización.',
    'nothing-to-do': 'Nada encaja y ya no puedes robar.',
  },
  badges: {
    'suit-in-force': ({ suit }) => `mandan ${hearts(suit)}`,
    'anything-matches': 'cualquiera encaja',
    'counter-clockwise': 'sentido antihorario',
    penalty: ({ count }) => plural(count, { one: '1 carta por robar', other: `${count} cartas por robar` }),
    out: ({ place }) => `fuera: ${nthPlace(place)}`,
  },
  calls: {
    plays: ({ card }, pen) => `Juego ${pen.card(card)}`,
    names: ({ suit }) => `¡${capital(hearts(suit))}!`,
    skips: '¡Pierdes el turno!',
    'turns-round': '¡Al revés!',
    draws: ({ count }) => `Robo ${count}`,
    'draws-nothing': 'Nada que robar',
    passes: 'Paso',
    yes: 'Sí, seguimos',
    no: 'No, paramos',
    out: '¡Sin cartas!',
  },
  illegal: {
    'must-vote': 'El asiento tenía que votar.',
    'no-vote-on': 'No había nada que votar.',
    'card-not-held': 'El asiento no tenía esa carta.',
    'card-does-not-match': 'La carta no era ni del valor de la carta descubierta ni del palo que mandaba.',
    'penalty-waits': 'Había una penalización pendiente.',
    'suit-not-named': 'Con un comodín hay que elegir palo.',
    'suit-not-wanted': 'Solo con un comodín se elige palo.',
    'must-play': 'La carta recién robada se podía jugar, así que había que jugar una carta.',
    'holds-a-match': 'El asiento tenía una carta que encajaba, así que no podía robar.',
    'drew-enough': 'El asiento ya no podía robar más en su turno.',
    'nothing-to-draw': 'No quedaban cartas que robar.',
    'must-draw-first': 'El asiento aún podía robar, así que no podía pasar.',
    'could-play': 'El asiento podía jugar, así que no podía pasar.',
  },
  score: () => 'puntos',
  withScore: (count) =>
    count === 0
      ? 'sin cartas'
      : plural(count, { one: 'con 1 punto en la mano', other: `con ${count} puntos en la mano` }),
  tips: ({ input }) => ({
    match:
      input === 'keys'
        ? 'Juega una carta del palo o del valor de la pila: los números marcan las que encajan.'
        : 'Toca una carta del palo o del valor de la pila: las iluminadas encajan.',
    wild: 'Un comodín encaja siempre, y con él eliges el palo; guárdalo para cuando no encaje nada más.',
    draw: input === 'keys' ? 'No encaja nada, así que robas: pulsa D.' : 'No encaja nada, así que robas: toca el mazo.',
  }),
  keys: [
    ['1-9 0', 'jugar la carta con ese número; solo lo llevan las que encajan'],
    ['A T J Q K', 'ir a la siguiente carta de ese valor'],
    ['S H D C', 'tras jugar un comodín, elegir picas, corazones, diamantes o tréboles'],
    ['D o F', 'robar una carta'],
    ['P', 'pasar'],
    ['Y (S) N', 'votar si seguir jugando o parar'],
  ],
  fillers: ['juega', 'juego', 'jugar', 'elige', 'elijo', 'elegir', 'palo'],
  typed: {
    draw: ['d', 'dd', 'robar', 'roba', 'robo', 'f'],
    pass: ['p', 'pasar', 'paso', 'pasa'],
    'keep-playing': ['sí', 'seguir', 'seguir jugando'],
    stop: ['n', 'no', 'parar', 'parar aquí'],
  },
  typedHelp: () => [
    'Juega una carta por su número en tu mano o por su nombre: 3, 8s, 10h, «reina de corazones»; las que encajan van marcadas. s son picas, h corazones, d diamantes y c tréboles.',
    'Con un comodín se elige un palo: «8s h», o 8s y luego el palo.',
    'd roba una carta, dd roba hasta que una encaje, p pasa, sí y no votan.',
  ],
};
