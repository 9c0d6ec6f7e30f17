import type { Encounter } from '../../../../../../shared/document/kinds/encounter.ts';
import { tableSettings } from '../../../../../../shared/play/table/table-settings.ts';
import { preference, usePreference } from '../../../../../preferences/preference.ts';

/** `roll`: Rollcall rolls; `typed`: real dice, typed in. */
export const DICE_MODE = preference('rollcall.table-dice', ['roll', 'typed']);
export type DiceMode = ReturnType<typeof DICE_MODE.get>;

export const setDiceMode = DICE_MODE.set;

/** How dice come to this table. Where the encounter says that they are typed, Rollcall never rolls and nobody is asked. */
export function useDiceMode(encounter: Encounter): { mode: DiceMode; isFixed: boolean } {
  const chosen = usePreference(DICE_MODE);
  const isFixed = tableSettings(encounter).areDiceTyped;
  return { mode: isFixed ? 'typed' : chosen, isFixed };
}
