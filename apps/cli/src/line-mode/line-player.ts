import {
  type Catalogue,
  isTyped,
  meansRepeating,
  misunderstood,
  readTouches,
  type SeatController,
  type SeatState,
  type Sentences,
  shownLabels,
  type TableLanguages,
  type TypedCommand,
  typedCommand,
} from '@shoal/table-ui';
import { Stopped } from '../process/exit-code.ts';
import { understood, understoodGames } from '../text/language.ts';
import type { LineWriter } from '../text/line-writer.ts';
import { numberedLine } from '../text/sentence-lines.ts';
import { asideAt, type LineAsides } from './aside.ts';
import { answerTo, type Questions } from './line-input.ts';
import { offerYesOrNo, promptFor } from './prompts.ts';

/** Where a table is told, and where people answer. */
export interface LineVoice {
  readonly writer: LineWriter;
  readonly input: Questions;
  /** Says why a room refused something, where a table is in a room; null for what the game refuses. */
  readonly roomRefusal?: (refusal: string) => string | null;
}

/** Reads what people type and passes it on to their seat, until something comes of it. */
export class LinePlayer {
  readonly #seat: SeatController;
  readonly #input: Questions;
  readonly #catalogue: Catalogue;
  readonly #sentences: Sentences;
  readonly #languages: TableLanguages;
  readonly #aside: LineAsides;

  constructor(seat: SeatController, sentences: Sentences, { writer, input }: LineVoice, hand: LineAsides['hand']) {
    this.#seat = seat;
    this.#input = input;
    this.#catalogue = writer.look.catalogue;
    this.#sentences = sentences;
    this.#languages = understood(this.#catalogue);
    this.#aside = asideAt(seat, sentences, writer, hand);
  }

  /** Asks the person who chooses for one line, and does what it says. */
  async ask(state: SeatState): Promise<void> {
    const line = await this.answer(promptFor(state, this.#catalogue, this.#sentences));
    const command = this.#commandIn(line, state);
    if (command === undefined) await this.#read(line, state);
    else await this.#obey(command, state);
  }

  /** `h` is hearts while a suit is asked for; `q` always quits, so queens are asked for in other words. */
  #commandIn(line: string, { choosing }: SeatState): TypedCommand | undefined {
    if (/^\s*[hc]\s*$/i.test(line) && choosing?.wanted === 'suit') return undefined;
    return typedCommand(line, this.#languages);
  }

  /** Asks for a line that the game cannot go on without. */
  answer(question: string): Promise<string> {
    return answerTo(this.#input, question, this.#catalogue);
  }

  /** Does something at the table, and waits until something has come of it. */
  async #act(act: () => void): Promise<void> {
    const before = this.#seat.value;
    act();
    await this.#seat.when((state) => state !== before);
  }

  async #obey(command: TypedCommand, state: SeatState): Promise<void> {
    if (command === 'choices') return this.#chooseByNumber(state);
    if (command === 'quit') return this.#quit();
    if (command === 'undo') return this.#seat.undo();
    return this.#aside[command](state);
  }

  async #quit(): Promise<void> {
    const question = this.#sentences.say({ key: 'really-quit' });
    const answer = await this.answer(offerYesOrNo(question, this.#catalogue));
    const leaves = isTyped(answer, this.#languages, ({ yes, commands }) => [...yes, ...commands.quit]);
    if (leaves) throw new Stopped(this.#sentences.say({ key: 'goodbye' }));
  }

  /** Everything there is to do, each with a number; an empty line goes back. */
  async #chooseByNumber(state: SeatState): Promise<void> {
    const { view } = state.report;
    const { legal } = view;
    const words = this.#catalogue.lineMode;
    for (const [index, action] of legal.entries()) {
      this.#aside.remark(numberedLine(index + 1, this.#sentences.action(action, view)));
    }
    for (;;) {
      const answer = (await this.answer(words.whichChoice(legal.length))).trim();
      if (answer === '') return;
      const command = this.#commandIn(answer, state);
      if (command !== undefined && command !== 'choices') return this.#obey(command, state);
      const chosen = /^\d+$/.test(answer) ? legal[Number(answer) - 1] : undefined;
      if (chosen !== undefined) return this.#act(() => this.#seat.follow(chosen));
      this.#aside.remark(words.badNumber(1, legal.length));
    }
  }

  async #read(line: string, state: SeatState): Promise<void> {
    if (line.trim() === '') return this.#takeOnlyChoice(state);
    const { game, labels, view } = state.report;
    const { presentation } = this.#sentences.game;
    const around = {
      ...{ wanted: state.choosing?.wanted ?? null, languages: this.#languages },
      games: understoodGames(this.#catalogue, game),
      hand: presentation.inOrder(view.hand),
      spots: view.legal.filter(({ spot }) => spot !== undefined).length,
      labels: shownLabels(labels, this.#catalogue.screen.you),
    };
    const touches = readTouches(line, around);
    if (touches === null) {
      this.#aside.remark(this.#sentences.say(misunderstood(line, around, view.legal)));
      return;
    }
    const { type } = touches;
    const isRepeated = type !== undefined && type === presentation.repeat?.type && meansRepeating(line);
    await this.#act(() => (isRepeated ? this.#seat.repeat(type) : this.#seat.touch(touches)));
  }

  /** Enter does what is the only thing to do. */
  async #takeOnlyChoice({ report: { view } }: SeatState): Promise<void> {
    const [only, ...others] = view.legal;
    if (others.length === 0) await this.#act(() => this.#seat.follow(only));
    else this.#aside.remark(this.#catalogue.lineMode.typeSomething);
  }
}
