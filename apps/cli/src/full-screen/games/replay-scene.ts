import type { ReadRecord } from '@shoal/core';
import { cardSign } from '@shoal/language';
import {
  type Catalogue,
  createSentences,
  frameAfter,
  type KeyLabel,
  type LogEntry,
  type MiddleModel,
  middleOf,
  pileIn,
  type ReplayedGame,
  type ReplayFrame,
  replayedGame,
  type Sentences,
  seatModels,
  seatOfYou,
  sentencesUpTo,
  shownName,
} from '@shoal/table-ui';
import { groupedHand } from '../../text/hand-line.ts';
import { gamesIn } from '../../text/language.ts';
import { endingLines } from '../../text/sentence-lines.ts';
import { bodyHeight, framed } from '../scenes/framed.ts';
import { SMALL_CARD } from '../table/card-art.ts';
import { logRows } from '../table/log-rows.ts';
import { middleRows } from '../table/middle-rows.ts';
import { paintedText } from '../terminal/painted-text.ts';
import type { Size } from '../terminal/painter.ts';
import { EMPTY_ROW, fit, type Row, row, span } from '../terminal/row.ts';
import type { Scene, SceneOutcome } from '../terminal/stage.ts';

const LEAST_LOG = 3;

export interface ReplayLook {
  readonly catalogue: Catalogue;
  readonly ascii: boolean;
  readonly colours: boolean;
}

/** A finished game action by action, with every card open. */
export class ReplayScene implements Scene<null> {
  readonly #replayed: ReplayedGame;
  readonly #look: ReplayLook;
  readonly #sentences: Sentences;
  #at: number;

  /** Begins with the deal, or with the action of a log entry. */
  constructor(read: ReadRecord, look: ReplayLook, entry: number | null = null) {
    this.#replayed = replayedGame(read);
    this.#at = entry === null ? 0 : frameAfter(this.#replayed, entry);
    this.#look = look;
    const { labels: names } = this.#replayed;
    const { catalogue, ascii } = look;
    this.#sentences = createSentences(
      { catalogue, names, ascii, you: seatOfYou(names) },
      gamesIn(catalogue)[this.#replayed.game],
    );
  }

  frame(size: Size): Row[] {
    const { screen: words } = this.#look.catalogue;
    const spread = [...this.#seats(), EMPTY_ROW, ...this.#middleRows(), EMPTY_ROW];
    const isRoomy = spread.length + LEAST_LOG <= bodyHeight(size);
    const body = isRoomy ? spread : [...this.#seats(), this.#pilesLine()];
    const height = Math.max(1, bodyHeight(size) - body.length);
    const log = logRows(this.#log(), { width: size.columns - 4, height });
    const title = words.replayTitle(this.#sentences.gameName, this.#at, this.#last);
    return framed(title, [...body, ...log.map((line): Row => [span('  '), ...line])], this.#keys(), size);
  }

  press(key: string): SceneOutcome<null> {
    if (key === 'left' || key === 'up') this.#goTo(this.#at - 1);
    else if (['right', 'down', 'space', 'enter'].includes(key)) this.#goTo(this.#at + 1);
    else if (key === 'page-up') this.#goTo(this.#at - 10);
    else if (key === 'page-down') this.#goTo(this.#at + 10);
    else if (key === 'home') this.#goTo(0);
    else if (key === 'end') this.#goTo(this.#last);
    else if (key === 'escape') return { result: null };
    return undefined;
  }

  /** Names the way back even where not all keys have room. */
  #keys(): KeyLabel[] {
    const { catalogue, ascii } = this.#look;
    const { keys, keyNames, ...words } = catalogue.screen;
    return [
      { key: ascii ? words.asciiArrows : words.arrows, label: keys.step, isAnswer: true },
      { key: words.escape, label: keys.back },
      { key: `${keyNames['home']}/${keyNames['end']}`, label: keys.jump },
      { key: words.pageKeys, label: keys.tenSteps },
    ];
  }

  #goTo(at: number): void {
    this.#at = Math.max(0, Math.min(this.#last, at));
  }

  get #last(): number {
    return this.#replayed.frames.length - 1;
  }

  get #frame(): ReplayFrame {
    return this.#replayed.frames[this.#at];
  }

  #seats(): Row[] {
    const { catalogue, ascii } = this.#look;
    const { view, hands } = this.#frame;
    return seatModels(this.#replayed, view, this.#sentences).map(({ seat, label, hasTurn, groups }) => {
      const hand = groupedHand(this.#sentences.game.presentation, hands[seat], { catalogue, ascii, spoken: false });
      const mark = hasTurn ? (ascii ? '*' : '▶') : ' ';
      const laid = groups === null || groups.length === 0 ? '' : `   ${ascii ? '=' : '▤'} ${groups.length}`;
      return row(
        span(`  ${mark} `, { tone: 'good', bold: true }),
        ...fit(row(span(shownName(label, catalogue.screen.you), { bold: hasTurn })), 16),
        ...paintedText(hand),
        span(laid, { tone: 'gold', bold: true }),
      );
    });
  }

  #middle(): MiddleModel {
    return middleOf(this.#frame.view, this.#replayed.options, this.#sentences);
  }

  #middleRows(): Row[] {
    const { catalogue, ascii, colours } = this.#look;
    return middleRows(this.#middle(), { ascii, colours, size: SMALL_CARD }, catalogue.screen).map(
      (line): Row => [span('    '), ...line],
    );
  }

  /** The piles in one line, for a low screen. */
  #pilesLine(): Row {
    const { catalogue, ascii } = this.#look;
    const [upCard, stock] = [pileIn(this.#middle(), 'up-card'), pileIn(this.#middle(), 'stock')];
    const up = upCard === undefined ? [] : paintedText(`${cardSign(upCard.card, { ascii })}   `);
    const left = stock === undefined ? '' : catalogue.screen.stock(stock.count);
    return row('    ', ...up, span(left, { tone: 'muted' }));
  }

  /** Event by event, so that each step is seen; the last one stands out. */
  #log(): LogEntry[] {
    const told = this.#story();
    return told.map((text, index) => ({ seat: null, text, isNew: this.#at > 0 && index === told.length - 1 }));
  }

  #story(): string[] {
    const { options, result } = this.#replayed;
    const told = sentencesUpTo(this.#replayed, this.#at, this.#sentences);
    if (this.#at < this.#last || result === null) return told;
    return [...told, ...endingLines(this.#sentences, result, options)];
  }
}
