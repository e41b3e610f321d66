import type { RoomTerms } from '@shoal/room/protocol';
import { type KeyLabel, keyName } from '@shoal/table-ui';
import { bodyHeight, framed, listMark, markedStyle, scrolled } from '../full-screen/scenes/framed.ts';
import type { Size } from '../full-screen/terminal/painter.ts';
import { EMPTY_ROW, fit, type Row, row, span } from '../full-screen/terminal/row.ts';
import type { Scene, SceneOutcome } from '../full-screen/terminal/stage.ts';
import { textWidth } from '../text/columns.ts';
import { wrap } from '../text/line-writer.ts';
import { sentencesOf } from '../text/sentence-lines.ts';
import type { RoomContext } from './room-context.ts';
import { type TermsDraft, type TermsField, termsFields } from './room-terms-fields.ts';

/** How the form is left. */
export interface TermsEnd {
  readonly terms: RoomTerms;
  readonly goes: 'keep' | 'back' | 'options';
  /** The line it was left at. */
  readonly at: number;
}

interface TermsContext extends Pick<RoomContext, 'catalogue' | 'words' | 'ascii'> {
  readonly visit: Pick<RoomContext['visit'], 'words'>;
}

const UP = ['up', 'back-tab'];
const DOWN = ['down', 'tab'];

/** What the organiser decides, in one form: arrows change it, Enter keeps it. */
export class TermsScene implements Scene<TermsEnd> {
  readonly #context: TermsContext;
  readonly #seats: number;
  #terms: RoomTerms;
  #at: number;
  #message: string | null = null;

  constructor({ terms, seats }: TermsDraft, context: TermsContext, at: number) {
    this.#context = context;
    this.#seats = seats;
    this.#terms = terms;
    this.#at = at;
  }

  frame(size: Size): Row[] {
    const { visit, catalogue, ascii } = this.#context;
    const { game, preset } = this.#terms;
    const fields = this.#fields;
    const width = Math.max(...fields.map(({ label }) => textWidth(label))) + 2;
    const rows = fields.map((field, index) => fit(this.#row(field, width, index === this.#at), size.columns));
    const note = this.#message ?? sentencesOf(game, catalogue).presetSummary(preset);
    const tone = this.#message === null ? 'muted' : 'gold';
    const notes = wrap(note, size.columns - 6, 0).map((line) => row('    ', span(line.trim(), { tone })));
    const list = scrolled(rows, this.#at, Math.max(1, bodyHeight(size) - notes.length - 2), ascii);
    return framed(visit.words.actions.toLobby, [...list, EMPTY_ROW, ...notes], this.#keys, size);
  }

  press(key: string): SceneOutcome<TermsEnd> {
    const field = this.#fields[this.#at];
    const count = this.#fields.length;
    this.#message = null;
    if (key === 'escape') return this.#end('back');
    if (key === 'enter') return this.#end(field.opensOptions === true ? 'options' : 'keep');
    if (UP.includes(key)) this.#at = (this.#at + count - 1) % count;
    else if (DOWN.includes(key)) this.#at = (this.#at + 1) % count;
    else if (key === 'home' || key === 'end') this.#at = key === 'home' ? 0 : count - 1;
    else if (field.turn !== undefined && ['left', 'right', 'space'].includes(key)) {
      this.#terms = field.turn(key === 'left' ? -1 : 1);
    } else this.#message = this.#wrong(key);
    return undefined;
  }

  get #fields(): readonly TermsField[] {
    const { visit, catalogue } = this.#context;
    return termsFields({ terms: this.#terms, seats: this.#seats }, { words: visit.words, catalogue });
  }

  get #keys(): KeyLabel[] {
    const { words, ascii, visit } = this.#context;
    const { opensOptions, turn } = this.#fields[this.#at];
    return [
      { key: words.enter, label: opensOptions === true ? words.keys.open : visit.words.terms.keep, isAnswer: true },
      { key: ascii ? words.asciiUpDown : words.upDown, label: words.keys.move },
      ...(turn === undefined ? [] : [{ key: ascii ? words.asciiArrows : words.arrows, label: words.keys.change }]),
      { key: words.escape, label: words.keys.back, isKept: true },
    ];
  }

  #end(goes: TermsEnd['goes']): SceneOutcome<TermsEnd> {
    return { result: { terms: this.#terms, goes, at: this.#at } };
  }

  #wrong(key: string): string {
    const { words } = this.#context;
    return words.wrongKey(
      keyName(key, words),
      this.#keys.map((label) => label.key),
    );
  }

  #row({ label, value, turn }: TermsField, width: number, isMarked: boolean): Row {
    const { ascii } = this.#context;
    const style = markedStyle(isMarked);
    const [before, after] = turn !== undefined && isMarked ? (ascii ? ['< ', ' >'] : ['◂ ', ' ▸']) : ['  ', '  '];
    return row(
      listMark(isMarked, ascii),
      ...fit(row(span(label, style)), width),
      span(`${before}${value}${after}`, style),
    );
  }
}
