import { useLayoutEffect, useRef } from 'preact/hooks';
import { useWords } from '../page/words.ts';
import { Sentence } from '../ui/spoken-text.tsx';
import style from './replay-log.module.css';

interface ReplayLogProps {
  /** The sentences of each step. */
  readonly lines: readonly (readonly string[])[];
  /** The lines as screen readers say them. */
  readonly spoken: readonly (readonly string[])[];
  readonly at: number;
  readonly onStep: (step: number) => void;
}

/** Lists all events. Each line leads to its step; only the current one is a Tab stop. */
export function ReplayLog({ lines, spoken, at, onStep }: ReplayLogProps) {
  const { screen } = useWords().catalogue;
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => keepInSight(list.current), [at, lines]);
  return (
    <section class={style.log}>
      <h2 class={style.title}>{screen.log}</h2>
      <ol ref={list} class={style.lines}>
        {lines.map((told, step) =>
          told.map((line, index) => (
            <li key={`${step}-${index}`}>
              <button
                type="button"
                class={style.line}
                tabIndex={step === at && index === 0 ? 0 : -1}
                aria-current={step === at ? 'step' : undefined}
                onClick={() => onStep(step)}
              >
                <Sentence seen={line} spoken={spoken[step][index]} />
              </button>
            </li>
          )),
        )}
      </ol>
    </section>
  );
}

/** Scrolls the list without scrolling the page. */
function keepInSight(list: HTMLElement | null): void {
  const lines = list?.querySelectorAll<HTMLElement>('[aria-current]') ?? [];
  const first = lines[0];
  const last = lines[lines.length - 1];
  if (list === null || first === undefined) return;
  const room = list.clientHeight;
  const bottom = last.offsetTop + last.offsetHeight - room;
  if (first.offsetTop < list.scrollTop) list.scrollTop = first.offsetTop - room / 3;
  else if (bottom > list.scrollTop) list.scrollTop = Math.min(first.offsetTop, bottom + room / 3);
}
