import type { SentenceTemplates } from '@shoal/language';
import { dealtFromOnePack, dealtFromTwoPacks, plural } from '@shoal/language/es';
import type { GoFishRuleMessage } from '../../presentation/messages.ts';

export const rules: SentenceTemplates<GoFishRuleMessage> = {
  title: ({ seats }) => `Go Fish para ${seats} jugadores`,
  'deal-one-pack': ({ seats, handSize, stock }) => dealtFromOnePack(seats, handSize, stock),
  'deal-two-packs': ({ seats, handSize, stock }) => dealtFromTwoPacks(seats, handSize, stock),
  'deal-whole-pack': ({ seats, handSize }) =>
    `Se reparten las 52 cartas, ${handSize} a cada uno de los ${seats} jugadores: no hay mazo.`,
  'deal-whole-two-packs': ({ seats, handSize }) =>
    `Se reparten enteras dos barajas mezcladas, ${handSize} cartas a cada uno de los ${seats} jugadores: no hay mazo.`,
  'goal-books': ({ total }) => `Reúne cuartetos. Un cuarteto son cuatro cartas del mismo valor; en total hay ${total}.`,
  'goal-pairs': ({ total }) => `Reúne parejas. Una pareja son dos cartas del mismo valor; en total hay ${total}.`,
  'first-seat': 'Empieza el jugador a la izquierda de quien reparte, y se juega en sentido horario.',
  'opening-books': 'Si te reparten un cuarteto, lo bajas enseguida, antes de que nadie pida.',
  'opening-pairs': 'Si te reparten una pareja, la bajas enseguida, antes de que nadie pida.',
  ask: 'En tu turno, elige a otro jugador que tenga cartas y pídele un valor que tengas en la mano.',
  'give-all': 'Si te piden un valor que tienes, entregas boca arriba todas tus cartas de ese valor.',
  'give-one':
    'Si te piden un valor que tienes, entregas boca arriba una sola carta: la primera en el orden picas, corazones, diamantes, tréboles.',
  'catch-goes-again': 'Si consigues lo que pedías, repites turno.',
  'catch-ends-turn': 'Aunque consigas lo que pedías, tu turno termina.',
  miss: 'Si el jugador no tiene, te toca pescar: robas la carta de arriba del mazo. Si el mazo está vacío, tu turno termina.',
  'fish-ends-turn': 'Pesques lo que pesques, tu turno termina.',
  'fish-lucky-goes-again': 'Si pescas el valor que pedías, repites turno; si no, tu turno termina.',
  'fish-book-goes-again': 'Si la carta que pescas completa un cuarteto, repites turno; si no, tu turno termina.',
  'fish-pair-goes-again': 'Si la carta que pescas completa una pareja, repites turno; si no, tu turno termina.',
  'fish-lucky-or-book-goes-again':
    'Si pescas el valor que pedías, o una carta que completa cualquier cuarteto, repites turno; si no, tu turno termina.',
  'fish-lucky-or-pair-goes-again':
    'Si pescas el valor que pedías, o una carta que completa cualquier pareja, repites turno; si no, tu turno termina.',
  'fish-secret-but-book': 'Solo tú ves la carta que pescas, salvo que complete un cuarteto: entonces la muestras.',
  'fish-secret-but-pair': 'Solo tú ves la carta que pescas, salvo que complete una pareja: entonces la muestras.',
  'fish-secret-but-go-again-or-book':
    'Solo tú ves la carta que pescas, salvo que te dé otro turno o complete un cuarteto: entonces la muestras.',
  'fish-secret-but-go-again-or-pair':
    'Solo tú ves la carta que pescas, salvo que te dé otro turno o complete una pareja: entonces la muestras.',
  'books-at-once': 'Los cuartetos se bajan en cuanto están completos.',
  'pairs-at-once': 'Las parejas se bajan en cuanto están completas.',
  refill: ({ count }) =>
    plural(count, {
      one: 'Si te quedas sin cartas, aunque no sea tu turno, robas 1 mientras quede mazo; eso no termina ningún turno.',
      other: `Si te quedas sin cartas, aunque no sea tu turno, robas ${count}, o las que queden en el mazo; eso no termina ningún turno.`,
    }),
  'no-refill': 'Si te quedas sin cartas, conservas lo que has bajado y ya no juegas.',
  'turn-passes':
    'Cuando tu turno termina, o sigues sin cartas, el turno pasa en sentido horario al siguiente jugador con cartas.',
  'turn-passes-clockwise': 'Cuando tu turno termina, pasa en sentido horario al siguiente jugador.',
  'fish-alone':
    'Si nadie más tiene cartas y aún queda mazo, pescas sin pedir; pesques lo que pesques, ese turno termina.',
  'end-all-books': ({ total }) => `La partida termina cuando se han bajado los ${total} cuartetos.`,
  'end-all-pairs': ({ total }) => `La partida termina cuando se han bajado las ${total} parejas.`,
  'end-no-cards': 'La partida termina cuando ya nadie tiene cartas; las que queden en el mazo no cuentan para nadie.',
  'end-empty-hand': 'La partida termina en cuanto alguien se queda sin cartas.',
  'end-empty-hand-unfilled': 'La partida termina en cuanto alguien se queda sin cartas y el mazo también está vacío.',
  'stalemate-books': ({ asks }) =>
    `Si pasan ${asks} peticiones sin que se robe una carta ni se baje un cuarteto, la partida termina tal como está.`,
  'stalemate-pairs': ({ asks }) =>
    `Si pasan ${asks} peticiones sin que se robe una carta ni se baje una pareja, la partida termina tal como está.`,
  'most-books-win': 'Gana quien tiene más cuartetos; si hay empate, se comparte la victoria.',
  'most-pairs-win': 'Gana quien tiene más parejas; si hay empate, se comparte la victoria.',
  'first-out-wins-before-books':
    'Gana quien se queda antes sin cartas; si son varios a la vez, comparten la victoria. Los cuartetos deciden los demás puestos.',
  'first-out-wins-before-pairs':
    'Gana quien se queda antes sin cartas; si son varios a la vez, comparten la victoria. Las parejas deciden los demás puestos.',
};
