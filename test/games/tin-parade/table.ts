/** Bands as rows of a table. */
import { ENTRY, type FieldTable } from '../../../src/shared/character-fields/field.ts';
import { characterTable } from '../../../src/shared/character-fields/table/columns.ts';
import { PACES } from './rules.ts';

export const FIELDS = {
  brass: { kind: 'int', heading: 'Horns', label: 'Horns', also: ['Brass'] },
  drums: { kind: 'int', heading: 'Drums', label: 'Drums', about: 'Left out: two for each horn.', optional: true },
  pace: {
    kind: 'word',
    heading: 'Pace',
    label: 'Pace',
    list: 'paces',
    of: PACES.map((id) => ({ id, printed: id, label: id })),
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

export const table = characterTable('tin-parade', FIELDS);
