/** Small settings of the user, stored beside the library as text. Other windows get changes as `storage` events. */
import { reportFailure } from '../failures/report-failure.ts';
import { FAILURES } from '../strings/failures.ts';

export const setting = (key: string): string | null => localStorage.getItem(key);

/** Keeps a choice. A full disk is reported; until the window is closed the choice holds all the same. */
export function keepSetting(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch (error) {
    reportFailure(error, FAILURES.setting);
  }
}
