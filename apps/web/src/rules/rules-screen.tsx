import type { GameId } from '@shoal/games/ids';
import {
  DEFAULT_PRESET,
  defaultSetup,
  planOf,
  presetsOf,
  seatRange,
  type TableSetup,
  withSeats,
} from '@shoal/table-ui';
import { useState } from 'preact/hooks';
import { WithGame } from '../game/games.tsx';
import { replaceBy } from '../page/navigation.ts';
import { writeRoute } from '../page/route.ts';
import { useWords } from '../page/words.ts';
import { ButtonLink } from '../ui/button.tsx';
import screen from '../ui/screen.module.css';
import { ScreenHeader } from '../ui/screen-header.tsx';
import { OptionsExplained } from './options-explained.tsx';
import { RulePictures } from './rule-pictures.tsx';
import { RulesCard } from './rules-card.tsx';
import style from './rules-screen.module.css';
import { GameSwitch, PresetChoice, SeatCount } from './table-choices.tsx';

interface RulesScreenProps {
  readonly game: GameId;
  /** From the address, so any text. */
  readonly preset: string;
}

/** Shows the rules of a game for any preset and number of players. */
export function RulesScreen(props: RulesScreenProps) {
  return (
    <WithGame id={props.game} rules>
      <GameRules {...props} />
    </WithGame>
  );
}

function GameRules({ game, preset }: RulesScreenProps) {
  const { page, catalogue } = useWords();
  const [seats, setSeats] = useState(defaultSetup(game).players.length);
  const setup = setupFor(game, preset, seats);
  const planned = planOf(setup);
  const { name } = catalogue.games[game];
  return (
    <main class={`${screen.screen} ${style.rules}`}>
      <ScreenHeader title={page.rules.title(name)} tabTitle={page.rules.tabTitle(name)} />
      <GameSwitch
        game={game}
        hrefOf={(other) => writeRoute({ screen: 'rules', game: other, preset: DEFAULT_PRESET })}
      />
      {planned.ok && <RulePictures options={planned.plan.options} seats={setup.players.length} />}
      <div class={style.columns}>
        <div class={style.choices}>
          <PresetChoice
            {...{ game, preset: setup.preset, legend: page.rules.presets }}
            onChoose={(chosen) => replaceBy({ screen: 'rules', game, preset: chosen })}
          />
          <SeatCount seats={setup.players.length} range={seatRange(setup)} onChoose={setSeats} />
          <ButtonLink kind="main" href={writeRoute({ screen: 'setup', game, people: 1 })}>
            {page.home.setUp(name)}
          </ButtonLink>
        </div>
        {planned.ok && (
          <div class={style.sheet}>
            <RulesCard options={planned.plan.options} seats={setup.players.length} preset={setup.preset} heading="h2" />
            <OptionsExplained game={game} options={planned.plan.options} />
          </div>
        )}
      </div>
    </main>
  );
}

/** Falls back to the default preset, and lowers the number of players to the maximum. */
function setupFor(game: GameId, preset: string, seats: number): TableSetup {
  const known = presetsOf(game).includes(preset) ? preset : DEFAULT_PRESET;
  return withSeats({ ...defaultSetup(game), preset: known }, seats);
}
