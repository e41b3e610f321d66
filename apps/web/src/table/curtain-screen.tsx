import type { ToldTurn } from '@shoal/table-ui';
import { useEffect, useRef } from 'preact/hooks';
import { Logo } from '../icons/icons.tsx';
import { useWords } from '../page/words.ts';
import { Button } from '../ui/button.tsx';
import { Sentence } from '../ui/spoken-text.tsx';
import style from './curtain-screen.module.css';

interface CurtainScreenProps {
  readonly stage: 'pass' | 'recap';
  readonly name: string;
  /** What happened since this player's last turn, for the eye and for screen readers. */
  readonly news: readonly ToldTurn[];
  readonly spoken: readonly ToldTurn[];
  readonly isFirst: boolean;
  readonly onGoOn: () => void;
  readonly onLeave: () => void;
}

/** Shown while the device changes hands: the page contains no card at all. */
export function CurtainScreen({ stage, name, news, spoken, isFirst, onGoOn, onLeave }: CurtainScreenProps) {
  const { table } = useWords().page;
  const { curtainTitle, recapAtFirst, recapTitle } = useWords().catalogue.screen;
  const button = useRef<HTMLDivElement>(null);
  const title = (stage === 'pass' ? curtainTitle : isFirst ? recapAtFirst : recapTitle)(name);
  // Each stage has its own button, which takes the focus.
  useEffect(() => button.current?.querySelector('button')?.focus(), [stage]);
  return (
    <main class={style.curtain} data-stage={stage}>
      <div class={style.sheet}>
        <Logo size={72} />
        <h1>{title}</h1>
        {stage === 'pass' && <p>{table.passBody(name)}</p>}
        {stage === 'recap' && news.length === 0 && <p>{table.nothingYet}</p>}
        {stage === 'recap' && news.length > 0 && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable list must be reachable by keyboard
          <ol class={style.news} tabIndex={0}>
            {news.map(({ text }, index) => (
              <li key={index}>
                <Sentence seen={text} spoken={spoken[index].text} />
              </li>
            ))}
          </ol>
        )}
        <div ref={button} class={style.actions}>
          <Button kind="main" onClick={onGoOn}>
            {stage === 'pass' ? table.iAm(name) : table.showCards}
          </Button>
          <Button kind="quiet" onClick={onLeave}>
            {table.leave}
          </Button>
        </div>
      </div>
    </main>
  );
}
