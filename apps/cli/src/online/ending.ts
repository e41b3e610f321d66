import type { ClientState } from '@shoal/room/client';
import type { OnlineWords } from '@shoal/table-ui/online';
import { NetworkError, Stopped } from '../process/exit-code.ts';
import { say } from '../text/line-writer.ts';
import type { RoomVisit } from './room-visit.ts';

type EndedState = Pick<Extract<ClientState, { type: 'ended' }>, 'ending' | 'by'>;

/** What ended a visit for good, in one sentence. */
export function endingSentence({ ending, by }: EndedState, { connection, endings }: OnlineWords): string {
  if (ending === 'not-readable') return endings['newer-version'];
  if (by !== null) return connection.removedBy(by);
  return ending === 'closed' ? '' : endings[ending];
}

/** What ended a visit is an error, unless the visitor wanted it. */
export function throwEnding({ state, words, wanted }: RoomVisit): void {
  if (state.type !== 'ended' || state.ending === 'closed') return;
  const { hasMoved, hasEnded } = words.terminal;
  if (wanted === 'end' && state.ending === 'ended') throw new Stopped(hasEnded);
  if (wanted === 'move' && state.ending === 'moved') throw new Stopped(hasMoved);
  const sentence = endingSentence(state, words);
  throw state.ending === 'left' ? new Stopped(sentence) : new NetworkError(sentence);
}

/** Somebody who has a seat is told how to come back to it. */
export function sayHowToComeBack({ state, scene, words, isSeatKept }: RoomVisit, call: string): void {
  if (state.type !== 'ended' && scene !== null && scene.you.person !== null && isSeatKept)
    say(words.terminal.comeBack(call));
}
