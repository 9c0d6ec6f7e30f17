/** Asks the user what to do with files that already exist. */
import { type BrowserWindow, dialog } from 'electron';
import type { MainTexts } from '../texts.ts';
import type { ConflictChoice } from './write-folder.ts';

/** The choices in the order of the dialog's buttons. */
const CHOICES: readonly ConflictChoice[] = ['both', 'replace', 'cancel'];
/** The most file names that the dialog lists. */
const MAX_LISTED_NAMES = 8;

interface NameClash {
  /** Name of the folder, shown to the user. */
  readonly folderName: string;
  /** Names of the files that already exist in the folder. */
  readonly takenNames: readonly string[];
  /** The number of files to write. */
  readonly fileCount: number;
}

/** Asks in a system dialog. Closing the dialog counts as `cancel`. */
export async function askClash(
  texts: MainTexts,
  window: BrowserWindow,
  { folderName, takenNames, fileCount }: NameClash,
): Promise<ConflictChoice> {
  const listedNames = takenNames.slice(0, MAX_LISTED_NAMES).join('\n');
  const moreNames =
    takenNames.length > MAX_LISTED_NAMES
      ? `\n${texts.translate('systemFiles.clashMore', { count: takenNames.length - MAX_LISTED_NAMES })}`
      : '';
  const { response } = await dialog.showMessageBox(window, {
    type: 'question',
    message: texts.translate('systemFiles.clash', { folder: folderName, taken: takenNames.length, all: fileCount }),
    detail: `${listedNames}${moreNames}`,
    buttons: [
      texts.translate('systemFiles.keepBoth'),
      texts.translate('systemFiles.replace', { count: takenNames.length }),
      texts.translate('systemFiles.cancel'),
    ],
    defaultId: 0,
    cancelId: 2,
  });
  return CHOICES[response] ?? 'cancel';
}
