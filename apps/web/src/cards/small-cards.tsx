import type { Suit } from '@shoal/core';
import style from './small-cards.module.css';
import { SuitSign } from './suit-sign.tsx';

const SIGNS = '♠♥♦♣';
/** A card, with the signs behind it that must not begin a line. */
const CARD = /((?:10|[2-9AJQK])[♠♥♦♣][.,;:!?)]*)/;

/** A sentence whose card signs, such as 7♥, are drawn as small cards. Screen readers get the signs as text. */
export const SmallCards = ({ text }: { readonly text: string }) => (
  <>{text.split(CARD).map((part, index) => (index % 2 === 0 ? part : <SmallCard key={index} text={part} />))}</>
);

function SmallCard({ text }: { readonly text: string }) {
  const at = [...text].findIndex((sign) => SIGNS.includes(sign));
  return (
    <span class={style.whole}>
      <span class={style.card} data-paper={true}>
        {text.slice(0, at)}
        <SuitSign suit={SIGNS.indexOf(text[at]) as Suit} />
      </span>
      {text.slice(at + 1)}
    </span>
  );
}
