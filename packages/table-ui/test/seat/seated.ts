import { PRESENTATIONS } from '@shoal/games/presentations';
import { follow, type Member, type Speed, type TableReport } from '@shoal/room';
import { planFor, REAL_CLOCK, type TestPlan, TestRoom, type TestRoomSettings } from '@shoal/room/testing';
import { SeatController } from '../../src/seat/seat-controller.ts';
import type { SeatDevice, SeatState } from '../../src/seat/seat-state.ts';

/** People at a table, with everything that reached them since they sat down. */
export interface Seated {
  readonly room: TestRoom;
  readonly seat: SeatController;
  /** The member that the controller speaks through. */
  readonly member: Member;
  /** All reports that reached the device. */
  readonly told: TableReport[];
  /** Calls back with every later report. */
  onTold(listener: (report: TableReport) => void): void;
  /** All states that the device would draw. */
  readonly shown: SeatState[];
  /** How often a person made a choice. */
  readonly decided: { count: number };
}

export interface SeatedSettings extends TestRoomSettings, Partial<Pick<SeatDevice, 'keepsCursor' | 'repeats'>> {
  /** The speed at which the device repeats an action. */
  readonly deviceSpeed?: Speed;
}

/** Seats everyone at one device, and waits until they see the table. */
export async function sitDown(wanted: TestPlan, settings: SeatedSettings = {}): Promise<Seated> {
  const { deviceSpeed, speed = 'instant', keepsCursor = true, repeats = true } = settings;
  const plan = planFor(wanted);
  const room = new TestRoom(plan, settings);
  const decided = { count: 0 };
  const told: TableReport[] = [];
  const shown: SeatState[] = [];
  const listeners: ((report: TableReport) => void)[] = [];
  let member: Member | null = null;
  const seat = new SeatController(
    (listener) => {
      member = room.join((news) => {
        told.push(follow(told.at(-1) ?? null, news));
        for (const listen of listeners) listen(told[told.length - 1]);
        listener(news);
      });
      return member;
    },
    {
      ...{ keepsCursor, repeats, clock: REAL_CLOCK, speed: () => deviceSpeed ?? speed },
      presentation: PRESENTATIONS[plan.table.id],
      think: () => ({ answer: Promise.resolve([]), stop: () => undefined }),
      onActed: ({ view }) => {
        if (view.legal.length > 1) decided.count += 1;
      },
    },
  );
  seat.subscribe(() => seat.value !== null && shown.push(seat.value));
  await new Promise<void>((resolve) => {
    if (seat.value !== null) return resolve();
    const stop = seat.subscribe(() => {
      stop();
      resolve();
    });
  });
  if (member === null) throw new Error('the controller has not joined');
  return { room, seat, member, told, shown, decided, onTold: (listener) => void listeners.push(listener) };
}
