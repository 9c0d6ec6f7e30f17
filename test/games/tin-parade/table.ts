/** Describes bands as rows of a spreadsheet. */
import { ENTRY, type FieldTable } from '../../../src/shared/character-fields/field.ts';
import { createTableRules } from '../../../src/shared/character-fields/spreadsheet/columns.ts';
import { PACES } from './rules.ts';

export const FIELDS = {
  brass: { kind: 'int', heading: 'Horns', label: 'Horns', otherHeadings: ['Brass'] },
  drums: { kind: 'int', heading: 'Drums', label: 'Drums', about: 'Left out: two for each horn.', optional: true },
  pace: {
    kind: 'word',
    heading: 'Pace',
    label: 'Pace',
    list: 'paces',
    words: PACES.map((id) => ({ id, printed: id, label: id })),
  },
  tunes: {
    kind: 'list',
    heading: 'Tunes',
    label: 'Tunes',
    entry: 'tune',
    entryLabel: 'tune',
    item: ENTRY,
    default: [],
  },
} as const satisfies FieldTable;

export const table = createTableRules('tin-parade', FIELDS);
