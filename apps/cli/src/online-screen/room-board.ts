import type { RequestPicture } from '@shoal/room/protocol';
import { type OnlineWords, roomSentence } from '@shoal/table-ui/online';
import { reactionSentence } from '../online/reaction-sentence.ts';
import type { RoomVisit } from '../online/room-visit.ts';
import { joined } from './joined.ts';

/** As long as it takes to read a sentence twice. */
const SHOWN_MS = 6000;
/** What happened earlier is history where so much is new. */
const MOST_SENTENCES = 2;

interface Said {
  readonly sentence: string;
  readonly untilMs: number;
}

type SeenVisit = Pick<RoomVisit, 'state' | 'scene' | 'words' | 'takeNews' | 'hasPending' | 'reactions'>;

/** What is said in a room beside the game: what lasts, and what has just happened. */
export class RoomBoard {
  readonly #visit: SeenVisit;
  readonly #isPlain: boolean;
  readonly #nowMs: () => number;
  #said: readonly Said[] = [];

  constructor(visit: SeenVisit, isPlain: boolean, nowMs: () => number = () => performance.now()) {
    this.#visit = visit;
    this.#isPlain = isPlain;
    this.#nowMs = nowMs;
  }

  say(...sentences: readonly string[]): void {
    const untilMs = this.#nowMs() + SHOWN_MS;
    const fresh = sentences.filter((sentence) => sentence !== '').map((sentence) => ({ sentence, untilMs }));
    this.#said = [...this.#said.filter(({ sentence }) => !sentences.includes(sentence)), ...fresh];
  }

  /** Takes over what has happened in the room. */
  follow(): void {
    const { state, words } = this.#visit;
    const news = this.#visit.takeNews();
    // As long as these things are so, the line that lasts tells them.
    const lasting = [words.connection.reconnecting, words.connection.notSaved, ...this.#requests.map(this.#asked)];
    if (state.type === 'live') this.say(...news.filter((sentence) => !lasting.includes(sentence)));
  }

  /** What holds until it changes: the connection, the store of the server, somebody at the door. */
  get lasting(): string | null {
    const { state, scene, words } = this.#visit;
    if (state.type === 'away') {
      return joined([this.#retrying(state.retryAtMs), this.#visit.hasPending ? words.connection.pending : null]);
    }
    if (scene?.table?.trouble != null) return words.connection.notSaved;
    const [request] = this.#requests;
    return request === undefined ? null : this.#asked(request);
  }

  /** What has just happened, and who reacts to it. */
  get news(): string | null {
    const nowMs = this.#nowMs();
    this.#said = this.#said.filter(({ untilMs }) => untilMs > nowMs);
    const said = this.#said.slice(-MOST_SENTENCES).map(({ sentence }) => sentence);
    const { scene, words } = this.#visit;
    const reaction = this.#visit.reactions.at(-1);
    const reacts =
      scene === null || reaction === undefined
        ? []
        : [reactionSentence(reaction, scene, { words, isPlain: this.#isPlain })];
    return joined([...reacts, ...said].slice(0, MOST_SENTENCES));
  }

  get all(): string | null {
    return joined([this.lasting, this.news]);
  }

  /** Somebody who waits for an answer of this person. */
  get request(): RequestPicture | null {
    return this.#requests[0] ?? null;
  }

  get #requests(): readonly RequestPicture[] {
    return this.#visit.scene?.room.requests ?? [];
  }

  readonly #asked = (request: RequestPicture): string => requestSentence(request, this.#visit.words);

  #retrying(retryAtMs: number): string {
    const { connection } = this.#visit.words;
    const seconds = Math.ceil((retryAtMs - this.#nowMs()) / 1000);
    return seconds > 0 ? connection.reconnectingIn(seconds) : connection.reconnecting;
  }
}

function requestSentence({ type, name }: RequestPicture, words: OnlineWords): string {
  return roomSentence(type === 'knock' ? { type: 'knocks', name } : { type: 'wantsSeat', seat: name }, words);
}
