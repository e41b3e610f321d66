import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import type { Catalogue } from '@shoal/table-ui';
import { loadOnlineWords, type OnlineWords, suggestName } from '@shoal/table-ui/online';
import { NetworkError } from '../process/exit-code.ts';
import { type Interruption, orInterrupted } from '../process/interruption.ts';
import { callOf } from '../process/own-command.ts';
import { foldersOf } from '../store/folders.ts';
import type { Store } from '../store/store.ts';
import { storeMessages } from '../store/store-words.ts';
import { say } from '../text/line-writer.ts';
import type { Destination } from './destination.ts';
import { endingSentence } from './ending.ts';
import type { RoomFlags } from './join-flags.ts';
import { publicOriginOf } from './own-server.ts';
import { RoomVisit } from './room-visit.ts';
import { SeatFolder } from './seat-folder.ts';

/** Where a visit leaves what it keeps, and what it says. */
export interface VisitContext {
  readonly catalogue: Catalogue;
  readonly words: OnlineWords;
  readonly seats: SeatFolder;
  readonly store: Store;
}

/** Somebody who types an address waits for no longer than this. */
const PATIENCE_MS = 2500;
const LEAST_ATTEMPTS = 2;
/** Nobody looks at an empty line for longer than this. */
const SLOW_MS = 700;

export async function visitContext(
  catalogue: Catalogue,
  store: Store,
  say: (sentence: string) => void,
): Promise<VisitContext> {
  const voice = storeMessages(catalogue);
  const folder = join(foldersOf(process.env).data, 'seats');
  let isTold = false;
  const seats = new SeatFolder(folder, (path, error) => {
    if (!isTold) say(voice.cannotWrite(path, error));
    isTold = true;
  });
  seats.forgetOld(Date.now());
  return { catalogue, words: await loadOnlineWords(catalogue.language), seats, store };
}

/** Comes into a room, or to its door. Rejects with a sentence on why not. */
export async function openVisit(
  destination: Destination,
  { words, seats, store }: VisitContext,
  { reactions: showsReactions = true }: Pick<RoomFlags, 'reactions'>,
  interruption: Interruption,
): Promise<RoomVisit> {
  const { origin } = destination;
  const visit = new RoomVisit(destination, {
    ...{ words, keeper: seats.keeperAt(origin), publicOrigin: await publicOriginOf(origin), showsReactions },
    keep: (game) => void store.finished.add(game),
  });
  const fromMs = performance.now();
  const isLost = () =>
    visit.state.type === 'connecting' &&
    visit.state.attempt >= LEAST_ATTEMPTS &&
    performance.now() - fromMs > PATIENCE_MS;
  const tellWait = () => process.stderr.isTTY && say(words.connection.connecting(origin));
  const slow = setTimeout(tellWait, SLOW_MS);
  try {
    await orInterrupted(
      visit.until(() => visit.state.type !== 'connecting' || isLost()),
      interruption,
    );
  } catch (error) {
    visit.close();
    throw error;
  } finally {
    clearTimeout(slow);
  }
  const { state } = visit;
  if (state.type !== 'connecting' && state.type !== 'ended') return visit;
  visit.close();
  if (state.type === 'connecting') throw new NetworkError(words.terminal.noServer(origin, callOf('serve')));
  const isForgotten = destination.entry.by === 'saved' && state.ending === 'unknown-session';
  throw new NetworkError(isForgotten ? words.terminal.noSession : endingSentence(state, words));
}

/** A name that nobody in the room has. */
export const freshName = ({ names }: OnlineWords, taken: readonly string[]): string =>
  suggestName(names, (limit) => randomInt(limit), taken);
