import { numberKey } from '@shoal/core';
import type { FanModel } from '@shoal/table-ui';
import { useEffect, useRef } from 'preact/hooks';
import { CardBack } from '../../cards/card-face.tsx';
import { type CardPlace, placeStyle, useCardLayout } from '../../cards/card-layout.ts';
import { usePageWords } from '../../page/words.ts';
import { HintLamp } from '../../ui/hint-lamp.tsx';
import { SpokenText } from '../../ui/spoken-text.tsx';
import style from './fan.module.css';

interface FanProps {
  readonly fan: FanModel;
  /** The place that the coach suggests; null without a suggestion. */
  readonly hinted: number | null;
  readonly onTouch: (spot: number) => void;
  readonly onPoint: (spot: number) => void;
}

/** A hidden hand. Its backs can be chosen while a person may take one. */
export function Fan({ fan: { label, count, place }, hinted, onTouch, onPoint }: FanProps) {
  const group = useRef<HTMLDivElement>(null);
  useFocusOnPlace(group, place);
  const { cardPx, heightPx, overflows, places } = useCardLayout(group, Math.max(1, count));
  return (
    <div
      class={style.fan}
      role="group"
      aria-label={label}
      data-fan
      data-lit={place !== null}
      style={{ '--w': `${cardPx}px` }}
    >
      <p class={style.name} aria-hidden="true" data-label>
        {label}
      </p>
      <div ref={group} class={style.room} data-overflows={overflows}>
        <div class={style.backs} style={overflows ? { height: `${heightPx}px` } : undefined}>
          {Array.from({ length: count }, (_, spot) => (
            <Back
              key={spot}
              {...{ spot, count, at: places[spot], isAt: spot === place, isLit: place !== null }}
              isHinted={spot === hinted}
              onTouch={() => onTouch(spot)}
              onPoint={() => onPoint(spot)}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

interface BackProps {
  readonly spot: number;
  readonly count: number;
  readonly at: CardPlace;
  readonly isAt: boolean;
  readonly isLit: boolean;
  readonly isHinted: boolean;
  readonly onTouch: () => void;
  readonly onPoint: () => void;
}

function Back({ spot, count, at, isAt, isLit, isHinted, onTouch, onPoint }: BackProps) {
  const { table } = usePageWords();
  if (!isLit) {
    return (
      <span class={style.back} style={placeStyle(at)} data-back aria-hidden="true">
        <CardBack />
      </span>
    );
  }
  return (
    <button
      type="button"
      class={style.back}
      data-back
      data-spot={spot}
      data-legal={true}
      data-hinted={isHinted}
      data-key={numberKey(spot)}
      style={placeStyle(at)}
      tabIndex={isAt ? 0 : -1}
      onClick={onTouch}
      onFocus={onPoint}
      onPointerEnter={onPoint}
    >
      <SpokenText text={table.place(spot + 1, count)} />
      <span aria-hidden="true">
        <CardBack />
        {isHinted && <HintLamp />}
      </span>
    </button>
  );
}

/** Arrow keys move the focus between the backs. */
function useFocusOnPlace(group: { readonly current: HTMLDivElement | null }, place: number | null): void {
  useEffect(() => {
    const element = group.current;
    if (place === null || element?.contains(document.activeElement) !== true) return;
    element.querySelectorAll('button')[place]?.focus();
  }, [group, place]);
}
