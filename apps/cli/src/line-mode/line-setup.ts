import type { MatchPlan, SavedGame } from '@shoal/room';
import { type Catalogue, isTyped, leftAt } from '@shoal/table-ui';
import { isDescribed, matchPlanFrom } from '../flags/play-flags.ts';
import { withPrograms } from '../flags/program-seats.ts';
import { seatingFrom } from '../flags/seating.ts';
import type { Store } from '../store/store.ts';
import { understood } from '../text/language.ts';
import { numbered, othersAt } from '../text/sentence-lines.ts';
import { answered, askForSeating, type Interview } from './interview.ts';
import type { LineContext } from './line-context.ts';
import { answerTo } from './line-input.ts';

/** The games that are listed at first. */
const MOST_LISTED = 5;

/** What is played: a game that waits, or a table as it is described or asked for. */
export async function matchFromLines(context: LineContext, store: Store): Promise<{ readonly id: string } | MatchPlan> {
  const { flags, writer, input, isTalking, interruption } = context;
  const asks = flags.setup === true || (isTalking && !isDescribed(flags));
  const { catalogue } = writer.look;
  if (!asks) {
    const seating = seatingFrom(flags, catalogue);
    return matchPlanFrom(await withPrograms(seating, flags, catalogue, interruption), flags);
  }
  const talk: Interview = {
    catalogue,
    remark: (sentence) => writer.line(sentence),
    ask: (question) => answerTo(input, question, catalogue),
  };
  const saved = flags.setup === true || flags.game !== undefined ? [] : store.savedGames();
  const waiting = saved.length === 0 ? null : await askToContinue(saved, talk);
  if (waiting !== null) return { id: waiting.id };
  return matchPlanFrom(await askForSeating(flags, flags.setup === true, talk), flags);
}

/** The game to go on with; null for a new one. */
export async function askToContinue(saved: readonly SavedGame[], talk: Interview): Promise<SavedGame | null> {
  const { catalogue } = talk;
  const { gamesWaiting, continueOrNew, continueAnswers } = catalogue.lineSetup;
  let listed = 0;
  const list = (upTo: number) => {
    for (; listed < upTo; listed++)
      talk.remark(`  ${numbered(listed + 1, describe(saved[listed], new Date(), catalogue))}`);
  };
  const first = Math.min(saved.length, MOST_LISTED);
  talk.remark(gamesWaiting(saved.length, first));
  list(first);
  for (;;) {
    const answer = await answered(talk, continueOrNew(saved.length - listed));
    if (isTyped(answer, understood(catalogue), ({ newGame }) => newGame)) return null;
    const chosen = answer === '' ? saved[0] : saved[Number(answer) - 1];
    if (chosen !== undefined) return chosen;
    if (isTyped(answer, understood(catalogue), ({ more }) => more)) list(saved.length);
    else talk.remark(continueAnswers(saved.length));
  }
}

function describe({ plan, dealNumber, changedAt }: SavedGame, now: Date, catalogue: Catalogue): string {
  const left = leftAt(changedAt, now, catalogue.screen);
  return catalogue.lineSetup.waitingGame(catalogue.games[plan.table.id].name, othersAt(plan.players), dealNumber, left);
}
