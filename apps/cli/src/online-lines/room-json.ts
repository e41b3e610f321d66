import { type GameEvent, isText, type JsonObject, objectIn, writeAction, writeCard, writeEntry } from '@shoal/core';
import { gameNamed } from '@shoal/games';
import { seatEntryOf, type TableReport } from '@shoal/room';
import type { ClientState, RoomScene } from '@shoal/room/client';
import { type Command, isPersonId, type Outcome, readClientMessage } from '@shoal/room/protocol';
import type { LineInput } from '../line-mode/line-input.ts';
import { dealKeyOf } from '../online/room-seat.ts';
import type { RoomVisit } from '../online/room-visit.ts';

type Write = (value: object) => void;

/** A room for a program: one JSON object a line, out and in. */
export class RoomJson {
  readonly #visit: RoomVisit;
  readonly #input: LineInput;
  readonly #write: Write;
  readonly #table: TableJson;
  #connection = '';
  #room = '';
  #reactions = 0;

  constructor(visit: RoomVisit, input: LineInput, write: Write) {
    this.#visit = visit;
    this.#input = input;
    this.#write = write;
    this.#table = new TableJson(write);
  }

  /** Until the room comes to an end, or the input does. */
  async run(): Promise<void> {
    const stop = this.#visit.subscribe(() => this.#follow());
    this.#follow();
    try {
      await Promise.race([this.#visit.until(() => this.#visit.state.type === 'ended'), this.#read()]);
      this.#follow();
    } finally {
      stop();
    }
  }

  async #read(): Promise<void> {
    for (let line = await this.#input.next(); line !== null; line = await this.#input.next()) {
      if (line.trim() !== '') await this.#take(line);
    }
  }

  async #take(line: string): Promise<void> {
    const json = objectIn(line);
    const { id, ...order } = json ?? {};
    const named = id === undefined ? {} : { id };
    const outcome = await this.#give(order);
    if (!outcome.ok) this.#write({ type: 'answer', ...named, ok: false, refusal: outcome.refusal });
    else this.#write({ type: 'answer', ...named, ok: true, ...this.#linkOf(outcome.ticket) });
  }

  #give(order: JsonObject): Promise<Outcome> {
    const { type, seat, name, bot, person } = order;
    const { client } = this.#visit;
    if (type === 'sit' && Number.isInteger(seat) && isText(name)) {
      return client.sit(Number(seat), name, isText(bot) ? bot : null);
    }
    if (type === 'reclaim' && isText(person) && isPersonId(person)) return client.reclaim(person);
    const command = commandIn(this.#withAction(order));
    return command === null ? Promise.resolve(NOT_UNDERSTOOD) : client.do(command);
  }

  #linkOf(ticket: Parameters<RoomVisit['linkWith']>[0] | undefined): object {
    return ticket === undefined ? {} : { link: this.#visit.linkWith(ticket) };
  }

  /** An action may be named by its number among the legal ones. */
  #withAction(order: JsonObject): JsonObject {
    const { type, choice, ...rest } = order;
    if (type !== 'act' || choice === undefined) return order;
    const action = this.#visit.scene?.table?.view.legal[Number(choice)];
    return action === undefined ? order : { type, action: writeAction(action), ...rest };
  }

  #follow(): void {
    const { state, scene } = this.#visit;
    const connection = state.type === 'ended' ? endOf(state) : { type: state.type };
    if (JSON.stringify(connection) !== this.#connection) {
      this.#connection = JSON.stringify(connection);
      this.#write(state.type === 'ended' ? connection : { type: 'connection', state: state.type });
    }
    if (scene === null) return;
    this.#tellRoom(scene);
    for (const { number, person, reaction } of this.#visit.reactions) {
      if (number > this.#reactions) this.#write({ type: 'reaction', person, reaction });
      this.#reactions = Math.max(this.#reactions, number);
    }
    this.#table.follow(scene);
  }

  #tellRoom({ room, you }: RoomScene): void {
    const told = JSON.stringify([room, you]);
    if (told === this.#room) return;
    this.#room = told;
    this.#write({ type: 'room', room, you, link: this.#visit.link });
  }
}

const endOf = ({ ending, by }: Extract<ClientState, { type: 'ended' }>) => ({
  ...{ type: 'ended', ending },
  ...(by === null ? {} : { by }),
});

const NOT_UNDERSTOOD: Outcome = { ok: false, refusal: 'not-understood' };

/** Reads a command as the protocol spells it. Those with a token are left to the client, which keeps it. */
function commandIn(json: JsonObject): Command | null {
  const order = readClientMessage(JSON.stringify({ type: 'do', id: 'json', seq: 0, command: json }));
  return typeof order === 'object' && order.type === 'do' ? order.command : null;
}

/** The table of a room: its deals, entry by entry. */
class TableJson {
  readonly #write: Write;
  #deal = '';
  #told = 0;
  #turnTold = -1;
  #fairness = '';
  #hasRecord = false;

  constructor(write: Write) {
    this.#write = write;
  }

  follow({ table, fairness, record }: RoomScene): void {
    if (table === null) return;
    if (dealKeyOf(table) !== this.#deal) this.#begin(table);
    const { recordSchema } = gameNamed(table.game);
    for (const event of table.log.slice(this.#told)) this.#write(writeEntry(recordSchema, event as GameEvent));
    const isNew = this.#told !== table.log.length || this.#turnTold < 0;
    this.#told = table.log.length;
    if (isNew) this.#tellTurn(table);
    if (fairness.type !== this.#fairness) {
      this.#fairness = fairness.type;
      const { type: state, ...more } = fairness;
      this.#write({ type: 'fairness', state, ...more });
    }
    // The record of a deal may come before its last events.
    if (record === null || table.view.result === null || this.#hasRecord) return;
    this.#hasRecord = true;
    this.#write({ type: 'record', record });
  }

  #begin(table: TableReport): void {
    this.#deal = dealKeyOf(table);
    this.#told = 0;
    this.#turnTold = -1;
    this.#fairness = '';
    this.#hasRecord = false;
    const { game, options: rules, players, firstSeat, dealNumber: deal, view } = table;
    this.#write({ type: 'table', game, rules, seats: players.map(seatEntryOf), firstSeat, deal, seat: view.seat });
  }

  #tellTurn({ view, deals, totals, matchWinners: winners, seed }: TableReport): void {
    this.#turnTold = this.#told;
    const { turn: seat, phase, handSizes, stockSize, hand, legal } = view;
    const own = legal.length === 0 ? {} : { hand: hand.map(writeCard), legal: legal.map(writeAction) };
    if (seat !== null) this.#write({ type: 'turn', seat, phase, handSizes, stockSize, ...own });
    else if (view.result !== null) {
      this.#write({ type: 'result', ...view.result, seed });
      this.#write({ type: 'match', deals, totals, ...(winners.length > 0 ? { winners } : {}) });
    }
  }
}
