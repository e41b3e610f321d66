import type { RoomScene } from '@shoal/room/client';
import type { Command, PersonId, Reaction } from '@shoal/room/protocol';
import { writeSpokenCode } from '@shoal/table-ui/online';
import { MenuScene } from '../full-screen/scenes/menu-scene.ts';
import { agrees } from '../full-screen/scenes/notice-scene.ts';
import { readPage } from '../full-screen/scenes/pager-scene.ts';
import { TextScene } from '../full-screen/scenes/text-scene.ts';
import { EMPTY_ROW, row } from '../full-screen/terminal/row.ts';
import { sealSentences } from '../online/fairness-sentences.ts';
import { isOrganiser, ownSeatIn, personIn, seatItems } from '../online/seat-list.ts';
import { Stopped } from '../process/exit-code.ts';
import { changedTerms } from './change-terms.ts';
import { InviteScene } from './invite-scene.ts';
import { reactionMenu } from './reaction-keys.ts';
import { choiceLabel, type RoomChoice, roomChoices, seatChoices } from './room-choices.ts';
import type { RoomContext } from './room-context.ts';

/** Choices that are one command without anything to ask. */
const COMMANDS: Partial<Readonly<Record<RoomChoice['key'], Command>>> = {
  stand: { type: 'stand' },
  start: { type: 'deal' },
  lock: { type: 'lock', isLocked: true },
  unlock: { type: 'lock', isLocked: false },
  reissue: { type: 'reissue' },
};

/** Does what people choose in a room beside the game. */
export class RoomErrands {
  readonly #context: RoomContext;

  constructor(context: RoomContext) {
    this.#context = context;
  }

  /** The menu of the room, until something was chosen. */
  async menu(): Promise<void> {
    const { scene, words } = this.#visit;
    if (scene !== null) await this.#chooseAndDo(words.lobby.title(this.#gameName(scene)), roomChoices(scene));
  }

  /** What can be done with a seat. Somebody who can only sit down there does. */
  async seat(seat: number): Promise<void> {
    const { scene, words } = this.#visit;
    if (scene === null) return;
    const choices = seatChoices(scene, seat);
    const [only] = choices;
    const { screen } = this.#context.catalogue;
    if (choices.length === 0) this.#context.board.say(screen.wrongKey(screen.enter, ['M', screen.escape]));
    else if (choices.length === 1 && only.key === 'sit') await this.do(only);
    else await this.#chooseAndDo(`${words.lobby.seat(seat + 1)}: ${this.#labelAt(scene, seat)}`, choices);
  }

  async do(choice: RoomChoice): Promise<void> {
    switch (choice.key) {
      case 'invite':
        return this.#invite();
      case 'seats':
        return this.#seats();
      case 'seal':
        return this.#seal();
      case 'react':
        return this.#chooseReaction();
      case 'rename':
        return this.rename();
      case 'move':
        return this.#move();
      case 'leave':
        return this.leave();
      default:
        return this.#order(choice);
    }
  }

  /** Rejects with `Stopped` if people want to leave. Their seat is kept. */
  async leave(): Promise<void> {
    const { scene, words } = this.#visit;
    const isKnown = scene !== null && scene.you.person !== null;
    const question = isKnown ? words.terminal.leaveQuestion : words.terminal.leaveWatching;
    if (await agrees(this.#context, question)) throw new Stopped('');
  }

  async rename(): Promise<void> {
    const { orders, words, ascii } = this.#context;
    const { lobby, actions } = this.#visit.words;
    const scene = new TextScene({ title: actions.rename, label: lobby.nameQuestion, text: orders.name, words, ascii });
    const name = await this.#context.stage.play(scene);
    if (name !== null && name.trim() !== '') this.tell(orders.rename(name.trim()));
  }

  react(reaction: Reaction): void {
    this.tell(this.#visit.ask({ type: 'react', reaction }));
  }

  async #chooseReaction(): Promise<void> {
    const { stage, words, ascii } = this.#context;
    const items = reactionMenu(this.#visit.words, ascii);
    const reaction = await stage.play(new MenuScene({ title: this.#visit.words.actions.react, items, words, ascii }));
    if (reaction !== null) this.react(reaction);
  }

  /** Answers the person who waits at the door longest. */
  answer(isWelcome: boolean): void {
    this.tell(this.#context.orders.answer(isWelcome));
  }

  start(): void {
    this.tell(this.#visit.ask({ type: 'deal' }));
  }

  /** Says only what was refused: everybody sees what was done. */
  tell(order: Promise<string | null>): void {
    void order.then((refusal) => {
      if (refusal === null || refusal === '') return;
      this.#context.board.say(refusal);
      this.#context.stage.redraw();
    });
  }

  get #visit() {
    return this.#context.visit;
  }

  async #chooseAndDo(title: string, choices: readonly RoomChoice[]): Promise<void> {
    const { words, ascii, stage } = this.#context;
    const items = choices.map((value) => ({ value, label: choiceLabel(value, this.#visit.words) }));
    const choice = await stage.play(new MenuScene({ title, items, words, ascii }));
    if (choice !== null) await this.do(choice);
  }

  /** Orders that ask before, and those that need nothing more. */
  async #order(choice: RoomChoice): Promise<void> {
    const { terminal } = this.#visit.words;
    const { key } = choice;
    const command = COMMANDS[key];
    if (command !== undefined) return this.tell(this.#visit.ask(command));
    if (key === 'toLobby') return this.#changeTable();
    const question =
      key === 'remove'
        ? terminal.removeQuestion(choice.name)
        : key === 'end'
          ? terminal.endQuestion
          : key === 'leaveForGood'
            ? terminal.giveUpQuestion
            : null;
    if (question === null || (await agrees(this.#context, question))) this.tell(this.#ordered(choice));
  }

  async #ordered(choice: RoomChoice): Promise<string | null> {
    const { orders } = this.#context;
    switch (choice.key) {
      case 'sit':
        return this.#sit(choice.seat);
      case 'addBot':
      case 'changeBot':
        return orders.putBot(choice.seat, null);
      case 'openSeat':
        return orders.free(choice.seat);
      case 'removeSeat':
        return orders.removeSeat(choice.seat);
      case 'addSeat':
        return orders.addSeat();
      case 'remove':
      case 'wait':
        return orders.about(choice.key, choice.person);
      case 'handOver':
        return orders.about('hand-over', choice.person);
      case 'standIn':
        return orders.about('stand-in', choice.person);
      case 'reclaim':
        return this.#reclaim(choice.person, choice.name);
      case 'admit':
      case 'refuse':
        return this.#visit.ask({ type: 'admit', request: choice.request, isWelcome: choice.key === 'admit' });
      case 'end':
        return this.#visit.ask({ type: 'end' });
      case 'leaveForGood':
        return this.#visit.ask({ type: 'leave' });
      default:
        return null;
    }
  }

  /** Somebody who sits down during a deal is told when they play. */
  async #sit(seat: number): Promise<string | null> {
    const isDealRunning = this.#visit.scene?.room.phase === 'playing';
    const refusal = await this.#context.orders.sit(seat);
    return refusal ?? (isDealRunning ? this.#visit.words.terminal.youWait : null);
  }

  async #reclaim(person: PersonId, name: string): Promise<string | null> {
    const refusal = await this.#context.orders.reclaim(person);
    return refusal ?? this.#visit.words.connection.askedForSeat(name);
  }

  /** In the lobby the table is changed; a match is ended for that. */
  async #changeTable(): Promise<void> {
    const { scene, words } = this.#visit;
    if (scene === null) return;
    const { phase, terms, seats } = scene.room;
    if (phase === 'lobby') {
      const changed = await changedTerms(this.#context, terms, seats.length);
      if (changed !== null) this.tell(this.#visit.ask({ type: 'terms', terms: changed }));
    } else if (phase === 'between' || (await agrees(this.#context, words.terminal.toLobbyQuestion))) {
      this.tell(this.#visit.ask({ type: 'lobby' }));
    }
  }

  /** Everybody at the table, to do something with a seat. */
  async #seats(): Promise<void> {
    const { scene, words } = this.#visit;
    if (scene === null) return;
    const { stage, words: screen, ascii, catalogue } = this.#context;
    const { spectators } = scene.room;
    const above = spectators > 0 ? [row('  ', `${words.lobby.spectators(spectators)}.`), EMPTY_ROW] : [];
    const items = seatItems(scene, { words, catalogue }).map(({ seat, name, details }) => ({
      ...{ value: seat, label: name, note: details.join(', ') },
    }));
    const menu = { title: words.actions.seats, above: () => above, items, words: screen, ascii };
    const chosen = await stage.play(new MenuScene(menu));
    if (chosen !== null) await this.seat(chosen);
  }

  async #seal(): Promise<void> {
    const { scene, words } = this.#visit;
    if (scene === null) return;
    const { catalogue, ascii } = this.#context;
    const [pictures = '', ...late] = sealSentences(scene, { words, catalogue, ascii });
    await readPage(this.#context, words.actions.seal, ['', pictures, '', words.seal.explained, ...late]);
  }

  async #invite(): Promise<void> {
    const { scene, link, words } = this.#visit;
    const code = scene?.room.code ?? null;
    if (code === null) return this.tell(Promise.resolve(words.refusals['old-link']));
    const { lobby, actions, names, terminal } = words;
    const parts = [
      { label: lobby.link, text: link },
      { label: lobby.code, text: writeSpokenCode(code, names) },
    ];
    const invitation = { title: actions.invite, advice: lobby.invite, parts, link, enlarge: terminal.enlarge };
    await this.#context.stage.play(new InviteScene(invitation, this.#context));
  }

  /** A link that brings the seat to another device. */
  async #move(): Promise<void> {
    const got = await this.#context.orders.ticketLink();
    if ('refusal' in got) return this.#context.board.say(got.refusal);
    const { link } = got;
    const { lobby, actions, terminal } = this.#visit.words;
    const parts = [{ label: lobby.link, text: link }];
    const invitation = { title: actions.move, advice: terminal.moveAdvice, parts, link, enlarge: terminal.enlarge };
    await this.#context.stage.play(new InviteScene(invitation, this.#context));
  }

  #gameName({ room }: RoomScene): string {
    return this.#context.catalogue.games[room.terms.game].name;
  }

  #labelAt({ room }: RoomScene, seat: number): string {
    const picture = room.seats[seat];
    if (picture.type === 'bot') return picture.name;
    const { lobby } = this.#visit.words;
    return picture.type === 'open' ? lobby.open : (personIn(room, picture.person)?.name ?? '');
  }

  /** May this person begin the match or the next deal? */
  get mayStart(): boolean {
    const { scene } = this.#visit;
    if (scene === null) return false;
    return scene.room.phase === 'lobby' ? isOrganiser(scene) : ownSeatIn(scene) !== null || isOrganiser(scene);
  }
}
