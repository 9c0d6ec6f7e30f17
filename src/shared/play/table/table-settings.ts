/** How one encounter is played at the table: its key `table`, which no rule reads. */
import type { Edit } from '../../document/edit.ts';
import { isObject, type JsonObject } from '../../document/json/json-object.ts';
import type { Encounter } from '../../document/kinds/encounter.ts';

export interface TableSettings {
  /** Whether the table plays by the rules, and does not only keep track. */
  readonly hasRules: boolean;
  /** The players roll: faces are typed, and Rollcall never rolls. */
  readonly areDiceTyped: boolean;
}

const keysOf = (encounter: Encounter) => {
  const { table } = encounter as { table?: unknown };
  return isObject(table) ? table : {};
};

/** What is neither written nor readable is as usual: with the rules, and Rollcall rolls. */
export function tableSettings(encounter: Encounter): TableSettings {
  const { rules, dice } = keysOf(encounter);
  return { hasRules: rules !== false, areDiceTyped: dice === 'typed' };
}

/** The key `table` with a changed setting; what is as usual is left out, and other keys stay. Undefined where nothing is left. */
export function tableWith(encounter: Encounter, change: Partial<TableSettings>): JsonObject | undefined {
  const { hasRules, areDiceTyped } = { ...tableSettings(encounter), ...change };
  const { rules: _, dice: __, ...others } = keysOf(encounter);
  const table = { ...others, ...(hasRules ? {} : { rules: false }), ...(areDiceTyped ? { dice: 'typed' } : {}) };
  return Object.keys(table).length === 0 ? undefined : table;
}

/** The edits that change a setting. */
export function editTable(encounter: Encounter, change: Partial<TableSettings>): Edit[] {
  const value = tableWith(encounter, change);
  return [value === undefined ? { op: 'remove', path: '/table' } : { op: 'set', path: '/table', value }];
}
