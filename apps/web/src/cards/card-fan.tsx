import type { Card } from '@shoal/core';
import { CardBack, CardFace } from './card-face.tsx';
import style from './card-fan.module.css';

interface CardFanProps {
  /** Null stands for a card that lies face down. */
  readonly cards: readonly (Card | null)[];
  /** The indices of cards that stand out. */
  readonly lit?: readonly number[];
}

/** A small fan of cards as a picture, `--card` wide each. The text beside it says what it shows. */
export const CardFan = ({ cards, lit = [] }: CardFanProps) => (
  <span class={style.fan} aria-hidden="true">
    {cards.map((card, index) => (
      <span
        key={index}
        class={style.card}
        data-lit={lit.includes(index)}
        style={{ '--off': index - (cards.length - 1) / 2 }}
      >
        <DrawnCard card={card} />
      </span>
    ))}
  </span>
);

export const DrawnCard = ({ card }: { readonly card: Card | null }) =>
  card === null ? <CardBack /> : <CardFace card={card} />;
