/** What is said about a wrong command line. */
export const roomWords = {
  badServer: (text: string) =>
    `"${text}" is no address of a server: give --server one such as https://cards.example.org.`,
  badSeat: (text: string) => `"${text}" is no seat: give --sit the number of one, or nothing for the first free one.`,
  nameWithLink: 'A ladder bot needs no command: give --bot one name, such as --bot pike.',
  twoServers: (link: string) => `The link ${link} names its server itself: leave --server out.`,
  oneBot: 'One process plays one seat: give --bot once.',
  badAbsence: (text: string) => `"${text}" is no time to be away: give 0, 1, 2 or 5 minutes, or never.`,
  badThinking: (text: string) => `"${text}" is no time to think: give 30, 60 or 120 seconds, or none.`,
  programAtRoom: (command: string) =>
    `"${command}" cannot be seated from here: it joins the room itself, by shoal join LINK --bot "${command}".`,
  tooManyBots: (bots: number, seats: number) =>
    `${bots} bots and you need more than ${seats} seats: give more --seats, or --no-seat.`,
} as const;
