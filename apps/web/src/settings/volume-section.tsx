import { useId } from 'preact/hooks';
import { changeSettings, settings } from '../page/page-settings.ts';
import { useValue } from '../page/use-value.ts';
import { usePageWords } from '../page/words.ts';
import { sounds } from '../sound/page-sounds.ts';
import { Button } from '../ui/button.tsx';
import style from './settings-dialog.module.css';

export function VolumeSection() {
  const words = usePageWords();
  const { volume } = useValue(settings);
  const id = useId();
  const percent = Math.round(100 * volume);
  const turnTo = (share: number) => changeSettings(share > 0 ? { volume: share, lastVolume: share } : { volume: 0 });
  return (
    <section class={style.part} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} class={style.label}>
        {words.settings.sound}
      </h3>
      <div class={style.volume}>
        <label for={id}>{words.settings.volume}</label>
        <input
          id={id}
          class={style.slider}
          type="range"
          min={0}
          max={100}
          step={5}
          value={percent}
          aria-valuetext={words.settings.volumeOf(percent)}
          onInput={({ currentTarget }) => turnTo(currentTarget.valueAsNumber / 100)}
        />
        <span class={style.percent} aria-hidden="true">
          {words.settings.volumeOf(percent)}
        </span>
        <Button disabled={percent === 0} onClick={() => sounds.play('your-turn')}>
          {words.settings.testSound}
        </Button>
      </div>
    </section>
  );
}
