/** Defines the spreadsheet columns of characters. */
import { createTableRules } from '../../character-fields/spreadsheet/columns.ts';
import { RULESET_ID } from './facts.ts';
import { FIELDS } from './fields.ts';

export const table = createTableRules(RULESET_ID, FIELDS);
