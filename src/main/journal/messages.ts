/** Messages for a journal or backups that cannot be written or read. */
import { visible } from '../../shared/text/visible.ts';
import { strings } from '../strings/strings.ts';

type Code = string | undefined;

const why = (code: Code): string => strings().writeFault(code);

export const journalUnreadable = (code: Code): string => strings().journalUnreadable(why(code));

export const assetRefused = (code: Code): string => strings().assetRefused(why(code));

export const snapshotRefused = (code: Code): string => strings().snapshotRefused(why(code));

/** ENOENT = the folder itself is not there. */
export const copyRefused = (folder: string, home: string, code: Code): string =>
  strings().copyRefused(
    visible(folder),
    visible(home),
    code === 'ENOENT' ? strings().notPluggedIn : why(code || undefined),
  );

/** The folder is not chosen, and everything stays as it was. */
export const chooseRefused = (folder: string, code: Code): string =>
  strings().chooseRefused(visible(folder), why(code));

export const backupUnreadable = (name: string): string => strings().backupUnreadable(visible(name));
