import type { GameId } from '@shoal/core';
import { presetsOf } from '@shoal/table-ui';
import { useSentences } from '../page/words.ts';
import { Choice } from '../ui/choice.tsx';
import style from './preset-choice.module.css';

interface PresetChoiceProps {
  readonly legend: string;
  readonly isLegendHidden?: boolean;
  readonly game: GameId;
  readonly preset: string;
  readonly onChoose: (preset: string) => void;
}

/** The sets of rules that have a name, each with what it is about. */
export function PresetChoice({ legend, isLegendHidden = false, game, preset, onChoose }: PresetChoiceProps) {
  const sentences = useSentences([]);
  const card = (name: string) => (
    <>
      <strong class={style.name}>{name}</strong> <span>{sentences.presetSummary(game, name)}</span>
    </>
  );
  return (
    <Choice
      shape="cards"
      legend={legend}
      isLegendHidden={isLegendHidden}
      values={presetsOf(game).map((value) => ({ value, label: card(value) }))}
      isChosen={(value) => value === preset}
      onChoose={onChoose}
    />
  );
}
