import { callOf } from '../process/own-command.ts';

/** What is said about a wrong command line. */
export const roomWords = {
  badServer: (text: string) => `"${text}" is not a server address: use one such as https://cards.example.org.`,
  twoServers: (link: string) => `The link ${link} names its server itself: leave --server out.`,
  programAtRoom: (command: string) =>
    `"${command}" must join the room itself: ${callOf('join LINK')} --bot "${command}".`,
  tooManyBots: (bots: number, seats: number, isPlaying: boolean) =>
    `${seats} seats are too few for ${bots} bots${isPlaying ? ' and you' : ''}: raise --seats, or leave bots out.`,
} as const;
