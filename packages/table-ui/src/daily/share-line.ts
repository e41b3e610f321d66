import type { GameId } from '@shoal/games/ids';
import type { GameName } from '@shoal/language';
import type { FinishedGame } from '@shoal/room';
import { type GameOutcome, isWon, isWonAlone, outcomeOf } from '../finished/outcome.ts';
import { type PlayedGame, playedGame } from '../finished/played-game.ts';
import type { ShownGame } from '../game/shown-game.ts';
import { dateOfDaily } from './calendar-date.ts';
import type { DailyWords, ShareTemplates } from './daily-words.ts';

export interface ShareSettings {
  /** Only the sentence, without symbols. */
  readonly ascii?: boolean;
  readonly catalogue: { readonly daily: DailyWords; readonly games: Readonly<Record<GameId, GameName>> };
  readonly shown: ShownGame;
}

const FISH = '🐟';
const WATER = '🌊';
const SYMBOLS = 5;

/** One line to copy that reveals no card; null if the game is not a daily deal. */
export function shareLine(game: FinishedGame, { ascii = false, catalogue, shown }: ShareSettings): string | null {
  const played = playedGame(game);
  const date = played === null ? null : dateOfDaily(played);
  if (played === null || date === null) return null;
  const outcome = outcomeOf(played, played.people[0]);
  const { place, score } = outcome;
  const withScore = shown.words.withScore(score, played.finished.record.rules);
  const scoreName = shown.words.score(played.finished.record.rules);
  const others = othersOf(played);
  const { name } = catalogue.games[shown.id];
  const sentence = catalogue.daily.share[endOf(outcome)]({
    date,
    game: name,
    place,
    withScore,
    others,
    score: scoreName,
  });
  return ascii ? sentence : `${sentence} ${symbolsFor(outcome)}`;
}

function endOf(outcome: GameOutcome): keyof ShareTemplates {
  if (!isWon(outcome)) return 'placed';
  return isWonAlone(outcome) ? 'won' : 'shared';
}

/** Five fish for a win, four for a shared win, three for second place, and one for every later place. */
function fishFor(outcome: GameOutcome): number {
  if (isWon(outcome)) return isWonAlone(outcome) ? SYMBOLS : SYMBOLS - 1;
  return outcome.place === 2 ? 3 : 1;
}

/** Always five symbols: fish for the catch, waves for the rest. */
function symbolsFor(outcome: GameOutcome): string {
  const fish = fishFor(outcome);
  return FISH.repeat(fish) + WATER.repeat(SYMBOLS - fish);
}

/** The other scores, best place first; equal places in ascending order. */
function othersOf({ result: { places, scores }, people }: PlayedGame): number[] {
  return places
    .map((place, seat) => ({ seat, place, score: scores[seat] }))
    .filter(({ seat }) => !people.includes(seat))
    .sort((a, b) => a.place - b.place || a.score - b.score)
    .map(({ score }) => score);
}
