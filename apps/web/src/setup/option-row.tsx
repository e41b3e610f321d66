import type { GameId } from '@shoal/games/ids';
import { gameNamed } from '@shoal/games/registry';
import { type OptionLine, optionChoices } from '@shoal/table-ui';
import { useId, useRef } from 'preact/hooks';
import { useSentences } from '../game/games.tsx';
import { usePageWords } from '../page/words.ts';
import { Button } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import field from '../ui/field.module.css';
import { Select } from '../ui/select.tsx';
import style from './option-row.module.css';

interface OptionRowProps {
  readonly game: GameId;
  readonly line: OptionLine;
  /** The option as the preset sets it, and as it applies in the chosen match. */
  readonly presetLine: OptionLine;
  readonly matchLine: OptionLine;
  readonly refusal: string | null;
  /** Null resets the option. Returns whether it changed. */
  readonly onChange: (value: string | null) => boolean;
}

/** So many values are seen at a glance; more are a list to open. */
const MOST_PILLS = 4;

/** One option: its name, its values, what the chosen one means, and a button that restores the preset's value. */
export function OptionRow({ game, line, presetLine, matchLine, refusal, onChange }: OptionRowProps) {
  const { setup } = usePageWords();
  const row = useRef<HTMLLIElement>(null);
  const id = useId();
  const isChanged = line.value !== presetLine.value;
  const reset = () => {
    onChange(null);
    // The button disappears after the change, so the focus needs another place.
    row.current?.querySelector<HTMLElement>('select, :checked')?.focus();
  };
  return (
    <li ref={row} class={style.option} data-option={line.option} data-changed={isChanged}>
      <OptionValues {...{ game, line, onChange }} describedBy={`${id}-meaning`} />
      <p id={`${id}-meaning`} class={field.hint}>
        {line.meaning}
      </p>
      {refusal !== null && (
        <p class={field.refused} role="alert">
          {refusal}
        </p>
      )}
      {matchLine.value !== line.value && <p class={field.hint}>{setup.inMatch(matchLine.meaning)}</p>}
      {isChanged && <Changed label={line.label} presetChoice={presetLine.choice} onReset={reset} />}
    </li>
  );
}

interface OptionValuesProps extends Pick<OptionRowProps, 'game' | 'line' | 'onChange'> {
  readonly describedBy: string;
}

function OptionValues({ game, line, onChange, describedBy }: OptionValuesProps) {
  const id = useId();
  const choices = optionChoices(useSentences([]), gameNamed(game).tables, line.option);
  if (choices.length <= MOST_PILLS) {
    return (
      <Choice
        legend={line.label}
        values={choices.map(({ value, choice }) => ({ value, label: choice }))}
        isChosen={(value) => value === line.value}
        onChoose={onChange}
      />
    );
  }
  return (
    <>
      <label class={style.label} for={id}>
        {line.label}
      </label>
      <Select id={id} value={line.value} describedBy={describedBy} onChoose={onChange}>
        {choices.map(({ value, choice }) => (
          <option key={value} value={value}>
            {choice}
          </option>
        ))}
      </Select>
    </>
  );
}

interface ChangedProps {
  readonly label: string;
  /** The value of the preset. */
  readonly presetChoice: string;
  readonly onReset: () => void;
}

function Changed({ label, presetChoice, onReset }: ChangedProps) {
  const { setup } = usePageWords();
  return (
    <div class={style.changed}>
      <p>
        <strong>{setup.changed}</strong> <span class={field.hint}>{setup.presetSays(presetChoice)}</span>
      </p>
      <Button kind="quiet" label={setup.resetOption(label)} onClick={onReset}>
        {setup.reset}
      </Button>
    </div>
  );
}
