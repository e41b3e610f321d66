import type { Seat } from '@shoal/core';
import type { SpokenCall } from '@shoal/table-ui';
import type { BubbleRoom } from './bubble-place.ts';
import { drawLine, hush, say } from './bubbles.tsx';
import { conversationIn } from './conversation.ts';
import { ANSWER_MS, CALL_MS } from './flight.ts';
import { type MotionScene, stacksOfRank } from './scene.ts';
import type { Spot } from './spot.ts';
import { begin, lift, paceNow } from './stage.ts';

let answersDue = 0;

/** Is there an answer that has not been shown yet? */
export const isAnswerDue = (): boolean => answersDue > 0;

/** Shows what the seats say. Returns how long cards wait for the answer, in milliseconds. */
export function talk(scene: MotionScene, calls: readonly SpokenCall[], viewer: Seat | null): number {
  const room = roomIn(scene);
  const { question, words } = conversationIn(calls, viewer);
  if (room === null || calls.length === 0) return 0;
  const seatOf = (seat: Seat): Spot | undefined =>
    seat === viewer ? room.own : scene.spots.anchors.get(`seat-${seat}`);
  const pace = paceNow();
  const speak = (call: SpokenCall, durationMs: number) => {
    const seat = seatOf(call.seat);
    const look = { durationMs: durationMs * pace, factor: scene.factor };
    if (seat !== undefined && seat.width > 0) say(call, seat, room, look);
  };
  const answer = () => {
    for (const call of words) speak(call, CALL_MS);
  };
  if (question === null) {
    answer();
    return 0;
  }
  hush();
  speak(question, ANSWER_MS + CALL_MS);
  pointOut(scene, question, [seatOf(question.seat), seatOf(question.to ?? question.seat)], room);
  answersDue += 1;
  const over = () => {
    answersDue -= 1;
  };
  begin(
    ANSWER_MS * pace,
    () => {
      over();
      answer();
    },
    over,
  );
  return ANSWER_MS * scene.factor;
}

/** Shows who is spoken to, and which of the viewer's cards are meant. */
function pointOut(
  { element, factor }: MotionScene,
  { rank }: SpokenCall,
  [from, to]: readonly (Spot | undefined)[],
  room: BubbleRoom,
): void {
  const durationMs = 2 * ANSWER_MS;
  if (from !== undefined && to !== undefined) drawLine(from, to, room, { durationMs: durationMs * paceNow(), factor });
  if (rank === undefined || factor === 0 || (from !== room.own && to !== room.own)) return;
  for (const stack of stacksOfRank(element, rank)) lift(stack, durationMs * factor);
}

function roomIn({ spots }: MotionScene): BubbleRoom | null {
  const [centre, log, own] = ['centre', 'log', 'own'].map((anchor) => spots.anchors.get(anchor));
  if (centre === undefined || log === undefined || own === undefined) return null;
  // On a phone the latest lines of the log are above the prompt.
  const isLogAbove = log.top < own.top && log.left < own.left + own.width / 2 && log.top > centre.top;
  const top = isLogAbove ? log.top : own.top;
  const viewers = { left: own.left, width: own.width, top, height: own.top + own.height - top };
  return { window: { width: innerWidth, height: innerHeight }, centre, own: viewers };
}
