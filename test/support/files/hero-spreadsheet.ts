/** Creates a spreadsheet like those of organizers, with unreadable rows. */

/** An unreadable cell. */
export interface BadCell {
  /** Row number as in a spreadsheet program: headings are in row 1. */
  readonly row: number;
  readonly heading: string;
  readonly text: string;
}

const HEADINGS = [
  ...[
    'Hero',
    'Lvl',
    'Alignment',
    'Class',
    'Pow',
    'Move',
    'Size',
    'Hit points',
    'Fight',
    'Resistance',
    'Aim',
    'Resistance',
  ],
  ...['Mind', 'Resistance', 'Magic', 'Resistance', 'Recovery', 'Type', 'Origin', 'Attacks', 'Player'],
];
/** What people type instead of a number. */
const WRONG_NUMBERS = ['six', '4-5', '?', '1,000', '2026-05-04'];

/** Creates a spreadsheet with this many rows, of which `badRowCount` have one unreadable cell. Those are spread evenly. */
export function createHeroSpreadsheet(rowCount: number, badRowCount: number): { csv: string; bad: BadCell[] } {
  const badRowInterval = rowCount / badRowCount;
  const badCells: BadCell[] = [];
  const lines = Array.from({ length: rowCount }, (_, rowIndex) => {
    const statValue = 3 + (rowIndex % 6);
    const cellTexts = [
      ...[
        `Hero ${rowIndex + 1}`,
        `${1 + (rowIndex % 10)}`,
        rowIndex % 2 ? 'Hero' : 'villain',
        'Tank; Speedster',
        `${statValue}`,
        '5″',
        '2',
        '9',
      ],
      ...['4', '2', '3', '1', '2', '1', '1', '0', '3D', 'Living', 'Skill'],
      ...['"Bash: Fight / Close / Damage\nBolt: Aim / Projectile 8 / +1D10 / Damage and Stun"', 'Jo'],
    ];
    const badRowIndex = Math.floor(rowIndex / badRowInterval);
    if (rowIndex === Math.floor(badRowIndex * badRowInterval) && badRowIndex < badRowCount) {
      // The Level, the hit points, or the first of several columns named Resistance, whose names include their letters.
      const columnIndex = badRowIndex % 3 === 0 ? 1 : badRowIndex % 3 === 1 ? 7 : 9;
      const wrongText = WRONG_NUMBERS[badRowIndex % WRONG_NUMBERS.length] as string;
      cellTexts[columnIndex] = wrongText.includes(',') ? `"${wrongText}"` : wrongText;
      badCells.push({
        row: rowIndex + 2,
        heading: columnIndex === 9 ? 'Resistance (J)' : (HEADINGS[columnIndex] as string),
        text: wrongText,
      });
    }
    return cellTexts.join(',');
  });
  return { csv: [HEADINGS.join(','), ...lines].join('\n'), bad: badCells };
}
