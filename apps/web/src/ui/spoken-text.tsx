import { SmallCards } from '../cards/small-cards.tsx';
import style from './spoken-text.module.css';

/** Text for screen readers only. */
export const SpokenText = ({ text }: { readonly text: string }) => <span class={style.spoken}>{text}</span>;

/** A sentence with small cards for the eye and words for screen readers. */
export function Sentence({ seen, spoken }: { readonly seen: string; readonly spoken: string }) {
  if (seen === spoken) return <>{seen}</>;
  return (
    <>
      <span aria-hidden="true">
        <SmallCards text={seen} />
      </span>
      <SpokenText text={spoken} />
    </>
  );
}
