import { wantedBot } from '../external-bot/wanted-bot.ts';
import { destinationOf } from '../online/destination.ts';
import type { JoinFlags } from '../online/join-flags.ts';
import { freshName, openVisit, visitContext } from '../online/open-visit.ts';
import { playAsBot } from '../online/play-as-bot.ts';
import { visitInLines } from '../online-lines/visit-in-lines.ts';
import { EXIT, type ExitCode } from '../process/exit-code.ts';
import type { Interruption } from '../process/interruption.ts';
import { callOf } from '../process/own-command.ts';
import { openStore } from '../store/store.ts';
import { catalogueFor } from '../text/language.ts';
import { say } from '../text/line-writer.ts';

/** Comes into a room by its link or its code, or back to the latest seat. */
export async function join(text: string | undefined, flags: JoinFlags, interruption: Interruption): Promise<ExitCode> {
  const catalogue = catalogueFor(flags, process.env);
  const context = await visitContext(catalogue, openStore(catalogue), say);
  const name = flags.name ?? freshName(context.words, []);
  const destination = destinationOf({ text, server: flags.server, name }, context.seats, context.words);
  const visit = await openVisit(destination, context);
  try {
    if (flags.bot !== undefined) await playAsBot(visit, wantedBot(flags.bot), flags, interruption);
    else await visitInLines({ visit, flags, interruption, sit: flags.sit ?? null, comeBack: callOf('join') });
  } finally {
    visit.close();
  }
  return EXIT.ok;
}
