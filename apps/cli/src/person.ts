import type { Action, Seat, View } from '@shoal/core';
import {
  type Catalogue,
  DrawingOn,
  endingsOf,
  handInOrder,
  isTyped,
  meansDrawingOn,
  misunderstood,
  NOTHING_CHOSEN,
  readTouches,
  type Sentences,
  type Sitting,
  shownLabels,
  type TableLanguages,
  type Touches,
  type TypedCommand,
  touch,
  typedCommand,
} from '@shoal/table-ui';
import { answerTo } from './answer.ts';
import type { Aside } from './aside.ts';
import { understood } from './language.ts';
import type { LineInput } from './line-input.ts';
import { numberedLine } from './numbered.ts';
import { UNDO } from './play-deal.ts';
import { offerYesOrNo, promptFor } from './prompts.ts';
import { Stopped } from './stopped.ts';

/** What a person reads and types at. */
export interface Keyboard {
  readonly input: LineInput;
  readonly catalogue: Catalogue;
  readonly sentences: Sentences;
}

/** A person at the keyboard, asked until what is typed is a legal action. */
export class Person {
  readonly #sitting: Sitting;
  readonly #seat: Seat;
  readonly #keyboard: Keyboard;
  readonly #languages: TableLanguages;
  readonly #aside: Aside;
  readonly #drawing = new DrawingOn();
  #choosing = NOTHING_CHOSEN;

  constructor(sitting: Sitting, seat: Seat, keyboard: Keyboard, aside: Aside) {
    this.#sitting = sitting;
    this.#seat = seat;
    this.#keyboard = keyboard;
    this.#languages = understood(keyboard.catalogue);
    this.#aside = aside;
  }

  /** Does it act without being asked, since it was told to draw on? */
  get drawsOn(): boolean {
    return this.#drawing.goesOn(this.#sitting.deal.table.view(this.#seat));
  }

  async choose(): Promise<Action | typeof UNDO> {
    if (this.drawsOn) return { type: 'draw' };
    const view = this.#sitting.deal.table.view(this.#seat);
    this.#forget();
    for (;;) {
      const line = await this.#ask(promptFor(this.#sitting.deal, view, this.#choosing, this.#keyboard));
      const command = this.#commandIn(line);
      if (command === 'undo' && this.#sitting.canUndo(this.#seat)) return UNDO;
      const action = command === undefined ? this.#read(line, view) : await this.#obey(command, view);
      if (action !== null) return action;
    }
  }

  /** `h` is hearts while a suit is asked for; `q` always quits, so queens are asked for in other words. */
  #commandIn(line: string): TypedCommand | undefined {
    if (/^\s*[hc]\s*$/i.test(line) && this.#choosing.wanted === 'suit') return undefined;
    return typedCommand(line, this.#languages);
  }

  #ask(question: string): Promise<string> {
    const { input, catalogue } = this.#keyboard;
    return answerTo(input, question, catalogue);
  }

  get #sentences(): Sentences {
    return this.#keyboard.sentences;
  }

  /** An action, when the command leads to one. */
  async #obey(command: TypedCommand, view: View): Promise<Action | null> {
    if (command === 'choices') return this.#chooseByNumber(view);
    await this.#look(command);
    return null;
  }

  async #look(command: Exclude<TypedCommand, 'choices'>): Promise<void> {
    const { catalogue } = this.#keyboard;
    if (command === 'undo') return this.#aside.remark(catalogue.lineMode.nothingToUndo);
    if (command !== 'quit') return this.#aside[command]();
    const answer = await this.#ask(offerYesOrNo(this.#sentences.say({ key: 'really-quit' }), catalogue));
    const leaves = isTyped(answer, this.#languages, ({ yes, commands }) => [...yes, ...commands.quit]);
    if (leaves) throw new Stopped(this.#sentences.say({ key: 'goodbye' }));
  }

  /** Everything there is to do, each with a number; null when it is none of that. */
  async #chooseByNumber(view: View): Promise<Action | null> {
    const { legal } = view;
    const words = this.#keyboard.catalogue.lineMode;
    for (const [index, action] of legal.entries()) {
      this.#aside.remark(numberedLine(index + 1, this.#sentences.action(action, view)));
    }
    for (;;) {
      const answer = (await this.#ask(words.whichChoice(legal.length))).trim();
      if (answer === '') return null;
      const command = this.#commandIn(answer);
      if (command !== undefined && command !== 'choices') return this.#obey(command, view);
      const chosen = /^\d+$/.test(answer) ? legal[Number(answer) - 1] : undefined;
      if (chosen !== undefined) return chosen;
      this.#aside.remark(words.badNumber(1, legal.length));
    }
  }

  /** The action that the line completes; null when something is still missing or wrong. */
  #read(line: string, view: View): Action | null {
    if (line.trim() === '') return this.#forced(view);
    const { plan, labels } = this.#sitting.deal;
    const hand = handInOrder(plan.id, view.hand);
    const around = {
      ...{ game: plan.id, hand, wanted: this.#choosing.wanted, languages: this.#languages },
      labels: shownLabels(labels, this.#keyboard.catalogue.screen.you),
    };
    const touches = readTouches(line, around);
    if (touches === null) {
      this.#aside.remark(this.#sentences.say(misunderstood(line, around, view.legal)));
      return null;
    }
    if (meansDrawingOn(line)) this.#drawing.begin(view);
    return this.#touch(view, touches);
  }

  /** Enter does what is the only thing to do. */
  #forced(view: View): Action | null {
    if (view.legal.length === 1) return view.legal[0];
    this.#aside.remark(this.#keyboard.catalogue.lineMode.typeSomething);
    return null;
  }

  #touch(view: View, touches: Touches): Action | null {
    const { plan, table } = this.#sitting.deal;
    const step = touch(touches, this.#choosing, { game: plan.id, view, endings: endingsOf(table.rules, view) });
    if (step.key === 'act') return step.action;
    if (step.key === 'refused') this.#explain(view, step.action);
    else this.#choosing = step.choosing;
    return null;
  }

  #explain(view: View, action: Action): void {
    const { plan, table } = this.#sitting.deal;
    const refusal = table.whyNot(this.#seat, action);
    if (refusal === null) return;
    this.#aside.remark(this.#sentences.refusal(plan.id, refusal, { view, options: plan.options, action }));
    this.#forget();
  }

  #forget(): void {
    this.#drawing.stop();
    this.#choosing = NOTHING_CHOSEN;
  }
}
