/** What is said about a wrong command line. */
export const roomWords = {
  badServer: (text: string) =>
    `"${text}" is no address of a server: give --server one such as https://cards.example.org.`,
  twoServers: (link: string) => `The link ${link} names its server itself: leave --server out.`,
  programAtRoom: (command: string) =>
    `"${command}" cannot be seated from here: it joins the room itself, by shoal join LINK --bot "${command}".`,
  tooManyBots: (bots: number, seats: number) =>
    `${bots} bots and you need more than ${seats} seats: give more --seats, or --no-seat.`,
} as const;
