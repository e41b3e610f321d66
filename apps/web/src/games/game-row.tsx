import { recordedLabels, recordedPlayers, youAmong } from '@shoal/room';
import { commonSentences, type GameLine, shownLabels } from '@shoal/table-ui';
import { writeRoute } from '../page/route.ts';
import { useWords, type Words } from '../page/words.ts';
import style from './game-row.module.css';
import { clockTime } from './game-words.ts';

/** A finished game, with links to its replay and its review. */
export function GameRow({ line }: { readonly line: GameLine }) {
  const words = useWords();
  const { games } = words.page;
  const { about, ending, when, isWon } = toldOf(line, words);
  return (
    <li class={style.row}>
      <a class={style.go} href={writeRoute({ screen: 'replay', id: line.id })}>
        <span class={style.about}>{about}</span>{' '}
        <span class={style.ending} data-won={isWon}>
          {ending}
        </span>{' '}
        <time class={style.when} dateTime={line.endedAt}>
          {when}
        </time>
      </a>
      <a
        class={style.review}
        href={writeRoute({ screen: 'review', id: line.id })}
        aria-label={games.reviewNamed(about, when)}
      >
        {games.review}
      </a>
    </li>
  );
}

function toldOf({ seats, game, result, daily, endedAt }: GameLine, { catalogue, page, language }: Words) {
  const labels = recordedLabels(seats);
  const you = youAmong(recordedPlayers(seats));
  const sentences = commonSentences({ catalogue, names: labels, ascii: false, you });
  const others = shownLabels(labels, catalogue.screen.you).filter((_, seat) => seat !== you);
  const about = page.games.about(catalogue.games[game].name, others);
  return {
    about: daily === null ? about : page.games.daily(catalogue.daily.date(daily), about),
    ending: sentences.winners(result),
    when: clockTime(endedAt, language, navigator.languages),
    isWon: you !== null && result.places[you] === 1,
  };
}
