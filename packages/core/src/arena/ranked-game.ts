/** The player at each seat of a finished game, by number, and the place it took. */
export interface RankedGame {
  readonly players: readonly number[];
  readonly places: readonly number[];
}

/** A bot, and how many of its seats take part. */
interface Part {
  readonly bot: number;
  readonly weight: number;
}

/** One step of a ranking: some seats take the next place, in competition with all that have none yet. */
export interface PlaceChoice {
  /** The weight of this step: less than 1 if it belongs to one of several orders of a tie. */
  readonly share: number;
  readonly chosen: readonly Part[];
  readonly from: readonly Part[];
}

/**
 * The choices that a game's places are made of. A tie counts as every order of its seats in equal parts. Where only one
 * bot is left nothing is told, and nothing is listed.
 */
export function choicesIn({ players, places }: RankedGame): PlaceChoice[] {
  return [...new Set(places)]
    .sort((a, b) => a - b)
    .flatMap((place) => {
      const tied = players.filter((_, seat) => places[seat] === place);
      const behind = players.filter((_, seat) => places[seat] > place);
      return choicesOfTie(tied, behind);
    });
}

/** For each set of tied seats that may be placed already: which of the others is next. */
function choicesOfTie(tied: readonly number[], behind: readonly number[]): PlaceChoice[] {
  const choices = new Map<string, PlaceChoice>();
  const shares = sharesOfSubsets(tied.length);
  for (let gone = 0; gone < (1 << tied.length) - 1; gone++) {
    const here = tied.filter((_, index) => ((gone >> index) & 1) === 0).sort((a, b) => a - b);
    const from = partsOf([...here, ...behind]);
    if (from.length === 1) continue;
    const key = here.join(' ');
    const share = (choices.get(key)?.share ?? 0) + shares[tied.length - here.length];
    choices.set(key, { share, chosen: partsOf(here, here.length), from });
  }
  return [...choices.values()];
}

/** 1 divided by the number of subsets of each size. */
function sharesOfSubsets(size: number): number[] {
  const shares = [1];
  for (let gone = 1; gone <= size; gone++) shares.push((shares[gone - 1] * gone) / (size - gone + 1));
  return shares;
}

function partsOf(seats: readonly number[], whole = 1): Part[] {
  const bots = [...new Set(seats)];
  return bots.map((bot) => ({ bot, weight: seats.filter((seat) => seat === bot).length / whole }));
}
