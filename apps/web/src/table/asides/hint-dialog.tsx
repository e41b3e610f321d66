import type { Action } from '@shoal/core';
import type { Hints, TableReport } from '@shoal/room';
import { hintSentences, type Sentences } from '@shoal/table-ui';
import { useWords } from '../../page/words.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import style from './hint-dialog.module.css';

interface HintDialogProps {
  readonly report: TableReport;
  readonly sentences: Sentences;
  readonly hints: Hints;
  readonly onFollow: (action: Action) => void;
  readonly onClose: () => void;
}

/** Shows all that the coach suggests, with odds and reasons, and buttons that follow it. */
export function HintDialog({ report, sentences, hints, onFollow, onClose }: HintDialogProps) {
  const { screen } = useWords().catalogue;
  const follow = (action: Action) => {
    onClose();
    onFollow(action);
  };
  return (
    <Dialog title={screen.hintTitle} onClose={onClose}>
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
    </Dialog>
  );
}
