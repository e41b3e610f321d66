import { sketchOf } from '@shoal/games/titles';
import type { SeatModel } from '@shoal/table-ui';
import { BackIcon } from '../icons/icons.tsx';
import { useWords } from '../page/words.ts';
import { Shell } from '../ui/shell.tsx';
import log from './centre/log-lines.module.css';
import middle from './centre/middle.module.css';
import type { ExpectedTable } from './expected-table.ts';
import { SeatRing } from './seats/seat-ring.tsx';
import { rowsOf } from './table-body.tsx';
import style from './table-frame.module.css';
import header from './table-header.module.css';
import screen from './table-screen.module.css';

/** A table whose cards are still to come. Several people at one device begin with a curtain instead. */
export function TableFrame({ table }: { readonly table: ExpectedTable | null }) {
  const isOwn = table !== null && table.players.filter(({ isPerson }) => isPerson).length === 1;
  return isOwn ? <OwnFrame table={table} /> : <Shell isTable />;
}

function OwnFrame({ table: { game, players } }: { readonly table: ExpectedTable }) {
  const { catalogue } = useWords();
  const { piles, hasGroups } = sketchOf(game);
  const own = players.findIndex(({ isPerson }) => isPerson);
  const others = players.map(emptySeat).filter(({ seat }) => seat !== own);
  return (
    <div class={screen.screen} aria-hidden="true" data-frame>
      <div class={header.header}>
        <span class={style.back}>
          <BackIcon />
        </span>
        <span class={header.title}>
          <span class={header.game}>{catalogue.games[game].name}</span>
        </span>
      </div>
      <div
        class={screen.body}
        data-others={others.length}
        data-rows={rowsOf(others.length)}
        data-groups={hasGroups}
        data-line={hasGroups}
        data-has-fan={piles.includes('fan')}
      >
        <div class={screen.seats}>
          <SeatRing
            {...{ targets: [], next: null, picked: null, hinted: null, isWanted: false, onTouch: () => undefined }}
            others={[...others.slice(own), ...others.slice(0, own)]}
          />
        </div>
        <div class={screen.centre}>
          <section class={middle.middle}>
            <div class={middle.piles}>
              {piles.map(
                (pile) => pile !== 'fan' && <span key={pile} class={middle.pile} data-depth={0} data-pile={pile} />,
              )}
            </div>
          </section>
        </div>
        <div class={screen.log}>
          <div class={log.log} />
        </div>
        <div class={screen.own}>
          <div class={style.bar} />
        </div>
      </div>
    </div>
  );
}

/** A player whose cards have not been dealt. */
const emptySeat = ({ name }: { readonly name: string }, seat: number): SeatModel => ({
  ...{ seat, label: name, bot: null, strength: null, cards: 0, groups: null, hasTurn: false, isViewer: false },
  badge: { text: '', tone: 'plain', message: { key: 'none' } },
});
