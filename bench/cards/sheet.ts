/** Positions of nine cards on A4, in points from the top left, for the other producers. */
const MM = 72 / 25.4;
export const A4 = { width: 210 * MM, height: 297 * MM };
export const CARD = { width: 63.5 * MM, height: 88.9 * MM };
const COLUMNS = 3;
const ROWS = 3;
const PER_SHEET = COLUMNS * ROWS;

/** Returns the top left corner of card number `cardIndex`. Backs count their columns from the right, for duplex over the long edge. */
export function getCorner(cardIndex: number, cardSide: 'front' | 'back'): { left: number; top: number } {
  const column = cardSide === 'front' ? cardIndex % COLUMNS : COLUMNS - 1 - (cardIndex % COLUMNS);
  return {
    left: (A4.width - COLUMNS * CARD.width) / 2 + column * CARD.width,
    top: (A4.height - ROWS * CARD.height) / 2 + Math.floor(cardIndex / COLUMNS) * CARD.height,
  };
}

export const SIDES = ['front', 'back'] as const;

export function splitIntoSheets<T>(cards: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(cards.length / PER_SHEET) }, (_item, sheetIndex) =>
    cards.slice(sheetIndex * PER_SHEET, (sheetIndex + 1) * PER_SHEET),
  );
}
