import { shareLine } from '@shoal/table-ui';
import { useEffect, useState } from 'preact/hooks';
import { client } from '../client/client.ts';
import { useGame } from '../game/games.tsx';
import { ShareIcon } from '../icons/icons.tsx';
import { useWords } from '../page/words.ts';
import { Button } from '../ui/button.tsx';

/** Shares the result line of a daily deal through the system's share sheet or the clipboard. */
export function ShareButton({ id, isMain = true }: { readonly id: string; readonly isMain?: boolean }) {
  const { page, catalogue } = useWords();
  const shown = useGame();
  const [line, setLine] = useState<string | null>(null);
  const [told, setTold] = useState('');
  useEffect(() => {
    void client.calls.finishedGame(id).then((game) => setLine(game && shareLine(game, { catalogue, shown })));
  }, [id, catalogue, shown]);
  if (line === null) return null;
  const share = async () => setTold(await shared(line, page.common));
  return (
    <>
      <Button kind={isMain ? 'main' : 'plain'} onClick={() => void share()}>
        <ShareIcon />
        {page.end.share}
      </Button>
      <p role="status">{told}</p>
    </>
  );
}

async function shared(text: string, words: { readonly copied: string; readonly notCopied: string }): Promise<string> {
  try {
    if (matchMedia('(pointer: coarse)').matches && navigator.share !== undefined) {
      await navigator.share({ text });
      return '';
    }
    await navigator.clipboard.writeText(text);
    return words.copied;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? '' : `${words.notCopied} ${text}`;
  }
}
