/** Which characters of their list are printed: kept with the window, so that the screen can be loaded again. */

import { keepWindowSetting, windowSetting } from '../store/settings.ts';
import { go } from './router.ts';

const KEY = 'rollcall.print-selection';

interface PrintSelection {
  readonly ids: readonly string[];
  /** Title of the file. */
  readonly name: string;
  /** The template that they are tried with, which the way back leads to; absent = each says its own. */
  readonly template?: string;
}

/** Opens the print screen for these characters. */
export function printCharacters(ids: readonly string[], name: string, template?: string): void {
  const selection: PrintSelection = { ids, name, ...(template === undefined ? {} : { template }) };
  keepWindowSetting(KEY, JSON.stringify(selection));
  go({ screen: 'print', of: 'characters' });
}

/** Undefined where nothing was chosen in this window. */
export function printSelection(): PrintSelection | undefined {
  try {
    const { ids, name, template } = JSON.parse(windowSetting(KEY) ?? '{}') as Partial<PrintSelection>;
    if (!Array.isArray(ids) || typeof name !== 'string') return undefined;
    const known = ids.filter((id) => typeof id === 'string');
    return { ids: known, name, ...(typeof template === 'string' ? { template } : {}) };
  } catch {
    return undefined;
  }
}
