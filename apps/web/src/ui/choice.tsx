import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import style from './choice.module.css';

export interface ChoiceValue<T> {
  readonly value: T;
  readonly label: ComponentChildren;
  /** The accessible name if the label is too short to stand alone; must contain the label. */
  readonly name?: string;
}

interface ChoiceProps<T> {
  readonly legend: string;
  readonly values: readonly ChoiceValue<T>[];
  readonly isChosen: (value: T) => boolean;
  readonly onChoose: (value: T) => void;
  /** Pills form a row, cards a column; segments form one bar. */
  readonly shape?: 'pills' | 'cards' | 'segments';
  /** Whether a heading above already shows the legend. */
  readonly isLegendHidden?: boolean;
}

/** A choice among visible values: native radio buttons in our style. */
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
