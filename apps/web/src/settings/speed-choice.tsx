import { SPEEDS } from '@shoal/room';
import { changeSettings, settings } from '../page/page-settings.ts';
import { useValue } from '../page/use-value.ts';
import { useWords } from '../page/words.ts';
import { Choice } from '../ui/choice.tsx';

export function SpeedChoice() {
  const { screen } = useWords().catalogue;
  const { speed } = useValue(settings);
  return (
    <Choice
      legend={screen.setupSpeed}
      values={SPEEDS.map((value) => ({ value, label: screen.speeds[value] }))}
      isChosen={(value) => value === speed}
      onChoose={(value) => changeSettings({ speed: value })}
    />
  );
}
