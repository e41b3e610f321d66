export type Picture = { hands: string[][]; turn: number; stock: string[]; pile: string[] };

/** Parses a drawn table: a line per seat, a star for the turn, `stock` top first, `pile` with the up-card last. */
export function pictureOf(drawing: string): Picture {
  const picture: Picture = { hands: [], turn: 0, stock: [], pile: [] };
  for (const line of drawing.trim().split('\n')) {
    const [name, ...cards] = line.trim().split(/\s+/);
    if (name === 'stock') picture.stock = cards;
    else if (name === 'pile') picture.pile = cards;
    else {
      if (name.endsWith('*')) picture.turn = picture.hands.length;
      picture.hands.push(cards);
    }
  }
  return picture;
}
