import type { GameId } from '@shoal/games/ids';
import { goalsFor, isSameGoal, matchPlanOf, type TableSetup, withFittingNames, withPreset } from '@shoal/table-ui';
import { useRef, useState } from 'preact/hooks';
import { client } from '../client/client.ts';
import { WithGame } from '../game/games.tsx';
import { replaceBy } from '../page/navigation.ts';
import { changeSettings, settings } from '../page/page-settings.ts';
import { writeRoute } from '../page/route.ts';
import { usePageWords, useWords } from '../page/words.ts';
import { GameSwitch, PresetChoice } from '../rules/table-choices.tsx';
import { TableRules } from '../rules/table-rules.tsx';
import { Button } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { Dialog } from '../ui/dialog.tsx';
import screen from '../ui/screen.module.css';
import { ScreenHeader } from '../ui/screen-header.tsx';
import { AdvancedSections } from './advanced-sections.tsx';
import { PlayersSection } from './players-section.tsx';
import { SetupDrafts } from './setup-draft.ts';
import style from './setup-screen.module.css';
import { StartBar } from './start-bar.tsx';

interface SetupScreenProps {
  readonly game: GameId;
  /** The minimum number of people at the table; several share the device. */
  readonly people: number;
}

const drafts = new SetupDrafts();

/** Sets up players and rules. Every setup that can be chosen here can be played. */
export function SetupScreen(props: SetupScreenProps) {
  return (
    <WithGame id={props.game} rules>
      <GameSetup {...props} />
    </WithGame>
  );
}

function GameSetup({ game, people }: SetupScreenProps) {
  const { page, catalogue } = useWords();
  const [setup, change] = useDraft(game, people);
  const [seed, setSeed] = useState('');
  const main = useRef<HTMLElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const { name } = catalogue.games[game];
  return (
    <main class={`${screen.screen} ${style.setup}`} ref={main}>
      <ScreenHeader title={page.home.setUp(name)} tabTitle={page.setup.tabTitle(name)} />
      <GameSwitch game={game} hrefOf={(other) => writeRoute({ screen: 'setup', game: other, people })} />
      <div class={style.columns}>
        <div class={style.panel}>
          <PlayersSection
            setup={setup}
            onChange={change}
            onNamed={() => bar.current?.querySelector('button')?.focus()}
          />
          <GoalChoice setup={setup} onChange={change} />
        </div>
        <div class={style.panel}>
          <section class={style.section} aria-labelledby="rules-title">
            <h2 id="rules-title">{page.setup.rules}</h2>
            <PresetChoice
              {...{ game, preset: setup.preset, legend: page.setup.rules, isLegendHidden: true }}
              onChoose={(preset) => change(withPreset(setup, preset, catalogue.screen.playerName))}
            />
            <RulesInForce setup={setup} />
          </section>
          <AdvancedSections setup={setup} seed={seed} onChange={change} onSeed={setSeed} />
        </div>
      </div>
      <StartBar bar={bar} onStart={() => begin(main.current, setup, seed)} />
    </main>
  );
}

interface GoalChoiceProps {
  readonly setup: TableSetup;
  readonly onChange: (setup: TableSetup) => void;
}

/** Single deals, or a match. */
function GoalChoice({ setup, onChange }: GoalChoiceProps) {
  const { catalogue } = useWords();
  return (
    <section class={style.section} aria-labelledby="match-title">
      <h2 id="match-title">{catalogue.screen.setupMatch}</h2>
      <Choice
        legend={catalogue.screen.setupMatch}
        isLegendHidden
        values={goalsFor(setup).map((goal) => ({ value: goal, label: catalogue.screen.goal(goal) }))}
        isChosen={(goal) => isSameGoal(goal, setup.goal)}
        onChoose={(goal) => onChange({ ...setup, goal })}
      />
    </section>
  );
}

/** Shows the rules of this setup. */
function RulesInForce({ setup }: { readonly setup: TableSetup }) {
  const words = usePageWords();
  const [isOpen, setOpen] = useState(false);
  const match = matchPlanOf(setup);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words.setup.readRules}</Button>
      {isOpen && match !== null && (
        <Dialog title={words.setup.rulesInForce} onClose={() => setOpen(false)}>
          <TableRules options={match.table.options} seats={setup.players.length} preset={setup.preset} />
        </Dialog>
      )}
    </>
  );
}

function useDraft(game: GameId, people: number): [TableSetup, (next: TableSetup) => void] {
  const { playerName } = useWords().catalogue.screen;
  const [setup, setSetup] = useState(() => drafts.read({ game, people }, settings.value.tables[game], playerName));
  const change = (next: TableSetup) => {
    const fitting = withFittingNames(next, playerName);
    drafts.keep(people, fitting);
    setSetup(fitting);
  };
  return [setup, change];
}

/** Saves the setup and opens the table, unless a refused name must be corrected first. */
async function begin(
  screen: HTMLElement | null,
  setup: TableSetup,
  seed: string,
): Promise<'begun' | 'unnamed' | 'failed'> {
  const refused = screen?.querySelector<HTMLElement>('[data-name][aria-invalid="true"]');
  if (refused) {
    refused.focus();
    return 'unnamed';
  }
  const { game } = setup;
  changeSettings({ tables: { ...settings.value.tables, [game]: setup } });
  const opening = await client.calls.begin(
    { key: 'setup', game, setup, seed: seed.trim() || null },
    settings.value.speed,
  );
  if (opening.key !== 'open') return 'failed';
  drafts.drop(game);
  replaceBy({ screen: 'table', id: opening.id });
  return 'begun';
}
