import { useSyncExternalStore } from 'react';
import type { Encounter } from '../../../../../../shared/play/encounter.ts';
import { tableSettings } from '../../../../../../shared/play/table/table-settings.ts';
import { keepSetting, setting } from '../../../../../platform/settings.ts';

/** `roll`: Rollcall rolls; `typed`: real dice, typed in. */
export type DiceMode = 'roll' | 'typed';

const KEY = 'rollcall.table-dice';
const listeners = new Set<() => void>();

const read = (): DiceMode => (setting(KEY) === 'typed' ? 'typed' : 'roll');

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export function setDiceMode(mode: DiceMode): void {
  keepSetting(KEY, mode);
  for (const listener of listeners) listener();
}

/** How dice come to this table. Where the encounter says that they are typed, Rollcall never rolls and nobody is asked. */
export function useDiceMode(encounter: Encounter): { mode: DiceMode; isFixed: boolean } {
  const chosen = useSyncExternalStore(subscribe, read);
  const isFixed = tableSettings(encounter).areDiceTyped;
  return { mode: isFixed ? 'typed' : chosen, isFixed };
}
