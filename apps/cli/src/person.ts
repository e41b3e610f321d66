import { type Action, type Seat, suitOf, type View } from '@shoal/core';
import {
  type Deal,
  DrawingOn,
  endsGame,
  handInOrder,
  meansDrawingOn,
  misunderstood,
  narrow,
  readTouches,
  type Sentences,
  type Touchable,
  type Touches,
} from '@shoal/table-ui';
import { answerTo } from './answer.ts';
import type { Aside } from './aside.ts';
import type { LineInput } from './line-input.ts';
import { promptFor } from './prompts.ts';
import { Stopped } from './stopped.ts';
import { words } from './words.ts';

type Command = 'help' | 'rules' | 'hand' | 'hint' | 'quit';

const COMMANDS: Readonly<Record<string, Command>> = {
  '?': 'help',
  help: 'help',
  rules: 'rules',
  h: 'hand',
  hand: 'hand',
  hint: 'hint',
  tip: 'hint',
  q: 'quit',
  quit: 'quit',
  exit: 'quit',
};

/** A person at the keyboard, asked until what is typed is a legal action. */
export class Person {
  readonly #deal: Deal;
  readonly #seat: Seat;
  readonly #input: LineInput;
  readonly #sentences: Sentences;
  readonly #aside: Aside;
  readonly #drawing = new DrawingOn();
  #touches: Touches = {};
  #wanted: Touchable | null = null;

  constructor(deal: Deal, seat: Seat, input: LineInput, sentences: Sentences, aside: Aside) {
    this.#deal = deal;
    this.#seat = seat;
    this.#input = input;
    this.#sentences = sentences;
    this.#aside = aside;
  }

  /** Does it act without being asked, since it was told to draw on? */
  get drawsOn(): boolean {
    return this.#drawing.goesOn(this.#deal.table.view(this.#seat));
  }

  async choose(): Promise<Action> {
    if (this.drawsOn) return { type: 'draw' };
    const view = this.#deal.table.view(this.#seat);
    this.#forget();
    for (;;) {
      const line = await answerTo(
        this.#input,
        promptFor(this.#deal, view, this.#touches, this.#wanted, this.#sentences),
      );
      const command = this.#commandIn(line);
      if (command !== undefined) await this.#obey(command);
      else {
        const action = this.#read(line, view);
        if (action !== null) return action;
      }
    }
  }

  /** `h` is hearts while a suit is asked for; `q` always quits, so queens are asked for in other words. */
  #commandIn(line: string): Command | undefined {
    const text = line.trim().toLowerCase();
    if (text === 'h' && this.#wanted === 'suit') return undefined;
    return Object.hasOwn(COMMANDS, text) ? COMMANDS[text] : undefined;
  }

  async #obey(command: Command): Promise<void> {
    if (command !== 'quit') {
      this.#aside[command]();
      return;
    }
    const answer = await answerTo(this.#input, words.offer(this.#sentences.say({ key: 'really-quit' }), words.yesOrNo));
    if (/^\s*(y|yes|q|quit)\s*$/i.test(answer)) throw new Stopped(this.#sentences.say({ key: 'goodbye' }));
  }

  /** The action that the line completes; null when something is still missing or wrong. */
  #read(line: string, view: View): Action | null {
    if (line.trim() === '') return this.#forced(view);
    const { plan, labels } = this.#deal;
    const hand = handInOrder(plan.id, view.hand);
    const around = { game: plan.id, labels, hand, wanted: this.#wanted };
    const touches = readTouches(line, around);
    if (touches === null) {
      this.#aside.remark(this.#sentences.say(misunderstood(line, around, view.legal)));
      return null;
    }
    if (meansDrawingOn(line)) this.#drawing.begin(view);
    return this.#narrow(view, this.#answers(touches) ? { ...this.#touches, ...touches } : touches);
  }

  /** Enter does what is the only thing to do. */
  #forced(view: View): Action | null {
    if (view.legal.length === 1) return view.legal[0];
    this.#aside.remark(words.typeSomething);
    return null;
  }

  /** Did the person name just what was asked for, rather than something else altogether? */
  #answers(touches: Touches): boolean {
    const things = Object.keys(touches);
    return this.#wanted !== null && things.length === 1 && things[0] === this.#wanted;
  }

  #narrow(view: View, touches: Touches): Action | null {
    const choice = narrow(view.legal, touches);
    if (choice.key === 'action') return choice.action;
    if (choice.key === 'missing') return this.#missing(view, touches, choice.thing, choice.left);
    this.#explain(view, choice.action);
    return null;
  }

  #missing(view: View, touches: Touches, thing: Touchable, left: readonly Action[]): Action | null {
    if (thing === 'suit') {
      // Where the play ends the game no suit matters, and none is asked for (R26).
      const own = left.find(({ card, suit }) => card !== undefined && suit === suitOf(card));
      if (own !== undefined && endsGame(this.#deal.table.rules, view, own)) return own;
    }
    this.#touches = touches;
    this.#wanted = thing;
    return null;
  }

  #explain(view: View, action: Action): void {
    const { plan, table } = this.#deal;
    const refusal = table.whyNot(this.#seat, action);
    if (refusal === null) return;
    this.#aside.remark(this.#sentences.refusal(plan.id, refusal, { view, options: plan.options, action }));
    this.#forget();
  }

  #forget(): void {
    this.#drawing.stop();
    this.#touches = {};
    this.#wanted = null;
  }
}
