import type { Hints } from '@shoal/room';
import { leaving, type SeatController, type SeatState, type Sentences, type TableModel } from '@shoal/table-ui';
import { useGame } from '../../game/games.tsx';
import { BackIcon, HelpIcon, LogIcon, RulesIcon, SettingsIcon } from '../../icons/icons.tsx';
import { goTo, openSettings } from '../../page/navigation.ts';
import { usePageWords, useWords } from '../../page/words.ts';
import { TableRules } from '../../rules/table-rules.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Sentence } from '../../ui/spoken-text.tsx';
import { HintDialog } from './hint-dialog.tsx';
import style from './table-asides.module.css';

/** A dialog over the table. */
export type Aside = 'help' | 'hint' | 'rules' | 'log' | 'leave' | 'menu';

interface TableAsidesProps {
  readonly aside: Aside | null;
  readonly seat: SeatController;
  readonly state: SeatState;
  readonly log: TableModel['log'];
  /** The log as screen readers say it. */
  readonly spokenLog: readonly string[];
  readonly sentences: Sentences;
  /** The coach's last answer. */
  readonly hints: Hints;
  readonly onClose: () => void;
  readonly onAside: (aside: Aside) => void;
}

export function TableAsides(props: TableAsidesProps) {
  const { aside, state, log, spokenLog, sentences, seat, hints, onClose } = props;
  const { table } = usePageWords();
  const { report } = state;
  switch (aside) {
    case 'help':
      return (
        <Dialog title={table.keys} onClose={onClose}>
          <KeyHelp />
        </Dialog>
      );
    case 'rules':
      return (
        <Dialog title={table.rules} onClose={onClose}>
          <TableRules options={report.options} seats={report.players.length} preset={report.preset} />
        </Dialog>
      );
    case 'log':
      return (
        <Dialog title={table.wholeLog} onClose={onClose}>
          {log.length === 0 && <p>{table.nothingYet}</p>}
          <ol class={style.log} ref={showLast}>
            {log.map(({ text }, index) => (
              <li key={index}>
                <Sentence seen={text} spoken={spokenLog[index]} />
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
          hints={hints}
          onFollow={(action) => seat.follow(action)}
          onClose={onClose}
        />
      );
    case 'leave':
      return <LeaveDialog report={report} onClose={onClose} />;
    case 'menu':
      return <MenuDialog {...props} />;
    default:
      return null;
  }
}

/** Scrolls to the newest line in the next frame, after the dialog has opened. */
const showLast = (list: HTMLElement | null): void =>
  void requestAnimationFrame(() => list?.lastElementChild?.scrollIntoView({ block: 'nearest' }));

/** Keys of the terminal that browsers use for something else. */
const NOT_HERE = ['Ctrl-C', 'Ctrl-L'];

/** Lists the keys of this table. */
function KeyHelp() {
  const { screen } = useWords().catalogue;
  const keys = [...useGame().words.keys, ...screen.helpCommon].filter(([key]) => !NOT_HERE.includes(key));
  return (
    <dl class={style.keys}>
      {keys.map(([key, meaning]) => (
        <div key={key}>
          <dt>{key}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}

function LeaveDialog({ report, onClose }: Pick<SeatState, 'report'> & Pick<TableAsidesProps, 'onClose'>) {
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
      <p>{leaving(report, catalogue.screen)}</p>
    </Dialog>
  );
}

type MenuItem = readonly [icon: typeof BackIcon, label: string, choose: () => void];

function MenuDialog({ onClose, onAside }: TableAsidesProps) {
  const { table, settings } = usePageWords();
  const items: readonly MenuItem[] = [
    [RulesIcon, table.rules, () => onAside('rules')],
    [LogIcon, table.wholeLog, () => onAside('log')],
    [HelpIcon, table.keys, () => onAside('help')],
    [
      SettingsIcon,
      settings.title,
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
