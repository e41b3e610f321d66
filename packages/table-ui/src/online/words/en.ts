import { allOf, plural, whole } from '@shoal/language/en';
import type { CommandRefusal, Ending, Reaction } from '@shoal/room/protocol';
import { names } from '../animals/en.ts';
import { pictures } from '../pictures/en.ts';
import { faults } from '../seal/en.ts';
import { terminal } from '../terminal/en.ts';
import { terms } from '../terms/en.ts';
import { typed } from '../typed/en.ts';

const refusals: Readonly<Record<CommandRefusal, string>> = {
  stale: 'Something happened just before: look again, then choose.',
  'not-organiser': 'Only the organiser can do this: ask them.',
  'not-seated': 'Take a seat first.',
  'no-such-seat': 'There is no such seat: choose another one.',
  'no-such-person': 'Nobody of that name is at the table.',
  'no-such-request': 'Somebody else has already answered.',
  'seat-taken': 'That seat is taken: choose another one.',
  'already-seated': 'You already have a seat: stand up first.',
  'name-empty': 'Type a name with at least one letter or number.',
  'name-taken': 'Somebody here has a name that looks like this one: choose another.',
  'room-full': 'This room is full: watch, or open a room of your own.',
  'room-locked': 'The room is locked: ask the organiser to unlock it.',
  'old-link': 'The link has changed: ask somebody at the table for the new one.',
  'match-running': 'This is not possible during a match: wait for its end.',
  'no-match': 'There is no match yet: the organiser can start one.',
  'deal-running': 'This is not possible during a deal: wait for its end.',
  'too-few-players': 'There are not enough players: invite somebody, or add a bot.',
  'too-many-seats': 'That is more seats than this game allows: remove one first.',
  'impossible-table': 'These rules do not go together with this number of players: change one or the other.',
  'not-away': 'They are here.',
  'too-soon': 'That was quick: wait a moment, then try again.',
  'too-many-requests': 'Many people are asking at once: try again in a minute.',
  'not-saved': 'The server cannot save right now, so nothing has happened: try again in a moment.',
  'room-ended': 'This room has ended: open a new one.',
};

const endings: Readonly<Record<Ending, string>> = {
  'unknown-room': 'There is no such room: it may have ended, so ask for a new link.',
  'wrong-link': 'This link is no longer valid: ask somebody at the table for the new one.',
  'wrong-code': 'No room has this code: listen again, then check the three animals.',
  locked: 'The room is locked: ask the organiser to unlock it, then come back.',
  'room-full': 'This room is full: come back later, or open a room of your own.',
  ended: 'The organiser has ended this room: thanks for playing.',
  removed: 'The organiser has removed you from this room.',
  moved: 'Your seat is on another device now: go on there, or ask the people at the table.',
  left: 'You have left the table.',
  'not-admitted': 'Nobody let you in: ask somebody at the table for the link.',
  'unknown-session': 'Your seat is no longer yours: open the link again, and ask for it back or take another.',
  'ticket-used': 'This link for another device was used already or is too old: ask for a new one on the first device.',
  'room-exists': 'This room exists already: open another one.',
  'too-many-rooms': 'Too many rooms were opened from here: try again in an hour.',
  'too-many-tries': 'There were too many wrong tries from here: wait a minute, then try again.',
  'too-many-sockets': 'Your seat is open in too many places: close one of them first.',
  'too-many-messages': 'That was too much at once: the connection comes back by itself.',
  'message-too-long': 'The server refused a message that was too long: update Shoal, then come back.',
  'not-understood': 'The server did not understand this program: update Shoal, then come back.',
  'newer-version': 'This program and the server have different versions: update the older one, then come back.',
  'no-hello': 'The connection was too slow: it comes back by itself.',
  'too-slow': 'The connection could not keep up: it comes back by itself.',
  'room-broken': 'This room has a fault and was stopped: open a new one, and tell the people who run the server.',
  restarting: 'The server is restarting: the connection comes back by itself.',
};

const reactions: Readonly<Record<Reaction, string>> = {
  wave: 'Hello!',
  laugh: 'Ha ha!',
  clap: 'Well played!',
  surprise: 'Oh!',
  heart: 'I like it!',
  hurry: 'Come on!',
};

/** Everything said of playing together, in English. */
export const online = {
  names,
  pictures,
  typed,
  terms,
  terminal,
  reactions,
  refusals,
  endings,

  /** Beside a seat. Times are written as 1:05. */
  presence: {
    away: 'away',
    awayFor: (time: string): string => `away ${time}`,
    standIn: 'bot plays',
    waiting: 'from next deal',
    thinking: (time: string): string => `thinking ${time}`,
  },

  events: {
    sat: (name: string): string => `${name} sits down.`,
    satForNext: (name: string): string => `${name} takes a seat from the next deal on.`,
    left: (name: string): string => `${name} has left the table.`,
    stood: (name: string): string => `${name} stands up.`,
    removed: (name: string, by: string): string => `${by} removed ${name}; the room has a new link.`,
    away: (name: string): string => `${name} is away.`,
    awayFor: (name: string, time: string): string => `${name} is away; a bot plays in ${time}.`,
    standIn: (name: string): string => `A bot plays for ${name}.`,
    back: (name: string): string => `${name} is back.`,
    renamed: (before: string, name: string): string => `${before} is now called ${name}.`,
    organises: (name: string): string => `${name} is the organiser now.`,
    youOrganise: 'You are the organiser now.',
    locked: 'The room is locked: nobody new can take a seat.',
    unlocked: 'The room is open again.',
    reissued: 'The link and the code are new; the old ones no longer work.',
    begins: 'The match begins.',
    nextDeal: 'The next deal begins.',
    lobby: 'Back in the lobby: seats and rules can be changed.',
    termsChanged: 'The organiser has changed the rules.',
    ended: 'The room has ended.',
    knocks: (name: string): string => `${name} knocks: let them in?`,
    wantsSeat: (seat: string): string => `Another device asks for ${seat}'s seat: is it really ${seat}?`,
    granted: (name: string, by: string): string => `${by} gave ${name}'s seat to another device.`,
    reacts: (name: string, sign: string, word: string): string => `${name}: ${sign} ${word}`,
  },

  connection: {
    connecting: (server: string): string => `Connecting to ${server} …`,
    reconnecting: 'Connection lost: trying again …',
    reconnectingIn: (seconds: number): string =>
      plural(seconds, {
        one: 'Connection lost: trying again in 1 second.',
        other: `Connection lost: trying again in ${whole(seconds)} seconds.`,
      }),
    /** Beside a lost connection, after somebody has chosen something. */
    pending: 'Your choice is sent as soon as the connection is back.',
    back: 'Connected again.',
    happened: (count: number): string =>
      plural(count, {
        one: 'Connected again; 1 thing happened.',
        other: `Connected again; ${whole(count)} things happened.`,
      }),
    knocking: 'You have knocked: somebody at the table must let you in.',
    removedBy: (name: string): string => `${name} has removed you from this room.`,
    lostSeat: (name: string): string => `Is this your seat? Ask the others for ${name}'s seat.`,
    askedForSeat: (name: string): string => `You have asked for ${name}'s seat: somebody at the table must agree.`,
    notSaved: 'The server cannot save right now: nothing counts until it can, and nothing is lost.',
  },

  seal: {
    pictures: (signs: string): string => `Sealed pack: ${signs}`,
    /** Why four pictures are shown. */
    explained: 'Everyone sees four pictures; if yours are the same, you all play from one sealed pack.',
    dealing: 'Shuffling together …',
    checked: 'Checked: nobody arranged these cards.',
    /** For somebody who did not see the whole shuffle. */
    checkedCards: 'Checked: nobody changed these cards. You were not here while they were shuffled.',
    /** After what did not fit, during a deal and at its end. */
    broken: 'Stop here, tell the others, and play on another server.',
    brokenAtEnd: 'Save the record of this deal, and ask the people who run the server.',
    faults,
    /** People whose share of the seed came too late. */
    dealtWithout: (names: readonly string[]): string => `Shuffled without ${allOf(names)}: no answer in time.`,
    notChecked: 'This deal could not be checked.',
  },

  thinking: {
    yours: (time: string): string => `${time} left to think.`,
    others: (name: string, time: string): string => `${name} has ${time} left to think.`,
  },

  lobby: {
    title: (game: string): string => `${game} with others`,
    seat: (number: number): string => `Seat ${whole(number)}`,
    open: 'free',
    you: 'you',
    organiser: 'organiser',
    program: (name: string): string => `bot: ${name}`,
    spectators: (count: number): string =>
      plural(count, { one: '1 person is watching', other: `${whole(count)} people are watching` }),
    link: 'Link',
    code: 'Code',
    rules: 'Rules',
    matchesWon: (count: number): string => plural(count, { one: '1 match won', other: `${whole(count)} matches won` }),
    locked: 'locked',
    yourName: (name: string): string => `Your name: ${name}`,
    nameQuestion: 'Your name',
    sayCode: (code: string): string => `Say aloud: ${code}`,
    waitForOrganiser: (name: string): string => `Waiting for ${name} to start the match.`,
    waitForSomebody: 'Waiting for somebody to take a seat.',
    chooseSeat: 'Choose a seat.',
    watching: 'You are watching. Take a seat to play.',
    youOrganise: 'You are the organiser. Start when everybody is here.',
    invite: 'Send the link, or say the three animals aloud.',
    absence: (minutes: number | null): string =>
      minutes === null
        ? 'The table waits for people who are away.'
        : plural(minutes, {
            one: 'A bot plays for people who are away for 1 minute in all.',
            other:
              minutes === 0
                ? 'A bot plays at once for people who are away.'
                : `A bot plays for people who are away for ${whole(minutes)} minutes in all.`,
          }),
  },

  /** What buttons, keys and menus offer. */
  actions: {
    sit: 'Sit here',
    sitFor: (number: number): string => `Sit at seat ${whole(number)}`,
    stand: 'Stand up',
    rename: 'Change my name',
    start: 'Start the match',
    nextDeal: 'Next deal',
    rematch: 'Rematch',
    toLobby: 'Change the table',
    review: 'Review with the coach',
    leave: 'Leave',
    leaveForGood: 'Give up my seat',
    lock: 'Lock the room',
    unlock: 'Unlock the room',
    reissue: 'Make a new link',
    openSeat: 'Free this seat',
    addBot: 'Put a bot here',
    changeBot: 'Next level',
    addSeat: 'Add a seat',
    removeSeat: 'Remove this seat',
    remove: (name: string): string => `Remove ${name}`,
    handOver: (name: string): string => `Make ${name} the organiser`,
    standIn: (name: string): string => `Let a bot play for ${name}`,
    wait: (name: string): string => `Wait for ${name}`,
    admit: (name: string): string => `Let ${name} in`,
    refuse: (name: string): string => `Turn ${name} away`,
    reclaim: (name: string): string => `Ask for ${name}'s seat`,
    move: 'Move to another device',
    react: 'React',
    invite: 'Link and code',
    seats: 'Who is here',
    seal: 'The sealed pack',
    end: 'End this room',
  },
};

export type OnlineWords = typeof online;
