import type { Seat } from '@shoal/core';
import {
  type HadTips,
  type KeyLabel,
  modelOf,
  remarkSentence,
  type ScreenWords,
  type SeatController,
  type SeatState,
  type SeenTable,
  type Sentences,
  shownName,
  type TableCommand,
  tipFor,
} from '@shoal/table-ui';
import type { Size } from '../terminal/painter.ts';
import type { Row } from '../terminal/row.ts';
import type { Scene, SceneOutcome } from '../terminal/stage.ts';
import { isTooSmall, LOG_KEY, type TableLook, tablePicture } from './table-picture.ts';

/** The table as it is at every moment. Keys go to the controller; a command is the scene's result. */
export class TableScene implements Scene<TableCommand> {
  readonly #seat: Pick<SeatController, 'press' | 'skip'>;
  readonly #state: () => SeatState;
  readonly #see: (state: SeatState) => SeenTable;
  readonly #look: TableLook;
  #isHidden = false;

  constructor(
    seat: Pick<SeatController, 'press' | 'skip'>,
    state: () => SeatState,
    see: (state: SeatState) => SeenTable,
    look: TableLook,
  ) {
    this.#seat = seat;
    this.#state = state;
    this.#see = see;
    this.#look = look;
  }

  frame(size: Size): Row[] {
    this.#isHidden = isTooSmall(size);
    return tablePicture(modelOf(this.#see(this.#state())), size, this.#look);
  }

  press(key: string): SceneOutcome<TableCommand> {
    // Nobody chooses a card that they cannot see.
    if (this.#isHidden) return key === 'escape' ? { result: 'leave' } : undefined;
    const { choosing, isRepeating } = this.#state();
    if (choosing === null || isRepeating) return this.#pressWhileWatching(key);
    const command = this.#seat.press(key.length === 1 ? key.toLowerCase() : key);
    return command === null ? undefined : { result: command };
  }

  #pressWhileWatching(key: string): SceneOutcome<TableCommand> {
    const command = WATCHING[key.toLowerCase()];
    if (command !== undefined) return { result: command };
    this.#seat.skip('action');
    return undefined;
  }
}

/** What can be looked at while others act; every other key skips a pause. */
const WATCHING: Readonly<Record<string, TableCommand>> = { escape: 'leave', '?': 'help', l: 'log' };

/** What a room on a server adds to what a screen says of its table. */
export interface RoomVoice {
  /** The keys of the room. */
  readonly keys: readonly KeyLabel[];
  readonly allowsHints: boolean;
  /** What happens in the room. A remark on what was just pressed comes before it. */
  readonly news: string | null;
  /** Why the room refused something; null for what the game refuses. */
  refusal(refusal: string): string | null;
  /** What stands beside the name at a seat. */
  noteAt(seat: Seat): string | null;
}

/** How a screen speaks of a table. */
export interface SceneContext {
  readonly words: ScreenWords;
  readonly sentences: Sentences;
  readonly ascii: boolean;
  readonly hadTips: HadTips;
  /** Something that comes before everything else; null where there is nothing. */
  readonly message: string | null;
  /** Only at a table on a server. */
  readonly room?: RoomVoice;
}

/** What a screen shows of a table: its prompt, its keys, and one sentence for the person who pressed a key. */
export function seenBySeat(state: SeatState, voice: SceneContext): SeenTable {
  const { report, known, isRepeating } = state;
  const { words, ascii, sentences } = voice;
  return {
    ...{ report, known, words, ascii, sentences },
    choosing: isRepeating ? null : state.choosing,
    prompt: promptFor(state, voice),
    keys: keysFor(state, voice),
    message: voice.message ?? messageFor(state, voice),
    ...(voice.room === undefined ? {} : { noteAt: voice.room.noteAt }),
  };
}

function promptFor({ report, curtain, isRepeating }: SeatState, { words, sentences }: SceneContext): string {
  const { turn } = report.view;
  const nameOf = (seat: number) => shownName(report.labels[seat], words.you);
  if (curtain?.stage === 'hide') return words.hideTitle(nameOf(curtain.seat));
  if (turn === null) return words.endTitle;
  return (isRepeating ? sentences.repeated?.meanwhile : null) ?? sentences.turn(turn);
}

function messageFor(state: SeatState, { words, sentences, hadTips, room }: SceneContext): string | null {
  const { report, remark, isFreshTurn } = state;
  if (remark !== null) {
    const told = remarkSentence(remark, state, { sentences, words, caughtUp: () => '', roomRefusal: room?.refusal });
    return room?.news == null ? told : `${told} ${room.news}`;
  }
  if (room !== undefined && (room.news !== null || !room.allowsHints)) return room.news;
  // Where one action is left, the prompt and its key say all that a tip would.
  const tip =
    isFreshTurn && report.view.legal.length > 1 ? tipFor(report, hadTips, sentences.game, 'keys', words) : null;
  return tip ?? (report.trouble === null || room !== undefined ? null : words.unsavedNow);
}

function keysFor({ report, choosing, curtain, isRepeating }: SeatState, voice: SceneContext): KeyLabel[] {
  const { words, ascii, room } = voice;
  const { keys, space, enter } = words;
  if (curtain?.stage === 'hide') return [{ key: enter, label: words.hideKey, isAnswer: true }];
  const skip = { key: space, label: keys.skip };
  if (report.view.turn === null) return [skip];
  const ways = [
    { key: '?', label: keys.help, isKept: true },
    ...(room?.keys ?? []),
    { key: words.escape, label: keys.leave },
  ];
  const log = { key: LOG_KEY, label: keys.log };
  // Everybody in a room sees bots act at the same pace.
  if (choosing === null || isRepeating) return [...(room === undefined ? [skip] : []), ...ways, log];
  const canMove = report.view.legal.some(({ rank, card, spot }) => (rank ?? card ?? spot) !== undefined);
  return [
    ...(canMove ? [{ key: enter, label: keys.choose }] : []),
    ...ways,
    ...(report.canUndo ? [{ key: 'U', label: keys.undo }] : []),
    ...(report.daily === null && room?.allowsHints !== false ? [{ key: 'I', label: keys.hint }] : []),
    log,
    ...(canMove ? [{ key: ascii ? words.asciiArrows : words.arrows, label: keys.move }] : []),
  ];
}
