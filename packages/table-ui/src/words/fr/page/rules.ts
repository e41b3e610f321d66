import type { PageWords } from '../../en/page/index.ts';
import { CRAZY_EIGHTS } from '../games.ts';
import { plural } from '../grammar.ts';

/** "Les règles de Go Fish", "Les règles du Huit américain". */
const rulesOf = (game: string): string => (game === CRAZY_EIGHTS ? `Les règles du ${game}` : `Les règles de ${game}`);

/** The rules of both games in the browser, in French. */
export const rules: PageWords['rules'] = {
  title: rulesOf,
  tabTitle: (game) => `${rulesOf(game)} – Shoal`,
  presets: 'Quelles règles',
  options: 'Les options une par une',
  optionsHint: 'Chacune peut être changée quand tu prépares une table. Ce qui vaut avec ces règles est marqué.',
  manyValues: (count) =>
    plural(count, { one: `Il y a ${count} choix possible.`, other: `Il y a ${count} choix possibles.` }),
  inForce: 'En vigueur',
};
