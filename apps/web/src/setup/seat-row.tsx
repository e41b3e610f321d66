import type { BotName, Seat } from '@shoal/core';
import { DEFAULT_BOT } from '@shoal/room';
import { shownName, type TableSetup, withSeatedPlayer } from '@shoal/table-ui';
import { useWords } from '../page/words.ts';
import { Avatar } from '../table/seats/avatar.tsx';
import { Choice } from '../ui/choice.tsx';
import { NameField } from './name-field.tsx';
import style from './seat-row.module.css';
import { StrengthSlider } from './strength-slider.tsx';

interface SeatRowProps {
  readonly setup: TableSetup;
  readonly seat: Seat;
  readonly onChange: (setup: TableSetup) => void;
  readonly onNamed: () => void;
}

/** The player at one seat: a person with a name, or a bot with a strength. */
export function SeatRow({ setup, seat, onChange, onNamed }: SeatRowProps) {
  const { page, catalogue } = useWords();
  const { name, bot } = setup.players[seat];
  const { screen } = catalogue;
  const shown = shownName(name, screen.you);
  const sit = (sitter: BotName | null) => onChange(withSeatedPlayer(setup, seat, sitter, screen.playerName));
  return (
    <li class={style.seat}>
      <span class={style.avatar} aria-hidden="true">
        <Avatar seat={seat} />
      </span>
      <div class={style.name}>
        {bot === null ? <NameField setup={setup} seat={seat} onChange={onChange} onDone={onNamed} /> : <b>{shown}</b>}
      </div>
      <Choice
        shape="segments"
        legend={page.setup.sitterAt(seat + 1)}
        isLegendHidden
        values={[
          { value: null, label: page.setup.person },
          { value: bot ?? usualBot(setup), label: page.setup.bot },
        ]}
        isChosen={(value) => value === bot}
        onChoose={sit}
      />
      {bot !== null && (
        <div class={style.strength}>
          <StrengthSlider label={page.setup.strengthAt(seat + 1)} bot={bot} onChange={sit} />
        </div>
      )}
    </li>
  );
}

/** A new bot is as strong as the last one at the table. */
const usualBot = ({ players }: TableSetup): BotName => players.findLast(({ bot }) => bot !== null)?.bot ?? DEFAULT_BOT;
