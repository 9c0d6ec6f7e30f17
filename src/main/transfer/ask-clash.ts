/** Asks what to do with files that are there already. */
import { type BrowserWindow, dialog } from 'electron';
import { strings } from '../strings/strings.ts';
import type { ConflictChoice } from './write-folder.ts';

const ANSWERS: readonly ConflictChoice[] = ['both', 'replace', 'cancel'];
/** Names that are listed. */
const MAX_LISTED = 8;

interface Clash {
  /** Name of the folder, for people. */
  readonly folder: string;
  /** Names that are taken. */
  readonly taken: readonly string[];
  /** Number of files that are to be written. */
  readonly all: number;
}

/** Asks in a dialog of the system. Closing it cancels. */
export async function askClash(window: BrowserWindow, { folder, taken, all }: Clash): Promise<ConflictChoice> {
  const { clash, clashMore, keepBoth, replace, cancel } = strings();
  const listed = taken.slice(0, MAX_LISTED).join('\n');
  const more = taken.length > MAX_LISTED ? `\n${clashMore(taken.length - MAX_LISTED)}` : '';
  const { response } = await dialog.showMessageBox(window, {
    type: 'question',
    message: clash(folder, taken.length, all),
    detail: `${listed}${more}`,
    buttons: [keepBoth, replace(taken.length), cancel],
    defaultId: 0,
    cancelId: 2,
  });
  return ANSWERS[response] ?? 'cancel';
}
