import { type Action, type Card, rankOf } from '@shoal/core';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { type CardDetail, CardFace, detailAt } from '../cards/card-face.tsx';
import { type CardPlace, placeStyle, useCardLayout } from '../cards/card-layout.ts';
import { usePageWords, useWords } from '../page/words.ts';
import { HintLamp } from '../ui/hint-lamp.tsx';
import { SpokenText } from '../ui/spoken-text.tsx';
import style from './hand.module.css';
import { isPartOf, type ShownStack } from './table-view.ts';

interface HandProps {
  readonly label: string;
  readonly stacks: readonly ShownStack[];
  /** The action that the coach suggests. */
  readonly hinted: Action | null;
  readonly cursor: number;
  readonly isYourTurn: boolean;
  /** The number of stacks up to which cards keep their size. */
  readonly most: number;
  readonly onTouch: (stack: ShownStack) => void;
  readonly onPoint: (cursor: number) => void;
}

/** The viewer's cards. One is a Tab stop; arrow keys lead to the others. */
export function Hand({ label, stacks, hinted, cursor, isYourTurn, most, onTouch, onPoint }: HandProps) {
  const { table } = usePageWords();
  const group = useRef<HTMLDivElement>(null);
  const at = Math.min(cursor, stacks.length - 1);
  useFocusOnCursor(group, at, stacks);
  const { cardPx, heightPx, overflows, places } = useCardLayout(group, Math.max(1, stacks.length), most);
  return (
    <div
      ref={group}
      class={style.hand}
      role="group"
      aria-label={label}
      data-anchor="hand"
      data-turn={isYourTurn}
      data-overflows={overflows}
      style={{ '--w': `${cardPx}px` }}
    >
      {stacks.length === 0 && <p class={style.none}>{table.noCards}</p>}
      <div class={style.cards} style={overflows ? { height: `${heightPx}px` } : undefined}>
        {stacks.map((stack, index) => (
          <StackButton
            key={stack.id}
            stack={stack}
            place={places[index]}
            isAt={index === at}
            isHinted={hinted !== null && isPartOf(stack.touches, hinted)}
            detail={detailAt(cardPx)}
            onTouch={() => onTouch(stack)}
            onPoint={() => onPoint(index)}
          />
        ))}
      </div>
    </div>
  );
}

interface StackButtonProps {
  readonly stack: ShownStack;
  readonly place: CardPlace;
  readonly isAt: boolean;
  readonly isHinted: boolean;
  readonly detail: CardDetail;
  readonly onTouch: () => void;
  readonly onPoint: () => void;
}

function StackButton({ stack, place, isAt, isHinted, detail, onTouch, onPoint }: StackButtonProps) {
  const { cards, isLegal, isPicked, isDim, isNew } = stack;
  const faces = useFaces(cards, detail);
  return (
    <button
      type="button"
      class={style.stack}
      tabIndex={isAt ? 0 : -1}
      data-legal={isLegal}
      data-dim={isDim}
      data-new={isNew}
      data-hinted={isHinted}
      data-stack={stack.id}
      data-key={isLegal && stack.touches.rank === undefined ? stack.key : null}
      aria-pressed={stack.touches.rank === undefined ? undefined : isPicked}
      style={placeStyle(place)}
      onClick={onTouch}
      onFocus={onPoint}
    >
      <SpokenText text={useStackName(stack)} />
      <span aria-hidden="true" class={style.faces} data-count={cards.length > 1 ? cards.length : null}>
        {isHinted && <HintLamp />}
        {faces}
      </span>
    </button>
  );
}

/** Memoized, since most of a hand stays the same from turn to turn. */
function useFaces(cards: readonly Card[], detail: CardDetail) {
  return useMemo(
    () =>
      cards.map((card, index) => (
        <span
          key={`${card}-${index}`}
          class={style.card}
          data-card={card}
          style={{ '--below': cards.length - 1 - index }}
        >
          <CardFace card={card} detail={detail} />
        </span>
      )),
    // Every view has a new array, so the cards themselves are compared.
    [cards.join(), detail],
  );
}

function useStackName({ cards, completeAt, isLegal, isNew }: ShownStack): string {
  const { table } = usePageWords();
  const { spoken } = useWords().catalogue.cards;
  const [card] = cards;
  if (completeAt !== null) {
    return (isNew ? table.newStack : table.stack)(rankOf(card), cards.length, completeAt);
  }
  const name = spoken(card);
  if (isLegal) return isNew ? table.newPlayable(name) : table.playable(name);
  return isNew ? table.newCard(name) : name;
}

/** Arrow keys move the focus; a played card passes it to its neighbour. */
function useFocusOnCursor(
  group: { readonly current: HTMLDivElement | null },
  at: number,
  stacks: readonly ShownStack[],
): void {
  const hadFocus = useRef(false);
  const key = stacks.map(({ id }) => id).join(' ');
  useLayoutEffect(() => {
    const element = group.current;
    if (element === null) return;
    const follow = () => {
      hadFocus.current = element.contains(document.activeElement);
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, [group]);
  // A changed hand may have lost the focus.
  useLayoutEffect(() => {
    if (!hadFocus.current) return;
    group.current?.querySelectorAll('button')[at]?.focus();
  }, [group, at, key]);
}
