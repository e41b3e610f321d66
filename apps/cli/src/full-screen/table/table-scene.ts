import type { TableReport } from '@shoal/room';
import {
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
} from '@shoal/table-ui';
import type { Size } from '../terminal/painter.ts';
import type { Row } from '../terminal/row.ts';
import type { Scene, SceneOutcome } from '../terminal/stage.ts';
import { type TableLook, tablePicture } from './table-picture.ts';

/** The table as it is at every moment. Keys go to the controller; a command is the scene's result. */
export class TableScene implements Scene<TableCommand> {
  readonly #seat: Pick<SeatController, 'press' | 'skip'>;
  readonly #state: () => SeatState;
  readonly #see: (state: SeatState) => SeenTable;
  readonly #look: TableLook;

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
    return tablePicture(modelOf(this.#see(this.#state())), size, this.#look);
  }

  press(key: string): SceneOutcome<TableCommand> {
    const { choosing, isRepeating } = this.#state();
    if (choosing === null || isRepeating) return this.#pressWhileWatching(key);
    const command = this.#seat.press(key.length === 1 ? key.toLowerCase() : key);
    return command === null ? undefined : { result: command };
  }

  #pressWhileWatching(key: string): SceneOutcome<TableCommand> {
    if (key === 'escape') return { result: 'leave' };
    this.#seat.skip('action');
    return undefined;
  }
}

/** How a screen speaks of a table. */
export interface SceneContext {
  readonly words: ScreenWords;
  readonly sentences: Sentences;
  readonly ascii: boolean;
  /** Turns that people have taken before: beginners get tips. */
  readonly turns: number;
  /** Something that comes before everything else; null where there is nothing. */
  readonly message: string | null;
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
  };
}

function promptFor({ report, curtain, isRepeating }: SeatState, { words, sentences }: SceneContext): string {
  const { turn } = report.view;
  const nameOf = (seat: number) => shownName(report.labels[seat], words.you);
  if (curtain?.stage === 'hide') return words.hideTitle(nameOf(curtain.seat));
  if (turn === null) return words.endTitle;
  return (isRepeating ? sentences.repeated?.meanwhile : null) ?? sentences.turn(turn);
}

function messageFor(state: SeatState, { words, sentences, turns }: SceneContext): string | null {
  const { report, remark, isFreshTurn } = state;
  if (remark !== null) return remarkSentence(remark, state, { sentences, words, caughtUp: () => '' });
  const tip = isFreshTurn ? tipFor(report, sentences, turns) : null;
  return tip ?? (report.trouble === null ? null : words.unsavedNow);
}

/** The first turns of a beginner carry one sentence each. */
function tipFor({ options, players }: TableReport, { game }: Sentences, turns: number): string | null {
  return game.words.tips.keys({ options, seats: players.length })[turns] ?? null;
}

function keysFor({ report, choosing, curtain, isRepeating }: SeatState, { words, ascii }: SceneContext): KeyLabel[] {
  const { keys, space, enter } = words;
  if (curtain?.stage === 'hide') return [{ key: enter, label: words.hideKey, isAnswer: true }];
  const skip = { key: space, label: keys.skip };
  if (report.view.turn === null) return [skip];
  if (choosing === null || isRepeating) return [skip, { key: words.escape, label: keys.leave }];
  const canMove = report.view.legal.some(({ rank, card, spot }) => (rank ?? card ?? spot) !== undefined);
  return [
    ...(canMove ? [{ key: enter, label: keys.choose }] : []),
    { key: '?', label: keys.help },
    { key: words.escape, label: keys.leave },
    ...(report.canUndo ? [{ key: 'U', label: keys.undo }] : []),
    ...(report.daily === null ? [{ key: 'I', label: keys.hint }] : []),
    { key: 'L', label: keys.log },
    ...(canMove ? [{ key: ascii ? words.asciiArrows : words.arrows, label: keys.move }] : []),
  ];
}
