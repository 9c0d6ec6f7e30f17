import type { Encounter } from '../../../../../../shared/document/kinds/encounter.ts';
import { getPlaySettings } from '../../../../../../shared/play/play-screen/play-settings.ts';
import { createPreference, usePreference } from '../../../../../preferences/preference.ts';

/** `roll`: Rollcall rolls the dice. `typed`: the players roll real dice and type the faces. */
export const DICE_MODE = createPreference('rollcall.table-dice', ['roll', 'typed']);
export type DiceMode = ReturnType<typeof DICE_MODE.get>;

export const setDiceMode = DICE_MODE.set;

/**
 * Returns how dice are rolled. If the encounter requires typed dice, Rollcall never rolls and the mode cannot be changed.
 */
export function useDiceMode(encounter: Encounter): { mode: DiceMode; isFixed: boolean } {
  const preferredMode = usePreference(DICE_MODE);
  const isFixed = getPlaySettings(encounter).areDiceTyped;
  return { mode: isFixed ? 'typed' : preferredMode, isFixed };
}
