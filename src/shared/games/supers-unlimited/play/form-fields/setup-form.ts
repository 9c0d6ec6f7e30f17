/** Defines what the line-up asks about the table: the agreed Levels, and Objects and Buildings. */
import type { SetupForm } from '../../../../play/play-rules.ts';
import { getTermName } from '../../names.ts';
import { formatThingName } from '../texts/item-names.ts';
import { createThingFields } from './statement-fields.ts';

export const SETUP_FORM: SetupForm = {
  title: (translate) => translate('suFields.setupTitle'),
  levels: (translate) => translate('suFields.setupLevels'),
  levelsHint: (translate) => translate('suFields.setupLevelsHint'),
  createFields: createThingFields,
  getThingName: ({ id, kind, name }) =>
    formatThingName(String(id ?? ''), {
      kind: kind === 'building' ? kind : 'object',
      ...(typeof name === 'string' && name !== '' ? { name } : {}),
    }),
  getThingKind: ({ kind }) => getTermName(kind === 'building' ? kind : 'object'),
  // Most Buildings are Solid (E-124).
  additions: [
    { label: (translate) => translate('suActions.addObject'), thing: { kind: 'object', rank: 1 } },
    {
      label: (translate) => translate('suActions.addBuilding'),
      thing: { kind: 'building', material: 'solid', limit: 6 },
    },
  ],
};
