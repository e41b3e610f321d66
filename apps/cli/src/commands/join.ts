import { wantedBot } from '../external-bot/wanted-bot.ts';
import { destinationOf } from '../online/destination.ts';
import type { JoinFlags } from '../online/join-flags.ts';
import { withLateSentences } from '../online/late-sentences.ts';
import { freshName, openVisit, visitContext } from '../online/open-visit.ts';
import { playAsBot } from '../online/play-as-bot.ts';
import { takesScreen, visitRoom } from '../online-screen/visit-room.ts';
import { EXIT, type ExitCode } from '../process/exit-code.ts';
import type { Interruption } from '../process/interruption.ts';
import { callOf } from '../process/own-command.ts';
import { openStore } from '../store/store.ts';
import { catalogueFor } from '../text/language.ts';

/** Comes into a room by its link or its code, or back to the latest seat. */
export async function join(text: string | undefined, flags: JoinFlags, interruption: Interruption): Promise<ExitCode> {
  const isScreen = flags.bot === undefined && takesScreen(flags);
  await withLateSentences(isScreen, (tell) => joinRoom(text, flags, interruption, tell));
  return EXIT.ok;
}

async function joinRoom(
  text: string | undefined,
  flags: JoinFlags,
  interruption: Interruption,
  tell: (sentence: string) => void,
): Promise<void> {
  const catalogue = catalogueFor(flags, process.env);
  const store = openStore(catalogue, tell);
  const context = await visitContext(catalogue, store, tell);
  const name = flags.name ?? freshName(context.words, []);
  const destination = destinationOf({ text, server: flags.server, name }, context.seats, context.words);
  const visit = await openVisit(destination, context, flags, interruption);
  // Somebody who has knocked sits down under the same name.
  const named = destination.entry.by === 'code' ? { ...flags, name } : flags;
  const sit = flags.sit ?? null;
  try {
    if (flags.bot !== undefined) await playAsBot(visit, wantedBot(flags.bot), flags, interruption);
    else await visitRoom({ visit, flags: named, interruption, store, sit, comeBack: callOf('join'), greeting: null });
  } finally {
    visit.close();
  }
}
