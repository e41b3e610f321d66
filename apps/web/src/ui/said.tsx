import style from './said.module.css';

/** Text for screen readers only. */
export const Said = ({ text }: { readonly text: string }) => <span class={style.said}>{text}</span>;

/** A sentence with symbols for the eye and words for screen readers. */
export function Sentence({ seen, said }: { readonly seen: string; readonly said: string }) {
  if (seen === said) return <>{seen}</>;
  return (
    <>
      <span aria-hidden="true">{seen}</span>
      <Said text={said} />
    </>
  );
}
