import type { Seat } from '@shoal/core';
import { numberKey } from '@shoal/core';
import { type KeyLabel, keyName } from '@shoal/table-ui';
import { writeSpokenCode } from '@shoal/table-ui/online';
import { bodyHeight, framed, listMark, markedStyle, scrolled } from '../full-screen/scenes/framed.ts';
import { paintedText } from '../full-screen/terminal/painted-text.ts';
import type { Size } from '../full-screen/terminal/painter.ts';
import { beside, cut, EMPTY_ROW, fit, type Row, row, rowWidth, span } from '../full-screen/terminal/row.ts';
import type { Scene, SceneOutcome } from '../full-screen/terminal/stage.ts';
import { ownSeatIn, type SeatItem, seatItems, termsLine, waitingSentence } from '../online/seat-list.ts';
import { textWidth } from '../text/columns.ts';
import { wrap } from '../text/line-writer.ts';
import { qrRows } from './qr-rows.ts';
import { seatChoices } from './room-choices.ts';
import type { RoomContext } from './room-context.ts';

/** What a key asks for in a lobby. */
export type LobbyKey = 'start' | 'more' | 'invite' | 'rename' | 'react' | 'rules' | 'leave' | 'yes' | 'no';
export type LobbyWish = LobbyKey | { readonly seat: Seat };

const KEYS: Readonly<Record<string, LobbyKey>> = {
  ...{ s: 'start', m: 'more', l: 'invite', n: 'rename', e: 'react', r: 'rules', '?': 'more', escape: 'leave' },
};
const STEPS: Readonly<Record<string, number>> = { up: -1, left: -1, 'back-tab': -1, down: 1, right: 1, tab: 1 };
const INDENT = 2;
const LEAST_LIST = 3;
/** Beside so many columns there is room for the QR code. */
const LEAST_TEXT = 62;
const WIDEST_NAME = 22;

/** What a lobby shows, and whom it asks to say what a key does not do. */
export interface SeenLobby extends Pick<RoomContext, 'catalogue' | 'words' | 'ascii' | 'colours'> {
  readonly visit: Pick<RoomContext['visit'], 'scene' | 'words' | 'link'>;
  readonly orders: Pick<RoomContext['orders'], 'name'>;
  readonly board: Pick<RoomContext['board'], 'request' | 'say'>;
}

/** A room before the cards are dealt: who sits where, how others come in, and what one waits for. */
export class LobbyScene implements Scene<LobbyWish> {
  readonly #context: SeenLobby;
  readonly #mayStart: () => boolean;
  /** The seat that is marked; null until somebody moves. */
  #at: Seat | null = null;

  constructor(context: SeenLobby, mayStart: () => boolean) {
    this.#context = context;
    this.#mayStart = mayStart;
  }

  frame(size: Size): readonly Row[] {
    const { visit, catalogue } = this.#context;
    const { scene, words } = visit;
    if (scene === null) return [];
    const { game } = scene.room.terms;
    const title = words.lobby.title(catalogue.games[game].name);
    const locked = scene.room.isLocked ? ` (${words.lobby.locked})` : '';
    return framed(`${title}${locked}`, this.#body(size), this.#keys(), size);
  }

  press(key: string): SceneOutcome<LobbyWish> {
    const { visit, board, words } = this.#context;
    const seats = visit.scene?.room.seats.length ?? 0;
    const pressed = key.toLowerCase();
    const numbered = Array.from({ length: seats }, (_, seat) => numberKey(seat)).indexOf(pressed);
    if (pressed === 'enter' || pressed === 'space') return { result: { seat: this.#marked } };
    if (numbered >= 0) {
      this.#at = numbered;
      return { result: { seat: numbered } };
    }
    if (pressed in STEPS) this.#at = (this.#marked + STEPS[pressed] + seats) % Math.max(1, seats);
    else if (pressed === 'home' || pressed === 'end') this.#at = pressed === 'home' ? 0 : seats - 1;
    else if (board.request !== null && isAnswer(pressed, words.keys.yes)) {
      return { result: pressed === 'n' ? 'no' : 'yes' };
    } else if (Object.hasOwn(KEYS, pressed)) return { result: KEYS[pressed] };
    else
      board.say(
        words.wrongKey(
          keyName(key, words),
          this.#keys().map((label) => label.key),
        ),
      );
    return undefined;
  }

  /** At first the own seat, or else one that is free. */
  get #marked(): Seat {
    const { scene } = this.#context.visit;
    if (scene === null) return 0;
    const { seats } = scene.room;
    const free = Math.max(
      0,
      seats.findIndex(({ type }) => type === 'open'),
    );
    return Math.min(this.#at ?? ownSeatIn(scene) ?? free, seats.length - 1);
  }

  #keys(): KeyLabel[] {
    const { visit, words, board, catalogue } = this.#context;
    const { keys } = visit.words.terminal;
    const isSeated = visit.scene !== null && ownSeatIn(visit.scene) !== null;
    return [
      ...this.#enterKey(),
      ...(this.#mayStart() ? [{ key: 'S', label: keys.start, isAnswer: true }] : []),
      ...(board.request === null ? [] : [{ key: 'Y', label: words.keys.yes, isKept: true }]),
      ...(board.request === null ? [] : [{ key: 'N', label: words.keys.no, isKept: true }]),
      { key: 'M', label: keys.more, isKept: true },
      { key: words.escape, label: catalogue.screen.keys.leave, isKept: true },
      { key: 'L', label: keys.invite },
      ...(board.request === null ? [{ key: 'N', label: keys.name }] : []),
      ...(isSeated ? [{ key: 'E', label: keys.react }] : []),
      { key: 'R', label: keys.table },
    ];
  }

  #enterKey(): KeyLabel[] {
    const { scene, words } = this.#context.visit;
    const [first, ...more] = scene === null ? [] : seatChoices(scene, this.#marked);
    if (first === undefined) return [];
    const label = first.key === 'sit' && more.length === 0 ? words.terminal.keys.sit : this.#context.words.keys.open;
    return [{ key: this.#context.words.enter, label, isAnswer: true }];
  }

  #body(size: Size): Row[] {
    const height = bodyHeight(size);
    const { link } = this.#context.visit;
    const code = link === '' ? [] : qrRows(link, this.#context);
    const codeWidth = Math.max(0, ...code.map(rowWidth));
    const left = size.columns - codeWidth - INDENT;
    if (codeWidth === 0 || left < LEAST_TEXT || code.length > height) return this.#told(size.columns, height);
    return beside(
      [
        { rows: this.#told(left, height), width: left },
        { rows: code, width: codeWidth },
      ],
      [],
    );
  }

  /** The fullest text that leaves room for all seats, or else the shortest one with a part of them. */
  #told(columns: number, height: number): Row[] {
    const rows = this.#seatRows(columns);
    const ways = this.#ways(columns);
    const way = ways.find(({ above, below }) => above.length + rows.length + below.length <= height) ?? ways.at(-1);
    const { above, below } = way ?? { above: [], below: [] };
    const room = Math.max(LEAST_LIST, height - above.length - below.length);
    return [...above, ...scrolled(rows, this.#marked, room, this.#context.ascii), ...below];
  }

  #ways(columns: number): readonly { readonly above: readonly Row[]; readonly below: readonly Row[] }[] {
    const { visit, catalogue } = this.#context;
    const { scene, words } = visit;
    if (scene === null) return [];
    const width = columns - 2 * INDENT;
    const told = (sentence: string): Row[] =>
      wrap(sentence, width, 0).map((line) => [span(' '.repeat(INDENT)), ...paintedText(line.trim())]);
    const rules = told(termsLine(scene.room, { words, catalogue }));
    const absence = told(words.lobby.absence(scene.room.terms.absenceMinutes));
    const waiting = told(waitingSentence(scene, words));
    // Somebody who looks on knows that.
    const spectators = scene.room.spectators - (scene.you.person === null ? 1 : 0);
    const others = spectators > 0 ? told(`${words.lobby.spectators(spectators)}.`) : [];
    const name = ownSeatIn(scene) === null ? told(words.lobby.yourName(this.#context.orders.name)) : [];
    const [link, code] = this.#invitation(width);
    return [
      {
        above: [...rules, ...absence, EMPTY_ROW],
        below: [EMPTY_ROW, ...waiting, ...others, ...name, EMPTY_ROW, ...link, ...code],
      },
      { above: [...rules, EMPTY_ROW], below: [EMPTY_ROW, ...waiting, ...others, ...name, ...link, ...code] },
      { above: rules, below: [...waiting, ...others, ...name, ...link, ...code] },
      { above: rules, below: [...waiting, ...name, ...code] },
    ];
  }

  /** A link that would be cut is shown on its own page instead. */
  #invitation(width: number): readonly [Row[], Row[]] {
    const { scene, link, words } = this.#context.visit;
    const code = scene?.room.code ?? null;
    if (code === null) return [[], []];
    const { lobby, names } = words;
    const labels = [lobby.link, lobby.code].map(textWidth);
    const labelled = (label: string, text: string): Row[] => {
      const line = row(
        ' '.repeat(INDENT),
        ...fit(row(span(label, { tone: 'muted' })), Math.max(...labels) + 2),
        span(text, { tone: 'gold', bold: true }),
      );
      return rowWidth(line) > width + INDENT ? [] : [line];
    };
    return [labelled(lobby.link, link), labelled(lobby.code, writeSpokenCode(code, names))];
  }

  #seatRows(columns: number): Row[] {
    const { visit, catalogue } = this.#context;
    const { scene, words } = visit;
    const items = scene === null ? [] : seatItems(scene, { words, catalogue });
    const widest = Math.min(WIDEST_NAME, Math.max(...items.map(({ name }) => textWidth(name))));
    return items.map((item) => this.#seatRow(item, widest, columns));
  }

  #seatRow({ seat, type, name, details, isYou, isAway }: SeatItem, widest: number, columns: number): Row {
    const isMarked = seat === this.#marked;
    const style = isMarked ? markedStyle(true) : type === 'open' ? ({ tone: 'muted' } as const) : { bold: isYou };
    return fit(
      row(
        listMark(isMarked, this.#context.ascii),
        span(numberKey(seat) ?? ' ', { tone: 'accent', bold: true }),
        '  ',
        ...fit(row(span(cut(name, widest), style)), widest),
        span(details.length === 0 ? '' : `  ${details.join(', ')}`, { tone: isAway ? 'gold' : 'muted' }),
      ),
      columns - 1,
    );
  }
}

/** Y is yes in every language. */
const isAnswer = (key: string, yes: string): boolean => key === 'y' || key === 'n' || key === yes.charAt(0);
