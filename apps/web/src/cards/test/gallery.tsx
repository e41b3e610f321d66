import { CARD_COUNT, type Card, SUITS } from '@shoal/core';
import { render } from 'preact';
import { CardBack, type CardDetail, CardFace } from '../card-face.tsx';
import { SuitSign, SuitSprite } from '../suit-sign.tsx';
import styles from './gallery.module.css';

const DETAILS: readonly CardDetail[] = ['small', 'medium', 'large'];
const CARDS = Array.from({ length: CARD_COUNT }, (_, card) => card as Card);

const Gallery = () => (
  <>
    <SuitSprite />
    <p>
      {SUITS.map((suit) => (
        <SuitSign key={suit} suit={suit} />
      ))}
    </p>
    {DETAILS.map((detail) => (
      <section key={detail} class={styles[detail]} data-detail={detail}>
        {CARDS.map((card) => (
          <div key={card} class={styles.box} data-card={card}>
            <CardFace card={card} detail={detail} />
          </div>
        ))}
        <div class={styles.box} data-back>
          <CardBack />
        </div>
      </section>
    ))}
  </>
);

render(<Gallery />, document.body);
