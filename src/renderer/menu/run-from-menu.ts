import { CLEAR_RECENT_COMMAND, OPEN_COMMAND_PREFIX } from '../../shared/menu.ts';
import { isTextBox, leavesKeysToText, runCommand } from '../commands/registry.ts';
import { clearRecentDocuments } from './recent-documents.ts';

/** Runs the command that was chosen in the menu. Undo and redo apply to the focused text box if it has its own undo. */
export function runMenuCommand(commandId: string): void {
  if (commandId.startsWith(OPEN_COMMAND_PREFIX)) {
    if (!isDialogOpen()) window.location.hash = commandId.slice(OPEN_COMMAND_PREFIX.length);
    return;
  }
  if (commandId === CLEAR_RECENT_COMMAND) clearRecentDocuments();
  // `execCommand` is the only way to trigger the undo of a text box.
  else if (belongsToTextBox(commandId)) document.execCommand(commandId);
  // A list acts on its selection, and screens without documents export the whole library.
  else runCommand(commandId, `${commandId}-selected`, `${commandId}-library`);
}

/** Whether a dialog is open. The commands of the page behind it can't run until it closes. */
export const isDialogOpen = (): boolean => document.querySelector('[role="dialog"]') !== null;

/** Whether an undo or redo belongs to the focused text box: in a dialog, and on screens whose undo ignores text boxes. */
const belongsToTextBox = (commandId: string): boolean =>
  (commandId === 'undo' || commandId === 'redo') &&
  isTextBox(document.activeElement) &&
  (isDialogOpen() || leavesKeysToText(commandId));
