import { useState } from 'preact/hooks';
import { client } from '../client/client.ts';
import { useWords } from '../page/words.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import type { DiscardRefusal } from '../worker/worker-calls.ts';

interface DiscardDialogProps {
  readonly id: string;
  readonly name: string;
  /** Called after the game was deleted or could not be. */
  readonly onAnswered: () => void;
  readonly onClose: () => void;
}

/** Asks before deleting a game, and says why if it cannot. */
export function DiscardDialog({ id, name, onAnswered, onClose }: DiscardDialogProps) {
  const { page, catalogue } = useWords();
  const { home } = page;
  const [refusal, setRefusal] = useState<DiscardRefusal | null>(null);
  const discard = async () => {
    const refused = await client.calls.discard(id);
    setRefusal(refused);
    if (refused === null) onClose();
    onAnswered();
  };
  return (
    <Dialog
      title={home.discard}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{home.keep}</Button>
          <Button kind="danger" onClick={() => void discard()}>
            {home.discard}
          </Button>
        </>
      }
    >
      <p>{name}</p>
      <p>{catalogue.screen.discardQuestion}</p>
      {refusal !== null && (
        <p role="alert">{refusal === 'played-elsewhere' ? home.discardElsewhere : home.discardFailed}</p>
      )}
    </Dialog>
  );
}
