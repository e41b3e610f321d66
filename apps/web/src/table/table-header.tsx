import type { SeatState, TableModel } from '@shoal/table-ui';
import { BackIcon, HintIcon, MoreIcon, SoundOffIcon, SoundOnIcon, UndoIcon } from '../icons/icons.tsx';
import { changeSettings, settings } from '../page/page-settings.ts';
import { useValue } from '../page/use-value.ts';
import { usePageWords } from '../page/words.ts';
import { IconButton } from '../ui/button.tsx';
import type { Aside } from './asides/table-asides.tsx';
import style from './table-header.module.css';

interface TableHeaderProps {
  readonly model: TableModel;
  readonly state: SeatState;
  readonly onAside: (aside: Aside) => void;
  readonly onUndo: () => void;
}

/** The game with its rules and score, and buttons for everything except playing. */
export function TableHeader({ model, state, onAside, onUndo }: TableHeaderProps) {
  const { table } = usePageWords();
  const { report } = state;
  const isChoosing = state.choosing !== null;
  return (
    <header class={style.header}>
      <IconButton label={table.leave} onClick={() => onAside('leave')}>
        <BackIcon />
      </IconButton>
      <h1 class={style.title}>
        <span class={style.game}>{model.game}</span>
        <span class={style.rules} data-has-deal={model.deal !== ''}>
          {model.rules}
        </span>
        {model.deal !== '' && <span class={style.deal}>{model.deal}</span>}
        {model.deal !== '' && <span class={style.score}>{model.score}</span>}
      </h1>
      {report.daily === null && (
        <>
          <IconButton label={table.undo} shortcut="U" disabled={!report.canUndo} onClick={onUndo}>
            <UndoIcon />
          </IconButton>
          <IconButton label={table.hint} shortcut="I" disabled={!isChoosing} onClick={() => onAside('hint')}>
            <HintIcon />
          </IconButton>
        </>
      )}
      <SoundSwitch />
      <IconButton label={table.menu} onClick={() => onAside('menu')}>
        <MoreIcon />
      </IconButton>
    </header>
  );
}

function SoundSwitch() {
  const { settings: words } = usePageWords();
  const { volume, lastVolume } = useValue(settings);
  const isOn = volume > 0;
  return (
    <IconButton
      label={words.sound}
      isPressed={isOn}
      onClick={() => changeSettings(isOn ? { volume: 0, lastVolume: volume } : { volume: lastVolume })}
    >
      {isOn ? <SoundOnIcon /> : <SoundOffIcon />}
    </IconButton>
  );
}
