import { useRef } from 'preact/hooks';
import { Said } from '../ui/said.tsx';

/** Says once, and at once, that it is a person's turn: nothing else interrupts whoever listens. */
export function TurnAlert({ isYourTurn, sentence }: { readonly isYourTurn: boolean; readonly sentence: string }) {
  const told = useRef('');
  if (!isYourTurn) told.current = '';
  else if (told.current === '') told.current = sentence;
  return (
    <div role="alert">
      <Said text={told.current} />
    </div>
  );
}
