import type { GameEvent, Seat } from '@shoal/core';
import type { Sitting } from '@shoal/table-ui';
import type { TableState } from '../../table-link/table-link.ts';

/** A card that is drawn unseen is known to whoever drew it, and to nobody else. */
function isTooMuch(event: GameEvent, viewer: Seat | null): boolean {
  const { type, seat, cards = [], shown, stock = [] } = event as Facts;
  if (type === 'rebuilt') return stock.some((card) => card !== null);
  return type === 'drew' && seat !== viewer && shown !== true && cards.some((card) => card !== null);
}

interface Facts {
  readonly type: string;
  readonly seat?: Seat;
  readonly cards?: readonly unknown[];
  readonly stock?: readonly unknown[];
  readonly shown?: boolean;
}

/** All that is in a state and that the seat that looks may not know. */
export function leaksIn(state: TableState, { deal, plan, result }: Sitting): string[] {
  const { view, log, canUndo, endings } = state.report;
  const own = view.seat === null ? [] : deal.table.view(view.seat).hand;
  const others = plan.players.flatMap((_, seat) => (seat === view.seat ? [] : [deal.table.view(seat).hand]));
  // What was told before has been looked at before.
  const latest = { ...state, report: { ...state.report, log: log.slice(-8) } };
  const lists = listsIn({ ...state.report, log: [] }, new Set());
  const leaks = [
    ...(String(view.hand) === String(own) ? [] : ['a hand that is not its own']),
    ...(view.seat === view.turn || view.legal.length + endings.length === 0 ? [] : ['what another seat may do']),
    ...log.filter((event) => isTooMuch(event, view.seat)).map(({ type }) => `who ${type} what`),
    ...(view.seat === null && canUndo ? ['what can be taken back'] : []),
    ...others.filter((hand) => hand.length > 4 && lists.has(String(hand))).map(() => 'a whole hand'),
  ];
  if (result !== null) return leaks;
  return [...leaks, ...(JSON.stringify(latest).includes(deal.seed) ? ['the seed'] : [])];
}

/** Every list in a value, however deep, as text. */
function listsIn(value: unknown, found: Set<string>): Set<string> {
  if (typeof value !== 'object' || value === null) return found;
  if (Array.isArray(value) && typeof value[0] === 'number') return found.add(String(value));
  for (const inside of Object.values(value)) listsIn(inside, found);
  return found;
}
