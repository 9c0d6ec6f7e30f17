/** Units as rows of a table. */
import { characterTable } from '../../character-fields/table/columns.ts';
import { RULESET_ID } from './facts.ts';
import { FIELDS } from './fields.ts';

export const table = characterTable(RULESET_ID, FIELDS);
