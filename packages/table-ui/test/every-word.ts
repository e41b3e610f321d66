import { MARKS } from '@shoal/core';
import { GAME_IDS, type GameId, gameNamed } from '@shoal/games';
import { type GameWords, INPUTS, type Language, type TipTable } from '@shoal/language';
import type { Catalogue } from '../src/words/catalogue.ts';
import { CATALOGUES, SHOWN_GAMES } from '../src/words/catalogues.ts';

const SIZE = { columns: 60, rows: 16 };
const DATE = '2026-11-16';
const NAMES = ['Bo', 'Cy'];
const PRESETS = ['standard', 'classic', 'pairs'];
const IN_FORCE = { preset: 'classic', changes: ['give=one', 'handSize=6'] };
const PLACE = { file: 'games.jsonl', line: 7, game: 3 };
const GONE = Object.assign(new Error(), { code: 'ENOENT' });
const SENTENCE = 'Bo.';

/** Sentences and labels, by their path in the catalogue. */
type Said = Readonly<Record<string, string | readonly string[]>>;

/** Lists every sentence and label of a language except messages, with sample values where needed. */
export function everyWord(language: Language, count: number): readonly (readonly [where: string, text: string])[] {
  const catalogue = CATALOGUES[language];
  const shelves: Readonly<Record<string, Said>> = {
    ...{ screen: screenWith(catalogue, count), lineMode: lineModeWith(catalogue, count) },
    ...{ lineSetup: lineSetupWith(catalogue, count), ownGames: ownGamesWith(catalogue, count) },
    ...{ files: filesWith(catalogue, count), store: storeWith(catalogue, count) },
    ...{ replay: replayWith(catalogue, count), review: reviewWith(catalogue, count), rules: rulesWith(catalogue) },
    games: fixedIn(catalogue.games),
    ...Object.fromEntries(GAME_IDS.map((id) => [id, gameWith(SHOWN_GAMES[language][id].words, tablesOf(id), count)])),
  };
  return Object.entries(shelves).flatMap(([shelf, said]) =>
    Object.entries(said).flatMap(([name, texts]) =>
      [texts].flat().map((text): readonly [string, string] => [`${shelf}.${name}`, text]),
    ),
  );
}

/** Finds all texts that take no values, at any depth. */
function fixedIn(words: object): Record<string, readonly string[]> {
  const textsIn = (value: unknown): string[] => {
    if (typeof value === 'string') return value === '' ? [] : [value];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
  };
  return Object.fromEntries(Object.entries(words).map(([name, value]) => [name, textsIn(value)]));
}

function screenWith(catalogue: Catalogue, count: number): Said {
  const { screen } = catalogue;
  const goals = [null, { type: 'best-of', deals: count }, { type: 'target', total: 100 }] as const;
  return {
    ...fixedIn(screen),
    ...firstScreen(catalogue, count),
    goal: goals.map((goal) => screen.goal(goal)),
    dealOf: goals.map((goal) => screen.dealOf(count, goal)),
    score: goals.map((goal) => screen.score('Bo', count, goal)),
    cardsInHand: [screen.cardsInHand(count), screen.playerCount(count)],
    places: [screen.setupSeat(count), screen.playerName(count)],
    stock: [screen.stock(count), screen.stockName(count)],
    match: [
      screen.namedCount('R2', 3),
      screen.matchScore(['Bo 1'], 'X', null),
      screen.matchScore(['Bo 1'], 'X', { type: 'target', total: 20 }),
    ],
    moreNews: screen.moreNews(count),
    asked: [screen.again('Bo'), screen.botFailed('Bo', null)],
    keysWrong: [
      screen.wrongKey('X', ['Y', 'N']),
      ...[[], ['Y', 'N']].map((answers) => screen.wrongKeyAtTable('X', answers)),
      screen.seatDigits('7', ['2', '3']),
    ],
    hotSeat: [screen.curtainTitle('Bo'), screen.curtainBody('Bo'), screen.hideTitle('Bo')],
    recap: [screen.recapAtFirst('Bo'), screen.recapTitle('Bo')],
    end: [screen.scoreAfter(count, ['Bo: 1']), screen.matchWon(['Bo']), screen.matchWon(NAMES)],
    shared: [screen.youSharedMatch(NAMES), screen.tooSmall(SIZE, SIZE), screen.seed('7:3'), screen.reviewing(count)],
    games: [screen.gameLine(DATE, 'Go Fish', NAMES, SENTENCE), screen.gameLine(DATE, 'Go Fish', [], SENTENCE)],
    replayTitle: screen.replayTitle('Go Fish', count, 20),
  };
}

const namesIn = (games: Catalogue['games']): string[] => GAME_IDS.map((id) => games[id].name);

const firstScreen = ({ screen, games }: Catalogue, count: number): Said => ({
  tagline: screen.tagline(namesIn(games)),
  play: [screen.playGame('Go Fish'), screen.setupTitle('Go Fish'), screen.optionsTitle('Go Fish')],
  continueGame: [[], NAMES, [screen.othersInAll(count)]].flatMap((others) =>
    [1, 2].map((deal) => screen.continueGame('Go Fish', others, deal)),
  ),
  daily: [screen.continueDaily(DATE), screen.dailyDeal(DATE), screen.dailyDone(DATE), screen.dailyTitle(DATE)],
  waiting: [screen.moreGames(count), screen.discardAll(count), screen.discardAllQuestion(count)],
  left: [screen.leftMinutesAgo(count), screen.leftHoursAgo(count), screen.leftDaysAgo(count)],
  presets: [
    screen.changedPreset('classic'),
    screen.changed([screen.changedOption('Wild', '8'), screen.changedOption('Skip', 'Q')]),
  ],
});

const lineModeWith = ({ lineMode: words }: Catalogue, count: number): Said => ({
  ...fixedIn(words),
  title: words.title('Go Fish', IN_FORCE, NAMES),
  tooSmall: words.tooSmall(SIZE, SIZE),
  dealNumber: words.dealNumber(count),
  standing: [words.tally('X', ['Bo 1', 'Cy 2']), words.stockLeft(count)],
  hand: [words.hand('7♥ K♠'), words.cardThatFits('X')],
  onlyChoice: words.onlyChoice('X'),
  answers: [words.orWithPlayer('7 Bo'), words.places(count)],
  whichChoice: [words.whichChoice(count), words.badNumber(1, count)],
  passing: [words.passTo('Bo'), words.handOver('Bo'), words.hideHand('Bo')],
  scoreAfter: words.scoreAfter(count),
});

const lineSetupWith = ({ lineSetup: words, games }: Catalogue, count: number): Said => ({
  ...fixedIn(words),
  gamesWaiting: [words.gamesWaiting(count, count), words.gamesWaiting(count + 5, 5), words.continueAnswers(count)],
  continueOrNew: [words.continueOrNew(0), words.continueOrNew(count)],
  waitingGame: [1, 2].map((deal) => words.waitingGame('Go Fish', NAMES, deal, 'X')),
  whichGame: words.whichGame(namesIn(games)),
  enterOrSetUp: words.enterOrSetUp(count),
  howManyPlayers: words.howManyPlayers(2, 6, count),
  players: [words.nameOf(count, 'Bo'), words.kindOf('Bo', PRESETS, 'X'), words.yourKind(PRESETS, 'X')],
  preset: [words.preset(PRESETS, 'standard'), words.option('handSize=6'), words.noOption('x', 'handSize=6')],
  chooseFrom: words.chooseFrom(PRESETS),
});

const ownGamesWith = ({ ownGames: words }: Catalogue, count: number): Said => ({
  ...fixedIn(words),
  line: [NAMES, []].map((others) => words.line(count, DATE, 'Go Fish', others, SENTENCE)),
  noSuchGame: words.noSuchGame(9, count),
  exported: words.exported(count, 'games.jsonl'),
  added: words.added(count),
  imported: [words.imported({ added: count, known: 2 }), words.imported({ added: 2, known: count })],
  botsLeftOut: words.botsLeftOut(count),
  daily: [words.dailyNotPlayed(DATE, 'shoal'), words.dailyPlayed(DATE)],
  commands: [words.savedForLater, words.nothingToContinue, words.none, words.noneCounted].map((say) => say('shoal')),
});

const filesWith = ({ files: words }: Catalogue, count: number): Said => ({
  ...fixedIn(words),
  faults: [GONE, new Error(), null].flatMap((fault) => [words.cannotRead('x', fault), words.cannotWrite('x', fault)]),
  records: [words.noRecords('games.jsonl'), words.tooLong('games.jsonl', count), words.cutOff(PLACE)],
  places: [words.notARecord(PLACE, SENTENCE), words.faultAt(PLACE, SENTENCE)],
  rightBefore: words.rightBefore(SENTENCE, count),
  noSuchGame: words.noSuchGame('games.jsonl', 9, count),
  verified: [0, 1, count].filter((without) => without <= count).map((without) => words.verified(count, without)),
});

const storeWith = ({ store: words }: Catalogue, count: number): Said => ({
  ...fixedIn(words),
  faults: [words.inMemory, words.unsaved, words.unarchived, words.unsettled].map((say) => say('/home/bo', GONE)),
  damaged: [words.damagedGame('a.damaged'), words.damagedSettings('a.damaged')],
  lost: [words.damagedFinished('a.damaged', count), words.stillDamaged('finished.jsonl', count)],
  exchange: [
    ...[words.archiveBusy('a.lock'), words.exportOverItself('finished.jsonl')],
    words.importFault('games.jsonl', count, SENTENCE),
  ],
});

const replayWith = ({ replay: words }: Catalogue, count: number): Said => ({
  ...fixedIn(words),
  game: [undefined, '7:3'].map((seed) => words.game(count, 'Go Fish', NAMES, seed)),
  table: [words.tableAfter(count), words.tableAfterWhole(count), words.logEnds(count, 99)],
  hand: words.hand('Bo', '7♥ K♠'),
});

const reviewWith = ({ review: words }: Catalogue, count: number): Said => ({
  ...fixedIn(words),
  title: [words.title('Go Fish', count), words.severalGames(count), words.progress(count, 99)],
  written: words.written('review.html'),
  curve: [words.curveOf('Bo'), words.marksOf('Bo'), words.heading('X'), words.better(SENTENCE)],
  marks: MARKS.map((mark) => words.marks[mark]),
  action: words.action(count, count, 'Bo', 'X'),
  howMeasured: words.howMeasured(3000),
});

/** Every preset of a game, with the fewest and the most seats it can have. */
const tablesOf = (id: GameId): readonly TipTable<object>[] =>
  Object.values(gameNamed(id).tables.presets).flatMap(({ seats, options }) =>
    [seats.min, seats.max].flatMap((several) =>
      INPUTS.map((input) => ({ seats: several, options: options(several), input })),
    ),
  );

function gameWith(words: GameWords, tables: readonly TipTable<object>[], count: number): Said {
  const { endings, illegal, presets, options, keys, pictures } = words;
  return {
    ...fixedIn({ endings, illegal, presets, options, keys, pictures }),
    score: [words.score(), ...tables.map((table) => words.score(table.options))],
    withScore: tables.map((table) => words.withScore(count, table.options)),
    tips: tables.flatMap((table) => Object.values(words.tips(table))),
    typedHelp: words.typedHelp('Bo'),
  };
}

const rulesWith = ({ rules: words }: Catalogue): Said => ({
  ...fixedIn(words),
  sheetHint: words.sheetHint('shoal rules'),
  sheetTitle: [words.sheetTitle('X', IN_FORCE), words.sheetTitle('X', { ...IN_FORCE, changes: [] })],
});
