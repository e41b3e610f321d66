import { SHUFFLE_NAMES } from '@shoal/core';
import type { TableSetup } from '@shoal/table-ui';
import { useId } from 'preact/hooks';
import { usePageWords, useWords } from '../page/words.ts';
import { SpeedChoice } from '../settings/speed-choice.tsx';
import { Choice } from '../ui/choice.tsx';
import field from '../ui/field.module.css';
import style from './advanced-sections.module.css';
import { OptionList } from './option-list.tsx';

interface AdvancedSectionsProps {
  readonly setup: TableSetup;
  readonly seed: string;
  readonly onChange: (setup: TableSetup) => void;
  readonly onSeed: (seed: string) => void;
}

const LONGEST_SEED = 100;

/** Settings that most people never need. */
export function AdvancedSections({ setup, seed, onChange, onSeed }: AdvancedSectionsProps) {
  const words = usePageWords();
  const id = useId();
  const changes = Object.keys(setup.changes).length;
  return (
    <div>
      <details class={style.folded}>
        <summary class={style.summary}>
          {words.setup.options}{' '}
          {changes > 0 && <span class={style.changes}>{words.setup.optionsChanged(changes)}</span>}
        </summary>
        <OptionList setup={setup} onChange={onChange} />
      </details>
      <details class={style.folded}>
        <summary class={style.summary}>{words.setup.more}</summary>
        <div class={style.more}>
          <div class={style.seed}>
            <label for={id}>{words.setup.seed}</label>
            <input
              id={id}
              class={field.field}
              type="text"
              value={seed}
              maxLength={LONGEST_SEED}
              aria-describedby={`${id}-hint`}
              autocomplete="off"
              autocapitalize="none"
              spellcheck={false}
              onInput={({ currentTarget }) => onSeed(currentTarget.value)}
            />
            <p id={`${id}-hint`} class={field.hint}>
              {words.setup.seedHint}
            </p>
          </div>
          <ShuffleChoice setup={setup} onChange={onChange} />
          <SpeedChoice />
        </div>
      </details>
    </div>
  );
}

function ShuffleChoice({ setup, onChange }: Pick<AdvancedSectionsProps, 'setup' | 'onChange'>) {
  const { page, catalogue } = useWords();
  const { setupShuffle, shuffles } = catalogue.screen;
  return (
    <div class={style.seed}>
      <Choice
        legend={setupShuffle}
        values={SHUFFLE_NAMES.map((value) => ({ value, label: shuffles[value] }))}
        isChosen={(value) => value === setup.shuffle}
        onChoose={(shuffle) => onChange({ ...setup, shuffle })}
      />
      <p class={field.hint}>{page.setup.shuffleHint}</p>
    </div>
  );
}
