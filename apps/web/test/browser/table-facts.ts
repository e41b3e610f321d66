import type { CardGroup, Pile, View } from '@shoal/core';
import { PRESENTATIONS } from '@shoal/games/presentations';
import { rankSign } from '@shoal/language';
import type { Match } from '@shoal/room';
import { createSentences } from '@shoal/table-ui';
import { SHOWN_GAMES } from '@shoal/table-ui/catalogues';
import { en } from '@shoal/table-ui/en';
import type { Fact } from './layout-inspector.ts';

/** The public facts of a table, which must always be visible. */
export function publicFacts({ deal: { table, plan, labels } }: Match): Fact[] {
  const view = table.view(0);
  const presentation = PRESENTATIONS[plan.id];
  const { piles, badges } = presentation.table(view, table.rules.options);
  const sentences = createSentences({ catalogue: en, names: labels, ascii: false }, SHOWN_GAMES.en[plan.id]);
  return [
    { at: '[role=log] p:last-child', text: '' },
    ...handFacts(view),
    ...labels.flatMap((_, seat) => groupFacts(seat, presentation.seat(view, seat).groups ?? [])),
    ...piles.flatMap(pileFacts),
    ...badges.map((badge) =>
      badge.suit === undefined
        ? { at: 'section li', text: sentences.badge(badge) }
        : { at: `[data-anchor=pile] [data-suit="${badge.suit}"] svg`, text: '' },
    ),
  ];
}

const seatAt = (seat: number): string => `[data-anchor=seat-${seat}]`;

/** Hand sizes of the others; the viewer sees their own cards. */
const handFacts = ({ handSizes, seat: own }: View): Fact[] =>
  handSizes.flatMap((size, seat) => (seat === own || size === 0 ? [] : [{ at: seatAt(seat), text: ` ${size} ` }]));

const groupFacts = (seat: number, groups: readonly CardGroup[]): Fact[] =>
  groups.map(({ rank }) => ({ at: seatAt(seat), text: ` ${rankSign(rank)} ` }));

function pileFacts(pile: Pile): Fact[] {
  switch (pile.type) {
    case 'stock':
      return [{ at: '[data-anchor=stock]', text: ` ${pile.count} ` }];
    case 'up-card':
      return [{ at: `[data-up-card="${pile.card}"] svg`, text: '' }];
    case 'fan':
      return [{ at: '[data-fan]', text: '' }];
  }
}
