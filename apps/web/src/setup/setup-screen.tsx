import type { GameId } from '@shoal/core';
import { type TableSetup, withFittingNames, withPreset } from '@shoal/table-ui';
import { useRef, useState } from 'preact/hooks';
import { desk } from '../desk/desk.ts';
import { replaceBy } from '../page/navigation.ts';
import { changeSettings, settings } from '../page/page-settings.ts';
import { writeRoute } from '../page/route.ts';
import { useWords } from '../page/words.ts';
import screen from '../ui/screen.module.css';
import { ScreenHeader } from '../ui/screen-header.tsx';
import { FoldedSections } from './folded-sections.tsx';
import { GameSwitch } from './game-switch.tsx';
import { GoalChoice } from './goal-choice.tsx';
import { PlayersSection } from './players-section.tsx';
import { PresetChoice } from './preset-choice.tsx';
import { RulesInForce } from './rules-in-force.tsx';
import { SetupDrafts } from './setup-draft.ts';
import style from './setup-screen.module.css';
import { StartBar } from './start-bar.tsx';

interface SetupScreenProps {
  readonly game: GameId;
  /** At least so many people sit there: more than one pass the device on. */
  readonly people: number;
}

const drafts = new SetupDrafts();

/** Who plays, and by which rules; whatever is set here can be played. */
export function SetupScreen({ game, people }: SetupScreenProps) {
  const { page, catalogue } = useWords();
  const [setup, change] = useDraft(game, people);
  const [seed, setSeed] = useState('');
  const main = useRef<HTMLElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const { name } = catalogue.games[game];
  return (
    <main class={`${screen.screen} ${style.setup}`} ref={main}>
      <ScreenHeader title={page.setup.title(name)} tabTitle={page.setup.tabTitle(name)} />
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
              onChoose={(preset) => change(withPreset(setup, preset))}
            />
            <RulesInForce setup={setup} />
          </section>
          <FoldedSections setup={setup} seed={seed} onChange={change} onSeed={setSeed} />
        </div>
      </div>
      <StartBar bar={bar} onStart={() => begin(main.current, setup, seed)} />
    </main>
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

/** Remembers the table and sits down at it; a name that was refused is to be mended first. */
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
  const opening = await desk.begin({ key: 'setup', game, setup, seed: seed.trim() || null }, settings.value.speed);
  if (opening.key !== 'open') return 'failed';
  drafts.drop(game);
  replaceBy({ screen: 'table', id: opening.id });
  return 'begun';
}
