import type { Card } from '@shoal/core';
import { newCards } from '@shoal/table-ui';
import { CardFace } from '../cards/card-face.tsx';
import { useGame } from '../game/games.tsx';
import { usePageWords, useWords } from '../page/words.ts';
import style from './open-hand.module.css';

interface OpenHandProps {
  readonly name: string;
  readonly hand: readonly Card[];
  /** The hand one step earlier; newer cards are marked. */
  readonly before: readonly Card[];
}

/** All cards of a player, face up, grouped by rank or suit. */
export function OpenHand({ name, hand: held, before }: OpenHandProps) {
  const { replay, table } = usePageWords();
  const { spoken } = useWords().catalogue.cards;
  const { inOrder, groupOf } = useGame().presentation;
  const hand = inOrder(held);
  if (hand.length === 0) return <p class={style.none}>{table.noCards}</p>;
  const isNew = newCards(before, hand);
  return (
    <div class={style.hand} role="img" aria-label={replay.handOf(name, hand.map(spoken))}>
      {hand.map((card, index) => (
        <span
          key={`${card}-${hand.slice(0, index).filter((other) => other === card).length}`}
          class={style.card}
          data-new={isNew[index]}
          data-apart={index > 0 && groupOf(hand[index - 1]) !== groupOf(card)}
        >
          <CardFace card={card} detail="small" />
        </span>
      ))}
    </div>
  );
}
