import { allOf, oneOf, plural, whole } from '@shoal/language/es';
import type { LineSetupWords } from '../en/line-setup.ts';

/** What is asked line by line before the first card, in Spanish. */
export const lineSetup: LineSetupWords = {
  // Games that wait.
  gamesWaiting: (games, listed) => {
    const rest = listed < games ? `. Las ${whole(listed)} más recientes:` : ':';
    return plural(games, { one: 'Hay una partida esperando:', other: `Hay ${whole(games)} partidas esperando${rest}` });
  },
  waitingGame: (game, others, deal, left) =>
    deal === 1
      ? `${game} con ${allOf(others)}, ${left}`
      : `${game} con ${allOf(others)}, ronda ${whole(deal)}, ${left}`,
  continueOrNew: (unlisted) =>
    unlisted === 0
      ? 'Intro = continuar la 1, un número = continuar esa, n = partida nueva'
      : `Intro = continuar la 1, un número = continuar esa, m = mostrar ${whole(unlisted)} más, n = partida nueva`,
  continueAnswers: (games) =>
    plural(games, {
      one: 'Pulsa Intro, o responde n o 1, por favor.',
      other: `Pulsa Intro, o responde n o un número del 1 al ${whole(games)}, por favor.`,
    }),

  // The table.
  whichGame: (games) => `¿Qué juego: ${oneOf(games)}? Intro = ${games[0]}`,
  enterOrSetUp: (bots) =>
    plural(bots, {
      one: 'Intro = tú y un bot, s = preparar la mesa',
      other: `Intro = tú y ${whole(bots)} bots, s = preparar la mesa`,
    }),
  enterOrS: 'Pulsa Intro para empezar, o escribe s para preparar la mesa.',
  howManyPlayers: (min, max, suggested) =>
    `¿Cuántos jugadores, de ${whole(min)} a ${whole(max)}? Intro = ${whole(suggested)}`,
  nameOf: (player, suggested) => `¿Nombre del jugador ${whole(player)}? Intro = ${suggested}`,
  kindOf: (name, bots, suggested) => `¿${name} es una persona (h) o un bot: ${oneOf(bots)}? Intro = ${suggested}`,
  yourKind: (bots, suggested) => `¿Eres una persona (h) o un bot: ${oneOf(bots)}? Intro = ${suggested}`,
  human: 'persona',
  preset: (presets, suggested) => `¿Qué reglas: ${oneOf(presets)}? Intro = ${suggested}`,
  option: (example) => `¿Una opción que cambiar, como ${example}, o ? para verlas? Intro = empezar`,
  noOption: (text, example) => `«${text}» no es una opción con su valor; escríbela como ${example}.`,
  chooseFrom: (known) => `Responde ${oneOf(known)}, por favor.`,
};
