/** Asks the user what to do with files that already exist. */
import { type BrowserWindow, dialog } from 'electron';
import { strings } from '../strings/strings.ts';
import type { ConflictChoice } from './write-folder.ts';

const CHOICES: readonly ConflictChoice[] = ['both', 'replace', 'cancel'];
/** The most file names that the dialog lists. */
const MAX_LISTED = 8;

interface NameClash {
  /** Name of the folder, shown to the user. */
  readonly folderName: string;
  /** Names of the files that already exist in the folder. */
  readonly takenNames: readonly string[];
  /** How many files are to be written. */
  readonly fileCount: number;
}

/** Asks in a system dialog. Closing the dialog counts as `cancel`. */
export async function askClash(
  window: BrowserWindow,
  { folderName, takenNames, fileCount }: NameClash,
): Promise<ConflictChoice> {
  const { clash, clashMore, keepBoth, replace, cancel } = strings();
  const listedNames = takenNames.slice(0, MAX_LISTED).join('\n');
  const moreNames = takenNames.length > MAX_LISTED ? `\n${clashMore(takenNames.length - MAX_LISTED)}` : '';
  const { response } = await dialog.showMessageBox(window, {
    type: 'question',
    message: clash(folderName, takenNames.length, fileCount),
    detail: `${listedNames}${moreNames}`,
    buttons: [keepBoth, replace(takenNames.length), cancel],
    defaultId: 0,
    cancelId: 2,
  });
  return CHOICES[response] ?? 'cancel';
}
