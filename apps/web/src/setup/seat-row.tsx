import { BOT_NAMES, isBotName, type Seat } from '@shoal/core';
import { capital } from '@shoal/language/en';
import { botTitle, shownName, strengthOf, type TableSetup, withSeatedPlayer } from '@shoal/table-ui';
import { useId } from 'preact/hooks';
import { useGame } from '../game/games.tsx';
import { useWords } from '../page/words.ts';
import { Avatar } from '../table/seats/avatar.tsx';
import field from '../ui/field.module.css';
import { NameField } from './name-field.tsx';
import style from './seat-row.module.css';

interface SeatRowProps {
  readonly setup: TableSetup;
  readonly seat: Seat;
  readonly onChange: (setup: TableSetup) => void;
  readonly onNamed: () => void;
}

/** The value for a person in the list of bot levels. */
const PERSON = 'person';

/** The player at one seat: a person with a name, or a bot with a level. */
export function SeatRow({ setup, seat, onChange, onNamed }: SeatRowProps) {
  const { page, catalogue } = useWords();
  const { name, bot } = setup.players[seat];
  const { screen } = catalogue;
  const game = useGame();
  const about = useId();
  const shown = shownName(name, screen.you);
  return (
    <li class={style.seat} data-bot={bot !== null}>
      <span class={style.avatar} aria-hidden="true">
        <Avatar label={shown} seat={seat} hasTurn={false} />
      </span>
      <div class={style.name}>
        {bot === null ? <NameField setup={setup} seat={seat} onChange={onChange} onDone={onNamed} /> : <b>{shown}</b>}
      </div>
      <select
        class={`${field.field} ${style.sitter}`}
        aria-label={page.setup.sitterAt(seat + 1)}
        aria-describedby={bot === null ? undefined : about}
        value={bot ?? PERSON}
        onChange={({ currentTarget: { value } }) =>
          onChange(withSeatedPlayer(setup, seat, isBotName(value) ? value : null, screen.playerName))
        }
      >
        <option value={PERSON}>{page.setup.person}</option>
        <optgroup label={page.setup.bots}>
          {BOT_NAMES.map((level) => (
            <option key={level} value={level}>
              {capital(botTitle(level, strengthOf(level, game, screen)))}
            </option>
          ))}
        </optgroup>
      </select>
      {bot !== null && (
        <p id={about} class={`${field.hint} ${style.about}`}>
          {game.presentation.isAllChance === true ? screen.equalBots : screen.bots[bot]}
        </p>
      )}
    </li>
  );
}
