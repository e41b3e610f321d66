import type { Action, Hint, Seat, Vocabulary } from '@shoal/core';
import { hintOrderFor, type KeyLabel, type Sentences, type Sitting } from '@shoal/table-ui';
import { hintLines } from '../hint-lines.ts';
import { rulesSheet } from '../rules-sheet.ts';
import { Stopped } from '../stopped.ts';
import { agrees } from './agrees.ts';
import { helpLines } from './help-lines.ts';
import { HintScene } from './hint-scene.ts';
import { keyName } from './key-name.ts';
import { NoticeScene } from './notice-scene.ts';
import { PagerScene } from './pager-scene.ts';
import type { ScreenDesk } from './screen-desk.ts';

export type Hints = readonly Hint<Vocabulary>[];

/** What people look at instead of acting: help, rules, the log, the coach, and the way out. */
export class TableAsides {
  readonly #sitting: Sitting;
  readonly #sentences: Sentences;
  readonly #desk: ScreenDesk;
  readonly #isKept: () => boolean;

  constructor(sitting: Sitting, sentences: Sentences, desk: ScreenDesk, isKept: () => boolean) {
    this.#sitting = sitting;
    this.#sentences = sentences;
    this.#desk = desk;
    this.#isKept = isKept;
  }

  async help(): Promise<void> {
    const { stage, words, ascii } = this.#desk;
    const { lines, hang } = helpLines(this.#sitting.plan.plan.id, words);
    await stage.play(new PagerScene({ title: words.helpTitle, lines, hang, words, ascii }));
  }

  async rules(): Promise<void> {
    await this.read(this.#desk.words.rules, rulesSheet(this.#sitting.plan.plan, this.#desk.catalogue));
  }

  async log(seat: Seat): Promise<void> {
    await this.read(this.#desk.words.logTitle, this.story(seat), true);
  }

  /** Everything from a log entry on, as a seat may know it. */
  story(seat: Seat, from = 0): string[] {
    const { plan, table } = this.#sitting.deal;
    const view = table.view(seat);
    return this.#sentences.narrate(plan.id, table.log(seat), { from, view, options: plan.options });
  }

  hints(seat: Seat): Promise<Hints> {
    return this.#desk.thinker.hints(hintOrderFor(this.#sitting.deal, seat));
  }

  /** The action that was taken from them, or null. */
  async tellHints(hints: Hints): Promise<Action | null> {
    const lines = hintLines(this.#sentences, this.#sitting.plan.plan.id, hints);
    const spaced = lines.flatMap((line, index) => (index > 0 && index % 2 === 0 ? ['', line] : [line]));
    const { stage, words, ascii } = this.#desk;
    const keys = [{ key: hints.length === 1 ? '1' : `1-${hints.length}`, label: words.keys.doIt, isAnswer: true }];
    const page = new PagerScene({ title: words.hintTitle, lines: spaced, words, ascii, keys });
    const actions = hints.map(({ action }) => action);
    return stage.play(new HintScene(page, actions));
  }

  async read(title: string, lines: readonly string[], fromEnd = false): Promise<void> {
    const { stage, words, ascii } = this.#desk;
    await stage.play(new PagerScene({ title, lines, words, ascii, fromEnd }));
  }

  /** Nothing is shown until the next player is there. */
  async curtain(name: string): Promise<void> {
    const { words } = this.#desk;
    const lines = [words.curtainTitle(name), '', words.curtainBody(name)];
    const keys = [
      { key: words.space, label: words.showKey, isAnswer: true },
      { key: words.escape, label: words.keys.leave },
    ];
    // Not the key that has hidden the last hand: whoever holds it down too long sees nothing.
    while (!(await this.ask(lines, { space: true, escape: false }, keys))) await this.leave();
  }

  /** What happened since a player's last turn, before the cards are shown. */
  async recap(name: string, news: readonly string[], isFirst: boolean): Promise<void> {
    const { stage, words, ascii } = this.#desk;
    const lines = [...news, '', words.recapOn];
    const title = isFirst ? words.recapAtFirst(name) : words.recapTitle(name);
    await stage.playFresh(new PagerScene({ title, lines, words, ascii, enter: words.keys.toCards }));
  }

  /** Returns when people stay. */
  async leave(): Promise<void> {
    const { leaveQuestion, leaveUnkept } = this.#desk.words;
    const leaves = await agrees(this.#desk, this.#isKept() ? leaveQuestion : leaveUnkept);
    if (leaves) throw new Stopped('');
  }

  /** A few words by themselves on the screen, until one of the keys is pressed. */
  async ask<T>(lines: readonly string[], answers: Readonly<Record<string, T>>, keys: readonly KeyLabel[]): Promise<T> {
    const { words, stage } = this.#desk;
    const title = this.#sentences.gameName(this.#sitting.plan.plan.id);
    const wrong = (key: string) =>
      words.wrongKey(
        keyName(key, words),
        keys.map((one) => one.key),
      );
    return stage.play(new NoticeScene({ title, lines, keys, answers, wrong }));
  }
}
