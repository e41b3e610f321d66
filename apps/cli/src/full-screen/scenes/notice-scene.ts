import { type KeyLabel, keyName, type ScreenWords } from '@shoal/table-ui';
import { wrap } from '../../text/line-writer.ts';
import { paintedText } from '../terminal/painted-text.ts';
import type { Size } from '../terminal/painter.ts';
import { centred, EMPTY_ROW, type Row } from '../terminal/row.ts';
import type { Scene, SceneOutcome, Stage } from '../terminal/stage.ts';
import type { Style } from '../terminal/style.ts';
import { bodyHeight, framed } from './framed.ts';

export interface Notice<T> {
  readonly title: string;
  /** The first line stands out. */
  readonly lines: readonly string[];
  readonly keys: readonly KeyLabel[];
  /** What each key leads to. */
  readonly answers: Readonly<Record<string, T>>;
  readonly words: ScreenWords;
}

const WIDEST = 70;
const HEADLINE: Style = { tone: 'accent', bold: true };

const rowsOf = (line: string, style: Style, { columns }: Size): Row[] =>
  wrap(line, Math.min(WIDEST, columns - 4)).map((part) => centred(paintedText(part.trim(), style), columns));

/** A few words in the middle of an otherwise empty screen, and one key to go on: questions and the curtain. */
export class NoticeScene<T> implements Scene<T> {
  readonly #notice: Notice<T>;
  #message: string | null = null;

  constructor(notice: Notice<T>) {
    this.#notice = notice;
  }

  frame(size: Size): Row[] {
    const { title, lines, keys } = this.#notice;
    const told = lines.flatMap((line, index) => rowsOf(line, index === 0 ? HEADLINE : {}, size));
    const message = this.#message === null ? [] : [EMPTY_ROW, ...rowsOf(this.#message, {}, size)];
    const height = bodyHeight(size);
    // The message comes below what is told, so that nothing moves where there is room for both.
    const above = Math.min(Math.floor((height - told.length) / 2), height - told.length - message.length);
    const blank = Array.from({ length: Math.max(0, above) }, () => EMPTY_ROW);
    return framed(title, [...blank, ...told, ...message], keys, size);
  }

  press(key: string): SceneOutcome<T> {
    const { answers, keys, words } = this.#notice;
    const pressed = key.toLowerCase();
    if (Object.hasOwn(answers, pressed)) return { result: answers[pressed] };
    const labels = keys.map((one) => one.key);
    this.#message = words.wrongKey(keyName(key, words), labels);
    return undefined;
  }
}

/** A question that is answered by yes or no, with their first letters; Esc is no, and Y is yes in every language. */
export function agrees(
  { stage, words }: { readonly stage: Pick<Stage, 'play'>; readonly words: ScreenWords },
  question: string,
  about: readonly string[] = [],
): Promise<boolean> {
  const { keys } = words;
  const yes = keys.yes.charAt(0);
  return stage.play(
    new NoticeScene({
      title: 'Shoal',
      lines: [...about, question],
      keys: [
        { key: yes.toUpperCase(), label: keys.yes, isAnswer: true },
        { key: 'N', label: keys.no, isAnswer: true },
      ],
      answers: { y: true, [yes]: true, n: false, escape: false },
      words,
    }),
  );
}
