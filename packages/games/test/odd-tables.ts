import { gameNamed } from '../src/index.ts';
import { type TableCase, tableCase, tablesOf } from './every-table.ts';

/** Options that no preset of Crazy Eights has, and that change what draws and passes give away. */
const ODD_OPTIONS: readonly Readonly<Record<string, string>>[] = [
  { draw: '2' },
  { draw: '3', drawWithPlayable: 'yes', starterWild: 'free' },
  { drawWithPlayable: 'yes', playOn: 'always' },
  { stockEmpty: 'pass', handSize: '4' },
  { packs: '2', drawTwo: '2', draw: '1' },
  { wild: 'A', playOn: 'always', drawTwo: '2' },
];

/** Every preset and number of seats of Crazy Eights, and a few tables of two and three with odd options. */
export function crazyEightsTables(): TableCase[] {
  const game = gameNamed('crazy-eights');
  const odd = [2, 3].flatMap((seats) => ODD_OPTIONS.map((options) => tableCase(game, 'standard', seats, options)));
  return [...tablesOf('crazy-eights'), ...odd];
}
