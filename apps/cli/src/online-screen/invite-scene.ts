import { bodyHeight, framed } from '../full-screen/scenes/framed.ts';
import type { ScreenContext } from '../full-screen/scenes/screen-context.ts';
import type { Size } from '../full-screen/terminal/painter.ts';
import { beside, EMPTY_ROW, type Row, row, rowWidth, span } from '../full-screen/terminal/row.ts';
import type { Scene, SceneOutcome } from '../full-screen/terminal/stage.ts';
import { wrap } from '../text/line-writer.ts';
import { piecesOf } from '../text/pieces.ts';
import { qrRows } from './qr-rows.ts';

export interface Invitation {
  readonly title: string;
  readonly advice: string;
  /** What a link and a code are called, and they themselves. */
  readonly parts: readonly { readonly label: string; readonly text: string }[];
  /** Where the QR code leads to. */
  readonly link: string;
  /** What is said where the QR code has no room. */
  readonly enlarge: string;
}

type InviteLook = Pick<ScreenContext, 'words' | 'ascii' | 'colours'>;

const INDENT = 2;
const LEAST_TEXT = 30;
const WIDEST_TEXT = 76;

/** A link to copy, a code to say aloud, and a QR code to point a phone at. */
export class InviteScene implements Scene<null> {
  readonly #invitation: Invitation;
  readonly #look: InviteLook;

  constructor(invitation: Invitation, look: InviteLook) {
    this.#invitation = invitation;
    this.#look = look;
  }

  frame(size: Size): Row[] {
    const { words } = this.#look;
    const keys = [{ key: words.enter, label: words.keys.back, isAnswer: true }];
    return framed(this.#invitation.title, this.#body(size), keys, size);
  }

  press(): SceneOutcome<null> {
    return { result: null };
  }

  /** The code below the text, or else at its right: a code that is cut leads nowhere. */
  #body(size: Size): Row[] {
    const code = qrRows(this.#invitation.link, this.#look);
    const height = bodyHeight(size);
    const width = Math.min(WIDEST_TEXT, size.columns - 2 * INDENT);
    const codeWidth = Math.max(...code.map(rowWidth));
    const whole = this.#text(width);
    if (whole.length + code.length <= height && codeWidth + INDENT <= size.columns) {
      return [...whole, ...code.map((line) => row(' '.repeat(INDENT), ...line))];
    }
    const left = size.columns - codeWidth - 2 * INDENT;
    if (left < LEAST_TEXT || code.length > height) return [...whole, ...this.#told(this.#invitation.enlarge, width)];
    const text = { rows: this.#text(left - INDENT), width: left };
    return beside([text, { rows: code, width: codeWidth }], row(' '.repeat(INDENT)));
  }

  #text(width: number): Row[] {
    const { advice, parts } = this.#invitation;
    const told = parts.flatMap(({ label, text }) => [
      row(' '.repeat(INDENT), span(label, { tone: 'muted' })),
      ...piecesOf(text, width).map((piece) => row(' '.repeat(INDENT), span(piece, { tone: 'gold', bold: true }))),
      EMPTY_ROW,
    ]);
    return [...this.#told(advice, width), EMPTY_ROW, ...told];
  }

  #told = (sentence: string, width: number): Row[] =>
    wrap(sentence, width, 0).map((line) => row(' '.repeat(INDENT), span(line.trim())));
}
