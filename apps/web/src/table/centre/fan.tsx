import { numberKey } from '@shoal/core';
import type { FanModel } from '@shoal/table-ui';
import { useEffect, useRef } from 'preact/hooks';
import { CardBack } from '../../cards/card-face.tsx';
import { cardLayout, SHARES_OF_FAN, useCardRoom } from '../../cards/card-layout.ts';
import { usePageWords } from '../../page/words.ts';
import { SpokenText } from '../../ui/spoken-text.tsx';
import style from './fan.module.css';

interface FanProps {
  readonly fan: FanModel;
  /** Whether the table has many players. */
  readonly isCrowd: boolean;
  readonly onTouch: (spot: number) => void;
  readonly onPoint: (spot: number) => void;
}

/** A hidden hand. Its backs can be chosen while a person may take one. */
export function Fan({ fan: { label, count, place }, isCrowd, onTouch, onPoint }: FanProps) {
  const group = useRef<HTMLDivElement>(null);
  useFocusOnPlace(group, place);
  const room = useCardRoom(group, SHARES_OF_FAN, isCrowd);
  const { cardPx, gapPx, perRow } = cardLayout(Math.max(1, count), room);
  return (
    <div
      ref={group}
      class={style.fan}
      role="group"
      aria-label={label}
      data-fan
      data-lit={place !== null}
      data-wrapped={count > perRow}
      style={{ '--w': `${cardPx}px`, '--gap': `${gapPx}px`, '--row': `${perRow * (cardPx + gapPx) - gapPx}px` }}
    >
      <p class={style.name} aria-hidden="true" data-label>
        {label}
      </p>
      <div class={style.backs}>
        {Array.from({ length: count }, (_, spot) => (
          <Back
            key={spot}
            {...{ spot, count, isAt: spot === place, isLit: place !== null }}
            onTouch={() => onTouch(spot)}
            onPoint={() => onPoint(spot)}
          />
        ))}
      </div>
    </div>
  );
}

interface BackProps {
  readonly spot: number;
  readonly count: number;
  readonly isAt: boolean;
  readonly isLit: boolean;
  readonly onTouch: () => void;
  readonly onPoint: () => void;
}

function Back({ spot, count, isAt, isLit, onTouch, onPoint }: BackProps) {
  const { table } = usePageWords();
  if (!isLit) {
    return (
      <span class={style.back} data-back aria-hidden="true">
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
      data-key={numberKey(spot)}
      tabIndex={isAt ? 0 : -1}
      onClick={onTouch}
      onFocus={onPoint}
      onPointerEnter={onPoint}
    >
      <SpokenText text={table.place(spot + 1, count)} />
      <span aria-hidden="true">
        <CardBack />
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
