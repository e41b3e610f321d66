import type { GameId } from '@shoal/games/ids';
import { gameNamed } from '@shoal/games/registry';
import { type OptionLine, optionChoices } from '@shoal/table-ui';
import { useId, useRef } from 'preact/hooks';
import { useSentences } from '../game/games.tsx';
import { usePageWords } from '../page/words.ts';
import { Button } from '../ui/button.tsx';
import field from '../ui/field.module.css';
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

/** A value of at most this many letters is never truncated, even on the smallest phone. */
const ALWAYS_FITS = 20;

/** One option: its name, its values, and a button that restores the preset's value. */
export function OptionRow({ game, line, presetLine, matchLine, refusal, onChange }: OptionRowProps) {
  const { setup } = usePageWords();
  const sentences = useSentences([]);
  const select = useRef<HTMLSelectElement>(null);
  const id = useId();
  const isChanged = line.value !== presetLine.value;
  const reset = () => {
    onChange(null);
    // The button disappears after the change, so the focus needs another place.
    select.current?.focus();
  };
  return (
    <li class={style.option} data-changed={isChanged}>
      <div class={style.head}>
        <label for={id}>{line.summary}</label>
        <code class={style.code}>{line.option}</code>
      </div>
      <select
        ref={select}
        id={id}
        class={field.field}
        value={line.value}
        aria-describedby={refusal === null ? undefined : `${id}-refusal`}
        onChange={({ currentTarget }) => {
          if (!onChange(currentTarget.value)) currentTarget.value = line.value;
        }}
      >
        {optionChoices(sentences, gameNamed(game), line.option).map(({ value, meaning }) => (
          <option key={value} value={value}>
            {meaning}
          </option>
        ))}
      </select>
      {line.meaning.length > ALWAYS_FITS && (
        <p class={style.meaning} aria-hidden="true">
          {line.meaning}
        </p>
      )}
      {refusal !== null && (
        <p id={`${id}-refusal`} class={field.refused} role="alert">
          {refusal}
        </p>
      )}
      {matchLine.value !== line.value && <p class={field.hint}>{setup.inMatch(matchLine.meaning)}</p>}
      {isChanged && <Changed summary={line.summary} presetMeaning={presetLine.meaning} onReset={reset} />}
    </li>
  );
}

interface ChangedProps {
  readonly summary: string;
  /** The value of the preset. */
  readonly presetMeaning: string;
  readonly onReset: () => void;
}

function Changed({ summary, presetMeaning, onReset }: ChangedProps) {
  const { setup } = usePageWords();
  return (
    <div class={style.changed}>
      <p>
        <strong>{setup.changed}</strong> <span class={field.hint}>{setup.presetSays(presetMeaning)}</span>
      </p>
      <Button kind="quiet" label={setup.resetOption(summary)} onClick={onReset}>
        {setup.reset}
      </Button>
    </div>
  );
}
