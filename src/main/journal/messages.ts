/** Messages for a journal or backups that cannot be written or read. */
import { writeFaultMessage } from '../../shared/text/disk-messages.ts';
import { visible } from '../../shared/text/visible.ts';

type Code = string | undefined;

export const journalUnreadable = (code: Code): string =>
  `The journal of your library cannot be read: ${writeFaultMessage(code)}.`;

export const assetRefused = (code: Code): string =>
  `A picture or drawing cannot be kept in the backups: ${writeFaultMessage(code)}.`;

export const ASSET_WRONG = 'A picture or drawing was not kept, because it is not what its name says.';

export const snapshotRefused = (code: Code): string =>
  `A backup cannot be written: ${writeFaultMessage(code)}. The backups that are there stay as they are, and every change is still kept in the journal.`;

/** ENOENT = the folder itself is not there. */
export function copyRefused(folder: string, home: string, code: Code): string {
  const why =
    code === 'ENOENT'
      ? 'it is not there; plug in its disk, or choose another folder'
      : writeFaultMessage(code || undefined);
  return `Backups cannot be copied to “${visible(folder)}”: ${why}. Until then they are kept in “${visible(home)}”.`;
}

/** The folder is not chosen, and everything stays as it was. */
export const chooseRefused = (folder: string, code: Code): string =>
  `The backups cannot be copied to “${visible(folder)}”: ${writeFaultMessage(code)}. They stay where they are.`;

export const backupUnreadable = (name: string): string =>
  `The backup “${visible(name)}” is damaged or not there any more. Take another one.`;

export const NEWER_JOURNAL =
  'A newer Rollcall has written a part of the journal, which this one cannot read. Nothing of it was changed, and no backup is written; update this Rollcall.';
