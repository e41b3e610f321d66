import { useEffect, useState } from 'preact/hooks';
import { client } from '../client/client.ts';

const NONE: ReadonlySet<string> = new Set();

/** Which games are among the finished ones of this browser, where anybody wants to know. */
export function useOwnIds(isWanted: boolean): ReadonlySet<string> {
  const [ids, setIds] = useState(NONE);
  useEffect(() => {
    if (!isWanted) return;
    client.calls.gameLines().then(
      (lines) => setIds(new Set(lines.map(({ id }) => id))),
      () => setIds(NONE),
    );
  }, [isWanted]);
  return ids;
}
