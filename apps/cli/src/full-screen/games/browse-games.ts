import type { GameId } from '@shoal/core';
import type { FinishedGame } from '@shoal/room';
import { createSentences, keyName, onlyPerson, recordedLabels, shareLine } from '@shoal/table-ui';
import { readOf } from '../../records/own-games.ts';
import { MenuScene } from '../scenes/menu-scene.ts';
import { NoticeScene } from '../scenes/notice-scene.ts';
import { PagerScene } from '../scenes/pager-scene.ts';
import type { ScreenContext } from '../scenes/screen-context.ts';
import { ReplayScene } from './replay-scene.ts';
import { showReview } from './review-on-screen.ts';

type GameChoice = 'replay' | 'review' | 'share';

/** Finished games, to go through again or to review; `first` is what Enter does with one. */
export async function browseGames(
  context: ScreenContext,
  games: readonly FinishedGame[],
  first: GameChoice,
): Promise<void> {
  const { stage, words, ascii } = context;
  const newest = [...games].reverse();
  if (newest.length === 0) return noGames(context);
  const items = newest.map((game) => ({ value: game, label: gameLabel(game, context) }));
  for (let at = 0; ; ) {
    const game = await stage.play(new MenuScene({ title: words.gamesTitle, above: () => [], items, words, ascii, at }));
    if (game === null) return;
    at = newest.indexOf(game);
    await lookAt(context, game, first);
  }
}

async function noGames({ stage, words }: ScreenContext): Promise<void> {
  const keys = [{ key: words.enter, label: words.keys.back, isAnswer: true }];
  const answers = { enter: true, escape: true, space: true };
  const wrong = (key: string) => words.wrongKey(keyName(key, words), [words.enter]);
  await stage.play(new NoticeScene({ title: words.gamesTitle, lines: [words.noGames], keys, answers, wrong }));
}

async function lookAt(context: ScreenContext, game: FinishedGame, first: GameChoice): Promise<void> {
  const { stage, words, ascii } = context;
  const order: GameChoice[] = first === 'review' ? ['review', 'replay'] : ['replay', 'review'];
  const shared = shareLine(game, { ascii, words: context.catalogue.daily });
  const choices = shared === null ? order : [...order, 'share' as const];
  const labels = { replay: words.replayDeal, review: words.review, share: words.share };
  const items = choices.map((value) => ({ value, label: labels[value] }));
  const read = readOf(game);
  for (let at = 0; ; ) {
    const title = gameLabel(game, context);
    const choice = await stage.play(new MenuScene({ title, above: () => [], items, words, ascii, at }));
    if (choice === null) return;
    at = choices.indexOf(choice);
    if (choice === 'replay') await stage.play(new ReplayScene(read, context));
    else if (choice === 'review') await showReview(context, read);
    else if (shared !== null) await showShareLine(context, shared);
  }
}

function gameLabel({ record, endedAt, daily }: FinishedGame, { catalogue, words, ascii }: ScreenContext): string {
  const labels = recordedLabels(record.seats);
  const you = onlyPerson(record.seats);
  const sentences = createSentences({ catalogue, names: labels, ascii, you });
  const others = labels.filter((_, seat) => seat !== you);
  const game = sentences.gameName(record.game as GameId);
  const ending = record.result === undefined ? '' : sentences.winners(record.result);
  return words.gameLine(daily ?? endedAt.slice(0, 10), game, others, ending);
}

/** The share line by itself, where it is easily marked and copied. */
export async function showShareLine({ stage, words, ascii }: ScreenContext, line: string): Promise<void> {
  await stage.play(
    new PagerScene({ title: words.shareTitle, lines: ['', line, '', words.shareCommand], words, ascii }),
  );
}
