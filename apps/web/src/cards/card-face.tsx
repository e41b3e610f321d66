import { type Card, type Suit, suitOf } from '@shoal/core';
import type { CardDetail } from './card-detail.ts';
import styles from './card-face.module.css';
import { LargeFace } from './large-face.tsx';
import { MediumFace } from './medium-face.tsx';
import { SmallFace } from './small-face.tsx';
import './card-look.css';

export interface CardFaceProps {
  readonly card: Card;
  /** Chosen by whoever knows the size of the box (`detailAt`), so that no pip is mounted where none can be seen. */
  readonly detail?: CardDetail;
}

const COLOURS = [styles.spades, styles.hearts, styles.diamonds, styles.clubs];
const FACES = { small: SmallFace, medium: MediumFace, large: LargeFace };

/** The picture of a card, filling its box. The button around it has the name. */
export function CardFace({ card, detail = 'small' }: CardFaceProps) {
  const Face = FACES[detail];
  return (
    <span class={`${styles.card} ${colourOf(suitOf(card))}`} aria-hidden="true">
      <Face card={card} />
    </span>
  );
}

const colourOf = (suit: Suit): string => COLOURS[suit];
