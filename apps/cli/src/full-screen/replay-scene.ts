import { type GameId, type ReadRecord, Replay, type View } from '@shoal/core';
import { labelsOf, printable } from '@shoal/room';
import {
  type Catalogue,
  cardSign,
  createSentences,
  middleOf,
  recordedPlayers,
  type Sentences,
  seatModels,
  seatOfYou,
  shownLabels,
  stopsOf,
} from '@shoal/table-ui';
import { endingLines } from '../ending.ts';
import { groupedHand } from '../hand-line.ts';
import { SMALL_CARD } from './card-art.ts';
import { bodyHeight, framed } from './framed.ts';
import { logRows } from './log-rows.ts';
import { middleRows } from './middle-rows.ts';
import { paintedText } from './painted-text.ts';
import type { Size } from './painter.ts';
import { EMPTY_ROW, fit, type Row, row, span } from './row.ts';
import type { Outcome, Scene } from './stage.ts';

const LEAST_LOG = 3;

export interface ReplayLook {
  readonly catalogue: Catalogue;
  readonly ascii: boolean;
  readonly colours: boolean;
}

/** A finished game action by action, with every card open. */
export class ReplayScene implements Scene<null> {
  readonly #read: ReadRecord;
  readonly #look: ReplayLook;
  readonly #labels: readonly string[];
  readonly #sentences: Sentences;
  /** The number of log entries after each action; the first is the deal. */
  readonly #stops: readonly number[];
  #at = 0;
  #replay: Replay;

  constructor(read: ReadRecord, look: ReplayLook) {
    this.#read = read;
    this.#look = look;
    const names = labelsOf(read.record.seats.map(({ name }) => printable(name)));
    const { catalogue, ascii } = look;
    this.#labels = shownLabels(names, catalogue.screen.you);
    this.#sentences = createSentences({ catalogue, names, ascii, you: seatOfYou(names) });
    this.#stops = stopsOf(read);
    this.#replay = this.#replayed();
  }

  frame(size: Size): Row[] {
    const { catalogue, ascii } = this.#look;
    const { screen: words } = catalogue;
    const { table } = this.#replay;
    const spread = [...this.#seats(), EMPTY_ROW, ...this.#middle(table.view(null)), EMPTY_ROW];
    const isRoomy = spread.length + LEAST_LOG <= bodyHeight(size);
    const body = isRoomy ? spread : [...this.#seats(), this.#pilesLine(table.view(null))];
    const height = Math.max(1, bodyHeight(size) - body.length);
    const log = logRows(this.#story(), this.#at === 0 ? 0 : 1, { width: size.columns - 4, height });
    const keys = [
      { key: ascii ? words.asciiArrows : words.arrows, label: words.keys.next, isAnswer: true },
      { key: `${words.keyNames['home']}/${words.keyNames['end']}`, label: words.keys.move },
      { key: words.escape, label: words.keys.back },
    ];
    const title = words.replayTitle(this.#sentences.gameName(this.#id), this.#at, this.#stops.length - 1);
    return framed(title, [...body, ...log.map((line): Row => [span('  '), ...line])], keys, size);
  }

  press(key: string): Outcome<null> {
    const last = this.#stops.length - 1;
    if (key === 'left' || key === 'up') this.#goTo(this.#at - 1);
    else if (['right', 'down', 'space', 'enter'].includes(key)) this.#goTo(this.#at + 1);
    else if (key === 'page-up') this.#goTo(this.#at - 10);
    else if (key === 'page-down') this.#goTo(this.#at + 10);
    else if (key === 'home') this.#goTo(0);
    else if (key === 'end') this.#goTo(last);
    else if (key === 'escape') return { result: null };
    return undefined;
  }

  #goTo(at: number): void {
    const next = Math.max(0, Math.min(this.#stops.length - 1, at));
    const isBack = next < this.#at;
    this.#at = next;
    // A state is never undone: going back plays again from the deal.
    if (isBack) this.#replay = this.#replayed();
    else this.#replay.runTo(this.#stops[next]);
  }

  #replayed(): Replay {
    const replay = new Replay(this.#read);
    replay.runTo(this.#stops[this.#at]);
    return replay;
  }

  get #id(): GameId {
    return this.#read.game.id as GameId;
  }

  #seats(): Row[] {
    const { table } = this.#replay;
    const { catalogue, ascii } = this.#look;
    const players = recordedPlayers(this.#read.record.seats);
    const models = seatModels({ game: this.#id, labels: this.#labels, players }, table.view(null));
    return models.map(({ seat, label, hasTurn, books }) => {
      const hand = groupedHand(this.#id, table.view(seat).hand, { catalogue, ascii, spoken: false });
      const mark = hasTurn ? (ascii ? '*' : '▶') : ' ';
      const laid = books === null || books.length === 0 ? '' : `   ${ascii ? '=' : '▤'} ${books.length}`;
      return row(
        span(`  ${mark} `, { tone: 'good', bold: true }),
        ...fit(row(span(label, { bold: hasTurn })), 16),
        ...paintedText(hand),
        span(laid, { tone: 'gold', bold: true }),
      );
    });
  }

  #middle(view: View): Row[] {
    const { catalogue, ascii, colours } = this.#look;
    const middle = middleOf(this.#id, this.#read.options, view);
    return middleRows(middle, { ascii, colours, size: SMALL_CARD }, catalogue.screen).map(
      (line): Row => [span('    '), ...line],
    );
  }

  /** The piles in one line, for a low screen. */
  #pilesLine(view: View): Row {
    const { catalogue, ascii } = this.#look;
    const { upCard, stock } = middleOf(this.#id, this.#read.options, view);
    const up = upCard === null ? [] : paintedText(`${cardSign(upCard, { ascii })}   `);
    return row('    ', ...up, span(catalogue.screen.stock(stock), { tone: 'muted' }));
  }

  #story(): string[] {
    const { table, isDone } = this.#replay;
    const { events } = table.reveal();
    const settings = { to: this.#replay.at, view: table.view(null), options: this.#read.options };
    const told = this.#sentences.narrate(this.#id, events, settings);
    const { result } = table;
    if (!isDone || result === null) return told;
    return [...told, ...endingLines(this.#sentences, this.#id, result, this.#read.options)];
  }
}
