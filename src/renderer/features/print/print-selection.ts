/** Which characters of their list are printed: kept with the window, so that the screen can be loaded again. */
import { go } from '../../app/router.ts';

const KEY = 'rollcall.print-selection';

interface PrintSelection {
  readonly ids: readonly string[];
  /** Title of the file. */
  readonly name: string;
}

/** Opens the print screen for these characters. */
export function printCharacters(ids: readonly string[], name: string): void {
  sessionStorage.setItem(KEY, JSON.stringify({ ids, name } satisfies PrintSelection));
  go({ screen: 'print', of: 'characters' });
}

/** Undefined where nothing was chosen in this window. */
export function printSelection(): PrintSelection | undefined {
  try {
    const { ids, name } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<PrintSelection>;
    if (!Array.isArray(ids) || typeof name !== 'string') return undefined;
    return { ids: ids.filter((id) => typeof id === 'string'), name };
  } catch {
    return undefined;
  }
}
