import type { SentenceTemplates } from '@shoal/language';
import type { OldMaidRuleMessage } from '../../presentation/messages.ts';

export const rules: SentenceTemplates<OldMaidRuleMessage> = {
  title: ({ seats }) => `La mona para ${seats} jugadores`,
  goal: 'Deshazte de todas tus cartas por parejas. Una carta no tiene pareja: no te quedes con ella al final.',
  'deal-without-queen': ({ cards }) =>
    `De una baraja de 52 se aparta la reina de tréboles, y las otras ${cards} cartas se reparten de una en una.`,
  'deal-without-queen-two-packs': ({ cards }) =>
    `De dos barajas mezcladas se aparta una reina de tréboles, y las otras ${cards} cartas se reparten de una en una.`,
  'deal-without-secret': ({ cards }) =>
    `De una baraja de 52 se aparta una carta que nadie ve, y las otras ${cards} cartas se reparten de una en una.`,
  'deal-without-secret-two-packs': ({ cards }) =>
    `De dos barajas mezcladas se aparta una carta que nadie ve, y las otras ${cards} cartas se reparten de una en una.`,
  'pair-of-rank': 'Dos cartas del mismo valor forman una pareja.',
  'pair-of-colour':
    'Dos cartas del mismo valor forman una pareja si las dos son negras (picas, tréboles) o las dos son rojas (corazones, diamantes).',
  'old-maid-is-a-queen': 'Como falta una reina, una de las demás se queda sin pareja: esa es la mona.',
  'old-maid-is-queen-of-spades': 'La reina de picas no tiene pareja: es la mona.',
  'old-maid-is-a-black-queen': 'Hay tres reinas negras en juego. La que sobra es la mona.',
  'old-maid-is-secret': 'Nadie sabe qué carta es la mona hasta el final.',
  'opening-pairs': 'Si te reparten parejas, las bajas enseguida, boca arriba.',
  'first-seat':
    'Empieza el jugador a la izquierda de quien reparte. Si no tiene cartas, empieza el siguiente que las tenga.',
  take: 'En tu turno, señala una carta de la mano oculta del siguiente jugador con cartas, en sentido horario, y róbala.',
  'any-place': 'Da igual qué posición elijas: el azar decide qué carta robas.',
  'card-is-secret':
    'Si la carta forma pareja con una de las tuyas, bajas la pareja enseguida. Si no, aparte de ti, solo la conoce el jugador a quien se la robaste.',
  'turn-passes': 'Después, el turno pasa en sentido horario al siguiente jugador con cartas.',
  safe: 'Quien se queda sin cartas está a salvo y ya no juega.',
  'end-old-maid': 'La partida termina cuando solo queda una carta: quien la tiene es la mona.',
  stalemate: ({ takes }) =>
    `Si se roban ${takes} cartas seguidas sin formar pareja, la partida termina tal como está, y quienes aún tienen cartas comparten el siguiente puesto.`,
  places:
    'Gana quien antes se pone a salvo. Quienes lo logran a la vez comparten el puesto, y la mona queda en el último.',
  'pairs-do-not-decide':
    'Las parejas que bajas se cuentan, pero no deciden quién gana. En una serie, cada jugador a salvo gana un punto.',
};
