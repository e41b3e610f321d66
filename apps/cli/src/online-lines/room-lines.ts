import type { TableReport } from '@shoal/room';
import type { RoomScene } from '@shoal/room/client';
import type { SeatController } from '@shoal/table-ui';
import { readOnlineLine, type TypedOnline, writeSpokenCode } from '@shoal/table-ui/online';
import type { LineContext } from '../line-mode/line-context.ts';
import { type Questions, Withdrawn } from '../line-mode/line-input.ts';
import { LineTable } from '../line-mode/line-table.ts';
import { isChoosing } from '../line-mode/tell-deal.ts';
import { checkSentence, faultSentence, sealSentences } from '../online/fairness-sentences.ts';
import { reactionSentence } from '../online/reaction-sentence.ts';
import type { RoomOrders } from '../online/room-orders.ts';
import { dealKeyOf, momentOf, type RoomMoment, seatAt } from '../online/room-seat.ts';
import type { RoomVisit } from '../online/room-visit.ts';
import { seatItems, termsLine, waitingSentence } from '../online/seat-list.ts';
import { Stopped } from '../process/exit-code.ts';
import { callOf } from '../process/own-command.ts';
import { readOf } from '../records/own-games.ts';
import { reviewOfRecord } from '../review/review-lines.ts';
import { stateOf } from '../room/seat.ts';
import { sentencesIn } from '../text/sentence-lines.ts';
import { NEVER, RoomInput } from './room-input.ts';
import { isForRoom, TypedOrders } from './typed-orders.ts';

const CHECK_MS = 5000;

/** A room told line by line, from the lobby to the last deal. */
export class RoomLines {
  readonly #visit: RoomVisit;
  readonly #context: LineContext;
  readonly #input: RoomInput;
  readonly #orders: TypedOrders;
  readonly #languages: readonly TypedOnline[];
  #seat: SeatController | null = null;
  /** Does the open question still make sense? */
  #isWanted: () => boolean = () => true;
  #reactionsTold = 0;
  #fault: string | null = null;
  /** The latest request whose answer was explained. */
  #request: string | null = null;
  #quit: (error: Stopped) => void = () => undefined;

  constructor(visit: RoomVisit, orders: RoomOrders, languages: readonly TypedOnline[], context: LineContext) {
    this.#visit = visit;
    this.#context = context;
    this.#languages = languages;
    this.#input = new RoomInput(context.input, {
      orderIn: (line) => this.#orderIn(line),
      tooEarly: () => this.#say([this.#words.terminal.notYet]),
    });
    this.#orders = new TypedOrders(visit, orders, {
      help: () => this.#say(this.#words.terminal.help),
      link: () => this.#tellLink(),
      who: () => this.#tellSeats(),
      review: () => void this.#review(),
      quit: () => this.#leave(),
      say: (sentence) => this.#say([sentence]),
    });
  }

  /** Tells the room until somebody leaves, or it comes to an end. Rejects with `Stopped` when they leave. */
  async run(): Promise<void> {
    const left = new Promise<never>((_, reject) => {
      this.#quit = reject;
    });
    left.catch(() => undefined);
    const stop = this.#visit.subscribe(() => this.#follow());
    const reading = this.#input.read();
    try {
      const isOver = this.#visit.until(() => this.#visit.state.type === 'ended');
      await Promise.race([isOver, left, this.#play(), reading.then(() => isOver)]);
    } finally {
      stop();
      this.#input.close();
      this.#seat?.close();
      this.#follow();
    }
  }

  get #words() {
    return this.#visit.words;
  }

  get #writer() {
    return this.#context.writer;
  }

  async #play(): Promise<void> {
    for (;;) {
      const { scene } = this.#visit;
      if (scene === null) await this.#visit.until(() => this.#visit.scene !== null);
      else await this.#live(scene);
    }
  }

  #live({ room, table }: RoomScene): Promise<void> {
    const moment = this.#moment;
    if (moment === 'lobby') return this.#lobby();
    if (moment === 'waiting' || table === null) return this.#waitForCards(room.phase === 'dealing');
    return moment === 'playing' ? this.#playDeal(table) : this.#between(table);
  }

  get #moment(): RoomMoment | null {
    const { scene } = this.#visit;
    return scene && momentOf(scene);
  }

  async #waitForCards(isDealing: boolean): Promise<void> {
    if (isDealing) this.#say([this.#words.seal.dealing]);
    await this.#visit.until(() => this.#moment !== 'waiting');
  }

  async #lobby(): Promise<void> {
    this.#tellSeats();
    this.#tellLink();
    const { scene } = this.#visit;
    if (scene !== null) this.#say([waitingSentence(scene, this.#words)]);
    const isHere = () => this.#moment === 'lobby';
    await this.#askWhile(isHere, this.#words.terminal.ask, (line) => {
      if (line.trim() !== '') this.#say([this.#words.terminal.notUnderstood(line)]);
    });
  }

  /** Between two deals: everybody may go on, and the others come along. */
  async #between(table: TableReport): Promise<void> {
    const key = dealKeyOf(table);
    const isHere = () => {
      const { scene } = this.#visit;
      return scene?.table != null && dealKeyOf(scene.table) === key && momentOf(scene) === 'between';
    };
    await this.#askWhile(isHere, this.#words.terminal.between, (line) => {
      if (line.trim() === '') this.#orders.take({ type: 'command', command: 'start', rest: '' });
      else this.#say([this.#words.terminal.notUnderstood(line)]);
    });
  }

  async #askWhile(isHere: () => boolean, question: string, take: (line: string) => void): Promise<void> {
    while (isHere()) {
      const line = await this.#ask(question, isHere);
      if (line === undefined) return;
      if (line !== null) take(line);
      else await this.#goOnWithoutInput(isHere);
    }
  }

  /** The next line; undefined if the question came to nothing, null after the end of the input. */
  async #ask(question: string, isWanted: () => boolean): Promise<string | null | undefined> {
    this.#isWanted = isWanted;
    try {
      return await this.#input.ask(question);
    } catch (error) {
      if (error instanceof Withdrawn) return undefined;
      throw error;
    }
  }

  /** Somebody who only looks on does so without any input. */
  async #goOnWithoutInput(isHere: () => boolean): Promise<void> {
    await this.#orders.settled();
    if (!isHere()) return;
    if (this.#visit.scene?.you.person !== null) {
      throw new Stopped(sentencesIn(this.#writer.look.catalogue).say({ key: 'input-ended' }));
    }
    await this.#visit.until(() => !isHere());
  }

  async #playDeal(table: TableReport): Promise<void> {
    const key = dealKeyOf(table);
    const seat = await seatAt(this.#visit, table, this.#context.thinker, {
      ...{ speed: () => this.#context.speed, repeats: false, onActed: () => undefined },
    });
    this.#seat = seat;
    const isHere = () => this.#visit.scene?.table != null && dealKeyOf(this.#visit.scene.table) === key;
    this.#isWanted = () => isHere() && isChoosing(stateOf(seat));
    const stop = seat.subscribe(() => this.#withdraw());
    try {
      this.#tellSeal();
      const teller = new LineTable(seat, {
        ...{ writer: this.#writer, input: this.#questionsWhile(isHere) },
        roomRefusal: (refusal) => this.#visit.refusalOfRoom(refusal),
      });
      const report = await Promise.race([teller.playDeal(), this.#visit.until(() => !isHere())]);
      if (report === undefined) return;
      if (report.goal !== null || report.deals > 1) teller.tellMatch(report);
      await this.#tellCheck();
    } finally {
      stop();
      seat.close();
      this.#seat = null;
    }
  }

  /** A table that is gone asks nothing more, whatever its last state was. */
  #questionsWhile(isHere: () => boolean): Questions {
    return { ask: (question) => (isHere() ? this.#input.ask(question) : NEVER) };
  }

  #tellSeal(): void {
    const { scene } = this.#visit;
    if (scene !== null) this.#say(sealSentences(scene, this.#voice));
  }

  /** Says whether the deal was proved to be fair, once that is known. */
  async #tellCheck(): Promise<void> {
    const typeOf = () => this.#visit.scene?.fairness.type ?? 'unsealed';
    if (typeOf() === 'unsealed') return;
    const isDone = () => typeOf() === 'proved' || typeOf() === 'fault';
    await Promise.race([this.#visit.until(isDone), new Promise((resolve) => setTimeout(resolve, CHECK_MS).unref())]);
    const { scene } = this.#visit;
    if (scene !== null) this.#say([checkSentence(scene, this.#voice) ?? this.#words.seal.notChecked]);
  }

  get #voice() {
    const { catalogue, ascii, spoken } = this.#writer.look;
    return { words: this.#words, catalogue, ascii: ascii || spoken };
  }

  /** Something changed in the room. */
  #follow(): void {
    this.#withdraw();
    const news = [...this.#visit.takeNews(), ...this.#howToAnswer(), ...this.#reactions(), ...this.#faults()];
    if (news.length > 0) this.#say(news);
  }

  /** A card that does not fit is told at once, and once. */
  #faults(): string[] {
    const { scene } = this.#visit;
    const fault = scene !== null && momentOf(scene) === 'playing' ? faultSentence(scene, this.#voice) : null;
    if (fault === null || fault === this.#fault) return [];
    this.#fault = fault;
    return [fault];
  }

  /** Explains once for each request what to type. */
  #howToAnswer(): string[] {
    const request = this.#visit.scene?.room.requests.at(-1)?.id ?? null;
    const isNew = request !== null && request !== this.#request;
    this.#request = request;
    return isNew ? [this.#words.terminal.yesOrNo] : [];
  }

  #withdraw(): void {
    if (this.#input.isAsking && !this.#isWanted()) this.#input.withdraw();
  }

  #reactions(): string[] {
    const { scene } = this.#visit;
    const fresh = this.#visit.reactions.filter(({ number }) => number > this.#reactionsTold);
    this.#reactionsTold = Math.max(this.#reactionsTold, ...fresh.map(({ number }) => number));
    const { ascii, spoken } = this.#writer.look;
    const voice = { words: this.#words, isPlain: ascii || spoken };
    return scene === null ? [] : fresh.map((reaction) => reactionSentence(reaction, scene, voice));
  }

  #orderIn(line: string): (() => void) | null {
    this.#visit.client.look();
    const read = readOnlineLine(line, this.#languages);
    const wantsSuit = this.#seat?.value?.choosing?.wanted === 'suit';
    if (read === null || !isForRoom(read, this.#visit.scene, { wantsSuit, isAsked: this.#input.isAsking })) return null;
    return () => this.#orders.take(read);
  }

  #leave(): void {
    this.#input.close();
    this.#quit(new Stopped(''));
  }

  #tellSeats(): void {
    const { scene } = this.#visit;
    if (scene === null) return;
    const seats = seatItems(scene, this.#voice).map(
      ({ seat, name, details }) => `${seat + 1} ${name}${details.length === 0 ? '' : ` (${details.join(', ')})`}`,
    );
    const spectators = scene.room.spectators > 0 ? [`${this.#words.lobby.spectators(scene.room.spectators)}.`] : [];
    this.#say([termsLine(scene.room, this.#voice), this.#words.terminal.seatsAre(seats), ...spectators]);
  }

  #tellLink(): void {
    const { scene, link, words } = this.#visit;
    if (scene === null) return;
    const { code } = scene.room;
    const isKnown = code !== null && link !== '';
    const spoken = isKnown ? writeSpokenCode(code, words.names) : '';
    const call = callOf(`join ${spoken} --server ${this.#visit.publicOrigin}`);
    this.#say(isKnown ? words.terminal.invitation(link, call) : [words.refusals['old-link']]);
  }

  async #review(): Promise<void> {
    const { finished } = this.#visit;
    if (finished === null) return;
    const { writer, interruption } = this.#context;
    const { lines } = await reviewOfRecord(readOf(finished), writer.look, interruption, () => undefined);
    this.#say(lines);
  }

  #say(sentences: readonly string[]): void {
    this.#input.interrupt(() => this.#writer.lines(sentences));
  }
}
