import { DEFAULT_SERVER, type Destination, destinationOf, serverFrom } from '../online/destination.ts';
import type { HostFlags } from '../online/host-flags.ts';
import { withLateSentences } from '../online/late-sentences.ts';
import { freshName, openVisit, type VisitContext, visitContext } from '../online/open-visit.ts';
import { answersAt, type OwnServer, startOwnServer } from '../online/own-server.ts';
import { roomPlanFrom } from '../online/room-plan.ts';
import { takesScreen, visitRoom } from '../online-screen/visit-room.ts';
import { EXIT, type ExitCode } from '../process/exit-code.ts';
import type { Interruption } from '../process/interruption.ts';
import { callOf } from '../process/own-command.ts';
import { SavedSettings } from '../store/settings-file.ts';
import { openStore } from '../store/store.ts';
import { catalogueFor } from '../text/language.ts';
import { say } from '../text/line-writer.ts';

/** Opens a room, on a server that runs or on one of its own, and visits it. */
export async function host(flags: HostFlags, interruption: Interruption): Promise<ExitCode> {
  return withLateSentences(takesScreen(flags), (tell) => hostRoom(flags, interruption, tell));
}

async function hostRoom(
  flags: HostFlags,
  interruption: Interruption,
  tell: (sentence: string) => void,
): Promise<ExitCode> {
  const catalogue = catalogueFor(flags, process.env);
  const store = openStore(catalogue, tell);
  const context = await visitContext(catalogue, store, tell);
  const origin = serverFrom(flags.server);
  // A wrong command line is told before a server starts.
  const opening = flags.continue === true ? null : openingOf(flags, context);
  const server = await ownServerAt(origin, interruption, tell);
  try {
    const destination = opening === null ? latestAt(origin, context) : { origin, entry: opening };
    const visit = await openVisit(destination, context, flags, interruption);
    try {
      const greeting = server === null ? null : context.words.terminal.servesHere;
      if (greeting !== null) say(greeting);
      const comeBack = callOf(server === null ? 'join' : 'host --continue');
      await visitRoom({ visit, flags, interruption, store, sit: null, comeBack, greeting });
    } finally {
      visit.close();
    }
  } finally {
    await server?.close();
    if (server !== null) say(context.words.terminal.stopsServing);
  }
  return server?.exitCode() ?? EXIT.ok;
}

function openingOf(flags: HostFlags, { words, catalogue, store }: VisitContext): Destination['entry'] {
  const { game } = new SavedSettings(store.settings, {}).current;
  const plan = roomPlanFrom(flags, flags.game ?? game, catalogue);
  return { by: 'opening', name: flags.name ?? freshName(words, []), ...plan };
}

const latestAt = (origin: string, { seats, words }: VisitContext): Destination =>
  destinationOf({ text: undefined, server: origin, name: '' }, seats, words);

/** A server of one's own, where nobody else serves this machine. */
const ownServerAt = async (
  origin: string,
  interruption: Interruption,
  tell: (line: string) => void,
): Promise<OwnServer | null> =>
  origin !== DEFAULT_SERVER || (await answersAt(origin)) ? null : startOwnServer(interruption, tell);
