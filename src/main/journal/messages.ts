/** Formats the messages for a journal or backups that can't be written or read. */
import { showHiddenCharacters } from '../../shared/text/hidden-characters.ts';
import type { MainTexts } from '../texts.ts';

type ErrorCode = string | undefined;

const describeFault = (texts: MainTexts, errorCode: ErrorCode): string => texts.describeWriteFault(errorCode);

export const formatUnreadableJournal = (texts: MainTexts, errorCode: ErrorCode): string =>
  texts.translate('systemBackups.journalUnreadable', { reason: describeFault(texts, errorCode) });

export const formatAssetRefusal = (texts: MainTexts, errorCode: ErrorCode): string =>
  texts.translate('systemBackups.assetUnwritable', { reason: describeFault(texts, errorCode) });

export const formatSnapshotRefusal = (texts: MainTexts, errorCode: ErrorCode): string =>
  texts.translate('systemBackups.snapshotUnwritable', { reason: describeFault(texts, errorCode) });

/** Formats the message for a failed copy. The code `ENOENT` means that the folder itself is missing, an empty code that it is unknown. */
export const formatCopyRefusal = (
  texts: MainTexts,
  folder: string,
  profileBackups: string,
  errorCode: ErrorCode,
): string =>
  texts.translate('systemBackups.copyFailed', {
    folder: showHiddenCharacters(folder),
    home: showHiddenCharacters(profileBackups),
    reason:
      errorCode === 'ENOENT'
        ? texts.translate('systemBackups.notPluggedIn')
        : describeFault(texts, errorCode || undefined),
  });

/** Formats the message for a folder that can't be used. The previous folder stays chosen. */
export const formatFolderRefusal = (texts: MainTexts, folder: string, errorCode: ErrorCode): string =>
  texts.translate('systemBackups.folderUnusable', {
    folder: showHiddenCharacters(folder),
    reason: describeFault(texts, errorCode),
  });

export const formatUnreadableBackup = (texts: MainTexts, snapshotName: string): string =>
  texts.translate('systemBackups.backupUnreadable', { name: showHiddenCharacters(snapshotName) });
