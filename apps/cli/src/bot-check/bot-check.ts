import { isDeepStrictEqual } from 'node:util';
import type { FaultKind } from '../external-bot/bot-fault.ts';
import { UNWATCHED } from '../external-bot/external-bot.ts';
import { Interrupted } from '../process/exit-code.ts';
import type { Interruption } from '../process/interruption.ts';
import type { Contest } from '../tournament/contest.ts';
import { DuplicateTable } from '../tournament/duplicate-table.ts';
import { Transcript } from './transcript.ts';

/** What a bot did in some games. */
export interface CheckedGames {
  readonly transcript: Transcript;
  readonly games: number;
  readonly fault: { readonly kind: FaultKind; readonly detail: string } | null;
}

/** What came of a check. */
export interface BotCheck extends CheckedGames {
  /** Whether the same seeds gave the same answers; null when a fault came first. */
  readonly isRepeatable: boolean | null;
}

/** Plays the deals of a contest with its first bot against its second, until a fault; a second time to compare. */
export async function checkBot(contest: Contest, deals: number, interruption: Interruption): Promise<BotCheck> {
  const first = await playDeals(contest, deals, interruption);
  if (first.fault !== null) return { ...first, isRepeatable: null };
  const again = await playDeals(contest, deals, interruption);
  return { ...first, isRepeatable: isDeepStrictEqual(again.transcript.answers, first.transcript.answers) };
}

async function playDeals(contest: Contest, deals: number, interruption: Interruption): Promise<CheckedGames> {
  const transcript = new Transcript();
  const listener = {
    ...UNWATCHED,
    sent: transcript.sent.bind(transcript),
    answered: transcript.answered.bind(transcript),
    errors: transcript.errors.bind(transcript),
    ended: transcript.ended.bind(transcript),
  };
  const table = new DuplicateTable(contest, () => listener);
  const kill = () => table.kill();
  interruption.signal.addEventListener('abort', kill);
  process.on('exit', kill);
  try {
    let games = 0;
    for (let deal = 0; deal < deals; deal++) {
      const { places, forfeits } = await table.play({ deal, bots: [0, 1] });
      if (interruption.hasCome) throw new Interrupted();
      games += places.length;
      if (forfeits !== undefined) {
        const [{ fault: kind, detail }] = forfeits;
        return { transcript, games, fault: { kind, detail } };
      }
    }
    await table.close();
    return { transcript, games, fault: null };
  } finally {
    kill();
    process.off('exit', kill);
    interruption.signal.removeEventListener('abort', kill);
  }
}
