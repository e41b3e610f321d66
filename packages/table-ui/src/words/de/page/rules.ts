import type { PageWords } from '../../en/page/index.ts';
import { plural } from '../grammar.ts';

/** The rules of both games in the browser, in German. */
export const rules: PageWords['rules'] = {
  title: (game) => `Die Regeln von ${game}`,
  tabTitle: (game) => `Die Regeln von ${game} – Shoal`,
  presets: 'Welche Regeln',
  options: 'Die Optionen einzeln',
  optionsHint: 'Jede lässt sich ändern, wenn du einen Tisch einrichtest. Was nach diesen Regeln gilt, ist markiert.',
  manyValues: (count) => plural(count, { one: 'Es gibt 1 Möglichkeit.', other: `Es gibt ${count} Möglichkeiten.` }),
  inForce: 'Gilt',
};
