import { writeRecord } from '@shoal/core';
import type { FinishedGame } from '@shoal/room';
import { localDate } from '@shoal/table-ui';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { client } from '../client/client.ts';
import { writeRoute } from '../page/route.ts';
import { useWords } from '../page/words.ts';
import { LostTable } from '../ui/lost-table.tsx';
import { ReplayLoading, useReading } from './replay-loading.tsx';
import { ReplayView } from './replay-view.tsx';
import { recordFileName } from './save-file.ts';

/** Replays a game finished in this browser. */
export function ReplayScreen({ id }: { readonly id: string }) {
  const { page, catalogue } = useWords();
  const game = useFinishedGame(id);
  const text = useMemo(() => (game === null || game === 'gone' ? null : writeRecord(game.record)), [game]);
  const reading = useReading(text);
  if (game === 'gone') return <LostTable reason="gone" />;
  const back = { label: page.games.title, href: writeRoute({ screen: 'games' }) };
  if (game === null || reading === null || reading === 'failed' || !reading.ok) {
    return <ReplayLoading back={back} reading={reading} />;
  }
  const { daily, endedAt, record } = game;
  const date = localDate(new Date(endedAt));
  const { date: dateIn } = catalogue.daily;
  const detail = daily === null ? page.replay.playedOn(dateIn(date)) : page.replay.dailyOf(dateIn(daily));
  const fileName = recordFileName({ game: record.game, date, id });
  return <ReplayView reading={reading} origin={{ back, detail, ownId: id, fileName }} />;
}

function useFinishedGame(id: string): FinishedGame | 'gone' | null {
  const [game, setGame] = useState<FinishedGame | 'gone' | null>(null);
  useEffect(() => {
    let isWanted = true;
    const show = (found: FinishedGame | null) => isWanted && setGame(found ?? 'gone');
    client.calls.finishedGame(id).then(show, () => show(null));
    return () => {
      isWanted = false;
    };
  }, [id]);
  return game;
}
