import { recordedLabels } from '@shoal/room';
import {
  commonSentences,
  lineFaultSentence,
  type RecordSummary,
  type ShownGames,
  seatOfYou,
  shownLabels,
} from '@shoal/table-ui';
import { useGames } from '../game/games.tsx';
import { CheckIcon, CrossIcon } from '../icons/icons.tsx';
import { writeRoute } from '../page/route.ts';
import { useWords, type Words } from '../page/words.ts';
import { Button } from '../ui/button.tsx';
import type { CheckedGame } from '../worker/replay-check.ts';
import style from './checked-row.module.css';

interface CheckedRowProps {
  readonly game: CheckedGame;
  readonly file: string;
  readonly ownIds: ReadonlySet<string>;
  readonly onEnter: (game: number) => void;
}

/** A game of a file: its players, its winner, and the result of the check. */
export function CheckedRow({ game, file, ownIds, onEnter }: CheckedRowProps) {
  const words = useWords();
  const games = useGames();
  const { check } = words.page.replay;
  const { summary, fault } = game;
  const about = summary === null ? check.unknown : aboutOf(summary, words);
  const ownId = summary?.finishedId != null && ownIds.has(summary.finishedId) ? summary.finishedId : null;
  return (
    <li class={style.row} data-faulty={fault !== null}>
      <p class={style.about}>
        <span class={style.number}>{check.gameNumber(game.game)}</span> <b>{about}</b>
      </p>
      {summary !== null && <p class={style.ending}>{endingOf(summary, words)}</p>}
      <p class={style.verdict}>
        {fault === null ? <CheckIcon /> : <CrossIcon />}
        <span>{verdictOf(game, file, words, games)}</span>
      </p>
      {summary !== null && (
        <div class={style.ways}>
          <Button label={check.goThroughNamed(game.game, about)} onClick={() => onEnter(game.game)}>
            {check.goThrough}
          </Button>
          {ownId !== null && (
            <a
              class={style.review}
              href={writeRoute({ screen: 'review', id: ownId })}
              aria-label={check.reviewNamed(game.game, about)}
            >
              {words.page.replay.review}
            </a>
          )}
        </div>
      )}
    </li>
  );
}

function aboutOf({ game, seats }: RecordSummary, { catalogue, page }: Words): string {
  const labels = recordedLabels(seats);
  const others = shownLabels(labels, catalogue.screen.you).filter((_, seat) => seat !== seatOfYou(labels));
  return page.games.about(catalogue.games[game].name, others);
}

function endingOf({ seats, result }: RecordSummary, { catalogue }: Words): string {
  const names = recordedLabels(seats);
  if (result === null || result.places.length !== seats.length) return catalogue.replay.unfinished;
  return commonSentences({ catalogue, names, ascii: false, you: seatOfYou(names) }).winners(result);
}

function verdictOf(
  { fault, summary, line, game }: CheckedGame,
  file: string,
  { catalogue, page }: Words,
  games: ShownGames,
): string {
  const { check } = page.replay;
  if (fault !== null) return lineFaultSentence({ file, line, game }, fault, catalogue, games);
  return summary?.isSeeded === true ? check.right : check.rightCards;
}
