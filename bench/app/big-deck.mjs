// Creates a deck of another game: 2,000 rows of seven columns, with texts of typical length.

const ROWS = 2000;
const THINGS = [
  'Anchor',
  'Lantern',
  'Ledger',
  'Compass',
  'Harpoon',
  'Mask',
  'Bell',
  'Crown',
  'Engine',
  'Kettle',
  'Mirror',
];
const ADJECTIVES = ['Rusty', 'Gilded', 'Borrowed', 'Silent', 'Burning', 'Hollow', 'Twin'];
const TEXTS = [
  'Take another turn if nobody else is in your port.',
  'Discard two cards to draw three. **Then** move one space.',
  'Worth 1 point for each *Salt* card that you hold at the end of the game, and 3 more if you are the captain.',
  'Once a round, look at the top three cards of any deck and put them back in any order. You may then swap this card with one of the market; its owner gets nothing.',
];

export const createBigDeck = () => ({
  format: 'rollcall.deck',
  version: 1,
  id: 'bench-deck',
  name: 'Bench',
  columns: [
    { name: 'Name' },
    { name: 'Kind' },
    { name: 'Cost', kind: 'number' },
    { name: 'Text' },
    { name: 'Flavour' },
    { name: 'Keywords', kind: 'list' },
    { name: 'Copies', kind: 'number' },
  ],
  rows: Array.from({ length: ROWS }, (_item, rowIndex) => [
    `${ADJECTIVES[rowIndex % ADJECTIVES.length]} ${THINGS[rowIndex % THINGS.length]} ${rowIndex + 1}`,
    rowIndex % 3 === 0 ? 'Treasure' : 'Crew',
    String(rowIndex % 10),
    TEXTS[rowIndex % TEXTS.length],
    rowIndex % 2 === 0 ? 'Lost at sea.' : '',
    'Salt; Loud',
    '1',
  ]),
  // Names the column that says how often a row is printed.
  copies: 'Copies',
});
