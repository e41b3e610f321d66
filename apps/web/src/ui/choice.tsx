import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import style from './choice.module.css';

/** One of the values that can be chosen. */
export interface ChoiceValue<T> {
  readonly value: T;
  readonly label: ComponentChildren;
  /** Said instead of a label that is too short to stand alone; contains the label. */
  readonly name?: string;
}

interface ChoiceProps<T> {
  readonly legend: string;
  readonly values: readonly ChoiceValue<T>[];
  readonly isChosen: (value: T) => boolean;
  readonly onChoose: (value: T) => void;
  /** Pills stand in a row, cards below each other. */
  readonly shape?: 'pills' | 'cards';
  /** A heading above already says it. */
  readonly isLegendHidden?: boolean;
}

/** One of several values, all in sight: the browser's own radio buttons in our style. */
export function Choice<T>(props: ChoiceProps<T>) {
  const { legend, values, isChosen, onChoose, shape = 'pills', isLegendHidden = false } = props;
  const group = useId();
  return (
    <fieldset class={style.choice}>
      <legend class={isLegendHidden ? style.hidden : style.legend}>{legend}</legend>
      <div class={style.values} data-shape={shape}>
        {values.map(({ value, label, name }, index) => (
          <label key={index} class={style.value}>
            <input
              class={style.radio}
              type="radio"
              name={group}
              aria-label={name}
              checked={isChosen(value)}
              onChange={() => onChoose(value)}
            />
            <span class={style.face}>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
