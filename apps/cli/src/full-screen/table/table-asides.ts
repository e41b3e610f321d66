import type { Action } from '@shoal/core';
import type { Hints, TableReport } from '@shoal/room';
import {
  type KeyLabel,
  leaving,
  type SeatController,
  type SeatState,
  type SeenTable,
  type Sentences,
  turnsSince,
} from '@shoal/table-ui';
import { Stopped } from '../../process/exit-code.ts';
import { columns, textWidth } from '../../text/columns.ts';
import { hintLines, rulesSheet } from '../../text/sentence-lines.ts';
import { agrees, NoticeScene } from '../scenes/notice-scene.ts';
import { PagerScene, readPage } from '../scenes/pager-scene.ts';
import type { ScreenContext } from '../scenes/screen-context.ts';
import { STOPPED, WaitingScene } from '../scenes/waiting-scene.ts';
import type { Picture } from '../terminal/stage.ts';
import { HintScene } from './hint-scene.ts';

/** What a table shows of a state. */
type See = (state: SeatState) => SeenTable;

/** Between the two columns of the help. */
const KEY_GAP = 2;

/** What people look at instead of acting: help, rules, the log, the coach, and the way out. */
export class TerminalAsides {
  readonly #report: TableReport;
  readonly #sentences: Sentences;
  readonly #context: ScreenContext;

  constructor(report: TableReport, sentences: Sentences, context: ScreenContext) {
    this.#report = report;
    this.#sentences = sentences;
    this.#context = context;
  }

  /** The keys of the game, and those of every table. */
  async help(others: readonly (readonly [string, string])[] = this.#context.words.helpCommon): Promise<void> {
    const { words } = this.#context;
    const rows = [...this.#sentences.game.words.keys, ...others];
    const hang = Math.max(...rows.map(([key]) => textWidth(key))) + KEY_GAP;
    await readPage(this.#context, words.helpTitle, columns(rows, ['left', 'left']), { hang });
  }

  async rules(): Promise<void> {
    const { game: id, players } = this.#report;
    const inForce = { ...this.#report, id, seats: players.length };
    await readPage(this.#context, this.#context.words.rules, rulesSheet(inForce, this.#context.catalogue));
  }

  async log(): Promise<void> {
    await readPage(this.#context, this.#context.words.logTitle, this.story(), { fromEnd: true });
  }

  /** Everything from a log entry on, turn by turn. */
  story(from = 0): string[] {
    return turnsSince(from, this.#report, this.#sentences).map(({ text }) => text);
  }

  /** Asks the coach while the table waits, and takes what people choose of the advice. */
  async hint(seat: SeatController, see: See, pictureOf: (see: See) => Picture): Promise<void> {
    const { words, stage } = this.#context;
    const asked = seat.hint();
    if (asked === null) return;
    const waiting = pictureOf((state) => ({
      ...see(state),
      ...{ choosing: null, prompt: '', message: words.coachThinksEsc },
      keys: [{ key: words.escape, label: words.keys.back }],
    }));
    const hints = await stage.playUntil(new WaitingScene<Hints>(waiting), asked.answer);
    if (hints === STOPPED) return asked.stop();
    const advised = await this.#tellHints(hints);
    if (advised !== null) seat.follow(advised);
  }

  /** The action that was taken from them, or null. */
  async #tellHints(hints: Hints): Promise<Action | null> {
    const lines = hintLines(this.#sentences, hints);
    const spaced = lines.flatMap((line, index) => (index > 0 && index % 2 === 0 ? ['', line] : [line]));
    const { stage, words, ascii } = this.#context;
    const keys = [{ key: hints.length === 1 ? '1' : `1-${hints.length}`, label: words.keys.doIt, isAnswer: true }];
    const page = new PagerScene({ title: words.hintTitle, lines: spaced, words, ascii, keys });
    const actions = hints.map(({ action }) => action);
    return stage.play(new HintScene(page, actions));
  }

  /** Nothing is shown until the next player is there; false when people want to leave. */
  curtain(name: string): Promise<boolean> {
    const { words } = this.#context;
    const lines = [words.curtainTitle(name), '', words.curtainBody(name)];
    const keys = [
      { key: words.space, label: words.showKey, isAnswer: true },
      { key: words.escape, label: words.keys.leave },
    ];
    // Not the key that has hidden the last hand: a player who holds it down too long sees nothing.
    return this.ask(lines, { space: true, escape: false }, keys);
  }

  /** What happened since a player's last turn, before the cards are shown. */
  async recap(name: string, news: readonly string[], isFirst: boolean): Promise<void> {
    const { stage, words, ascii } = this.#context;
    const lines = [...news, '', words.recapOn];
    const title = isFirst ? words.recapAtFirst(name) : words.recapTitle(name);
    await stage.playFresh(new PagerScene({ title, lines, words, ascii, enter: words.keys.toCards }));
  }

  /** Returns when people stay. */
  async leave(isSaved: boolean): Promise<void> {
    const question = leaving({ ...this.#report, isSaved }, this.#context.words);
    if (await agrees(this.#context, question)) throw new Stopped('');
  }

  /** A few words by themselves on the screen, until one of the keys is pressed or something else has come to a result. */
  async ask<T>(
    lines: readonly string[],
    answers: Readonly<Record<string, T>>,
    keys: readonly KeyLabel[],
    other: Promise<T> | null = null,
  ): Promise<T> {
    const { words, stage } = this.#context;
    const title = this.#sentences.gameName;
    return stage.playUntil(new NoticeScene({ title, lines, keys, answers, words }), other);
  }
}
