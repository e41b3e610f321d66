import { gameNamed } from '@shoal/games';
import { type OptionLine, optionChoices, optionLines, planOf, type TableSetup, withOption } from '@shoal/table-ui';
import { wrap } from '../../text/line-writer.ts';
import { bodyHeight, framed, listMark, markedStyle, scrolled } from '../scenes/framed.ts';
import type { Size } from '../terminal/painter.ts';
import { EMPTY_ROW, fit, type Row, row, span } from '../terminal/row.ts';
import type { Scene, SceneOutcome } from '../terminal/stage.ts';
import type { Style } from '../terminal/style.ts';
import { type SetupWords, wrongKey } from './setup-scene.ts';

/** Every option of the rules by itself: arrows change it, and what does not go with the others is passed over. */
export class OptionsScene implements Scene<TableSetup> {
  readonly #say: SetupWords;
  #setup: TableSetup;
  #at = 0;
  #message: string | null = null;

  constructor(setup: TableSetup, say: SetupWords) {
    this.#setup = setup;
    this.#say = say;
  }

  frame(size: Size): Row[] {
    const { catalogue, sentences, ascii } = this.#say;
    const { screen: words } = catalogue;
    const lines = this.#lines();
    const { summary, meaning } = lines[this.#at];
    const told = (text: string, style: Style) =>
      wrap(text, size.columns - 6).map((line) => row('    ', span(line, style)));
    const notes = [
      ...told(summary, { bold: true }),
      ...told(this.#message ?? meaning, this.#message === null ? {} : { tone: 'gold' }),
    ];
    const height = Math.max(1, bodyHeight(size) - notes.length - 2);
    const width = Math.max(...lines.map(({ label }) => label.length)) + 1;
    const rows = lines.map((line, index) => fit(this.#row(line, width, index === this.#at), size.columns));
    const body = [...scrolled(rows, this.#at, height, ascii), EMPTY_ROW, ...notes];
    const keys = [
      { key: ascii ? words.asciiUpDown : words.upDown, label: words.keys.move },
      { key: ascii ? words.asciiArrows : words.arrows, label: words.keys.change, isAnswer: true },
      { key: words.enter, label: words.keys.back },
    ];
    return framed(words.optionsTitle(sentences.gameName), body, keys, size);
  }

  press(key: string): SceneOutcome<TableSetup> {
    this.#message = null;
    const count = this.#lines().length;
    if (key === 'escape' || key === 'enter') return { result: this.#setup };
    if (key === 'up' || key === 'back-tab') this.#at = (this.#at + count - 1) % count;
    else if (key === 'down' || key === 'tab') this.#at = (this.#at + 1) % count;
    else if (key === 'home') this.#at = 0;
    else if (key === 'end') this.#at = count - 1;
    else if (key === 'left') this.#turn(-1);
    else if (key === 'right' || key === 'space') this.#turn(1);
    else this.#message = wrongKey(key, { canTurn: true, canType: false }, this.#say);
    return undefined;
  }

  #lines() {
    const planned = planOf(this.#setup);
    return planned.ok ? optionLines(this.#say.sentences, planned.plan.options) : [];
  }

  /** The next value that goes with the other options. */
  #turn(by: 1 | -1): void {
    const { option, value } = this.#lines()[this.#at];
    const values = optionChoices(this.#say.sentences, gameNamed(this.#setup.game).tables, option).map(
      (choice) => choice.value,
    );
    const at = values.indexOf(value);
    for (let step = 1; step < values.length; step++) {
      const next = values[(at + by * step + values.length * step) % values.length];
      const changed = withOption(this.#setup, option, next);
      if (changed === null) continue;
      this.#setup = changed;
      if (step > 1) this.#message = this.#say.catalogue.screen.optionRefused;
      return;
    }
  }

  #row({ option, label, choice }: OptionLine, width: number, isMarked: boolean): Row {
    const style = markedStyle(isMarked);
    const { ascii } = this.#say;
    const [before, after] = isMarked ? (ascii ? ['< ', ' >'] : ['◂ ', ' ▸']) : ['  ', '  '];
    const isChanged = Object.hasOwn(this.#setup.changes, option);
    return row(
      listMark(isMarked, ascii),
      ...fit(row(span(label, style)), width),
      span(`${before}${choice}${after}`, style),
      span(isChanged ? ' *' : '', { tone: 'accent' }),
    );
  }
}
