import { PRESENTATIONS } from '@shoal/games/presentations';
import type { TableReport } from '@shoal/room';
import { withTip } from '@shoal/table-ui';
import { framed } from '../full-screen/scenes/framed.ts';
import { readPage } from '../full-screen/scenes/pager-scene.ts';
import { STOPPED, WaitingScene } from '../full-screen/scenes/waiting-scene.ts';
import type { Size } from '../full-screen/terminal/painter.ts';
import { EMPTY_ROW, row } from '../full-screen/terminal/row.ts';
import { sealSentences } from '../online/fairness-sentences.ts';
import { dealKeyOf, momentOf, seatAt } from '../online/room-seat.ts';
import { settledIn } from '../online/seat-list.ts';
import { rulesSheet } from '../text/sentence-lines.ts';
import { betweenDeals } from './between-deals.ts';
import { captioned } from './captioned.ts';
import { LobbyScene, type LobbyWish } from './lobby-scene.ts';
import type { RoomContext } from './room-context.ts';
import { RoomErrands } from './room-errands.ts';
import { RoomTable } from './room-table.ts';

/** The place of a room that people were at is gone: somebody went on, or the room came to an end. */
class MovedOn extends Error {}

/** What is shorter is over before anybody has read it. */
const PATIENCE_MS = 300;

/** What the screen is for at a moment. */
type Place =
  | { readonly type: 'door' | 'lobby' | 'waiting' }
  | { readonly type: 'playing' | 'between'; readonly deal: string };

/** A room on the full screen, from its lobby to the last deal. */
export class RoomScreen {
  readonly #context: RoomContext;
  readonly #errands: RoomErrands;
  readonly #lobby: LobbyScene;
  #place: Place = { type: 'door' };

  constructor(context: RoomContext) {
    this.#context = context;
    this.#errands = new RoomErrands(context);
    this.#lobby = new LobbyScene(context, () => this.#errands.mayStart);
  }

  /** Shows the room until it comes to an end. Rejects with `Stopped` when people leave. */
  async run(): Promise<void> {
    const { stage, visit, board } = this.#context;
    stage.drawOver(captioned(() => board.all));
    const stop = visit.subscribe(() => this.#follow());
    try {
      while (visit.state.type !== 'ended') await this.#stay();
    } finally {
      stop();
    }
  }

  get #visit() {
    return this.#context.visit;
  }

  /** Something changed in the room, or a second has passed. */
  #follow(): void {
    const { board, stage } = this.#context;
    board.follow();
    if (!this.#isHere) stage.breakOff(new MovedOn());
    stage.redraw();
  }

  async #stay(): Promise<void> {
    this.#place = this.#placeNow;
    try {
      await this.#show(this.#place);
    } catch (error) {
      if (!(error instanceof MovedOn)) throw error;
    }
  }

  get #placeNow(): Place {
    const { scene } = this.#visit;
    if (scene === null) return { type: 'door' };
    const type = momentOf(scene);
    if (type === 'lobby' || type === 'waiting' || scene.table === null)
      return { type: type === 'lobby' ? type : 'waiting' };
    return { type, deal: dealKeyOf(scene.table) };
  }

  /** Does the place that is shown still exist? A table does until its last card was seen. */
  get #isHere(): boolean {
    if (this.#visit.state.type === 'ended') return false;
    const { type } = this.#place;
    const now = this.#placeNow;
    if (type !== 'playing' && type !== 'between') return now.type === type;
    const isSameDeal = 'deal' in now && 'deal' in this.#place && now.deal === this.#place.deal;
    return isSameDeal && (type === 'playing' || now.type === 'between');
  }

  async #show({ type }: Place): Promise<void> {
    const { scene } = this.#visit;
    if (type === 'door') return this.#wait(this.#visit.words.connection.knocking);
    if (type === 'waiting' || scene === null) return this.#wait(this.#visit.words.seal.dealing);
    if (type === 'lobby') return this.#atLobby();
    if (type === 'between') return betweenDeals(this.#context, this.#errands);
    if (scene.table !== null) await this.#atTable(scene.table);
  }

  /** A sentence by itself, until something comes. Esc leaves. */
  async #wait(sentence: string): Promise<void> {
    const { stage, words, catalogue } = this.#context;
    const soon = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS).unref());
    await Promise.race([soon, this.#visit.until(() => !this.#isHere)]);
    const picture = {
      frame: (size: Size) => {
        const keys = [{ key: words.escape, label: catalogue.screen.keys.leave }];
        return framed('Shoal', [EMPTY_ROW, row('  ', sentence)], keys, size);
      },
    };
    const isOver = this.#visit.until(() => !this.#isHere);
    while (this.#isHere) {
      const end = await stage.playUntil<typeof STOPPED | undefined>(new WaitingScene(picture), isOver);
      if (end === STOPPED) await this.#errands.leave();
    }
  }

  async #atLobby(): Promise<void> {
    for (;;) await this.#obey(await this.#context.stage.play(this.#lobby));
  }

  async #obey(wish: LobbyWish): Promise<void> {
    if (typeof wish === 'object') return this.#errands.seat(wish.seat);
    switch (wish) {
      case 'start':
        return this.#errands.start();
      case 'more':
        return this.#errands.menu();
      case 'yes':
      case 'no':
        return this.#errands.answer(wish === 'yes');
      case 'rules':
        return this.#readRules();
      default:
        return this.#errands.do({ key: wish });
    }
  }

  /** The pictures that everybody has, at the beginning of a deal. */
  #tellSeal(): void {
    const { board, catalogue, ascii, visit } = this.#context;
    if (visit.scene !== null) board.say(...sealSentences(visit.scene, { words: visit.words, catalogue, ascii }));
  }

  async #readRules(): Promise<void> {
    const { catalogue, words } = this.#context;
    const plan = this.#visit.scene === null ? null : settledIn(this.#visit.scene.room);
    if (plan !== null) await readPage(this.#context, words.rules, rulesSheet(plan, catalogue));
  }

  async #atTable(table: TableReport): Promise<void> {
    const { settings, thinker, visit } = this.#context;
    let { hadTips } = settings.current;
    const seat = await seatAt(visit, table, thinker, {
      ...{ speed: () => visit.scene?.room.terms.speed ?? 'normal', repeats: true },
      onActed: (report) => {
        hadTips = withTip(report, hadTips, PRESENTATIONS[report.game]);
      },
    });
    try {
      this.#tellSeal();
      await new RoomTable(seat, this.#context, this.#errands, () => hadTips).playDeal();
    } finally {
      if (hadTips !== settings.current.hadTips) settings.change({ hadTips });
      seat.close();
    }
  }
}
