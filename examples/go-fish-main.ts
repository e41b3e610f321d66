/** The Main module of the Go Fish design document as a program: npx tsx examples/go-fish-main.ts [seed] */
import { createInterface } from 'node:readline';
import { type ForcedFishing, Game, Phase, type Player, parseRank, Rank, type TurnResult } from '@shoal/games/design';

const input = createInterface({ input: process.stdin });
const typedLines = input[Symbol.asyncIterator]();

await main();
input.close();

async function main(): Promise<void> {
  const game = await setupGame();
  game.start();
  await runGameLoop(game);
}

async function setupGame(): Promise<Game> {
  const count = await choose('How many players?', numberOfPlayersFrom, 'Two to six can play.');
  const names: string[] = [];
  const humanFlags: boolean[] = [];
  for (let i = 1; i <= count; i++) {
    names.push((await prompt(`Name of player ${i}?`)) || `Player ${i}`);
    humanFlags.push(await choose('Human or AI?', humanFlagFrom, 'Type human or ai.'));
  }
  return Game.create(names, humanFlags, { seed: process.argv[2] });
}

async function runGameLoop(game: Game): Promise<void> {
  while (!game.isOver()) {
    printState(game);
    await takeTurn(game);
  }
  printFinalScores(game);
}

async function takeTurn(game: Game): Promise<void> {
  if (game.currentPlayer().isHuman) await humanTurn(game);
  else aiTurn(game);
}

async function humanTurn(game: Game): Promise<void> {
  const me = game.currentPlayer();
  // Compare players by id: names may be equal, and a strategy is given a copy of its player.
  const targets = game.eligiblePlayers().filter((player) => player.id !== me.id);
  console.log(`${me.name}, you hold ${me.hand}.`);
  targets.forEach((player, index) => {
    console.log(`  ${index + 1} = ${player.name} (${cards(player.hand.size())})`);
  });
  const target = await choose('Who do you ask?', (typed) => targetFrom(typed, targets), 'Type a number of the list.');
  const rank = await choose('For which rank?', (typed) => heldRankFrom(typed, me), 'Type a rank that you hold.');
  askAndFish(game, target, rank);
}

function aiTurn(game: Game): void {
  const currentPlayer = game.currentPlayer();
  const otherPlayers = game.players.filter((player) => player.id !== currentPlayer.id);
  const target = currentPlayer.chooseTarget(otherPlayers);
  const rank = currentPlayer.chooseRank();
  askAndFish(game, target, rank);
}

function askAndFish(game: Game, target: Player, rank: Rank): void {
  let result = game.ask(target, rank);
  printResult(game, result);
  if (result.wentFishing) {
    result = game.goFish();
    printResult(game, result);
  }
}

function printState(game: Game): void {
  const books = [...game.scores()].map(([name, count]) => `${name} ${count}`).join(', ');
  console.log(`\n${game.currentPlayer().name}'s turn. Books: ${books}. Cards in the deck: ${game.deck.size()}.`);
}

function printResult(game: Game, result: TurnResult): void {
  const { asker, target, rankAsked, cardsReceived, wentFishing } = result;
  const ask = `${asker.name} asks ${target.name} for ${plural(rankAsked)}`;
  if (!wentFishing) console.log(`${ask} and gets ${cardsReceived.map((card) => card.toShortString()).join(' ')}.`);
  else if (game.phase === Phase.GoFish) console.log(`${ask}: go fish!`);
  else console.log(`${asker.name} draws ${result.drawnCard?.toString() ?? 'nothing: the deck is empty'}.`);
  printBooks(asker, result.booksScored);
  for (const fishing of result.followedBy) printForcedFishing(fishing);
}

/** When nobody else holds cards there is nobody to ask, so the game lets the player fish. */
function printForcedFishing({ player, drawnCard, booksScored }: ForcedFishing): void {
  console.log(`Nobody else holds cards, so ${player.name} draws ${drawnCard}.`);
  printBooks(player, booksScored);
}

function printBooks({ name }: Player, booksScored: readonly Rank[]): void {
  for (const rank of booksScored) console.log(`${name} completes a book of ${plural(rank)}.`);
}

function printFinalScores(game: Game): void {
  const winners = game.winners().map(({ name }) => name);
  console.log(`\nThe game is over. ${winners.join(' and ')} ${winners.length === 1 ? 'wins' : 'share the win'}.`);
  for (const [name, books] of game.scores()) console.log(`  ${name}: ${books}`);
}

function cards(count: number): string {
  return count === 1 ? '1 card' : `${count} cards`;
}

function plural(rank: Rank): string {
  return rank === Rank.Six ? 'Sixes' : `${rank}s`;
}

async function prompt(question: string): Promise<string> {
  process.stdout.write(`${question} `);
  const { value, done } = await typedLines.next();
  if (!done) return value.trim();
  console.log('\nThe input has ended, so the game stops here.');
  process.exit();
}

/** Asks until the answer makes sense. */
async function choose<T>(question: string, read: (typed: string) => T | null, help: string): Promise<T> {
  for (;;) {
    const chosen = read(await prompt(question));
    if (chosen !== null) return chosen;
    console.log(help);
  }
}

function numberOfPlayersFrom(typed: string): number | null {
  const count = Number(typed);
  return Number.isInteger(count) && count >= 2 && count <= 6 ? count : null;
}

function humanFlagFrom(typed: string): boolean | null {
  if (/^h(uman)?$/i.test(typed)) return true;
  return /^(ai?|computer|bot)$/i.test(typed) ? false : null;
}

function targetFrom(typed: string, targets: readonly Player[]): Player | null {
  const named = targets.find(({ name }) => name.toLowerCase() === typed.toLowerCase());
  return named ?? targets[Number(typed) - 1] ?? null;
}

function heldRankFrom(typed: string, { hand }: Player): Rank | null {
  const rank = parseRank(typed);
  return rank !== null && hand.hasRank(rank) ? rank : null;
}
