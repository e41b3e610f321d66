import { LADDER, type LevelName, shareOf } from '@shoal/core';
import type { GameId } from '@shoal/games/ids';
import { type FinishedGame, ownSeatOf, type TableReport, youAmong } from '@shoal/room';
import { isWonAlone, outcomeOf } from '../finished/outcome.ts';
import { playedGames } from '../finished/played-game.ts';
import type { ShownGame } from '../game/shown-game.ts';
import type { HadOffers } from '../setup/had-offers.ts';
import { changesIn, type TableSetup } from '../setup/table-setup.ts';
import { levelOf } from '../statistics/game-statistics.ts';
import type { ScreenWords } from '../words/catalogue.ts';
import { botInSentence, strengthIn } from '../words/sentences/bot-strength.ts';

/** The bots that somebody beats, and the next ones of the ladder. */
export interface NextRung {
  readonly game: GameId;
  readonly beaten: LevelName;
  readonly next: LevelName;
}

/** After so many wins in a row the next rung is offered. */
const WINS = 3;

/** The rung that may be offered after a deal if `isClimbing`. Each is offered once, and none where it would be no help. */
export function rungAfter(
  report: TableReport,
  had: HadOffers,
  { isAllChance }: ShownGame['presentation'],
): NextRung | null {
  const { game, players, daily, isOver, view } = report;
  const you = youAmong(players);
  const isOwn = you !== null && you === ownSeatOf(report);
  const isWon = isOwn && view.result !== null && shareOf(view.result.places, you) === 1;
  if (!isWon || daily !== null || !isOver || isAllChance === true) return null;
  const levels = new Set(players.flatMap(({ bot }) => bot ?? []));
  const at = LADDER.findIndex((level) => levels.size === 1 && levels.has(level));
  const [beaten, next] = [LADDER[at], LADDER[at + 1]];
  return at < 0 || next === undefined || had[game].includes(beaten) ? null : { game, beaten, next };
}

/** Has the only person at the table won the last games against these bots? Daily deals are left out. */
export function isClimbing({ game, beaten }: NextRung, games: readonly FinishedGame[]): boolean {
  const latest = playedGames(games)
    .filter((played) => played.game === game && played.people.length === 1 && played.finished.daily === null)
    .filter((played) => levelOf(played) === beaten)
    .slice(-WINS);
  return latest.length === WINS && latest.every((played) => isWonAlone(outcomeOf(played, played.people[0])));
}

export const withOffer = (had: HadOffers, { game, beaten }: NextRung): HadOffers => ({
  ...had,
  [game]: [...had[game], beaten],
});

/** The same table with the next bots. */
export const setupOnRung = (
  { game, preset, changes, players, goal, shuffle }: TableReport,
  { next }: NextRung,
): TableSetup => ({
  ...{ game, preset, goal, shuffle, changes: changesIn(changes) },
  players: players.map(({ name, bot }) => ({ name, bot: bot === null ? null : next })),
});

/** The offer, and what to answer. */
export function rungWords({ beaten, next }: NextRung, words: ScreenWords) {
  const title = botInSentence(next, strengthIn(next, words));
  return {
    ...{ offer: words.nextRung(beaten, title), climb: words.climb(next), stay: words.stay(beaten), title },
    ...{ reason: words.wonThrice(beaten), climbTo: words.climb(title) },
  };
}
