import { LONGEST_NAME, printable } from '@shoal/room';
import { keyName, type ScreenWords } from '@shoal/table-ui';
import type { Size } from '../terminal/painter.ts';
import { EMPTY_ROW, type Row, row, span } from '../terminal/row.ts';
import type { Scene, SceneOutcome } from '../terminal/stage.ts';
import { framed, markedStyle } from './framed.ts';

interface TextQuestion {
  readonly title: string;
  readonly label: string;
  /** What stands there at first. */
  readonly text: string;
  readonly words: ScreenWords;
  readonly ascii: boolean;
}

/** A short text to type. Esc leaves it as it was, which is null. */
export class TextScene implements Scene<string | null> {
  readonly #question: TextQuestion;
  #text: string;
  /** Before anything is typed, the first letter replaces what stands there. */
  #isTyping = false;
  #message: string | null = null;

  constructor(question: TextQuestion) {
    this.#question = question;
    this.#text = question.text;
  }

  frame(size: Size): Row[] {
    const { title, label, words, ascii } = this.#question;
    const caret = ascii ? '_' : '▏';
    const field = row('  ', span(`${label}: `), span(`${this.#text}${caret}`, markedStyle(true)));
    const note = this.#message === null ? EMPTY_ROW : row('  ', span(this.#message, { tone: 'gold' }));
    const keys = [
      { key: words.enter, label: words.keys.finishName, isAnswer: true },
      { key: 'A-Z', label: words.keys.edit },
      { key: words.escape, label: words.keys.back },
    ];
    return framed(title, [EMPTY_ROW, field, EMPTY_ROW, note], keys, size);
  }

  press(key: string): SceneOutcome<string | null> {
    const { words } = this.#question;
    this.#message = null;
    if (key === 'escape') return { result: null };
    if (key === 'enter') return { result: this.#text };
    if (key === 'backspace') this.#change([...this.#text].slice(0, -1).join(''));
    else if (isTyped(key)) this.#change((this.#isTyping ? this.#text : '') + (key === 'space' ? ' ' : key));
    else this.#message = words.wrongKey(keyName(key, words), ['A-Z', words.enter, words.escape]);
    return undefined;
  }

  #change(text: string): void {
    this.#isTyping = true;
    this.#text = [...text].slice(0, LONGEST_NAME).join('');
  }
}

/** A letter that may stand in a name, and no key with a name of its own. */
export const isTyped = (key: string): boolean => key === 'space' || ([...key].length === 1 && printable(key) === key);
