/** Bands as rows of a table. */
import { ENTRY, type FieldTable } from '../../../src/shared/character-fields/field.ts';
import { characterTable } from '../../../src/shared/character-fields/table/columns.ts';
import { PACES } from './rules.ts';

export const FIELDS = {
  brass: { kind: 'int', label: 'Horns', also: ['Brass'] },
  drums: { kind: 'int', label: 'Drums', about: 'Left out: two for each horn.', optional: true },
  pace: { kind: 'word', label: 'Pace', list: 'paces', of: PACES.map((id) => ({ id, label: id })) },
  tunes: { kind: 'list', label: 'Tunes', entry: 'tune', item: ENTRY, default: [] },
} as const satisfies FieldTable;

export const table = characterTable('tin-parade', FIELDS);
