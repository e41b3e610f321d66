import { FirstIcon, LastIcon, NextIcon, PauseIcon, PlayIcon, PreviousIcon } from '../icons/icons.tsx';
import { usePageWords } from '../page/words.ts';
import { IconButton } from '../ui/button.tsx';
import { Sentence } from '../ui/spoken-text.tsx';
import style from './playback-bar.module.css';
import type { ReplayControls } from './replay-keys.ts';

interface PlaybackBarProps {
  readonly controls: ReplayControls;
  /** The events of the current step. */
  readonly told: string;
  /** The events as screen readers say them. */
  readonly spoken: string;
}

/** Slider and buttons of a replay. Buttons never disappear under a finger. */
export function PlaybackBar({ controls, told, spoken }: PlaybackBarProps) {
  const { replay } = usePageWords();
  const { at, last, isPlaying, goTo, goBy, playOrPause } = controls;
  return (
    <section class={style.bar} aria-label={replay.steps}>
      {/* Silent during playback, so that screen readers can read other parts. */}
      <p class={style.told} role="status" aria-live={isPlaying ? 'off' : 'polite'}>
        <Sentence seen={told} spoken={spoken} />
      </p>
      <input
        class={style.slider}
        type="range"
        min={0}
        max={last}
        value={at}
        disabled={last === 0}
        aria-label={replay.step}
        aria-valuetext={replay.stepTold(at, last, spoken)}
        onInput={({ currentTarget }) => goTo(currentTarget.valueAsNumber)}
      />
      <div class={style.buttons}>
        <IconButton label={replay.first} shortcut="Home" onClick={() => goTo(0)}>
          <FirstIcon />
        </IconButton>
        <IconButton label={replay.previous} shortcut="ArrowLeft" onClick={() => goBy(-1)}>
          <PreviousIcon />
        </IconButton>
        <span class={style.play}>
          <IconButton label={isPlaying ? replay.pause : replay.play} shortcut="Space" onClick={playOrPause}>
            {isPlaying ? <PauseIcon size={24} /> : <PlayIcon size={24} />}
          </IconButton>
        </span>
        <IconButton label={replay.next} shortcut="ArrowRight" onClick={() => goBy(1)}>
          <NextIcon />
        </IconButton>
        <IconButton label={replay.last} shortcut="End" onClick={() => goTo(last)}>
          <LastIcon />
        </IconButton>
      </div>
      <p class={style.count}>{replay.stepOf(at, last)}</p>
      <p class={style.keys}>{replay.keys}</p>
    </section>
  );
}
