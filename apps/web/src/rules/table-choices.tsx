import { GAME_IDS, type GameId } from '@shoal/games/ids';
import { presetsOf } from '@shoal/table-ui';
import { useSentences } from '../game/games.tsx';
import { useWords } from '../page/words.ts';
import { Choice } from '../ui/choice.tsx';
import style from './table-choices.module.css';

interface GameSwitchProps {
  readonly game: GameId;
  /** The address of the current screen for another game. */
  readonly hrefOf: (game: GameId) => string;
}

export function GameSwitch({ game, hrefOf }: GameSwitchProps) {
  const { page, catalogue } = useWords();
  return (
    <nav class={style.games} aria-label={page.setup.games}>
      {GAME_IDS.map((id) => (
        <a key={id} class={style.game} href={hrefOf(id)} aria-current={id === game ? 'page' : undefined}>
          {catalogue.games[id].name}
        </a>
      ))}
    </nav>
  );
}

interface PresetChoiceProps {
  readonly legend: string;
  readonly isLegendHidden?: boolean;
  readonly game: GameId;
  readonly preset: string;
  readonly onChoose: (preset: string) => void;
}

/** The presets of a game, each with a one-sentence description. */
export function PresetChoice({ legend, isLegendHidden = false, game, preset, onChoose }: PresetChoiceProps) {
  const sentences = useSentences([]);
  const card = (name: string) => (
    <>
      <strong class={style.name}>{sentences.presetName(name)}</strong> <span>{sentences.presetSummary(name)}</span>
    </>
  );
  return (
    <Choice
      shape="cards"
      legend={legend}
      isLegendHidden={isLegendHidden}
      values={presetsOf(game).map((value) => ({ value, label: card(value) }))}
      isChosen={(value) => value === preset}
      onChoose={onChoose}
    />
  );
}

interface SeatCountProps {
  readonly seats: number;
  readonly range: { readonly min: number; readonly max: number };
  readonly onChoose: (seats: number) => void;
}

/** The number of players; plain text if the rules leave no choice. */
export function SeatCount({ seats, range: { min, max }, onChoose }: SeatCountProps) {
  const {
    page: { setup },
    catalogue,
  } = useWords();
  if (min === max) return <p class={style.only}>{setup.onlySeats(min)}</p>;
  const counts = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  return (
    <Choice
      legend={setup.seats}
      values={counts.map((value) => ({ value, label: String(value), name: catalogue.screen.playerCount(value) }))}
      isChosen={(value) => value === seats}
      onChoose={onChoose}
    />
  );
}
