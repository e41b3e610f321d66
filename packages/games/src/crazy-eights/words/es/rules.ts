import type { SentenceTemplates } from '@shoal/language';
import {
  allOf,
  anotherSeven,
  aSeven,
  capital,
  dealtFromOnePack,
  dealtFromTwoPacks,
  plural,
  seven,
  sevens,
  theSevens,
} from '@shoal/language/es';
import type { CrazyEightsRuleMessage } from '../../presentation/messages.ts';

export const rules: SentenceTemplates<CrazyEightsRuleMessage> = {
  title: ({ seats }) => `Ochos locos para ${seats} jugadores`,
  'deal-one-pack': ({ seats, handSize, left }) => dealtFromOnePack(seats, handSize, left),
  'deal-two-packs': ({ seats, handSize, left }) => dealtFromTwoPacks(seats, handSize, left),
  goal: 'Quédate sin cartas antes que nadie.',
  'first-seat': 'Empieza el jugador a la izquierda de quien reparte, y se juega en sentido horario.',
  starter: 'La carta de arriba del mazo se descubre como carta inicial y empieza la pila de descartes.',
  'starter-wild-buried': ({ wild }) =>
    `Si la carta inicial es ${aSeven(wild)}, va al fondo del mazo y se descubre la siguiente.`,
  'starter-wild-free': ({ wild }) =>
    `Si la carta inicial es ${aSeven(wild)}, sobre ella se puede jugar cualquier carta.`,
  'starter-without-effect': ({ count }) =>
    plural(count, {
      one: 'Esta carta solo tiene efecto cuando se juega, no como carta inicial.',
      other: 'Estas cartas solo tienen efecto cuando se juegan, no como carta inicial.',
    }),
  play: 'En tu turno, juega una carta que encaje: del valor de la carta descubierta o del palo que manda.',
  'wild-names-suit': ({ wild }) =>
    `${capital(theSevens(wild))} son comodines: juega ${aSeven(wild)} sobre cualquier carta y elige un palo, que manda hasta que se juega la siguiente.`,
  'draw-until-playable':
    'Si ninguna carta tuya encaja por valor o palo, roba de una en una hasta que salga una que se pueda jugar; entonces tienes que jugar.',
  'draw-until-playable-freely':
    'Aunque tengas una carta que encaja, puedes robar de una en una hasta que salga una que se pueda jugar; entonces tienes que jugar.',
  'draw-up-to': ({ limit }) =>
    plural(limit, {
      one: 'Si ninguna carta tuya encaja por valor o palo, roba 1.',
      other: `Si ninguna carta tuya encaja por valor o palo, roba de una en una hasta que una encaje, ${limit} como mucho.`,
    }),
  'draw-up-to-freely': ({ limit }) =>
    plural(limit, {
      one: 'Aunque tengas una carta que encaja, puedes robar 1 carta en tu turno.',
      other: `Aunque tengas una carta que encaja, puedes robar hasta ${limit} cartas en tu turno, de una en una.`,
    }),
  'wild-never-forced': ({ wild }) => `En vez de robar puedes jugar ${aSeven(wild)}, pero no es obligatorio.`,
  'pass-only-when-stuck': 'Solo puedes pasar si no puedes jugar ni robar.',
  'pass-after-drawing': ({ limit }) =>
    plural(limit, {
      one: 'Después de robar 1 carta puedes pasar, aunque puedas jugar. Antes, solo puedes pasar si no puedes jugar ni robar.',
      other: `Después de robar ${limit} cartas, o todas las que haya, puedes pasar, aunque puedas jugar. Sin haber robado, solo puedes pasar si no puedes jugar ni robar.`,
    }),
  'stock-rebuilt': ({ limit }) =>
    plural(limit, {
      one: 'Si el mazo está vacío al ir a robar, se baraja la pila de descartes, menos la carta descubierta, y pasa a ser el mazo, como mucho 1 vez por partida.',
      other: `Si el mazo está vacío al ir a robar, se baraja la pila de descartes, menos la carta descubierta, y pasa a ser el mazo, como mucho ${limit} veces por partida.`,
    }),
  'stock-stays-empty': 'Cuando el mazo se acaba, ya no se puede robar.',
  'draw-two': ({ rank, wild }) =>
    `Tras ${aSeven(rank)}, el siguiente jugador roba dos cartas en vez de jugar, o juega ${anotherSeven(rank)} y pasa la penalización con dos cartas más. Entonces no se puede jugar nada más, ni siquiera ${aSeven(wild)}.`,
  skip: ({ rank }) => `Tras ${aSeven(rank)}, el siguiente jugador pierde el turno.`,
  reverse: ({ rank }) =>
    `${capital(aSeven(rank))} cambia el sentido del juego; si solo quedan dos jugadores en juego, hace perder el turno al otro.`,
  'reverse-for-two': ({ rank }) =>
    `${capital(aSeven(rank))} hace perder el turno al otro jugador, porque entre dos no hay sentido que cambiar.`,
  'effects-of-last-card': ({ count }) =>
    plural(count, {
      one: 'Tiene efecto aunque sea la última carta de un jugador, salvo que con ella termine la partida.',
      other: 'Tienen efecto aunque sean la última carta de un jugador, salvo que con ella termine la partida.',
    }),
  'out-ends-game':
    'Gana quien primero se queda sin cartas; la partida termina, y todos los demás comparten el segundo puesto.',
  'out-for-two': 'Gana quien primero se queda sin cartas, y la partida termina.',
  'out-vote-for-two':
    'Gana quien primero se queda sin cartas, y la partida termina: entre dos no se vota si se sigue jugando.',
  'out-play-on-for-two':
    'Gana quien primero se queda sin cartas, y la partida termina: entre dos no queda nadie contra quien seguir jugando.',
  'out-then-vote':
    'Quien se queda sin cartas sale y ocupa el siguiente puesto. Después, los demás votan por turno si siguen jugando: el primer «no» termina la partida, y quienes siguen en juego comparten el siguiente puesto. Quien queda al final ocupa el último puesto.',
  'out-then-play-on':
    'Quien se queda sin cartas sale y ocupa el siguiente puesto; los demás siguen jugando hasta que solo queda uno, que ocupa el último puesto.',
  blocked:
    'Si todos los que están en juego pasan seguidos, sin que entretanto nadie robe ni juegue una carta, la partida queda bloqueada y termina: cuantos menos puntos en la mano, mejor puesto, y quienes empatan a puntos lo comparten.',
  'card-points': ({ wild, wildPoints, tens, tenPoints }) =>
    `Las cartas que te quedan en la mano cuentan en tu contra: cada ${seven(wild)} vale ${wildPoints} puntos; ${allOf(tens.map(sevens))}, ${tenPoints}; los ases, 1; las demás, su número.`,
  'card-points-wild-aces': ({ wildPoints, tens, tenPoints }) =>
    `Las cartas que te quedan en la mano cuentan en tu contra: cada as vale ${wildPoints} puntos; ${allOf(tens.map(sevens))}, ${tenPoints}; las demás, su número.`,
};
