/** Settings of the play screen for one encounter: its key `table`, which no rule reads. */
import type { Edit } from '../../document/edit.ts';
import { isObject, type JsonObject } from '../../document/json/json-object.ts';
import type { Encounter } from '../../document/kinds/encounter.ts';

export interface PlaySettings {
  /** Whether the rules are applied. Without them, the play screen only tracks numbers. */
  readonly hasRules: boolean;
  /** Whether players roll their own dice and type the faces, so that Rollcall never rolls. */
  readonly areDiceTyped: boolean;
}

const getStoredSettings = (encounter: Encounter) => {
  const { table } = encounter as { table?: unknown };
  return isObject(table) ? table : {};
};

/** Returns the settings. Missing and unreadable ones have their defaults: with the rules, and Rollcall rolls. */
export function getPlaySettings(encounter: Encounter): PlaySettings {
  const { rules, dice } = getStoredSettings(encounter);
  return { hasRules: rules !== false, areDiceTyped: dice === 'typed' };
}

/** Returns the new value of the key `table`, without settings that have their default, or undefined if it is empty. Keeps unknown keys. */
export function changePlaySettings(encounter: Encounter, change: Partial<PlaySettings>): JsonObject | undefined {
  const { hasRules, areDiceTyped } = { ...getPlaySettings(encounter), ...change };
  const { rules: _rules, dice: _dice, ...otherKeys } = getStoredSettings(encounter);
  const newSettings = {
    ...otherKeys,
    ...(hasRules ? {} : { rules: false }),
    ...(areDiceTyped ? { dice: 'typed' } : {}),
  };
  return Object.keys(newSettings).length === 0 ? undefined : newSettings;
}

/** Returns the edits that change a setting. */
export function editPlaySettings(encounter: Encounter, change: Partial<PlaySettings>): Edit[] {
  const newSettings = changePlaySettings(encounter, change);
  return [
    newSettings === undefined ? { op: 'remove', path: '/table' } : { op: 'set', path: '/table', value: newSettings },
  ];
}
