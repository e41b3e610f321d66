import type { MatchGoal } from '@shoal/core';
import { allOf, longDate, NBSP, oneOf, plural, shortDate } from '@shoal/language/es';
import type { ScreenWords, WindowSize } from '../en/screen.ts';
import { botFailed } from './bot-failed.ts';
import { theGame } from './game-names.ts';

/** What a screen says beside the game itself: menus, labels, keys. Short texts are labels; all others whole sentences. */
export const screen: ScreenWords = {
  // The first screen.
  tagline: (games: readonly string[]): string => `${allOf(games)}, con personas y bots`,
  playGame: (game: string): string => `Jugar a ${theGame(game)}`,
  continueGame: (game: string, others: readonly string[], deal: number): string => {
    const table = others.length === 0 ? game : `${game} con ${allOf(others)}`;
    return deal === 1 ? `Continuar: ${table}` : `Continuar: ${table}, ronda ${deal}`;
  },
  othersInAll: (count: number): string => plural(count, { one: 'otro jugador', other: `otros ${count}` }),
  continueDaily: (date: string): string => `Continuar la partida del día (${longDate(date)})`,
  moreGames: (count: number): string =>
    plural(count, { one: '1 partida más: continuar o borrar', other: `${count} partidas más: continuar o borrar` }),
  waitingTitle: 'Partidas en curso, las más recientes primero',
  discardAll: (count: number): string =>
    plural(count, { one: 'Borrar esta partida', other: `Borrar estas ${count} partidas` }),
  discardAllQuestion: (count: number): string =>
    plural(count, {
      one: '¿Borrar esta partida? No se puede deshacer.',
      other: `¿Borrar estas ${count} partidas? No se puede deshacer.`,
    }),
  discardQuestion: '¿Borrar esta partida? No se puede deshacer.',
  quitQuestion: '¿Salir de Shoal?',
  dailyDeal: (date: string): string => `La partida del día (${longDate(date)})`,
  dailyDone: (date: string): string => `La partida del día (${longDate(date)}): ya jugada, verla otra vez`,
  finishedGames: 'Partidas terminadas: ver o analizar',
  statistics: 'Estadísticas',
  rules: 'Reglas',
  quit: 'Salir',
  leftMinutesAgo: (minutes: number): string =>
    minutes === 0 ? 'hace un momento' : plural(minutes, { one: 'hace 1 minuto', other: `hace ${minutes} minutos` }),
  leftHoursAgo: (hours: number): string => plural(hours, { one: 'hace 1 hora', other: `hace ${hours} horas` }),
  leftDaysAgo: (days: number): string => plural(days, { one: 'ayer', other: `hace ${days} días` }),

  // Keys, as the lowest line names them.
  keys: {
    choose: 'elegir',
    start: 'jugar',
    open: 'abrir',
    doIt: 'hacerlo',
    finishName: 'guardar nombre',
    toCards: 'ver tus cartas',
    back: 'atrás',
    change: 'cambiar',
    move: 'mover',
    scroll: 'ver más',
    help: 'ayuda',
    hint: 'pista',
    log: 'historial',
    undo: 'deshacer',
    leave: 'salir',
    skip: 'saltar',
    step: 'paso',
    jump: 'salto',
    tenSteps: 'diez',
    yes: 'sí',
    no: 'no',
    edit: 'poner nombre',
    mistake: 'error',
    seeReplay: 'ver ese momento',
    discard: 'borrar',
    quit: 'salir',
  },
  keyNames: {
    enter: 'Intro',
    escape: 'Esc',
    space: 'Espacio',
    tab: 'Tab',
    'back-tab': 'Mayús-Tab',
    backspace: 'Retroceso',
    delete: 'Supr',
    home: 'Inicio',
    end: 'Fin',
    'page-up': 'Re Pág',
    'page-down': 'Av Pág',
    left: 'Izquierda',
    right: 'Derecha',
    up: 'Arriba',
    down: 'Abajo',
  },
  arrows: '←→',
  upDown: '↑↓',
  pageKeys: 'RePág/AvPág',
  asciiArrows: 'izq/der',
  asciiUpDown: 'arriba/abajo',
  enter: 'Intro',
  escape: 'Esc',
  space: 'Espacio',

  // Setting up.
  setupTitle: (game: string): string => `${game}: jugadores y reglas`,
  setupRules: 'Reglas',
  players: 'Jugadores',
  setupSeat: (seat: number): string => `Asiento ${seat}`,
  setupMatch: 'Serie',
  setupSpeed: 'Ritmo',
  setupShuffle: 'Barajado',
  setupSuits: 'Palos',
  setupOptions: 'Opciones',
  setupStart: 'Empezar la partida',
  changedPreset: (preset: string): string => `${preset}, con cambios`,
  noChanges: 'sin cambios',
  changed: (changes: readonly string[]): string => allOf(changes),
  changedOption: (label, choice) => `${label}: ${choice}`,
  person: 'persona',
  strengths: {
    random: 'puro azar',
    minnow: 'novato',
    guppy: 'fácil',
    perch: 'medio',
    pike: 'bueno',
    dolphin: 'fuerte',
    orca: 'experto',
    kraken: 'maestro',
  },
  rung: (place, rungs, strength) => `${place} de ${rungs}, ${strength}`,
  bots: {
    random: 'random hace cualquier jugada permitida.',
    minnow: 'minnow es un rival fácil: conoce las reglas y poco más.',
    guppy: 'guppy solo se fija en su mano.',
    perch: 'perch recuerda un poco de lo que ha pasado.',
    pike: 'pike juega con solidez y olvida poco.',
    dolphin: 'dolphin juega bien, con algún despiste de vez en cuando.',
    orca: 'orca piensa varias jugadas por delante.',
    kraken: 'kraken es el más fuerte: piensa más que nadie y nunca se despista.',
  },
  equalBots: 'Este juego es puro azar: todos los bots son igual de fuertes.',
  playerCount: (count: number): string => plural(count, { one: '1 jugador', other: `${count} jugadores` }),
  goal: (goal: MatchGoal | null): string => {
    if (goal === null) return 'ronda a ronda';
    if (goal.type === 'target') return `a ${goal.total} puntos`;
    return plural(goal.deals, { one: 'una ronda', other: `${goal.deals} rondas, más victorias` });
  },
  speeds: { calm: 'tranquilo', normal: 'normal', fast: 'rápido', instant: 'inmediato' },
  shuffles: { 'fisher-yates': 'Fisher-Yates', 'split-stacks': 'en montones' },
  suits: { four: 'cuatro colores', two: 'rojo y negro' },
  optionsTitle: (game: string): string => `${game}: opciones`,
  optionRefused: 'Ese valor no encaja con las demás opciones, así que se ha saltado.',
  nameTaken: 'Ese nombre se confundiría con una carta o un asiento: elige otro.',
  passAndPlay: 'Compartís esta pantalla y os la vais pasando: una cortina oculta las cartas entre turnos.',

  // The table.
  /** What a person without a name is called beside other names. */
  you: 'Tú',
  log: 'Lo que ha pasado',
  dealOf: (deal: number, goal: MatchGoal | null): string =>
    goal?.type === 'best-of' ? `ronda ${deal} de ${goal.deals}` : `ronda ${deal}`,
  namedCount: (name: string, count: number): string => `${name}:\u00a0${count}`,
  matchScore: (scores: readonly string[], deal: string, goal: MatchGoal | null): string =>
    goal?.type === 'target' ? `${scores.join(' · ')}, a ${goal.total} puntos` : `${deal}: ${scores.join(' · ')}`,
  moreNews: (count: number): string => `${count} más: pulsa L`,
  dailyTitle: (date: string): string => `partida del día, ${shortDate(date)}`,
  stock: (count: number): string => (count === 0 ? 'mazo vacío' : `mazo ${count}`),
  stockName: (count: number): string => (count === 0 ? 'mazo vacío' : 'mazo'),
  cardsInHand: (count: number): string => plural(count, { one: '1 carta', other: `${count} cartas` }),
  fanOf: (name, count) =>
    plural(count, { one: `La mano de ${name}: 1 carta`, other: `La mano de ${name}: ${count} cartas` }),
  yourFan: (count) =>
    plural(count, {
      one: 'Tu mano, boca abajo: 1 carta',
      other: `Tu mano, boca abajo: ${count} cartas`,
    }),
  coachThinksEsc: 'El entrenador está pensando… Esc lo detiene.',
  coachThinks: 'El entrenador está pensando…',
  playerName: (seat: number): string => `Jugador ${seat}`,
  wrongKey: (key: string, keys: readonly string[]): string => `${key} no hace nada aquí: pulsa ${oneOf(keys)}.`,
  wrongKeyAtTable: (key: string, answers: readonly string[]): string =>
    answers.length === 0
      ? `${key} no hace nada aquí: ? muestra todas las teclas.`
      : `${key} no hace nada aquí: pulsa ${oneOf(answers)}; ? muestra todas las teclas.`,
  seatDigits: (key: string, keys: readonly string[]): string =>
    `${key} no corresponde a ningún jugador que puedas elegir: pulsa ${oneOf(keys)}, o Esc para volver.`,
  botFailed,
  notSaved: 'Eso aún no cuenta: ahora mismo la partida no se puede guardar.',
  waitsForDisk: 'La partida está en pausa hasta que se pueda guardar de nuevo.',
  playUnsaved: 'jugar sin guardar',
  unsavedNow: 'Esta partida ya no se guarda.',
  undone: 'Deshecho: elige otra vez.',
  nothingToUndo: 'Todavía no hay nada que deshacer.',
  noUndoWithPeople: 'Solo puedes deshacer cuando juegas contra bots.',
  noUndoDaily: 'En la partida del día no se puede deshacer, para que los resultados sean comparables.',
  noHintsDaily: 'En la partida del día no hay pistas, para que los resultados sean comparables.',
  leaveQuestion: '¿Dejar la mesa? Tu partida está guardada.',
  leaveUnsaved: '¿Dejar la mesa? Esta partida no se guarda.',
  leaveUnbegun: '¿Dejar la mesa? Nadie ha jugado todavía, así que no hay nada que guardar.',
  hintTitle: 'Lo que haría el entrenador',
  coachTip: {
    keys: 'Siempre puedes pedir consejo al entrenador: pulsa I. Con ? ves todas las teclas.',
    touch: 'Siempre puedes pedir consejo al entrenador: toca la bombilla.',
  },
  helpTitle: 'Teclas',
  logTitle: 'Lo que ha pasado hasta ahora',

  // Hot seat.
  curtainTitle: (name: string): string => `Pásaselo a ${name}`,
  curtainBody: (name: string): string => `Los demás, mirad a otro lado. ${name}, pulsa Espacio para ver tus cartas.`,
  hideTitle: (name: string): string => `${name}, tu turno ha terminado.`,
  recapAtFirst: (name: string): string => `${name}, esto ha pasado hasta ahora`,
  recapTitle: (name: string): string => `${name}, esto ha pasado desde tu último turno`,
  recapOn: 'Pulsa Intro para ver tus cartas.',
  hideKey: 'ocultar las cartas',
  showKey: 'ver las cartas',

  // The end.
  endTitle: 'Fin de la partida',
  dealOver: 'Fin de la ronda',
  matchOver: 'Fin de la serie',
  rematch: 'Revancha',
  tooSmall: (now: WindowSize, least: WindowSize): string =>
    `Esta ventana tiene ${now.columns} x ${now.rows} caracteres. La mesa necesita al menos ${least.columns} x ${least.rows}: agranda la ventana, por favor.`,
  scoreAfter: (deals: number, scores: readonly string[]): string =>
    plural(deals, { one: `Tras 1 ronda: ${scores.join(', ')}.`, other: `Tras ${deals} rondas: ${scores.join(', ')}.` }),
  score: (name: string, total: number, goal: MatchGoal | null): string =>
    goal?.type === 'target'
      ? plural(total, { one: `${name} (1 punto)`, other: `${name} (${total} puntos)` })
      : plural(total, { one: `${name} (1 ronda ganada)`, other: `${name} (${total} rondas ganadas)` }),
  matchWon: (winners: readonly string[]): string =>
    winners.length === 1 ? `${winners[0]} gana la serie.` : `Empate: ${allOf(winners)} comparten la serie.`,
  youWonMatch: '¡Ganas la serie!',
  youSharedMatch: (others: readonly string[]): string => `Empate: compartes la serie con ${allOf(others)}.`,
  again: (starter: string): string => `Jugar otra vez (empieza ${starter})`,
  againFromYou: 'Jugar otra vez (empiezas tú)',
  nextDeal: 'Otra ronda',
  nextRung: (bot, next) => `Has ganado a ${bot} tres veces seguidas. ¿Quieres jugar ahora contra ${next}?`,
  wonThrice: (bot) => `Has ganado a ${bot} tres veces seguidas.`,
  climb: (next) => `Jugar contra ${next}`,
  stay: (bot) => `Seguir con ${bot}`,
  review: 'Analizar con el entrenador',
  replayDeal: 'Ver paso a paso',
  share: 'Compartir resultado',
  seed: (seed: string): string => `Semilla ${seed}`,
  home: 'Menú principal',
  reviewing: (percent: number): string => `El entrenador revisa cada jugada: ${percent}${NBSP}%`,
  reviewTitle: 'Análisis',
  shareTitle: 'Copia esta línea',
  shareCommand: (command) => `${command} la muestra en una sola línea.`,

  // Finished games.
  gamesTitle: 'Partidas terminadas, las últimas primero',
  noGames: 'Tus partidas terminadas aparecerán aquí.',
  gameLine: (date: string, game: string, others: readonly string[], ending: string): string =>
    others.length === 0
      ? `${shortDate(date)}  ${game}: ${ending}`
      : `${shortDate(date)}  ${game} con ${allOf(others)}: ${ending}`,
  replayTitle: (game: string, step: number, of: number): string => `${game}: paso ${step} de ${of}`,

  // Help: keys and what they do.
  helpCommon: [
    ['flechas', 'moverse por la mano o por las alternativas'],
    ['Intro Espacio', 'elegir lo marcado, o lo único que se puede hacer'],
    ['I', 'una pista: lo que haría el entrenador y por qué'],
    ['U', 'deshacer tu última elección (solo contra bots, nunca en la partida del día)'],
    ['L', 'el historial: todo lo que ha pasado hasta ahora'],
    ['R', 'las reglas de esta mesa'],
    ['?', 'esta ayuda'],
    ['Esc', 'atrás; en la mesa, dejarla (tu partida está guardada)'],
    ['Ctrl-C', 'salir al momento; tu partida está guardada'],
    ['Ctrl-L', 'volver a dibujar la pantalla'],
  ],
};
