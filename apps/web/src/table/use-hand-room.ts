import { useLayoutEffect, useState } from 'preact/hooks';
import type { HandRoom } from './hand-layout.ts';

/** The cards of a person never take more of a screen than this. */
const SHARE_OF_HEIGHT = 0.3;
/** Three rows of others leave less. */
const SHARE_IN_CROWD = 0.24;
const SHARE_SIDEWAYS = 0.62;

/** As the style sheets have it: they count in letters, so that large ones get the room of a smaller screen. */
const SIDEWAYS = '(orientation: landscape) and (max-height: 34.99rem) and (min-width: 35rem)';
/** Others sit beside the table, and not above. */
const ROUND = '(min-width: 64rem)';

/** How much room there is for the own cards; told anew when the window changes. */
export function useHandRoom(group: { readonly current: HTMLElement | null }, isCrowd: boolean): HandRoom {
  const [room, setRoom] = useState<HandRoom>(() => ({ width: innerWidth - 16, height: heightFor(isCrowd) }));
  useLayoutEffect(() => {
    const element = group.current;
    if (element === null) return;
    const measure = () => {
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(element);
      const width = element.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
      const height = heightFor(isCrowd);
      setRoom((old) => (old.width === width && old.height === height ? old : { width, height }));
    };
    // It also tells the first width, when the frame is laid out anyway.
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    addEventListener('resize', measure);
    return () => {
      watcher.disconnect();
      removeEventListener('resize', measure);
    };
  }, [group, isCrowd]);
  return room;
}

function heightFor(isCrowd: boolean): number {
  if (matchMedia(SIDEWAYS).matches) return innerHeight * SHARE_SIDEWAYS;
  return innerHeight * (isCrowd && !matchMedia(ROUND).matches ? SHARE_IN_CROWD : SHARE_OF_HEIGHT);
}
