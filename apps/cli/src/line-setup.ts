import { createSentences, en, labelsOf, printable, type SittingPlan } from '@shoal/table-ui';
import { answerTo } from './answer.ts';
import { leftAt } from './left-at.ts';
import { isDescribed, sittingPlanFrom } from './play-flags.ts';
import type { PlayDesk } from './play-in-lines.ts';
import { answered, askForSeating, seatingFrom } from './setup.ts';
import type { SavedGame } from './store/saved-games.ts';
import type { Store } from './store/store.ts';
import { words } from './words.ts';

const MOST_OFFERED = 5;

/** What is played: a game that waits, or a table as it is described or asked for. */
export async function sittingByLines(desk: PlayDesk, store: Store): Promise<{ readonly id: string } | SittingPlan> {
  const { flags, screen, input, isTalking } = desk;
  const asks = flags.setup === true || (isTalking && !isDescribed(flags));
  if (!asks) return sittingPlanFrom(seatingFrom(flags), flags);
  const talk = {
    remark: (sentence: string) => screen.line(sentence),
    ask: (question: string) => answerTo(input, question),
  };
  const saved = flags.setup === true || flags.game !== undefined ? [] : store.savedGames().slice(0, MOST_OFFERED);
  const waiting = saved.length === 0 ? null : await askToContinue(saved, talk);
  if (waiting !== null) return { id: waiting.id };
  return sittingPlanFrom(await askForSeating(flags, flags.setup === true, talk), flags);
}

interface Talk {
  ask(question: string): Promise<string>;
  remark(sentence: string): void;
}

/** The game to go on with; null for a new one. */
async function askToContinue(saved: readonly SavedGame[], talk: Talk): Promise<SavedGame | null> {
  talk.remark(words.gamesWaiting(saved.length));
  for (const [index, game] of saved.entries())
    talk.remark(`  ${words.numbered(index + 1, describe(game))}, ${leftAt(game.changedAt, new Date(), en.screen)}`);
  for (;;) {
    const answer = (await answered(talk, words.continueOrNew)).toLowerCase();
    if (['n', 'new'].includes(answer)) return null;
    const chosen = answer === '' ? saved[0] : saved[Number(answer) - 1];
    if (chosen !== undefined) return chosen;
    talk.remark(words.continueAnswers(saved.length));
  }
}

function describe({ plan, dealNumber }: SavedGame): string {
  const labels = labelsOf(plan.players.map(({ name }) => printable(name)));
  const game = createSentences({ names: labels, ascii: true }).gameName(plan.plan.id);
  return words.waitingGame(game, labels, dealNumber);
}
