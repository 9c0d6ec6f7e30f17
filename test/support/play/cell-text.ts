/** Generates texts of documents that are written into spreadsheets. */
import fc from 'fast-check';
import { anyText } from '../documents/arbitrary.ts';

/** Letters that have a meaning in spreadsheets, formulas or our own notation, and some that have none. */
const specialText = fc.constantFrom(
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
/** A text that is difficult for spreadsheets. */
export const arbitraryCellText: fc.Arbitrary<string> = fc.oneof(
  fc.array(specialText, { maxLength: 6 }).map((textParts) => textParts.join('')),
  anyText({ maxLength: 12 }),
  fc.string({ maxLength: 12 }),
);
