import type { Action } from '@shoal/core';
import type { Hints, TableReport, Thought } from '@shoal/room';
import { hintSentences, type Sentences } from '@shoal/table-ui';
import { useEffect, useState } from 'preact/hooks';
import { useWords } from '../../page/words.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Progress } from '../../ui/loading.tsx';
import style from './hint-dialog.module.css';

interface HintDialogProps {
  readonly report: TableReport;
  readonly sentences: Sentences;
  readonly ask: () => Thought<Hints> | null;
  readonly onFollow: (action: Action) => void;
  readonly onClose: () => void;
}

/** Shows the coach's advice, with a button that follows it. */
export function HintDialog({ report, sentences, ask, onFollow, onClose }: HintDialogProps) {
  const { page, catalogue } = useWords();
  const { screen } = catalogue;
  const [hints, setHints] = useState<Hints | 'failed' | null>(null);
  // Asks once, when the dialog opens.
  useEffect(() => {
    const asked = ask();
    void asked?.answer.then(setHints, () => setHints('failed'));
    return () => asked?.stop();
  }, []);
  const follow = (action: Action) => {
    onClose();
    onFollow(action);
  };
  return (
    <Dialog title={screen.hintTitle} onClose={onClose}>
      {hints === null && <Progress label={screen.coachThinks} />}
      {hints === 'failed' && <p role="alert">{page.replay.failed}</p>}
      {hints !== null && hints !== 'failed' && (
        <ol class={style.hints}>
          {hintSentences(sentences, hints).map(({ reason, details }, index) => (
            <li key={reason}>
              <p class={style.reason}>{reason}</p>
              {details.map((detail) => (
                <p key={detail} class={style.detail}>
                  {detail}
                </p>
              ))}
              <Button kind={index === 0 ? 'main' : 'plain'} onClick={() => follow(hints[index].action)}>
                {sentences.action(hints[index].action, report.view)}
              </Button>
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  );
}
