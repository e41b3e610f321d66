import type { Seat } from '@shoal/core';
import type { SpokenCall } from '@shoal/table-ui';
import type { BubbleRoom } from './bubble-place.ts';
import { drawLine, hush, say } from './bubbles.tsx';
import { conversationIn } from './conversation.ts';
import { ANSWER_MS, CALL_MS } from './flight.ts';
import { type MotionScene, stacksOfRank } from './scene.ts';
import type { Spot } from './spot.ts';
import { begin, lift, paceNow } from './stage.ts';

type TalkScene = Pick<MotionScene, 'element' | 'spots' | 'factor'>;

/** Shows what the seats say now; what follows a question that has not been asked yet comes a moment later. */
export function talk(scene: TalkScene, calls: readonly SpokenCall[], viewer: Seat | null, isAsked: boolean): void {
  const { question, words } = conversationIn(calls, viewer);
  const answer = () => {
    for (const call of words) speak(scene, call, viewer, CALL_MS);
  };
  if (question === null) {
    if (words.length > 0) hush();
    answer();
  } else if (isAsked) answer();
  else {
    ask(scene, question, viewer);
    begin(ANSWER_MS * paceNow(), answer, { motion: 'words' });
  }
}

/** Shows a question, who is spoken to, and which of the viewer's cards are meant. */
export function ask(scene: TalkScene, question: SpokenCall, viewer: Seat | null): void {
  const room = roomIn(scene);
  if (room === null) return;
  hush();
  speak(scene, question, viewer, ANSWER_MS + CALL_MS);
  const { element, factor } = scene;
  const { seat, to = seat, rank } = question;
  const [from, end] = [seat, to].map((one) => placeOf(scene, one, viewer, room));
  const durationMs = 2 * ANSWER_MS;
  if (from !== undefined && end !== undefined)
    drawLine(from, end, room, { durationMs: durationMs * paceNow(), factor });
  if (rank === undefined || factor === 0 || ![seat, to].includes(viewer ?? -1)) return;
  for (const stack of stacksOfRank(element, rank)) lift(stack, durationMs * factor);
}

function speak(scene: TalkScene, call: SpokenCall, viewer: Seat | null, durationMs: number): void {
  const room = roomIn(scene);
  const place = room === null ? undefined : placeOf(scene, call.seat, viewer, room);
  if (room === null || place === undefined || place.width === 0) return;
  say(call, place, room, { durationMs: durationMs * paceNow(), factor: scene.factor });
}

const placeOf = ({ spots }: TalkScene, seat: Seat, viewer: Seat | null, room: BubbleRoom): Spot | undefined =>
  seat === viewer ? room.own : spots.anchors.get(`seat-${seat}`);

function roomIn({ spots }: TalkScene): BubbleRoom | null {
  const [centre, log, own] = ['centre', 'log', 'own'].map((anchor) => spots.anchors.get(anchor));
  if (centre === undefined || log === undefined || own === undefined) return null;
  // On a phone the latest lines of the log are above the prompt.
  const isLogAbove = log.top < own.top && log.left < own.left + own.width / 2 && log.top > centre.top;
  const top = isLogAbove ? log.top : own.top;
  const viewers = { left: own.left, width: own.width, top, height: own.top + own.height - top };
  return { window: { width: innerWidth, height: innerHeight }, centre, own: viewers };
}
