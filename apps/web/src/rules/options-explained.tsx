import type { GameId } from '@shoal/games/ids';
import { gameNamed } from '@shoal/games/registry';
import { type OptionLine, optionChoices, optionLines } from '@shoal/table-ui';
import { useSentences } from '../game/games.tsx';
import { usePageWords } from '../page/words.ts';
import { Disclosure } from '../plots/panel.tsx';
import style from './options-explained.module.css';

interface OptionsExplainedProps {
  readonly game: GameId;
  readonly options: object;
}

/** For an option with more values than this, only their number is shown. */
const MOST_LISTED = 6;

/** Explains every option of a game and each of its values, on demand. */
export function OptionsExplained({ game, options }: OptionsExplainedProps) {
  const { rules } = usePageWords();
  const sentences = useSentences([]);
  return (
    <Disclosure title={rules.options}>
      <div class={style.options}>
        <p class={style.hint}>{rules.optionsHint}</p>
        {optionLines(sentences, options).map((line) => (
          <div key={line.option} class={style.option}>
            <h3 class={style.summary}>{line.summary}</h3>
            <Values game={game} line={line} />
          </div>
        ))}
      </div>
    </Disclosure>
  );
}

function Values({ game, line }: { readonly game: GameId; readonly line: OptionLine }) {
  const { rules } = usePageWords();
  const choices = optionChoices(useSentences([]), gameNamed(game).tables, line.option);
  const isListed = choices.length <= MOST_LISTED;
  const shown = isListed ? choices : choices.filter(({ value }) => value === line.value);
  return (
    <>
      <ul class={style.values}>
        {shown.map(({ value, meaning }) => (
          <li key={value} class={style.value} data-in-force={value === line.value}>
            {meaning} {value === line.value && <span class={style.mark}>{rules.inForce}</span>}
          </li>
        ))}
      </ul>
      {!isListed && <p class={style.hint}>{rules.manyValues(choices.length)}</p>}
    </>
  );
}
