import { setTimeout as sleep } from 'node:timers/promises';
import type { Action, Result, Seat } from '@shoal/core';
import {
  createSentences,
  introduced,
  isPerson,
  type LineModeWords,
  pauseMs,
  type Sentences,
  type Sitting,
  type Speed,
  seatEntryOf,
  seatsOfPeople,
  shownLabels,
  youAmong,
} from '@shoal/table-ui';
import { answerTo } from './answer.ts';
import { asideAt } from './aside.ts';
import { endingLines } from './ending.ts';
import { handLine } from './hand-line.ts';
import type { LineInput } from './line-input.ts';
import { Person } from './person.ts';
import type { Host, UNDO } from './play-deal.ts';
import type { Screen } from './screen.ts';
import { standingLine, standingLines } from './standing.ts';
import type { Thinker } from './thinker.ts';

/** What line mode is played with. */
export interface LineDesk {
  readonly screen: Screen;
  readonly input: LineInput;
  readonly thinker: Thinker;
  /** How long bots take; at once unless somebody wants it otherwise. */
  readonly speed: Speed;
}

/** Nobody looks at the screen, so nothing may be shown. */
const CURTAIN = -1;

/** A deal told line by line, to one person, to several who share a screen, or to whoever watches bots. */
export class LineHost implements Host {
  readonly #sitting: Sitting;
  readonly #screen: Screen;
  readonly #input: LineInput;
  readonly #thinker: Thinker;
  readonly #speed: Speed;
  readonly #sentences: Sentences;
  readonly #isShared: boolean;
  readonly #people = new Map<Seat, Person>();
  /** How much of the log each seat has been told. */
  readonly #told: number[];
  /** Who looks at the screen; null is a spectator. */
  #viewer: Seat | null;
  #lastTurn: Seat | null = null;

  constructor(sitting: Sitting, { screen, input, thinker, speed }: LineDesk) {
    const { players, labels } = sitting.deal;
    const people = seatsOfPeople(players);
    const you = youAmong(players);
    this.#sitting = sitting;
    this.#screen = screen;
    this.#input = input;
    this.#thinker = thinker;
    this.#speed = speed;
    this.#isShared = people.length > 1;
    this.#viewer = this.#isShared ? CURTAIN : you;
    this.#told = players.map(() => 0);
    this.#sentences = createSentences({ names: labels, ...screen.look, you });
  }

  begin(): void {
    const { plan, players } = this.#sitting.deal;
    const words = this.#words;
    const seated = introduced(this.#labels, players.map(seatEntryOf));
    this.#screen.line(words.title(this.#sentences.gameName(plan.id), plan, seated));
    if (players.some(isPerson)) this.#screen.line(words.hints);
    if (this.#isShared) this.#screen.line(words.noCurtain);
    this.tell();
  }

  async turn(seat: Seat): Promise<void> {
    if (this.#sitting.deal.players[seat].bot === null) await this.#turnOfPerson(seat);
    else await this.#turnOfBot(seat);
    this.#lastTurn = seat;
  }

  choose(seat: Seat): Promise<Action | typeof UNDO> {
    return this.#person(seat).choose();
  }

  tell(): void {
    if (this.#viewer === CURTAIN || this.#isBotsTurnStill()) return;
    this.#screen.lines(this.#news(this.#viewer).map((sentence) => `  ${sentence}`));
  }

  undone(seat: Seat): void {
    this.#told[seat] = this.#sitting.deal.table.log(seat).length;
    this.#lastTurn = null;
    this.#screen.line(this.#screen.look.catalogue.screen.undone);
  }

  end(result: Result): void {
    const { plan } = this.#sitting.deal;
    if (this.#viewer === CURTAIN) this.#screen.lines(this.#news(null));
    this.#screen.line();
    this.#screen.lines(endingLines(this.#sentences, plan.id, result, plan.options));
  }

  get #words(): LineModeWords {
    return this.#screen.look.catalogue.lineMode;
  }

  /** As they are shown. */
  get #labels(): readonly string[] {
    return shownLabels(this.#sitting.deal.labels, this.#screen.look.catalogue.screen.you);
  }

  #ask(question: string): Promise<string> {
    return answerTo(this.#input, question, this.#screen.look.catalogue);
  }

  #person(seat: Seat): Person {
    const known = this.#people.get(seat);
    if (known !== undefined) return known;
    const table = { sitting: this.#sitting, seat, sentences: this.#sentences, screen: this.#screen };
    const aside = asideAt({ ...table, thinker: this.#thinker }, () => this.#showTable(seat));
    const keyboard = {
      input: this.#input,
      catalogue: this.#screen.look.catalogue,
      sentences: this.#sentences,
    };
    const person = new Person(this.#sitting, seat, keyboard, aside);
    this.#people.set(seat, person);
    return person;
  }

  /** A bot's turn is told as a whole: what it draws card by card then fits in one sentence. */
  #isBotsTurnStill(): boolean {
    const { turn } = this.#sitting.deal.table;
    return turn !== null && turn === this.#lastTurn && this.#sitting.deal.players[turn].bot !== null;
  }

  async #turnOfBot(seat: Seat): Promise<void> {
    if (this.#viewer === CURTAIN || this.#lastTurn === seat) return;
    if (this.#speed !== 'instant') await sleep(pauseMs(this.#speed));
    const { plan, table, labels } = this.#sitting.deal;
    this.#screen.line();
    this.#screen.line(this.#sentences.turn(seat));
    this.#screen.line(
      standingLine(plan, table.view(this.#viewer), { look: this.#screen.look, labels, sentences: this.#sentences }),
    );
  }

  async #turnOfPerson(seat: Seat): Promise<void> {
    if (this.#viewer !== seat) await this.#passTo(seat);
    // What must follow an action at once needs no second look at the table.
    else if (this.#lastTurn === seat && (this.#person(seat).drawsOn || this.#isForced(seat))) return;
    this.#screen.line();
    this.#screen.line(this.#sentences.turn(seat));
    this.#showTable(seat);
  }

  #isForced(seat: Seat): boolean {
    return this.#sitting.deal.table.view(seat).legal.length === 1;
  }

  /** No card is on the screen while it changes hands. */
  async #passTo(seat: Seat): Promise<void> {
    await this.#hideHand();
    await this.#ask(this.#words.passTo(this.#labels[seat]));
    this.#viewer = seat;
    const news = this.#news(seat);
    if (news.length === 0) return;
    this.#screen.line(this.#words.recap);
    this.#screen.lines(news.map((sentence) => `  ${sentence}`));
  }

  /** Whoever has just acted sees what came of it first. */
  async #hideHand(): Promise<void> {
    const viewer = this.#viewer;
    this.#viewer = CURTAIN;
    if (viewer === null || viewer === CURTAIN) return;
    const name = this.#labels[viewer];
    await this.#ask(this.#screen.isWatched ? this.#words.hideHand(name) : this.#words.handOver(name));
    this.#screen.pushAway();
  }

  #showTable(seat: Seat): void {
    const { plan, table, labels } = this.#sitting.deal;
    const view = table.view(seat);
    const { look } = this.#screen;
    // A table of columns makes no sense to whoever hears it line by line.
    const told = { look, labels, sentences: this.#sentences };
    if (look.spoken) this.#screen.line(standingLine(plan, view, told));
    else this.#screen.lines(standingLines(plan, view, told));
    this.#screen.line(`  ${this.#words.hand(handLine(plan.id, view.hand, view.legal, look))}`);
  }

  /** What a viewer has not been told yet, as that viewer may know it. */
  #news(viewer: Seat | null): string[] {
    const { plan, table } = this.#sitting.deal;
    const log = table.log(viewer);
    // A spectator's share of the log is kept at seat 0: with a spectator there is nobody else to tell.
    const from = this.#told[viewer ?? 0];
    this.#told[viewer ?? 0] = log.length;
    return this.#sentences.narrate(plan.id, log, { from, view: table.view(viewer), options: plan.options });
  }
}
