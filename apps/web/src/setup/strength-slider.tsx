import { type BotName, LADDER, RANDOM } from '@shoal/core';
import { capital } from '@shoal/language/en';
import { botTitle, strengthOf } from '@shoal/table-ui';
import { useId } from 'preact/hooks';
import { useGame } from '../game/games.tsx';
import { useWords } from '../page/words.ts';
import field from '../ui/field.module.css';
import style from './strength-slider.module.css';

interface StrengthSliderProps {
  /** The accessible name. */
  readonly label: string;
  readonly bot: BotName;
  readonly onChange: (bot: BotName) => void;
}

/** All bots, from the weakest to the strongest. */
const SCALE: readonly BotName[] = [RANDOM, ...LADDER];

/** How strong a bot is: a scale from pure chance to master, with the bot there in words. */
export function StrengthSlider({ label, bot, onChange }: StrengthSliderProps) {
  const { screen } = useWords().catalogue;
  const game = useGame();
  const id = useId();
  if (game.presentation.isAllChance === true) return <p class={field.hint}>{screen.equalBots}</p>;
  const at = SCALE.indexOf(bot);
  const title = capital(botTitle(bot, strengthOf(bot, game, screen)));
  return (
    <div class={style.strength}>
      <input
        class={style.slider}
        type="range"
        min={0}
        max={LADDER.length}
        value={at}
        style={{ '--share': at / LADDER.length }}
        aria-label={label}
        aria-valuetext={title}
        aria-describedby={id}
        onInput={({ currentTarget: { valueAsNumber } }) => onChange(SCALE[valueAsNumber])}
      />
      <p class={style.scale} aria-hidden="true">
        <span>{screen.strengths[RANDOM]}</span>
        <span>{screen.strengths[SCALE[LADDER.length]]}</span>
      </p>
      <p class={style.title} aria-hidden="true">
        {title}
      </p>
      <p id={id} class={`${field.hint} ${style.about}`}>
        {screen.bots[bot]}
      </p>
    </div>
  );
}
