import { type BotName, DEFAULT_SHUFFLE, type Seat, writeRecord } from '@shoal/core';
import type { GameId } from '@shoal/games';
import {
  chooseAsBot,
  exportOf,
  type FinishedGame,
  fillSeats,
  finishedDealOf,
  type LadderPlayer,
  Match,
  type MatchPlan,
  orderFor,
  planTable,
} from '@shoal/room';
import { dailyPlan, YOU } from '@shoal/table-ui';

const LAST_DAY = '2026-11-14';
const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;

const you: LadderPlayer = { name: YOU, bot: null };
const people = ['Ann', 'Ben'].map((name): LadderPlayer => ({ name, bot: null }));

function planOf(game: GameId, players: readonly LadderPlayer[], seed: string): MatchPlan {
  const planned = planTable(game, 'standard', players.length);
  if (!planned.ok) throw new Error(`There is no such table: ${planned.refusal.key}`);
  return { table: planned.plan, players, goal: null, seed, shuffle: DEFAULT_SHUFFLE, daily: null };
}

/** Plays a match to its end; a bot of this level chooses for people. */
function playedOut(id: string, plan: MatchPlan, level: BotName, endedAt: Date): FinishedGame {
  const match = Match.begin(plan, () => id);
  for (let actions = 0; match.deal.table.turn !== null; actions += 1) {
    const seat: Seat = match.deal.table.turn;
    match.act(seat, chooseAsBot(match.order ?? orderFor(match.deal, seat, level, actions)));
  }
  const game = finishedDealOf(id, match, endedAt);
  if (game === null) throw new Error('A deal in which nobody is left to act is over');
  return game;
}

const before = (days: number, hours: number): Date =>
  new Date(Date.parse(`${LAST_DAY}T20:15:00Z`) - days * DAY_MS - hours * HOUR_MS);

const dayBefore = (days: number): string => before(days, 0).toISOString().slice(0, 10);

/** A few weeks of finished games, identical on every run. */
export class PastGames {
  readonly #games: readonly FinishedGame[];

  constructor() {
    const against = (game: GameId, bot: BotName, count: number, seats: number) =>
      Array.from({ length: count }, (_, index) => {
        const id = `${game}-${bot}-${index}`;
        const plan = planOf(game, fillSeats([you], seats, bot), id);
        return playedOut(id, plan, 'perch', before(count - index, index % 4));
      });
    const daily = [9, 8, 7, 5, 4, 3, 2, 1].map((days) =>
      playedOut(`daily-${days}`, dailyPlan(dayBefore(days)), 'dolphin', before(days, 2)),
    );
    const shared = [0, 1, 2].map((index) => {
      const plan = planOf('crazy-eights', fillSeats(people, 4, 'guppy'), `shared ${index}`);
      return playedOut(`shared-${index}`, plan, 'pike', before(6, index));
    });
    this.#games = [
      ...against('go-fish', 'minnow', 14, 3),
      ...against('go-fish', 'guppy', 9, 4),
      ...against('go-fish', 'perch', 5, 3),
      ...against('crazy-eights', 'minnow', 12, 3),
      ...against('crazy-eights', 'pike', 7, 4),
      ...daily,
      ...shared,
    ];
  }

  /** The games in the export format. */
  get text(): string {
    return exportOf(this.#games);
  }

  get record(): string {
    return `${writeRecord(this.game('crazy-eights-minnow-3').record)}\n`;
  }

  game(match: string): FinishedGame {
    const game = this.#games.find(({ id }) => id.startsWith(`${match}-`));
    if (game === undefined) throw new Error(`There was no such game: ${match}`);
    return game;
  }
}
