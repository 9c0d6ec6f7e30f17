import { CLEAR_RECENT, OPEN_COMMAND } from '../../shared/menu.ts';
import { isTextBox, leavesTexts, runCommand } from '../commands/registry.ts';
import { clearRecent } from './recent.ts';

/** Does what was chosen in the menu. Undo and redo concern a text box where it has an undo of its own. */
export function runFromMenu(id: string): void {
  if (id.startsWith(OPEN_COMMAND)) {
    if (!isCovered()) window.location.hash = id.slice(OPEN_COMMAND.length);
    return;
  }
  if (id === CLEAR_RECENT) clearRecent();
  // The only way to ask a text box for its own undo.
  else if (ofTextBox(id)) document.execCommand(id);
  // A screen without documents of its own exports all of them; in a list it is about those that are selected.
  else runCommand(id, `${id}-selected`, `${id}-library`);
}

/** Whether a dialog is open: what stands behind it has to wait. */
export const isCovered = (): boolean => document.querySelector('[role="dialog"]') !== null;

/** In a dialog, and on screens whose undo leaves texts alone. */
const ofTextBox = (id: string): boolean =>
  (id === 'undo' || id === 'redo') && isTextBox(document.activeElement) && (isCovered() || leavesTexts(id));
