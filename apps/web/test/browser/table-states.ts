import type { View } from '@shoal/core';
import type { GameId } from '@shoal/games';
import type { CrazyEightsView } from '@shoal/games/crazy-eights';
import { PRESENTATIONS } from '@shoal/games/presentations';
import type { Match } from '@shoal/room';
import type { Page } from 'playwright-core';
import { type ActionChoice, anything, type StoredTable, storedTable, type WantedTable } from './stored-tables.ts';
import { TablePage, targetsIn } from './table-page.ts';

/** A stored table in an interesting state, and the steps to reach it after opening. */
export interface TableState extends StoredTable {
  readonly game: GameId;
  /** What remains to be tapped. */
  readonly reach?: (table: TablePage) => Promise<unknown>;
}

const viewOf = ({ deal: { table } }: Match): View => table.view(0);
const eightsOf = (match: Match): CrazyEightsView => viewOf(match) as CrazyEightsView;
const isAsked = ({ deal: { table } }: Match): boolean => table.turn === 0;
const actionsIn = ({ deal: { table } }: Match): number => table.log(null).length;

const stateOf = (
  wanted: WantedTable & { readonly id: string },
  isWanted: (match: Match) => boolean,
  { choice = anything, reach }: { readonly choice?: ActionChoice; readonly reach?: TableState['reach'] } = {},
): TableState => ({ ...storedTable(wanted, isWanted, choice), game: wanted.game, ...(reach && { reach }) });

/** The first turn of a deal. */
export const atTheDeal = (game: GameId, seats: number): TableState =>
  stateOf({ id: `${game}-${seats}-deal`, game, seats, seed: 'deal' }, isAsked);

/** A turn late in the game, in which a card, a rank or a place can be touched. */
export const inTheMiddle = (game: GameId, seats: number): TableState =>
  stateOf({ id: `${game}-${seats}-middle`, game, seats, seed: 'middle' }, (match) => {
    const { hand, legal } = viewOf(match);
    const canTouch = legal.some((action) => Object.keys(action).length > 1);
    return isAsked(match) && actionsIn(match) > 4 * seats + 8 && hand.length > 3 && canTouch;
  });

/** Only the stock can be touched. */
export const atTheStock = (game: GameId): TableState =>
  stateOf({ id: `${game}-stock`, game, seats: 3, seed: 'stock' }, (match) => {
    const [action, ...others] = viewOf(match).legal;
    return isAsked(match) && others.length === 0 && ['fish', 'draw'].includes(action.type);
  });

/** The stock may not be touched, because something else can be done. */
export const offTheStock = (game: GameId): TableState =>
  stateOf({ id: `${game}-off-stock`, game, seats: 3, seed: 'off stock' }, (match) => {
    const { legal } = viewOf(match);
    return isAsked(match) && actionsIn(match) > 6 && legal.every(({ type }) => ['ask', 'play'].includes(type));
  });

/** All special cards are in effect: the direction is reversed, and a penalty is pending. */
export const withFacts = (seats: number): TableState =>
  stateOf({ id: `facts-${seats}`, game: 'crazy-eights', preset: 'actions', seats, seed: 'facts' }, (match) => {
    const { direction, penalty } = eightsOf(match);
    return isAsked(match) && direction === -1 && penalty > 0;
  });

const drawing: ActionChoice = (view, rng) => view.legal.find(({ type }) => type === 'draw') ?? anything(view, rng);

/** A player who drew whenever possible. */
export const withCards = (cards: number, seats: number): TableState =>
  stateOf(
    {
      ...{ id: `hand-${cards}-${seats}`, game: 'crazy-eights', seats, seed: 'cards' },
      rules: { drawWithPlayable: 'yes', packs: '2', draw: '5', playOn: 'always' },
    },
    (match) => isAsked(match) && viewOf(match).hand.length === cards,
    { choice: drawing },
  );

/** A player who may take one of many hidden cards. */
export const withFan = (cards: number, seats: number): TableState =>
  stateOf(
    { id: `fan-${cards}-${seats}`, game: 'old-maid', rules: { pair: 'colour', packs: '2' }, seats, seed: 'fan' },
    (match) => isAsked(match) && viewOf(match).legal.length >= cards,
  );

/** A wild card was chosen, and its suit is asked for. */
export const withSuitAsked = (seats: number): TableState =>
  stateOf(
    { id: `suit-${seats}`, game: 'crazy-eights', seats, seed: 'suit' },
    (match) => isAsked(match) && actionsIn(match) > 6 && viewOf(match).legal.some(({ suit }) => suit !== undefined),
    { reach: touchWild },
  );

async function touchWild(table: TablePage): Promise<void> {
  await table.hand
    .locator(
      'button[data-stack^="card-28-"], button[data-stack^="card-29-"], button[data-stack^="card-30-"], button[data-stack^="card-31-"]',
    )
    .first()
    .click();
}

/** A rank was chosen, and a player is asked for. */
export const withRankChosen = (seats: number): TableState => ({
  ...inTheMiddle('go-fish', seats),
  id: `rank-${seats}`,
  reach: async (table) => {
    const state = await table.awaited();
    await table.button(targetsIn(state)[0]).click();
  },
});

/** Three others have finished, and the game goes on. */
export const withOthersOut = (game: GameId, seats: number, rules: WantedTable['rules'] = {}): TableState =>
  stateOf({ id: `${game}-${seats}-out`, game, seats, rules, seed: 'out' }, (match) => {
    const view = viewOf(match);
    const { handSizes, seat: own } = view;
    const out = handSizes.filter((_, seat) => seat !== own && PRESENTATIONS[game].seat(view, seat).badge !== null);
    return isAsked(match) && out.length >= 3 && view.hand.length > 1;
  });

export const atTheEnd = (game: GameId, seats: number): TableState =>
  stateOf({ id: `${game}-${seats}-end`, game, seats, seed: 'end' }, ({ result }) => result !== null);

/** Opens a table from the browser's storage. */
export async function sitDown(page: Page, origin: string, { id, game, reach }: TableState): Promise<TablePage> {
  await page.goto(`${origin}/#/table/${id}`);
  const table = new TablePage(page, game);
  await table.awaited();
  await reach?.(table);
  return table;
}
