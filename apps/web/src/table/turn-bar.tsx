import type { Touches } from '@shoal/core';
import type { TableReport } from '@shoal/room';
import type { ShownGame } from '@shoal/table-ui';
import { useEffect, useRef } from 'preact/hooks';
import { SuitSign } from '../cards/suit-sign.tsx';
import { usePageWords } from '../page/words.ts';
import { SpokenText } from '../ui/spoken-text.tsx';
import type { ShownOffer } from './table-view.ts';
import style from './turn-bar.module.css';

interface TurnBarProps {
  readonly prompt: string;
  readonly remark: string | null;
  readonly tip: string | null;
  /** Asks for the missing part of an action, for screen readers; `TurnAlert` announces the start of a turn. */
  readonly question: string | null;
  readonly offers: readonly ShownOffer[];
  readonly isYourTurn: boolean;
  /** Whether people can make the bots hurry. */
  readonly canSkip: boolean;
  readonly isSuitAsked: boolean;
  readonly onTouch: (touches: Touches) => void;
  readonly onSkip: () => void;
}

/** Shows whose turn it is, what can be done, and why an action was refused. */
export function TurnBar(props: TurnBarProps) {
  const { prompt, remark, tip, question, offers, isYourTurn, canSkip, isSuitAsked, onTouch, onSkip } = props;
  const { table } = usePageWords();
  return (
    <div class={style.bar} data-turn={isYourTurn}>
      <div class={style.said}>
        <p class={style.prompt}>{prompt}</p>
        <p class={style.remark} role="status" data-refused={remark !== null}>
          {remark ?? tip}
          {question !== null && <SpokenText text={question} />}
        </p>
      </div>
      <Offers prompt={prompt} offers={offers} isSuitAsked={isSuitAsked} onTouch={onTouch} />
      {canSkip && (
        <button type="button" class={style.skip} onClick={onSkip}>
          {table.skip}
        </button>
      )}
    </div>
  );
}

function Offers({
  prompt,
  offers,
  isSuitAsked,
  onTouch,
}: Pick<TurnBarProps, 'prompt' | 'offers' | 'isSuitAsked' | 'onTouch'>) {
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

/** A tip for each of a beginner's first turns. */
export function tipFor({ options, players }: TableReport, { words }: ShownGame, turns: number): string | null {
  return words.tips.touch({ options, seats: players.length })[turns] ?? null;
}
