import type { Action } from '@shoal/core';
import type { Hints, Thought } from '@shoal/room';
import { hintSentences, type SeatController, type SeatState, type Sentences } from '@shoal/table-ui';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useWords } from '../../page/words.ts';

/** The coach's advice as the table shows it. */
export interface ShownHint {
  /** One sentence: what the coach would do, or that it still thinks. */
  readonly text: string;
  /** What the sentence is about, to be lit on the table; null while the coach thinks. */
  readonly action: Action | null;
  /** All suggestions, for the details. */
  readonly hints: Hints;
}

interface Asked {
  /** The state in which the question was asked: any change makes the answer worthless. */
  readonly state: SeatState;
  readonly answer: Hints | 'failed' | null;
}

/** Asks the coach and shows its answer until something changes. */
export function useHint(seat: SeatController, state: SeatState, sentences: Sentences): [ShownHint | null, () => void] {
  const { page, catalogue } = useWords();
  const [asked, setAsked] = useState<Asked | null>(null);
  const thought = useRef<Thought<Hints> | null>(null);
  const stop = () => thought.current?.stop();
  const isCurrent = asked !== null && isSame(asked.state, state);
  // An answer that nobody will see is not worth a processor.
  useEffect(() => (isCurrent ? stop : undefined), [isCurrent]);
  const ask = () => {
    stop();
    thought.current = seat.hint();
    if (thought.current === null) return;
    setAsked({ state, answer: null });
    void thought.current.answer.then(
      (answer) => setAsked({ state, answer }),
      () => setAsked({ state, answer: 'failed' }),
    );
  };
  if (!isCurrent) return [null, ask];
  const { answer } = asked;
  if (answer === null) return [{ text: catalogue.screen.coachThinks, action: null, hints: [] }, ask];
  if (answer === 'failed' || answer.length === 0) return [{ text: page.replay.failed, action: null, hints: [] }, ask];
  return [{ text: hintSentences(sentences, answer)[0].reason, action: answer[0].action, hints: answer }, ask];
}

/** Touching a card or a player on the way to an action changes nothing; a refusal does. */
const isSame = (one: SeatState, other: SeatState): boolean =>
  one.report === other.report && one.viewer === other.viewer && one.remark === other.remark;
