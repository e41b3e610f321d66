import { courtFolder } from 'virtual:court-art';
import { type Card, rankOf, type Suit, suitOf, writeCard } from '@shoal/core';
import { rankSign } from '@shoal/language';
import styles from './card-face.module.css';
import './card-look.css';
import { Corners, RankMark, SuitMark } from './face-parts.tsx';
import { FISH_PATH } from './paths.ts';
import { type Pip, pipsOf } from './pip-layout.ts';

/** The detail of a face: rank and suit; also corner indices; or all pips and court pictures. */
export type CardDetail = 'small' | 'medium' | 'large';

const MEDIUM_FROM_PX = 52;
const LARGE_FROM_PX = 96;

/** The highest detail that is legible at this width in CSS pixels. */
export function detailAt(widthPx: number): CardDetail {
  if (widthPx < MEDIUM_FROM_PX) return 'small';
  return widthPx < LARGE_FROM_PX ? 'medium' : 'large';
}

/** Drawn in 44 × 64 less the border. The rank stays visible when cards overlap. */
const SmallFace = ({ card }: { readonly card: Card }) => (
  <svg aria-hidden="true" viewBox="1 1 42 62">
    <RankMark sign={rankSign(rankOf(card))} x={4} y={24.5} size={27} anchor="start" />
    <SuitMark suit={suitOf(card)} x={27} y={46} size={28} />
  </svg>
);

/** Drawn in 72 × 104 less the border. */
const MediumFace = ({ card }: { readonly card: Card }) => (
  <svg aria-hidden="true" viewBox="1 1 70 102">
    <Corners
      sign={rankSign(rankOf(card))}
      suit={suitOf(card)}
      width={72}
      height={104}
      x={14}
      rankY={22.5}
      rankSize={23}
      suitY={34}
      suitSize={14}
    />
    <SuitMark suit={suitOf(card)} x={36} y={52} size={35} />
  </svg>
);

const WIDTH = 160;
const HEIGHT = 230;
/** Card makers sign the ace of spades. */
const ACE_OF_SPADES = 0;

/** The two corners of the frame that the figures leave free. */
const COURT_SUITS: readonly Pip[] = [
  { x: 118, y: 50, size: 31, turned: false },
  { x: WIDTH - 118, y: HEIGHT - 50, size: 31, turned: true },
];

/** Drawn in 160 × 230 less the border, with pips and court pictures as on paper. */
function LargeFace({ card }: { readonly card: Card }) {
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

export interface CardFaceProps {
  readonly card: Card;
  /** Callers that know the size of the box pass `detailAt`, so that no invisible pip is mounted. */
  readonly detail?: CardDetail;
}

const FACES = { small: SmallFace, medium: MediumFace, large: LargeFace };
const COLOURS = [styles.spades, styles.hearts, styles.diamonds, styles.clubs];

/** Draws a card to fill its box. The button around it carries the accessible name. */
export function CardFace({ card, detail = 'small' }: CardFaceProps) {
  const Face = FACES[detail];
  return (
    <span class={`${styles.card} ${colourOf(suitOf(card))}`} aria-hidden="true">
      <Face card={card} />
    </span>
  );
}

const colourOf = (suit: Suit): string => COLOURS[suit];

/** Draws a card back to fill its box: a shoal circling one golden fish. */
export const CardBack = () => <span class={styles.back} aria-hidden="true" />;
