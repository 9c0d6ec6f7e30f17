/** Texts about versions of documents. */
import { LIMITS } from '../../../shared/base/limits.ts';
import type { VersionRefusal } from '../../../shared/library/version-room.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { formatSize, formatTime } from '../times-and-sizes.ts';
import { shortenName } from './shorten-name.ts';

/** What the texts need to know of a version. */
interface NamedVersion {
  readonly name: string;
  readonly isAutomatic?: true;
  readonly savedAt: number;
}

/** Formats the time at which a version was saved. */
export const formatSavedTime = (translate: Translate, { savedAt }: NamedVersion): string =>
  savedAt === 0 ? translate('versions.unknownTime') : formatTime(translate, savedAt);

/** Returns the name of a version for its row: that of the user, of Rollcall, or its time. */
export const getVersionTitle = (translate: Translate, version: NamedVersion): string =>
  version.name ||
  (version.isAutomatic === true ? translate('versions.automatic') : formatSavedTime(translate, version));

/** Names a version in a sentence. One that Rollcall has saved is named by its time, since there may be several. */
export const nameVersion = (translate: Translate, version: NamedVersion): string =>
  version.name === '' ? formatSavedTime(translate, version) : shortenName(version.name);

/** Explains why no version can be saved. */
export const describeVersionRefusal = (translate: Translate, refusal: VersionRefusal): string => {
  switch (refusal) {
    case 'count':
      return translate('versions.refusals.count', { n: LIMITS.versions });
    case 'document-bytes':
      return translate('versions.refusals.document-bytes', {
        size: formatSize(translate, LIMITS.versionDocumentBytes),
      });
    case 'library-bytes':
      return translate('versions.refusals.library-bytes', { size: formatSize(translate, LIMITS.versionBytes) });
  }
};
