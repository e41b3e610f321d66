import { BOT_NAMES } from '@shoal/core';
import { cleanName, isPerson, LONGEST_NAME } from '@shoal/room';
import {
  botTitle,
  type Catalogue,
  keyName,
  type Sentences,
  type SetupField,
  type SetupState,
  setupFields,
  shownName,
  withPlayer,
  YOU,
} from '@shoal/table-ui';
import { isNameTaken } from '../../flags/read-player.ts';
import { wrap } from '../../text/line-writer.ts';
import { bodyHeight, framed, listMark, markedStyle, scrolled } from '../scenes/framed.ts';
import { isTyped } from '../scenes/text-scene.ts';
import type { Size } from '../terminal/painter.ts';
import { EMPTY_ROW, fit, type Row, row, span } from '../terminal/row.ts';
import type { Scene, SceneOutcome } from '../terminal/stage.ts';
import type { Style } from '../terminal/style.ts';

export interface SetupWords {
  readonly catalogue: Catalogue;
  readonly sentences: Sentences;
  readonly ascii: boolean;
}

/** How the form is left. */
export interface SetupEnd {
  readonly state: SetupState;
  readonly goes: 'start' | 'back' | 'options';
  /** The line it was left at. */
  readonly at: number;
}

const MARK_WIDTH = 4;
const LABEL_WIDTH = 16;

/** One form for the whole table: Enter starts, arrows change, letters type a name. */
export class SetupScene implements Scene<SetupEnd> {
  readonly #say: SetupWords;
  #state: SetupState;
  #at: number;
  /** Is a name being typed afresh? Then the first letter replaces it. */
  #isTyping = false;
  #message: string | null = null;

  constructor(state: SetupState, say: SetupWords, at = 0) {
    this.#state = state;
    this.#say = say;
    this.#at = at;
  }

  frame(size: Size): Row[] {
    const { catalogue, sentences, ascii } = this.#say;
    const { screen: words } = catalogue;
    const fields = this.#fields();
    const rows = fields.flatMap((field, index) => [
      ...(index === 1 ? [EMPTY_ROW] : []),
      this.#row(field, index, size.columns),
    ]);
    const notes = this.#notes(size.columns - 6).map((note) => row('    ', ...note));
    const height = bodyHeight(size) - notes.length - 1;
    const marked = this.#at + (this.#at > 0 ? 1 : 0);
    const body = [...scrolled(rows, marked, height, ascii), EMPTY_ROW, ...notes];
    const keys = [
      { key: words.enter, label: this.#enterLabel(fields[this.#at]), isAnswer: true },
      { key: ascii ? words.asciiUpDown : words.upDown, label: words.keys.move },
      ...(fields[this.#at].turn === undefined
        ? []
        : [{ key: ascii ? words.asciiArrows : words.arrows, label: words.keys.change }]),
      ...(fields[this.#at].seat === undefined ? [] : [{ key: 'A-Z', label: words.keys.edit }]),
      { key: words.escape, label: words.keys.back },
    ];
    return framed(words.setupTitle(sentences.gameName), body, keys, size);
  }

  press(key: string): SceneOutcome<SetupEnd> {
    const field = this.#fields()[this.#at];
    this.#message = null;
    if (key === 'escape') return this.#end('back');
    if (key === 'enter') return this.#entered(field);
    const count = this.#fields().length;
    if (['up', 'down', 'tab', 'back-tab'].includes(key)) {
      this.#moveTo((this.#at + (key === 'up' || key === 'back-tab' ? count - 1 : 1)) % count);
    } else if (key === 'home' || key === 'end') this.#moveTo(key === 'home' ? 0 : count - 1);
    else if (key === 'left' || key === 'right') this.#turn(field, key === 'left' ? -1 : 1);
    else if (field.seat !== undefined && (key === 'backspace' || isTyped(key))) this.#type(field.seat, key);
    else if (key === 'space') this.#turn(field, 1);
    else this.#message = wrongKey(key, keysOf(field), this.#say);
    return undefined;
  }

  #fields(): SetupField[] {
    return setupFields(this.#state, this.#say.sentences, this.#say.catalogue.screen);
  }

  #enterLabel({ opens }: SetupField): string {
    const { keys } = this.#say.catalogue.screen;
    if (this.#isTyping) return keys.finishName;
    return opens === undefined ? keys.start : keys.open;
  }

  #entered({ opens, seat }: SetupField): SceneOutcome<SetupEnd> {
    if (seat !== undefined && !this.#settleName(seat)) return undefined;
    if (this.#isTyping) {
      this.#isTyping = false;
      return undefined;
    }
    return this.#end(opens ?? 'start');
  }

  #end(goes: SetupEnd['goes']): SceneOutcome<SetupEnd> {
    return { result: { state: this.#state, goes, at: this.#at } };
  }

  #moveTo(line: number): void {
    const { seat } = this.#fields()[this.#at];
    if (seat !== undefined && !this.#settleName(seat)) return;
    this.#at = line;
    this.#isTyping = false;
  }

  #turn({ turn }: SetupField, by: 1 | -1): void {
    if (turn === undefined) this.#message = wrongKey(by === 1 ? 'right' : 'left', NO_KEYS, this.#say);
    else this.#state = turn(by);
  }

  #type(seat: number, key: string): void {
    const player = this.#state.setup.players[seat];
    const letter = key === 'space' ? ' ' : key;
    const shown = shownName(player.name, this.#say.catalogue.screen.you);
    const before = this.#isTyping || key === 'backspace' ? shown : '';
    const name = key === 'backspace' ? [...before].slice(0, -1).join('') : before + letter;
    this.#isTyping = true;
    this.#rename(seat, [...name].slice(0, LONGEST_NAME).join(''));
  }

  /** A name that could be taken for a card is not left standing; an empty one becomes the default one. */
  #settleName(seat: number): boolean {
    const { catalogue } = this.#say;
    const { screen: words } = catalogue;
    const { name } = this.#state.setup.players[seat];
    const clean = cleanName(name) ?? YOU;
    if (isNameTaken(clean, catalogue)) {
      this.#message = words.nameTaken;
      return false;
    }
    this.#rename(seat, clean === words.you ? YOU : clean);
    return true;
  }

  #rename(seat: number, name: string): void {
    const { setup } = this.#state;
    const { playerName } = this.#say.catalogue.screen;
    this.#state = { ...this.#state, setup: withPlayer(setup, seat, { ...setup.players[seat], name }, playerName) };
  }

  /** What is wrong, or what the rules and the players mean. */
  #notes(width: number): Row[] {
    const { catalogue, sentences } = this.#say;
    const { screen: words } = catalogue;
    const { preset, players } = this.#state.setup;
    const told = (text: string, style: Style) => wrap(text, width).map((line) => row(span(line, style)));
    if (this.#message !== null) return told(this.#message, { tone: 'gold' });
    const people = players.filter(isPerson).length;
    const { seat } = this.#fields()[this.#at];
    const bot = seat === undefined ? null : players[seat].bot;
    if (bot !== null) {
      const { isAllChance = false } = sentences.game.presentation;
      return told(isAllChance ? words.equalBots : words.bots[bot], { tone: 'muted' });
    }
    return [
      ...told(sentences.presetSummary(preset), { tone: 'muted' }),
      ...(people > 1 ? told(words.passAndPlay, { tone: 'muted' }) : []),
    ];
  }

  /** On a narrow screen long names are cut, so that every bot is shown with its strength. */
  #nameWidth(columns: number): number {
    const { strength } = this.#say.sentences;
    const notes = BOT_NAMES.map((bot) => botTitle(bot, strength(bot)).length);
    return Math.min(LONGEST_NAME + 4, columns - MARK_WIDTH - LABEL_WIDTH - Math.max(...notes) - 4);
  }

  #row(field: SetupField, index: number, columns: number): Row {
    const isMarked = index === this.#at;
    const { ascii } = this.#say;
    const style = markedStyle(isMarked);
    const [before, after] = field.turn !== undefined && isMarked ? (ascii ? ['< ', ' >'] : ['◂ ', ' ▸']) : ['  ', '  '];
    const isName = field.seat !== undefined;
    const caret = isName && isMarked ? (ascii ? '_' : '▏') : '';
    const value = isName ? `  ${field.value}${caret}` : `${before}${field.value}${after}`;
    const note = isName ? `${before}${field.note ?? ''}${after}` : '';
    return fit(
      row(
        listMark(isMarked, ascii),
        ...fit(row(span(field.label, style)), field.value === '' && !isName ? 40 : LABEL_WIDTH),
        ...fit(row(span(value, style)), isName ? this.#nameWidth(columns) : Math.max(14, value.length + 1)),
        span(note, style),
      ),
      columns,
    );
  }
}

/** The keys of a field beside those of the whole form. */
interface FieldKeys {
  readonly canTurn: boolean;
  readonly canType: boolean;
}

const NO_KEYS: FieldKeys = { canTurn: false, canType: false };

const keysOf = ({ turn, seat }: SetupField): FieldKeys => ({
  canTurn: turn !== undefined,
  canType: seat !== undefined,
});

/** What is said to a key that does nothing at a field of a form. */
export function wrongKey(
  key: string,
  { canTurn, canType }: FieldKeys,
  { catalogue: { screen: words }, ascii }: SetupWords,
): string {
  const sideways = canTurn ? [ascii ? words.asciiArrows : words.arrows] : [];
  const arrows = [ascii ? words.asciiUpDown : words.upDown, ...sideways].join(ascii ? '/' : '');
  return words.wrongKey(keyName(key, words), [arrows, ...(canType ? ['A-Z'] : []), words.enter, words.escape]);
}
