/** A table as an organiser keeps it, made up, with rows that cannot be read. */

/** What stands in a cell that cannot be read, by heading. */
export interface BadCell {
  /** As a spreadsheet counts, headings in row 1. */
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
/** What people type where a number belongs. */
const WRONG = ['six', '4-5', '?', '1,000', '2026-05-04'];

/** So many rows, of which so many are bad, spread evenly; a bad row has one bad cell. */
export function heroTable(rows: number, bad: number): { csv: string; bad: BadCell[] } {
  const every = rows / bad;
  const found: BadCell[] = [];
  const lines = Array.from({ length: rows }, (_, index) => {
    const number = 3 + (index % 6);
    const cells = [
      ...[
        `Hero ${index + 1}`,
        `${1 + (index % 10)}`,
        index % 2 ? 'Hero' : 'villain',
        'Tank; Speedster',
        `${number}`,
        '5″',
        '2',
        '9',
      ],
      ...['4', '2', '3', '1', '2', '1', '1', '0', '3D', 'Living', 'Skill'],
      ...['"Bash: Fight / Close / Damage\nBolt: Aim / Projectile 8 / +1D10 / Damage and Stun"', 'Jo'],
    ];
    const n = Math.floor(index / every);
    if (index === Math.floor(n * every) && n < bad) {
      const at = n % 3 === 0 ? 1 : n % 3 === 1 ? 7 : 9;
      const text = WRONG[n % WRONG.length] as string;
      cells[at] = text.includes(',') ? `"${text}"` : text;
      found.push({ row: index + 2, heading: at === 9 ? 'Resistance (J)' : (HEADINGS[at] as string), text });
    }
    return cells.join(',');
  });
  return { csv: [HEADINGS.join(','), ...lines].join('\n'), bad: found };
}
