import type { GameId } from '@shoal/games';
import { type FinishedGame, recordedLabels } from '@shoal/room';
import { commonSentences, finishedScore, onlyPerson, shareLine } from '@shoal/table-ui';
import { callOf } from '../../process/own-command.ts';
import { readOf } from '../../records/own-games.ts';
import { gamesIn } from '../../text/language.ts';
import { MenuScene } from '../scenes/menu-scene.ts';
import { NoticeScene } from '../scenes/notice-scene.ts';
import { readPage } from '../scenes/pager-scene.ts';
import type { ScreenContext } from '../scenes/screen-context.ts';
import { ReplayScene } from './replay-scene.ts';
import { showReview } from './show-review.ts';

/** What can be done with a finished game. */
export type GameChoice = 'replay' | 'review' | 'share';

/** Lists finished games, to go through again or to review; Enter twice does `first` with a game. */
export async function browseGames(
  context: ScreenContext,
  games: readonly FinishedGame[],
  first: GameChoice,
): Promise<void> {
  const { stage, words, ascii } = context;
  const newest = [...games].reverse();
  if (newest.length === 0) return noGames(context);
  const items = newest.map((game) => ({
    value: game,
    label: gameLabel(game, context, []),
    note: finishedScore(game, gamesIn(context.catalogue)[game.record.game as GameId], context.catalogue),
  }));
  for (let at = 0; ; ) {
    const game = await stage.play(new MenuScene({ title: words.gamesTitle, items, words, ascii, at }));
    if (game === null) return;
    at = newest.indexOf(game);
    await lookAt(context, game, first);
  }
}

async function noGames({ stage, words }: ScreenContext): Promise<void> {
  const keys = [{ key: words.enter, label: words.keys.back, isAnswer: true }];
  const answers = { enter: true, escape: true, space: true };
  await stage.play(new NoticeScene({ title: words.gamesTitle, lines: [words.noGames], keys, answers, words }));
}

async function lookAt(context: ScreenContext, game: FinishedGame, first: GameChoice): Promise<void> {
  const { stage, words, ascii } = context;
  const order: GameChoice[] = first === 'review' ? ['review', 'replay'] : ['replay', 'review'];
  const choices = shareLineOf(game, context) === null ? order : [...order, 'share' as const];
  const labels = { replay: words.replayDeal, review: words.review, share: words.share };
  const items = choices.map((value) => ({ value, label: labels[value] }));
  const title = gameTitle(game, context);
  for (let at = 0; ; ) {
    const choice = await stage.play(new MenuScene({ title, items, words, ascii, at }));
    if (choice === null) return;
    at = choices.indexOf(choice);
    await showGame(context, game, choice);
  }
}

/** Shows a finished game again, the coach's review, or its line to share. */
export async function showGame(context: ScreenContext, game: FinishedGame, choice: GameChoice): Promise<void> {
  const { shareTitle, shareCommand } = context.words;
  const line = shareLineOf(game, context);
  if (choice === 'replay') await context.stage.play(new ReplayScene(readOf(game), context));
  else if (choice === 'review') await showReview(context, readOf(game));
  else if (line !== null) await readPage(context, shareTitle, ['', line, '', shareCommand(callOf('daily --share'))]);
}

const shareLineOf = (game: FinishedGame, { ascii, catalogue }: ScreenContext): string | null =>
  shareLine(game, { ascii, catalogue, shown: gamesIn(catalogue)[game.record.game as GameId] });

const gameTitle = (game: FinishedGame, context: ScreenContext): string => {
  const { seats } = game.record;
  const you = onlyPerson(seats);
  return gameLabel(
    game,
    context,
    recordedLabels(seats).filter((_, seat) => seat !== you),
  );
};

function gameLabel(
  { record, endedAt, daily }: FinishedGame,
  { catalogue, words, ascii }: ScreenContext,
  others: readonly string[],
): string {
  const names = recordedLabels(record.seats);
  const sentences = commonSentences({ catalogue, names, ascii, you: onlyPerson(record.seats) });
  const game = catalogue.games[record.game as GameId].name;
  const ending = record.result === undefined ? '' : sentences.winners(record.result);
  return words.gameLine(daily ?? endedAt.slice(0, 10), game, others, ending);
}
