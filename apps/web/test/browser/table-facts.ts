import { suitOf, type View } from '@shoal/core';
import type { CrazyEightsView } from '@shoal/games/crazy-eights';
import type { GoFishView } from '@shoal/games/go-fish';
import { rankSign } from '@shoal/language';
import type { Match } from '@shoal/room';
import { en } from '@shoal/table-ui/en';
import type { Fact } from './eyes.ts';
import { words } from './words.ts';

/** All that everybody may see of a table: it must be in sight at any time. */
export function publicFacts({ deal: { table, plan } }: Match): Fact[] {
  const view = table.view(0);
  const last = { at: '[role=log] p:last-child', text: '' };
  const stock = { at: '[data-anchor=stock]', text: ` ${view.stockSize} ` };
  return [last, stock, ...handFacts(view), ...(plan.id === 'go-fish' ? bookFacts(view) : pileFacts(view))];
}

const seatAt = (seat: number): string => `[data-anchor=seat-${seat}]`;

/** The own cards are in sight themselves. */
const handFacts = ({ handSizes, seat: own }: View): Fact[] =>
  handSizes.flatMap((size, seat) => (seat === own || size === 0 ? [] : [{ at: seatAt(seat), text: ` ${size} ` }]));

const bookFacts = (view: View): Fact[] =>
  (view as GoFishView).books.flatMap((books, seat) =>
    books.map(({ rank }) => ({ at: seatAt(seat), text: ` ${rankSign(rank)} ` })),
  );

function pileFacts(view: View): Fact[] {
  const { discardPile, suitInForce, direction, penalty } = view as CrazyEightsView;
  const upCard = discardPile[discardPile.length - 1];
  return [
    { at: `[data-up-card="${upCard}"] svg`, text: '' },
    // Otherwise the card itself shows it.
    ...(suitInForce === null || suitInForce === suitOf(upCard)
      ? []
      : [{ at: `[data-anchor=pile] [data-suit="${suitInForce}"] svg`, text: '' }]),
    ...(direction === 1 ? [] : [{ at: 'section li', text: words.table.counterClockwise }]),
    ...(penalty === 0 ? [] : [{ at: 'section li', text: en.screen.penalty(penalty) }]),
  ];
}
