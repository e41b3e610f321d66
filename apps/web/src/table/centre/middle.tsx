import type { Card, Pile } from '@shoal/core';
import { type MiddleModel, pileIn, type ShownBadge } from '@shoal/table-ui';
import { CardBack, CardFace } from '../../cards/card-face.tsx';
import { SuitSign } from '../../cards/suit-sign.tsx';
import { CounterClockwiseIcon } from '../../icons/icons.tsx';
import { usePageWords, useWords } from '../../page/words.ts';
import style from './middle.module.css';

/** The action of a tap on the stock; without a label it is not allowed now. */
export interface StockTouch {
  readonly label: string | null;
  readonly onTouch: () => void;
}

interface MiddleProps {
  readonly middle: MiddleModel;
  /** Null if a tap on the stock does nothing. */
  readonly stockTouch?: StockTouch | null;
}

/** The piles, and the public facts that cards do not show. */
export function Middle({ middle, stockTouch = null }: MiddleProps) {
  const { table } = usePageWords();
  const stock = pileIn(middle, 'stock');
  const upCard = pileIn(middle, 'up-card');
  const suit = middle.badges.find((badge) => badge.suit !== undefined);
  return (
    <section class={style.middle} aria-label={table.middle}>
      <div class={style.piles}>
        {stock !== undefined && <Stock pile={stock} touch={stockTouch} />}
        {upCard !== undefined && <UpCard card={upCard.card} suit={suit} />}
      </div>
      <Facts badges={middle.badges.filter((badge) => badge !== suit || upCard === undefined)} />
    </section>
  );
}

interface StockProps {
  readonly pile: Extract<Pile, { readonly type: 'stock' }>;
  readonly touch: StockTouch | null;
}

function Stock({ pile: { count }, touch }: StockProps) {
  const { table } = usePageWords();
  const pile = (
    <span class={style.pile} data-depth={count === 0 ? 0 : count === 1 ? 1 : count < 8 ? 2 : 3} aria-hidden="true">
      {count > 0 && <CardBack />}
      <span class={style.count}>{count}</span>
    </span>
  );
  if (touch === null || touch.label === null) {
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the key of the action is refused with the same sentence
      <div class={style.stock} role="img" aria-label={table.stock(count)} data-anchor="stock" onClick={touch?.onTouch}>
        {pile}
      </div>
    );
  }
  return (
    <button
      type="button"
      class={style.stock}
      data-legal={true}
      aria-label={table.drawFrom(touch.label, count)}
      onClick={touch.onTouch}
      data-anchor="stock"
    >
      {pile}
    </button>
  );
}

function UpCard({ card, suit }: { readonly card: Card; readonly suit: ShownBadge | undefined }) {
  const { table } = usePageWords();
  const { cards } = useWords().catalogue;
  return (
    <div class={style.upCard} data-anchor="pile">
      <div
        class={style.card}
        role="img"
        aria-label={table.upCard(cards.spoken(card))}
        data-up-card={card}
        data-anchor="up-card"
      >
        <CardFace card={card} detail="medium" />
      </div>
      {suit?.suit !== undefined && (
        <div class={style.badge} role="img" aria-label={suit.text} data-suit={suit.suit} data-paper>
          <SuitSign suit={suit.suit} />
        </div>
      )}
    </div>
  );
}

function Facts({ badges }: { readonly badges: readonly ShownBadge[] }) {
  if (badges.length === 0) return null;
  return (
    <ul class={style.facts}>
      {badges.map(({ text, tone, icon }) => (
        <li key={text} data-tone={tone}>
          {icon === 'counter-clockwise' && <CounterClockwiseIcon size={16} />}
          {text}
        </li>
      ))}
    </ul>
  );
}
