import type { Action, Seat } from '@shoal/core';
import {
  type Choosing,
  createSentences,
  DrawingOn,
  type KeyLabel,
  NOTHING_CHOSEN,
  pauseMs,
  reportOf,
  type SeenTable,
  type Sentences,
  type Sitting,
  type Speed,
  seatsOfPeople,
  shownName,
  type TableCommand,
  youAmong,
} from '@shoal/table-ui';
import type { Kept } from '../kept.ts';
import { type Host, UNDO } from '../play-deal.ts';
import { ChoosingScene } from './choosing-scene.ts';
import { legalCursor } from './legal-cursor.ts';
import type { ScreenDesk } from './screen-desk.ts';
import { type Hints, TableAsides } from './table-asides.ts';
import { tipFor } from './tip.ts';
import { STOPPED, WaitingScene } from './waiting-scene.ts';
import { WatchingScene } from './watching-scene.ts';

const SAME_TURN = 3;
const END_PAUSES = 3;

/** How used the people are to the game, and how fast it goes. */
export interface Pace {
  /** Turns that people have taken before. */
  readonly turns: number;
  readonly speed: Speed;
  /** What the store has to say, read once. */
  readonly messages: string[];
}

/** A deal on the full screen, for one person, for several who pass it on, or for whoever watches bots. */
export class ScreenHost implements Host {
  readonly #sitting: Sitting;
  readonly #desk: ScreenDesk;
  readonly #speed: Speed;
  readonly #isShared: boolean;
  readonly #sentences: Sentences;
  readonly #asides: TableAsides;
  readonly #messages: string[];
  readonly #drawing = new DrawingOn();
  /** Log entries that each seat knew when it acted last. */
  readonly #known: number[];
  /** Log entries that were on the screen when the turn before the last began, for those who only watch. */
  #publicKnown = 0;
  #turnBegan = 0;
  /** Who looks at the screen; null: only what everybody may see is on it. */
  #viewer: Seat | null;
  #choosing: Choosing = NOTHING_CHOSEN;
  #message: string | null = null;
  #lastTurn: Seat | null = null;
  /** Has the turn only just come, so that a key may still be held down from before? */
  #isFresh = false;
  #turns: number;

  constructor(kept: Pick<Kept, 'sitting' | 'isKept'>, desk: ScreenDesk, { turns, speed, messages }: Pace) {
    const { sitting } = kept;
    const { players, labels } = sitting.deal;
    const you = youAmong(players);
    this.#sitting = sitting;
    this.#desk = desk;
    this.#speed = speed;
    this.#turns = turns;
    this.#messages = messages;
    this.#isShared = seatsOfPeople(players).length > 1;
    this.#viewer = you;
    // People who share the screen are told everything when a game goes on; one person remembers.
    this.#known = players.map((_, seat) => (this.#isShared ? 0 : sitting.deal.table.log(seat).length));
    this.#sentences = createSentences({ catalogue: desk.catalogue, names: labels, ascii: desk.ascii, you });
    this.#asides = new TableAsides(sitting, this.#sentences, desk, () => kept.isKept);
  }

  /** How many turns people have taken by now. */
  get turns(): number {
    return this.#turns;
  }

  begin(): void {
    this.tell();
  }

  async turn(seat: Seat): Promise<void> {
    if (this.#isShared && this.#viewer !== null && this.#viewer !== seat) await this.#hide(this.#viewer);
    if (this.#sitting.deal.players[seat].bot === null) await this.#turnOfPerson(seat);
    else await this.#turnOfBot(seat);
    if (this.#lastTurn !== seat) this.#publicKnown = this.#turnBegan;
    if (this.#lastTurn !== seat) this.#turnBegan = this.#sitting.deal.table.log(null).length;
    this.#lastTurn = seat;
  }

  async choose(seat: Seat): Promise<Action | typeof UNDO> {
    const view = this.#sitting.deal.table.view(seat);
    if (this.#drawing.goesOn(view)) return this.#drawOn();
    this.#drawing.stop();
    this.#choosing = { ...this.#choosing, cursor: legalCursor(this.#sitting.deal, seat, this.#choosing.cursor) };
    for (;;) {
      this.#message = this.#messages.shift() ?? this.#message;
      const scene = new ChoosingScene(this.#seen(seat), this.#choosing, this.#look);
      const { stage } = this.#desk;
      const chosen = await (this.#isFresh ? stage.playFresh(scene) : stage.play(scene));
      this.#isFresh = false;
      this.#choosing = scene.choosing;
      this.#message = null;
      if (chosen.key === 'act') return this.#taken(chosen.action, seat);
      if (chosen.key === 'refused') this.#explain(seat, chosen.action);
      else if (chosen.command === 'undo' && this.#sitting.canUndo(seat)) return UNDO;
      else {
        const advised = await this.#obey(seat, chosen.command);
        if (advised !== null) return this.#taken(advised, seat);
      }
    }
  }

  tell(): void {
    this.#desk.stage.show(this.#watching(''));
  }

  undone(seat: Seat): void {
    this.#known[seat] = Math.min(this.#known[seat], this.#sitting.deal.table.log(seat).length);
    this.#choosing = { ...NOTHING_CHOSEN, cursor: legalCursor(this.#sitting.deal, seat) };
    this.#message = this.#desk.words.undone;
    this.#lastTurn = seat;
    this.tell();
  }

  /** The last card is seen before the scores are. */
  async end(): Promise<void> {
    const { stage, words } = this.#desk;
    const ms = END_PAUSES * pauseMs(this.#speed);
    const keys = [{ key: words.space, label: words.keys.skip }];
    if (ms > 0) await stage.playFor(this.#watching(words.endTitle, keys), ms);
  }

  get #look() {
    const { ascii, colours, words } = this.#desk;
    return { ascii, colours, words };
  }

  #nameOf(seat: Seat): string {
    return shownName(this.#sitting.deal.labels[seat], this.#desk.words.you);
  }

  #watching(prompt: string, keys: readonly KeyLabel[] = []): WatchingScene {
    return new WatchingScene({ ...this.#seen(this.#viewer), prompt, keys }, this.#look);
  }

  #seen(viewer: Seat | null): SeenTable {
    const { words, ascii } = this.#desk;
    return {
      ...{
        report: reportOf(this.#sitting, viewer),
        sentences: this.#sentences,
        words,
        ascii,
        choosing: null,
        prompt: '',
      },
      keys: viewer === null ? [] : this.#keys(viewer),
      message: this.#message,
      known: viewer === null ? this.#publicKnown : this.#known[viewer],
    };
  }

  #keys(seat: Seat): KeyLabel[] {
    const { words, ascii } = this.#desk;
    const { keys } = words;
    const canMove = this.#sitting.deal.table.view(seat).legal.some(({ rank, card }) => (rank ?? card) !== undefined);
    return [
      ...(canMove ? [{ key: words.enter, label: keys.choose }] : []),
      { key: '?', label: keys.help },
      { key: words.escape, label: keys.leave },
      ...(this.#sitting.canUndo(seat) ? [{ key: 'U', label: keys.undo }] : []),
      ...(this.#sitting.plan.daily === null ? [{ key: 'I', label: keys.hint }] : []),
      { key: 'L', label: keys.log },
      ...(canMove ? [{ key: ascii ? words.asciiArrows : words.arrows, label: keys.move }] : []),
    ];
  }

  async #turnOfBot(seat: Seat): Promise<void> {
    const { words, stage } = this.#desk;
    const name = this.#nameOf(seat);
    this.#message = null;
    // Card after card of one turn goes faster: only the first comes as news.
    const ms = pauseMs(this.#speed) / (this.#lastTurn === seat ? SAME_TURN : 1);
    const keys = [
      { key: words.space, label: words.keys.skip },
      { key: words.escape, label: words.keys.leave },
    ];
    const pressed = ms > 0 ? await stage.playFor(this.#watching(words.watching(name), keys), ms) : undefined;
    if (pressed === 'leave') await this.#asides.leave();
    stage.show(this.#watching(words.thinking(name)));
  }

  async #turnOfPerson(seat: Seat): Promise<void> {
    const isNew = this.#lastTurn !== seat;
    if (this.#isShared && this.#viewer !== seat) await this.#passTo(seat);
    if (!isNew) return;
    // What was pressed to hurry the others on must not choose a card.
    this.#desk.stage.forgetKeys();
    this.#isFresh = this.#isShared || pauseMs(this.#speed) > 0;
    this.#choosing = { ...NOTHING_CHOSEN, cursor: legalCursor(this.#sitting.deal, seat) };
    this.#message = tipFor(this.#sitting, this.#desk.words, this.#turns);
  }

  #taken(action: Action, seat: Seat): Action {
    const { table } = this.#sitting.deal;
    const view = table.view(seat);
    if (action.type === 'draw' && view.legal.length === 1) this.#drawing.begin(view);
    if (view.legal.length > 1) this.#turns += 1;
    this.#known[seat] = table.log(seat).length;
    this.#forgetChoice();
    return action;
  }

  #forgetChoice(): void {
    this.#choosing = { ...NOTHING_CHOSEN, cursor: this.#choosing.cursor };
  }

  /** Where there is nothing to do but draw, one key is enough for all the cards. */
  async #drawOn(): Promise<Action> {
    const { stage, words } = this.#desk;
    const ms = pauseMs(this.#speed) / 2;
    const pressed = ms > 0 ? await stage.playFor(this.#watching(words.sawDrawing), ms) : undefined;
    if (pressed === 'leave') await this.#asides.leave();
    return { type: 'draw' };
  }

  #explain(seat: Seat, action: Action): void {
    const { plan, table } = this.#sitting.deal;
    const refusal = table.whyNot(seat, action);
    const context = { view: table.view(seat), options: plan.options, action };
    this.#message = refusal === null ? null : this.#sentences.refusal(plan.id, refusal, context);
    this.#forgetChoice();
  }

  /** An action, when a hint is taken at its word. */
  async #obey(seat: Seat, command: TableCommand): Promise<Action | null> {
    if (command === 'hint') return this.#hint(seat);
    if (command === 'leave') await this.#asides.leave();
    else if (command === 'undo') this.#message = this.#whyNoUndo();
    else if (command === 'help') await this.#asides.help();
    else if (command === 'rules') await this.#asides.rules();
    else await this.#asides.log(seat);
    return null;
  }

  #whyNoUndo(): string {
    const { words } = this.#desk;
    if (this.#isShared) return words.noUndoWithPeople;
    return this.#sitting.plan.daily === null ? words.nothingToUndo : words.noUndoDaily;
  }

  async #hint(seat: Seat): Promise<Action | null> {
    const { words, stage } = this.#desk;
    this.#message = this.#sitting.plan.daily === null ? words.coachThinks : words.noHintsDaily;
    if (this.#sitting.plan.daily !== null) return null;
    const keys = [{ key: words.escape, label: words.keys.back }];
    const waiting = new WaitingScene<Hints>(new WatchingScene({ ...this.#seen(seat), keys }, this.#look));
    const hints = await stage.playUntil(waiting, this.#asides.hints(seat));
    this.#message = null;
    if (hints !== STOPPED) return this.#asides.tellHints(hints);
    await this.#desk.thinker.stop();
    return null;
  }

  /** Whoever has just acted sees what came of it; then no card stays on the screen. */
  async #hide(seat: Seat): Promise<void> {
    const { words, stage } = this.#desk;
    const keys = [{ key: words.enter, label: words.hideKey, isAnswer: true }];
    const prompt = words.hideTitle(this.#nameOf(seat));
    stage.forgetKeys();
    await stage.play(new WatchingScene({ ...this.#seen(seat), prompt, keys }, this.#look));
    this.#known[seat] = this.#sitting.deal.table.log(seat).length;
    this.#viewer = null;
  }

  /** The curtain, then what happened, then the cards. */
  async #passTo(seat: Seat): Promise<void> {
    const { stage } = this.#desk;
    const name = this.#nameOf(seat);
    stage.forgetKeys();
    await this.#asides.curtain(name);
    const news = this.#asides.story(seat, this.#known[seat]);
    if (news.length > 0) await this.#asides.recap(name, news, this.#known[seat] === 0);
    this.#viewer = seat;
  }
}
