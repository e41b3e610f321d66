import { NextIcon, PreviousIcon } from '../icons/index.ts';
import { usePageWords } from '../page/words.ts';
import { IconButton } from '../ui/icon-button.tsx';
import type { ChanceProps } from './chance-props.ts';
import { useMomentWords } from './moment-panel.tsx';
import style from './moment-slider.module.css';

/**
 * The cursor for fingers and keys: the browser's own slider, which tells the moment in words. No button is ever taken
 * away from a finger that is on it.
 */
export function MomentSlider(props: ChanceProps) {
  const { review } = usePageWords();
  const { words, at, onMove } = props;
  const last = words.moments.length - 1;
  const { inWords } = useMomentWords(props);
  return (
    <div class={style.slider}>
      <IconButton label={review.previous} onClick={() => onMove(Math.max(0, at - 1))}>
        <PreviousIcon />
      </IconButton>
      <input
        class={style.range}
        type="range"
        aria-label={review.moment}
        aria-valuetext={inWords}
        min={0}
        max={last}
        value={at}
        onInput={({ currentTarget }) => onMove(currentTarget.valueAsNumber)}
      />
      <IconButton label={review.next} onClick={() => onMove(Math.min(last, at + 1))}>
        <NextIcon />
      </IconButton>
    </div>
  );
}
