import { plural } from '@shoal/language/es';
import type { PageWords } from '../../en/page/index.ts';
import { theGame } from '../game-names.ts';

/** Setting up a table in the browser, in Spanish. */
export const setup: PageWords['setup'] = {
  tabTitle: (game) => `Preparar partida: ${game} – Shoal`,
  games: 'Juego',
  seats: 'Número de jugadores',
  onlySeats: (count) =>
    plural(count, {
      one: 'Estas reglas son para 1 jugador.',
      other: `Estas reglas son para ${count} jugadores.`,
    }),
  nameAt: (seat) => `Nombre en el asiento ${seat}`,
  sitterAt: (seat) => `Quién juega en el asiento ${seat}`,
  strengthAt: (seat) => `Nivel del bot en el asiento ${seat}`,
  person: 'Persona',
  bot: 'Bot',
  nobody: 'Solo juegan bots; tú miras.',
  rules: 'Reglas',
  readRules: 'Reglas de esta mesa',
  rulesInForce: 'Reglas de esta mesa',
  options: 'Más opciones',
  optionsChanged: (count) => plural(count, { one: '1 opción cambiada', other: `${count} opciones cambiadas` }),
  changed: 'Cambiada',
  presetSays: (meaning) => `Por defecto: ${meaning}`,
  inMatch: (meaning) => `En una serie: ${meaning}`,
  reset: 'Restaurar',
  resetOption: (about) => `Restaurar: ${about}`,
  resetAll: 'Restaurar opciones',
  more: 'Semilla y ritmo',
  seed: 'Semilla',
  seedHint: 'La misma semilla reparte las mismas cartas. Déjala vacía para barajar de nuevo.',
  shuffleHint: 'Los dos son igual de justos. Con otro barajado, la misma semilla reparte otras cartas.',
  start: 'Empezar',
  failed: 'No se ha podido preparar la mesa: recarga la página e inténtalo otra vez.',
};

/** The rules of the games in the browser, in Spanish. */
export const rules: PageWords['rules'] = {
  title: (game) => `Las reglas de ${theGame(game)}`,
  tabTitle: (game) => `Las reglas de ${theGame(game)} – Shoal`,
  presets: 'Con qué reglas',
  options: 'Todas las opciones',
  optionsHint: 'Todas se pueden cambiar al preparar una mesa. Con estas reglas vale lo que está marcado.',
  manyValues: (count) =>
    plural(count, { one: 'Hay 1 posibilidad.', other: `Se puede elegir entre ${count} posibilidades.` }),
  inForce: 'En vigor',
};
