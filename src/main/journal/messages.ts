/** Messages for a journal or backups that cannot be written or read. */
import { visible } from '../../shared/text/visible.ts';
import type { MainTexts } from '../texts.ts';

type Code = string | undefined;

const why = (texts: MainTexts, code: Code): string => texts.describeWriteFault(code);

export const journalUnreadable = (texts: MainTexts, code: Code): string =>
  texts.translate('systemBackups.journalUnreadable', { reason: why(texts, code) });

export const assetRefused = (texts: MainTexts, code: Code): string =>
  texts.translate('systemBackups.assetUnwritable', { reason: why(texts, code) });

export const snapshotRefused = (texts: MainTexts, code: Code): string =>
  texts.translate('systemBackups.snapshotUnwritable', { reason: why(texts, code) });

/** ENOENT = the folder itself is not there. */
export const copyRefused = (texts: MainTexts, folder: string, home: string, code: Code): string =>
  texts.translate('systemBackups.copyFailed', {
    folder: visible(folder),
    home: visible(home),
    reason: code === 'ENOENT' ? texts.translate('systemBackups.notPluggedIn') : why(texts, code || undefined),
  });

/** The folder is not chosen, and everything stays as it was. */
export const chooseRefused = (texts: MainTexts, folder: string, code: Code): string =>
  texts.translate('systemBackups.folderUnusable', { folder: visible(folder), reason: why(texts, code) });

export const backupUnreadable = (texts: MainTexts, name: string): string =>
  texts.translate('systemBackups.backupUnreadable', { name: visible(name) });
