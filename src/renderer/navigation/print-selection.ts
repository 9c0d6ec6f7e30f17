/** Stores which characters of the list are printed. Each window has its own selection, which survives a reload. */

import { readWindowSetting, saveWindowSetting } from '../store/settings.ts';
import { navigateTo } from './router.ts';

const STORAGE_KEY = 'rollcall.print-selection';

interface PrintSelection {
  readonly ids: readonly string[];
  /** The title of the file. */
  readonly name: string;
  /** The id of a template that is being tried out. Going back leads to this template. Absent if each character uses its own template. */
  readonly template?: string;
}

/** Opens the print screen for these characters. */
export function printCharacters(characterIds: readonly string[], fileTitle: string, template?: string): void {
  const selection: PrintSelection = {
    ids: characterIds,
    name: fileTitle,
    ...(template === undefined ? {} : { template }),
  };
  saveWindowSetting(STORAGE_KEY, JSON.stringify(selection));
  navigateTo({ screen: 'print', table: 'characters' });
}

/** Returns the selection of this window, or undefined if there is none. */
export function readPrintSelection(): PrintSelection | undefined {
  try {
    const { ids, name, template } = JSON.parse(readWindowSetting(STORAGE_KEY) ?? '{}') as Partial<PrintSelection>;
    if (!Array.isArray(ids) || typeof name !== 'string') return undefined;
    const knownIds = ids.filter((characterId) => typeof characterId === 'string');
    return { ids: knownIds, name, ...(typeof template === 'string' ? { template } : {}) };
  } catch {
    return undefined;
  }
}
