import type { TableReport } from '@shoal/room';
import {
  type KeyLabel,
  remarkSentence,
  type ScreenWords,
  type SeatState,
  type SeenTable,
  type Sentences,
  shownName,
} from '@shoal/table-ui';

/** How a screen speaks of a table. */
export interface SeatVoice {
  readonly words: ScreenWords;
  readonly sentences: Sentences;
  readonly ascii: boolean;
  /** Turns that people have taken before: beginners get tips. */
  readonly turns: number;
  /** Something that comes before everything else; null where there is nothing. */
  readonly message: string | null;
}

/** What a screen shows of a table: its prompt, its keys, and one sentence for the person who pressed a key. */
export function seenBySeat(state: SeatState, voice: SeatVoice): SeenTable {
  const { report, known, isDrawingOn } = state;
  const { words, ascii, sentences } = voice;
  return {
    ...{ report, known, words, ascii, sentences },
    choosing: isDrawingOn ? null : state.choosing,
    prompt: promptFor(state, words),
    keys: keysFor(state, voice),
    message: voice.message ?? messageFor(state, voice),
  };
}

function promptFor({ report, curtain, isDrawingOn }: SeatState, words: ScreenWords): string {
  const { turn } = report.view;
  const nameOf = (seat: number) => shownName(report.labels[seat], words.you);
  if (curtain?.stage === 'hide') return words.hideTitle(nameOf(curtain.seat));
  if (turn === null) return words.endTitle;
  return isDrawingOn ? words.sawDrawing : words.watching(nameOf(turn));
}

function messageFor(state: SeatState, { words, sentences, turns }: SeatVoice): string | null {
  const { report, remark, isFreshTurn } = state;
  if (remark !== null) return remarkSentence(remark, state, { sentences, words, caughtUp: () => '' });
  const tip = isFreshTurn ? tipFor(report, words, turns) : null;
  return tip ?? (report.trouble === null ? null : words.unkeptNow);
}

/** The first turns of a beginner carry one sentence each. */
function tipFor({ game, options, players }: TableReport, { tips }: ScreenWords, turns: number): string | null {
  const { bookSize = 0 } = options as { readonly bookSize?: number };
  return tips[game]({ bookSize, seats: players.length })[turns] ?? null;
}

function keysFor({ report, choosing, curtain, isDrawingOn }: SeatState, { words, ascii }: SeatVoice): KeyLabel[] {
  const { keys, space, enter } = words;
  if (curtain?.stage === 'hide') return [{ key: enter, label: words.hideKey, isAnswer: true }];
  const skip = { key: space, label: keys.skip };
  if (report.view.turn === null) return [skip];
  if (choosing === null || isDrawingOn) return [skip, { key: words.escape, label: keys.leave }];
  const canMove = report.view.legal.some(({ rank, card }) => (rank ?? card) !== undefined);
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
