import type { GameEvent, Seat } from '@shoal/core';
import type { Match } from '../src/match/match.ts';
import type { TableReport } from '../src/room/news.ts';

interface Facts {
  readonly type: string;
  readonly seat?: Seat;
  readonly cards?: readonly unknown[];
  readonly stock?: readonly unknown[];
  readonly shown?: boolean;
}

/** Only the seat that drew a hidden card knows it. */
function isTooMuch(event: GameEvent, viewer: Seat | null): boolean {
  const { type, seat, cards = [], shown, stock = [] } = event as Facts;
  if (type === 'rebuilt') return stock.some((card) => card !== null);
  return type === 'drew' && seat !== viewer && shown !== true && cards.some((card) => card !== null);
}

/** Everything in a report that its seat may not know. */
export function leaksIn(report: TableReport, { deal, plan, result }: Match): string[] {
  const { view, log, canUndo } = report;
  const own = view.seat === null ? [] : deal.table.view(view.seat).hand;
  const others = plan.players.flatMap((_, seat) => (seat === view.seat ? [] : [deal.table.view(seat).hand]));
  const lists = listsIn({ ...report, log: [] }, new Set());
  const leaks = [
    ...(String(view.hand) === String(own) ? [] : ['a hand that is not its own']),
    ...(view.seat === view.turn || view.legal.length === 0 ? [] : ['what another seat may do']),
    ...log.filter((event) => isTooMuch(event, view.seat)).map(({ type }) => `who ${type} what`),
    ...(view.seat === null && canUndo ? ['what can be taken back'] : []),
    ...others.filter((hand) => hand.length > 4 && lists.has(String(hand))).map(() => 'a whole hand'),
  ];
  if (result !== null) return leaks;
  // Earlier events were checked in earlier reports.
  const latest = JSON.stringify({ ...report, log: log.slice(-8) });
  return [...leaks, ...(latest.includes(deal.seed) ? ['the seed'] : [])];
}

/** Every list inside a value, at any depth, as text. */
function listsIn(value: unknown, found: Set<string>): Set<string> {
  if (typeof value !== 'object' || value === null) return found;
  if (Array.isArray(value) && typeof value[0] === 'number') return found.add(String(value));
  for (const inside of Object.values(value)) listsIn(inside, found);
  return found;
}
