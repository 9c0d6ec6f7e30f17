/** Generated texts of documents that go into tables. */
import fc from 'fast-check';
import { anyText } from '../documents/arbitrary.ts';

/** Letters that mean something to tables, formulas, our own notation, or nobody. */
const sign = fc.constantFrom(
  ...['"', "'", ';', ',', ':', '/', '|', '[', ']', '(', ')', '\\', '\n', '\r', '\t', ' ', '=', '+', '-', '−', '@', '.'],
  ...[
    'a',
    'vs',
    ' and ',
    ' vs ',
    'Tank',
    'tank',
    'none',
    '1',
    '7,5',
    '1e5',
    '∞',
    '\u202e',
    '\u0000',
    '\ud800',
    '😀',
    'ß',
    '_x0041_',
  ],
  ...[
    'true',
    'D10',
    '\ufeff',
    '&',
    '<',
    ']]>',
    'Fight / Close / Damage',
    'melee',
    'Rank 4',
    '\u2028',
    '\u00a0',
    '`',
    '″',
    '#',
    '%',
    '<b>',
  ],
);
/** A text that tables find hard. */
export const cellText: fc.Arbitrary<string> = fc.oneof(
  fc.array(sign, { maxLength: 6 }).map((parts) => parts.join('')),
  anyText({ maxLength: 12 }),
  fc.string({ maxLength: 12 }),
);
