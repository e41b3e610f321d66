import { changeOption, matchPlanOf, optionLines, planOf, type TableSetup } from '@shoal/table-ui';
import { useState } from 'preact/hooks';
import { useSentences } from '../game/games.tsx';
import { usePageWords } from '../page/words.ts';
import { Button } from '../ui/button.tsx';
import style from './option-row.module.css';
import { OptionRow } from './option-row.tsx';

interface OptionListProps {
  readonly setup: TableSetup;
  readonly onChange: (setup: TableSetup) => void;
}

/** All options of the rules. A value that conflicts with the others is refused and changes nothing. */
export function OptionList({ setup, onChange }: OptionListProps) {
  const words = usePageWords();
  const sentences = useSentences([]);
  const [refused, setRefused] = useState<RefusedOption | null>(null);
  const planned = planOf(setup);
  const plain = planOf({ ...setup, changes: {} });
  const match = matchPlanOf(setup);
  if (!planned.ok || !plain.ok || match === null) return null;
  const change = (option: string, value: string | null) => {
    const changed = changeOption(setup, option, value);
    setRefused(changed.ok ? null : { option, sentence: sentences.optionRefusal(changed.refusal), setup });
    if (changed.ok) onChange(changed.setup);
    return changed.ok;
  };
  const { game } = setup;
  const presetLines = optionLines(sentences, plain.plan.options);
  const matchLines = optionLines(sentences, match.table.options);
  return (
    <>
      <ul class={style.options}>
        {optionLines(sentences, planned.plan.options).map((line, index) => (
          <OptionRow
            key={line.option}
            game={game}
            line={line}
            presetLine={presetLines[index]}
            matchLine={matchLines[index]}
            refusal={refusalOf(refused, setup, line.option)}
            onChange={(value) => change(line.option, value)}
          />
        ))}
      </ul>
      {Object.keys(setup.changes).length > 1 && (
        <Button onClick={() => onChange({ ...setup, changes: {} })}>{words.setup.resetAll}</Button>
      )}
    </>
  );
}

/** Why a change of an option was refused. */
interface RefusedOption {
  readonly option: string;
  readonly sentence: string;
  /** The setup that refused the change: another setup may allow it. */
  readonly setup: TableSetup;
}

/** The refusal to show at an option; it disappears when the setup changes. */
export const refusalOf = (refused: RefusedOption | null, setup: TableSetup, option: string): string | null =>
  refused?.setup === setup && refused.option === option ? refused.sentence : null;
