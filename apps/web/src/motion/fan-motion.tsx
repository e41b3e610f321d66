import type { Card } from '@shoal/core';
import { CardBack, CardFace } from '../cards/card-face.tsx';
import style from './fan-motion.module.css';
import type { FanPicture } from './fan-picture.ts';
import type { Spot } from './spot.ts';
import { dismiss, follow, ghost, offset } from './stage.ts';

/** The distance by which pointing lifts a back. */
const LIFT_PX = 5;

/** The fan shown last: two of them would overlap. */
let shownFan: Animation | null = null;

export interface OldFanMotion {
  /** The place of the card that leaves. */
  readonly spot: number;
  readonly liftMs: number;
  readonly durationMs: number;
  readonly fadeMs: number;
  /** How far below the next fan lies; this one fades into it. */
  readonly downPx: number;
}

/** Shows the old fan until a card has left it. */
export function showOldFan({ isLit, label, backs }: FanPicture, motion: OldFanMotion): void {
  const [origin] = backs;
  const within = ({ left, top }: Spot) => ({ left: `${left - origin.left}px`, top: `${top - origin.top}px` });
  const others = backs.filter((_, index) => index !== motion.spot);
  const sizes = { '--w': `${origin.width}px`, '--h': `${origin.height}px` };
  const picture = (
    <div style={sizes}>
      {label.at.width > 0 && (
        <span class={style.label} style={within(label.at)}>
          {label.text}
        </span>
      )}
      <div class={style.backs}>
        {others.map((at) => (
          <span key={at} class={style.back} style={within(at)}>
            <CardBack />
          </span>
        ))}
      </div>
    </div>
  );
  const element = ghost(picture, origin);
  element.classList.add(style.fan);
  element.dataset['lit'] = `${isLit}`;
  const { liftMs, durationMs, fadeMs, downPx } = motion;
  const totalMs = liftMs + durationMs + fadeMs;
  const transform = `translateY(${downPx}px)`;
  const frames: Keyframe[] = [
    { transform: 'none' },
    { transform: 'none', offset: liftMs / totalMs, easing: 'ease-out' },
    { transform, opacity: 1, offset: (liftMs + durationMs) / totalMs, easing: 'ease-out' },
    { transform, opacity: 0 },
  ];
  shownFan?.finish();
  shownFan = element.animate(frames, { duration: totalMs, fill: 'both' });
  follow(shownFan, () => dismiss(element));
}

export interface TakenCardMotion {
  /** The visible face; null shows the back. */
  readonly face: Card | null;
  readonly liftMs: number;
  readonly durationMs: number;
  /** The time that the card takes to turn over in its new place; 0 if it disappears there. */
  readonly turnMs: number;
}

/** Lifts a back and moves it out of its fan, starting at its size there. */
export function takeFromFan(from: Spot, to: Spot, motion: TakenCardMotion): void {
  const { face, liftMs, durationMs, turnMs } = motion;
  const card = (
    <div class={style.card}>
      <CardBack />
      {face !== null && <CardFace card={face} />}
    </div>
  );
  const element = ghost(card, from);
  const duration = liftMs + durationMs + turnMs / 2;
  follow(element.animate(framesOf(from, to, motion), { duration, fill: 'both' }), () => dismiss(element));
  if (face === null) return;
  const turned = [{ transform: 'none' }, { transform: 'rotateY(180deg)' }];
  const turning = { duration: durationMs * 0.6, delay: liftMs, fill: 'both' } as const;
  if (element.firstElementChild !== null) follow(element.firstElementChild.animate(turned, turning));
}

/** Lifts the card, moves it, then fades it out or turns it on its edge before its face appears. */
function framesOf(from: Spot, to: Spot, { liftMs, durationMs, turnMs }: TakenCardMotion): Keyframe[] {
  const totalMs = liftMs + durationMs + turnMs / 2;
  const lifted = offset({ ...from, top: from.top - LIFT_PX }, from);
  const there = offset(to, from);
  const onEdge = offset({ left: to.left + to.width / 2, top: to.top, width: 0, height: to.height }, from);
  const isTurned = turnMs > 0;
  const landedMs = liftMs + durationMs * (isTurned ? 1 : 0.85);
  const frames: Keyframe[] = [
    { transform: liftMs > 0 ? 'none' : lifted, easing: 'ease-out' },
    { transform: lifted, offset: liftMs / totalMs, easing: 'ease-out' },
    { transform: there, offset: landedMs / totalMs, opacity: 1 },
    { transform: isTurned ? onEdge : there, opacity: isTurned ? 1 : 0 },
  ];
  return frames.map((frame) => ({ transformOrigin: '0 0', ...frame }));
}
