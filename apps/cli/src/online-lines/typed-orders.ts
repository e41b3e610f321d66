import type { RoomScene } from '@shoal/room/client';
import type { OnlineCommand, OnlineLine } from '@shoal/table-ui/online';
import { personNamed, type RoomOrders } from '../online/room-orders.ts';
import type { RoomVisit } from '../online/room-visit.ts';
import { isOrganiser, ownSeatIn } from '../online/seat-list.ts';

/** What a terminal shows and does itself. */
export interface TypedAsides {
  help(): void;
  link(): void;
  who(): void;
  review(): void;
  quit(): void;
  say(sentence: string): void;
}

type Order = Exclude<OnlineCommand, keyof TypedAsides>;

/** Does what somebody types about the room. */
export class TypedOrders {
  readonly #visit: RoomVisit;
  readonly #orders: RoomOrders;
  readonly #asides: TypedAsides;
  readonly #pending = new Set<Promise<void>>();

  constructor(visit: RoomVisit, orders: RoomOrders, asides: TypedAsides) {
    this.#visit = visit;
    this.#orders = orders;
    this.#asides = asides;
  }

  take(line: OnlineLine): void {
    if (line.type === 'reaction') this.#tell(this.#visit.ask({ type: 'react', reaction: line.reaction }));
    else if (isAside(line.command)) this.#asides[line.command]();
    else this.#tell(this.#order(line.command, line.rest));
  }

  /** Resolves once everything so far is answered. */
  async settled(): Promise<void> {
    await Promise.all(this.#pending);
  }

  /** Says only what was refused: what was done is told to everybody. */
  #tell(order: Promise<string | null>): void {
    const told = order.then((refusal) => {
      this.#pending.delete(told);
      if (refusal !== null && refusal !== '') this.#asides.say(refusal);
    });
    this.#pending.add(told);
  }

  #order(command: Order, rest: string): Promise<string | null> {
    const orders = this.#orders;
    const { scene } = this.#visit;
    const person = scene === null ? null : personNamed(rest, scene);
    const [number, ...words] = rest.split(' ');
    const seat = Number(number) - 1;
    switch (command) {
      case 'sit':
        return orders.sit(seat);
      case 'name':
        return orders.rename(rest);
      case 'bot':
        return orders.putBot(seat, words.join(' ') === '' ? null : words.join(' ').toLowerCase());
      case 'free':
        return orders.free(seat);
      case 'yes':
      case 'no':
        return orders.answer(command === 'yes');
      case 'remove':
        return orders.about('remove', person);
      case 'organiser':
        return orders.about('hand-over', person);
      case 'standIn':
        return orders.about('stand-in', person);
      case 'wait':
        return orders.about('wait', person);
      case 'reclaim':
        return orders.reclaim(person);
      case 'move':
        return orders.move();
      default:
        return this.#visit.ask(SIMPLE[command]);
    }
  }
}

const SIMPLE = {
  stand: { type: 'stand' },
  start: { type: 'deal' },
  lock: { type: 'lock', isLocked: true },
  unlock: { type: 'lock', isLocked: false },
  reissue: { type: 'reissue' },
  lobby: { type: 'lobby' },
  end: { type: 'end' },
  leave: { type: 'leave' },
} as const;

const ASIDES: readonly OnlineCommand[] = ['help', 'link', 'who', 'review', 'quit'];
const isAside = (command: OnlineCommand): command is Exclude<OnlineCommand, Order> => ASIDES.includes(command);

/** Commands that need something behind them. */
const WITH_MORE: readonly OnlineCommand[] = [
  ...(['sit', 'name', 'bot', 'free', 'remove', 'organiser', 'standIn', 'wait', 'reclaim'] as const),
];

/** What the table asks this person now. */
interface Asked {
  readonly isAsked: boolean;
  readonly wantsSuit: boolean;
}

/** Is a line about the room? While somebody plays, the words of the game come first. */
export function isForRoom(line: OnlineLine, scene: RoomScene | null, { isAsked, wantsSuit }: Asked): boolean {
  const isPlaying = scene?.table?.view.result === null;
  if (line.type === 'reaction') return !wantsSuit;
  const { command, rest } = line;
  if (WITH_MORE.includes(command) !== (rest !== '')) return false;
  if (!isPlaying || scene === null) return true;
  if (command === 'help') return !isAsked;
  if (command === 'review') return false;
  if (command === 'yes' || command === 'no') return scene.room.requests.length > 0;
  if (command === 'sit') return ownSeatIn(scene) === null;
  return command !== 'bot' && command !== 'free' ? true : isOrganiser(scene);
}
