import type { Seat } from '@shoal/core';
import type { RoomScene } from '@shoal/room/client';
import { REACTIONS } from '@shoal/room/protocol';
import type { KeyLabel, SeatState } from '@shoal/table-ui';
import { clockTime } from '@shoal/table-ui/online';
import type { RoomVoice } from '../full-screen/table/table-scene.ts';
import { faultSentence } from '../online/fairness-sentences.ts';
import { ownSeatIn, presenceNote } from '../online/seat-list.ts';
import { joined } from './joined.ts';
import { reactionMenu } from './reaction-keys.ts';
import type { RoomContext } from './room-context.ts';

interface VoiceContext extends Pick<RoomContext, 'catalogue' | 'words' | 'ascii'> {
  readonly visit: Pick<RoomContext['visit'], 'scene' | 'words' | 'refusalOfRoom'>;
  readonly board: Pick<RoomContext['board'], 'request' | 'lasting' | 'news'>;
}

/** What a room says at its table: beside the seats, above the prompt, and in the line of keys. */
export class RoomTableVoice {
  readonly #context: VoiceContext;
  /** Are the reactions open? */
  isReacting = false;

  constructor(context: VoiceContext) {
    this.#context = context;
  }

  /** What did not fit the seal; null while everything does. */
  get fault(): string | null {
    const { visit, catalogue, ascii } = this.#context;
    return visit.scene === null ? null : faultSentence(visit.scene, { words: visit.words, catalogue, ascii });
  }

  get mayReact(): boolean {
    const { scene } = this.#context.visit;
    return scene !== null && ownSeatIn(scene) !== null;
  }

  now(state: SeatState): { readonly room: RoomVoice; readonly message: string | null } {
    const { visit, board } = this.#context;
    const room: RoomVoice = {
      keys: this.#keys(),
      allowsHints: visit.scene?.room.terms.allowsHints === true,
      news: joined([this.#waiting(state), board.news]),
      refusal: (refusal) => visit.refusalOfRoom(refusal),
      noteAt: (seat) => this.#noteAt(seat, state),
    };
    return { room, message: this.isReacting ? this.#reactions() : (this.fault ?? board.lasting) };
  }

  /** What is asked while the reactions are open, with the keys that answer. */
  get reactionQuestion(): { readonly prompt: string; readonly keys: readonly KeyLabel[] } {
    const { visit, words } = this.#context;
    const { actions, terminal } = visit.words;
    const keys = [
      { key: `1-${REACTIONS.length}`, label: terminal.keys.react, isAnswer: true },
      { key: words.escape, label: words.keys.back },
    ];
    return { prompt: actions.react, keys };
  }

  /** The keys of every table, as far as a room has them, and those of the room. */
  get help(): readonly (readonly [string, string])[] {
    const { visit, words } = this.#context;
    const ofRoom = new Map(visit.words.terminal.tableKeys);
    const lacking = ['U', ...(visit.scene?.room.terms.allowsHints === true ? [] : ['I'])];
    const common = words.helpCommon.filter(([key]) => !lacking.includes(key));
    const own = [...ofRoom].filter(([key]) => !common.some(([known]) => known === key));
    return [...own, ...common.map(([key, text]): readonly [string, string] => [key, ofRoom.get(key) ?? text])];
  }

  #keys(): KeyLabel[] {
    const { visit, words, board } = this.#context;
    const { keys } = visit.words.terminal;
    return [
      ...(board.request === null ? [] : [{ key: 'Y', label: words.keys.yes, isKept: true }]),
      ...(board.request === null ? [] : [{ key: 'N', label: words.keys.no, isKept: true }]),
      { key: 'M', label: keys.more, isKept: true },
      ...(this.mayReact ? [{ key: 'E', label: keys.react }] : []),
    ];
  }

  #reactions(): string {
    const { visit, ascii } = this.#context;
    return reactionMenu(visit.words, ascii)
      .map(({ label }, index) => `${index + 1} ${label}`.replaceAll(' ', '\u00a0'))
      .join('  ');
  }

  /** How long this person may think, or what somebody who looks on can do. */
  #waiting(state: SeatState): string | null {
    const { visit } = this.#context;
    const { scene, words } = visit;
    if (scene === null) return null;
    const { turn, seat } = state.report.view;
    const thinking = thinkingTime(scene);
    if (turn !== null && turn === seat && thinking !== null) return words.thinking.yours(thinking);
    if (seat !== null) return null;
    const own = ownSeatIn(scene);
    return own === null ? words.lobby.watching : words.terminal.youWait;
  }

  #noteAt(seat: Seat, { report }: SeatState): string | null {
    const { scene, words } = this.#context.visit;
    const { name, bot } = report.players[seat];
    // A deal leaves open seats out, so its seats have other numbers than those of the room; but names are unique there.
    const person = bot === null ? scene?.room.people.find((one) => one.name === name) : undefined;
    if (scene === null || person === undefined) return null;
    const thinking = seat === report.view.turn ? thinkingTime(scene) : null;
    return presenceNote(person, scene, words) ?? (thinking === null ? null : words.presence.thinking(thinking));
  }
}

/** What is left to think, as 0:20; null without a clock. */
function thinkingTime({ room, pictureMs }: RoomScene): string | null {
  return room.thinkingMs === null ? null : clockTime(room.thinkingMs - (performance.now() - pictureMs));
}
