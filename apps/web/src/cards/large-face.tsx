import { courtFolder } from 'virtual:court-art';
import { type Card, rankOf, type Suit, suitOf, writeCard } from '@shoal/core';
import { rankSign } from '@shoal/table-ui';
import styles from './card-face.module.css';
import { Corners, SuitMark } from './face-parts.tsx';
import { FISH_PATH } from './fish-path.ts';
import { type Pip, pipsOf } from './pip-layout.ts';

const WIDTH = 160;
const HEIGHT = 230;
/** Makers of cards sign on the ace of spades. */
const ACE_OF_SPADES = 0;

/** The figures leave these two corners of their frame free. */
const COURT_SUITS: readonly Pip[] = [
  { x: 118, y: 50, size: 31, turned: false },
  { x: WIDTH - 118, y: HEIGHT - 50, size: 31, turned: true },
];

/** Drawn at 160 × 230, less its border: pips as on paper, and pictures for the courts. */
export function LargeFace({ card }: { readonly card: Card }) {
  const pips = pipsOf(rankOf(card));
  const suit = suitOf(card);
  return (
    <>
      {pips === null && (
        <img class={styles.court} src={`${courtFolder}/${writeCard(card)}.svg`} alt="" decoding="async" />
      )}
      <svg aria-hidden="true" viewBox="1 1 158 228">
        <Corners
          sign={rankSign(rankOf(card))}
          suit={suit}
          width={WIDTH}
          height={HEIGHT}
          x={16}
          rankY={28}
          rankSize={28}
          suitY={42}
          suitSize={17}
        />
        {pips === null ? <g class={styles.inlay}>{marksOf(suit, COURT_SUITS)}</g> : marksOf(suit, pips)}
        {card === ACE_OF_SPADES && <path class={styles.fish} d={FISH_PATH} transform="translate(79 122)scale(2.2)" />}
      </svg>
    </>
  );
}

const marksOf = (suit: Suit, pips: readonly Pip[]) =>
  pips.map((pip) => <SuitMark key={`${pip.x} ${pip.y}`} suit={suit} {...pip} />);
