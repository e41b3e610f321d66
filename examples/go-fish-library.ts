import { type Book, Game, showRank, type TurnResult } from '@shoal/games/design';

const created = Game.create({
  players: [
    { name: 'Marina', kind: 'ai' },
    { name: 'Finn', kind: 'ai' },
  ],
  seed: process.argv[2] ?? 'coral',
});
if (created.ok) play(created.game);
else console.error(`There is no such game: ${created.reason}.`);

function play(game: Game): void {
  const start = game.start();
  if (start.ok) for (const book of start.books) console.log(`${bookLine(book)}.`);
  for (const turn of game.run()) console.log(`${lineOf(turn)}.`);
  console.log(`\n${game.scores.map(({ player, books }) => `${player.name} ${books}`).join(', ')}.`);
  console.log(`Won by ${game.winners.map(({ name }) => name).join(' and ')}.`);
}

/** One turn, told the way the whole table saw it. */
function lineOf(turn: TurnResult): string {
  const again = turn.goesAgain ? ['goes again'] : [];
  return [whatHappened(turn), ...turn.books.map(bookLine), ...again].join(', ');
}

function whatHappened(turn: TurnResult): string {
  const { name } = turn.player;
  if (turn.action === 'fish') return `  ${name} fishes ${turn.fished ?? 'a card'}`;
  const ask = `${name} asks ${turn.target.name} for ${showRank(turn.rank)}`;
  if (turn.mustFish) return `${ask}: go fish`;
  return turn.received.length > 0 ? `${ask}: ${turn.received.join(' ')}` : `${ask}: none, and nothing left to fish`;
}

function bookLine({ player, cards }: Book): string {
  return `${player.name} lays down ${cards.join(' ')}`;
}
