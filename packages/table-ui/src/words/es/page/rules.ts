import type { PageWords } from '../../en/page/index.ts';
import { plural } from '../grammar.ts';

/** The rules of both games in the browser, in Spanish. */
export const rules: PageWords['rules'] = {
  title: (game) => `Las reglas de ${game}`,
  tabTitle: (game) => `Las reglas de ${game} – Shoal`,
  presets: 'Con qué reglas',
  options: 'Las opciones, una por una',
  optionsHint: 'Todas se pueden cambiar al preparar una mesa. Con estas reglas vale lo que está marcado.',
  manyValues: (count) =>
    plural(count, { one: 'Hay 1 posibilidad.', other: `Se puede elegir entre ${count} posibilidades.` }),
  inForce: 'En vigor',
};
