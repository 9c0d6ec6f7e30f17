/** Nine cards on A4, in points from the top left: where the other producers put theirs. */
const MM = 72 / 25.4;
export const A4 = { width: 210 * MM, height: 297 * MM };
export const CARD = { width: 63.5 * MM, height: 88.9 * MM };
const COLUMNS = 3;
const PER_SHEET = 9;

/** Top left corner of place `i`; backs count their columns from the right, for duplex over the long edge. */
export function corner(index: number, side: 'front' | 'back'): { left: number; top: number } {
  const column = side === 'front' ? index % COLUMNS : COLUMNS - 1 - (index % COLUMNS);
  return {
    left: (A4.width - COLUMNS * CARD.width) / 2 + column * CARD.width,
    top: (A4.height - COLUMNS * CARD.height) / 2 + Math.floor(index / COLUMNS) * CARD.height,
  };
}

export const SIDES = ['front', 'back'] as const;

export function sheetsOf<T>(cards: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(cards.length / PER_SHEET) }, (_, index) =>
    cards.slice(index * PER_SHEET, (index + 1) * PER_SHEET),
  );
}
