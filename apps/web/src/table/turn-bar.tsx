import type { Touches } from '@shoal/core';
import { useEffect, useRef } from 'preact/hooks';
import { SuitSign } from '../cards/suit-sign.tsx';
import { usePageWords } from '../page/words.ts';
import { SpokenText } from '../ui/spoken-text.tsx';
import type { ShownHint } from './asides/use-hint.ts';
import { isPartOf, type ShownOffer } from './table-view.ts';
import style from './turn-bar.module.css';

interface TurnBarProps {
  readonly prompt: string;
  readonly remark: string | null;
  readonly tip: string | null;
  readonly hint: ShownHint | null;
  readonly onDetails: () => void;
  /** Asks for the missing part of an action, for screen readers; `TableAnnouncer` tells them of a turn and its tip. */
  readonly question: string | null;
  readonly offers: readonly ShownOffer[];
  readonly isYourTurn: boolean;
  /** Whether people can make the bots hurry. */
  readonly canSkip: boolean;
  /** Whether only bots are left, so that hurrying leads to the end. */
  readonly skipsToEnd: boolean;
  readonly isSuitAsked: boolean;
  readonly onTouch: (touches: Touches) => void;
  readonly onSkip: () => void;
}

/** Shows whose turn it is, what can be done, and why an action was refused. */
export function TurnBar(props: TurnBarProps) {
  const {
    prompt,
    remark,
    tip,
    hint,
    onDetails,
    question,
    offers,
    isYourTurn,
    canSkip,
    skipsToEnd,
    isSuitAsked,
    onTouch,
    onSkip,
  } = props;
  const { table } = usePageWords();
  return (
    <div class={style.bar} data-bar data-turn={isYourTurn} data-suits={isSuitAsked}>
      <div class={style.said}>
        <p class={style.prompt}>{prompt}</p>
        <p
          class={style.remark}
          data-refused={remark !== null && hint === null}
          data-hint={hint !== null}
          data-tip={remark === null && hint === null && tip !== null}
        >
          <span role="status">
            {hint?.text ?? remark}
            {question !== null && <SpokenText text={question} />}
          </span>
          {remark === null && hint === null && tip}
        </p>
      </div>
      {hint !== null && hint.hints.length > 0 && !isSuitAsked && (
        <button type="button" class={style.skip} onClick={onDetails}>
          {table.why}
        </button>
      )}
      <Offers prompt={prompt} offers={offers} hint={hint} isSuitAsked={isSuitAsked} onTouch={onTouch} />
      {canSkip && (
        <button type="button" class={style.skip} onClick={onSkip}>
          {skipsToEnd ? table.skipToEnd : table.skip}
        </button>
      )}
    </div>
  );
}

function Offers({
  prompt,
  offers,
  hint,
  isSuitAsked,
  onTouch,
}: Pick<TurnBarProps, 'prompt' | 'offers' | 'hint' | 'isSuitAsked' | 'onTouch'>) {
  const group = useRef<HTMLFieldSetElement>(null);
  const picked = offers.findIndex(({ isPicked }) => isPicked);
  // Moves the focus to the suits.
  useEffect(() => {
    if (isSuitAsked) group.current?.querySelectorAll('button')[Math.max(0, picked)]?.focus();
  }, [isSuitAsked, picked]);
  if (offers.length === 0) return null;
  return (
    <fieldset
      ref={group}
      class={style.offers}
      data-suits={isSuitAsked}
      data-paper={isSuitAsked}
      aria-label={isSuitAsked ? prompt : undefined}
    >
      {offers.map(({ label, touches, keys }) => (
        <button
          key={label}
          type="button"
          class={style.offer}
          data-suit={touches.suit}
          data-type={touches.type}
          data-hinted={hint?.action != null && isPartOf(touches, hint.action)}
          aria-keyshortcuts={keys[0].toUpperCase()}
          onClick={() => onTouch(touches)}
        >
          {touches.suit !== undefined && <SuitSign suit={touches.suit} />}
          <span>{label}</span>
        </button>
      ))}
    </fieldset>
  );
}
