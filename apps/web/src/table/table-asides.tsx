import type { Sentences } from '@shoal/table-ui';
import { BackIcon, HelpIcon, LogIcon, RulesIcon, SettingsIcon } from '../icons/index.ts';
import { goTo, openSettings } from '../page/navigation.ts';
import { usePageWords, useWords } from '../page/words.ts';
import { RulesCard } from '../rules/rules-card.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Sentence } from '../ui/said.tsx';
import type { DeskState } from './desk-state.ts';
import { HintDialog } from './hint-dialog.tsx';
import { KeyHelp } from './key-help.tsx';
import style from './table-asides.module.css';
import type { TableDesk } from './table-desk.ts';
import type { TableView } from './table-view.ts';

/** What people look at instead of acting. */
export type Aside = 'help' | 'hint' | 'rules' | 'log' | 'leave' | 'menu';

interface TableAsidesProps {
  readonly aside: Aside | null;
  readonly desk: TableDesk;
  readonly state: DeskState;
  readonly view: TableView;
  readonly sentences: Sentences;
  readonly onClose: () => void;
  readonly onAside: (aside: Aside) => void;
}

export function TableAsides(props: TableAsidesProps) {
  const { aside, state, view, sentences, desk, onClose } = props;
  const { table } = usePageWords();
  const { report } = state.table;
  switch (aside) {
    case 'help':
      return (
        <Dialog title={table.keys} onClose={onClose}>
          <KeyHelp game={report.game} />
        </Dialog>
      );
    case 'rules':
      return (
        <Dialog title={table.rules} onClose={onClose}>
          <RulesCard game={report.game} options={report.options} seats={report.players.length} />
        </Dialog>
      );
    case 'log':
      return (
        <Dialog title={table.wholeLog} onClose={onClose}>
          {view.model.log.length === 0 && <p>{table.nothingYet}</p>}
          <ol class={style.log} ref={showLast}>
            {view.model.log.map((line, index) => (
              <li key={index}>
                <Sentence seen={line} said={view.spoken.log[index]} />
              </li>
            ))}
          </ol>
        </Dialog>
      );
    case 'hint':
      return (
        <HintDialog
          report={report}
          sentences={sentences}
          onFollow={(action) => desk.follow(action)}
          onClose={onClose}
        />
      );
    case 'leave':
      return <LeaveDialog isKept={state.table.trouble === null} onClose={onClose} />;
    case 'menu':
      return <MenuDialog {...props} />;
    default:
      return null;
  }
}

/** The newest is what people look for; by then the dialog is open. */
const showLast = (list: HTMLElement | null): void =>
  void requestAnimationFrame(() => list?.lastElementChild?.scrollIntoView({ block: 'nearest' }));

function LeaveDialog({ isKept, onClose }: { readonly isKept: boolean; readonly onClose: () => void }) {
  const { page, catalogue } = useWords();
  return (
    <Dialog
      title={page.table.leave}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{page.common.cancel}</Button>
          <Button kind="main" onClick={() => goTo({ screen: 'home' })}>
            {page.table.leave}
          </Button>
        </>
      }
    >
      <p>{isKept ? catalogue.screen.leaveQuestion : catalogue.screen.leaveUnkept}</p>
    </Dialog>
  );
}

type MenuItem = readonly [icon: typeof BackIcon, label: string, choose: () => void];

function MenuDialog({ onClose, onAside }: TableAsidesProps) {
  const { table } = usePageWords();
  const items: readonly MenuItem[] = [
    [RulesIcon, table.rules, () => onAside('rules')],
    [LogIcon, table.wholeLog, () => onAside('log')],
    [HelpIcon, table.keys, () => onAside('help')],
    [
      SettingsIcon,
      table.settings,
      () => {
        onClose();
        openSettings();
      },
    ],
    [BackIcon, table.leave, () => onAside('leave')],
  ];
  return (
    <Dialog title={table.menu} onClose={onClose}>
      <ul class={style.menu}>
        {items.map(([Icon, label, choose]) => (
          <li key={label}>
            <Button kind="quiet" onClick={choose}>
              <Icon />
              {label}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
