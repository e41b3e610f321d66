import { courtFolder } from 'virtual:court-art';
import { type Card, rankOf, type Suit, suitOf, writeCard } from '@shoal/core';
import { rankSign } from '@shoal/language';
import styles from './card-face.module.css';
import './card-look.css';
import { Corners, RankMark, SuitMark } from './face-parts.tsx';
import { FISH_PATH } from './paths.ts';
import { type Pip, pipsOf } from './pip-layout.ts';

/** How much of a face is drawn: rank and suit, corner indices too, or every pip and the court pictures. */
export type CardDetail = 'small' | 'medium' | 'large';

const MEDIUM_FROM_PX = 52;
const LARGE_FROM_PX = 96;

/** The detail that is legible on a card so many CSS pixels wide. */
export function detailAt(widthPx: number): CardDetail {
  if (widthPx < MEDIUM_FROM_PX) return 'small';
  return widthPx < LARGE_FROM_PX ? 'medium' : 'large';
}

/** Drawn at 44 × 64, less its border: a rank that shows when cards overlap, and one large suit. */
const SmallFace = ({ card }: { readonly card: Card }) => (
  <svg aria-hidden="true" viewBox="1 1 42 62">
    <RankMark sign={rankSign(rankOf(card))} x={4} y={24.5} size={27} anchor="start" />
    <SuitMark suit={suitOf(card)} x={27} y={46} size={28} />
  </svg>
);

/** Drawn at 72 × 104, less its border. */
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
/** Makers of cards sign on the ace of spades. */
const ACE_OF_SPADES = 0;

/** The figures leave these two corners of their frame free. */
const COURT_SUITS: readonly Pip[] = [
  { x: 118, y: 50, size: 31, turned: false },
  { x: WIDTH - 118, y: HEIGHT - 50, size: 31, turned: true },
];

/** Drawn at 160 × 230, less its border: pips as on paper, and pictures for the courts. */
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
  /** Chosen where the size of the box is known (`detailAt`), so that no pip is mounted where none can be seen. */
  readonly detail?: CardDetail;
}

const FACES = { small: SmallFace, medium: MediumFace, large: LargeFace };
const COLOURS = [styles.spades, styles.hearts, styles.diamonds, styles.clubs];

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

/** The back of a card, filling its box: a shoal that circles around one golden fish. */
export const CardBack = () => <span class={styles.back} aria-hidden="true" />;
