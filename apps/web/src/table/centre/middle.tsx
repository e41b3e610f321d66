import type { MiddleModel } from '@shoal/table-ui';
import { CardBack, CardFace } from '../../cards/card-face.tsx';
import { SuitSign } from '../../cards/suit-sign.tsx';
import { CounterClockwiseIcon } from '../../icons/icons.tsx';
import { usePageWords, useWords } from '../../page/words.ts';
import style from './middle.module.css';

interface MiddleProps {
  readonly middle: MiddleModel;
  readonly stockAction: string | null;
  readonly onStock: () => void;
}

/** Stock and up-card, with the suit in force, the direction and any penalty. */
export function Middle({ middle, stockAction, onStock }: MiddleProps) {
  const { table } = usePageWords();
  return (
    <section class={style.middle} aria-label={table.middle}>
      <Stock count={middle.stock} action={stockAction} onTouch={onStock} />
      {middle.upCard !== null && <UpCard middle={middle} />}
      <Facts middle={middle} />
    </section>
  );
}

interface StockProps {
  readonly count: number;
  readonly action: string | null;
  readonly onTouch: () => void;
}

function Stock({ count, action, onTouch }: StockProps) {
  const { table } = usePageWords();
  const pile = (
    <span class={style.pile} data-depth={count === 0 ? 0 : count === 1 ? 1 : count < 8 ? 2 : 3} aria-hidden="true">
      {count > 0 && <CardBack />}
      <span class={style.count}>{count}</span>
    </span>
  );
  if (action === null) {
    return (
      <div class={style.stock} role="img" aria-label={table.stock(count)} data-anchor="stock">
        {pile}
      </div>
    );
  }
  return (
    <button
      type="button"
      class={style.stock}
      data-legal={true}
      aria-label={table.drawFrom(action, count)}
      onClick={onTouch}
      data-anchor="stock"
    >
      {pile}
    </button>
  );
}

function UpCard({ middle: { upCard, suitInForce } }: { readonly middle: MiddleModel }) {
  const { table } = usePageWords();
  const { cards } = useWords().catalogue;
  if (upCard === null) return null;
  return (
    <div class={style.upCard} data-anchor="pile">
      <div
        class={style.card}
        role="img"
        aria-label={table.upCard(cards.spoken(upCard))}
        data-up-card={upCard}
        data-anchor="up-card"
      >
        <CardFace card={upCard} detail="medium" />
      </div>
      {suitInForce !== null && (
        <div
          class={style.badge}
          role="img"
          aria-label={table.suitInForce(suitInForce)}
          data-suit={suitInForce}
          data-paper
        >
          <SuitSign suit={suitInForce} />
        </div>
      )}
    </div>
  );
}

/** What the cards alone do not show. */
function Facts({ middle }: { readonly middle: MiddleModel }) {
  const { page, catalogue } = useWords();
  const { penalty, isReversed, anythingMatches } = middle;
  if (penalty === 0 && !isReversed && !anythingMatches) return null;
  return (
    <ul class={style.facts}>
      {penalty > 0 && <li data-kind="penalty">{catalogue.screen.penalty(penalty)}</li>}
      {anythingMatches && <li>{page.table.anySuit}</li>}
      {isReversed && (
        <li>
          <CounterClockwiseIcon size={16} />
          {page.table.counterClockwise}
        </li>
      )}
    </ul>
  );
}
