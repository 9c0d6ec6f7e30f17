/** Decides whether there is room for one more version of a document. */
import { LIMITS } from '../base/limits.ts';

/** What the decision needs to know of a saved version. */
export interface VersionSize {
  readonly key: string;
  /** Set if Rollcall has saved the version itself. */
  readonly isAutomatic?: true;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  readonly bytes: number;
}

/** Computes the size of a version in bytes of UTF-8, which backups store it as. */
export const measureVersion = (document: unknown, drafts: unknown, name: string): number =>
  new TextEncoder().encode(JSON.stringify([document ?? null, drafts ?? null, name])).length;

/** Why no version can be saved: the document has too many, they are too large, or the versions of the whole library are. */
export type VersionRefusal = 'count' | 'document-bytes' | 'library-bytes';

export type VersionRoom =
  | { readonly ok: true /** The versions that are deleted to make room. */; readonly expiredKeys: readonly string[] }
  | { readonly ok: false; readonly error: VersionRefusal };

/**
 * Makes room for a new version of a document by giving up versions that Rollcall has saved itself, the oldest first. Versions that
 * the user has saved are never given up.
 *
 * @param savedVersions the versions of the document, in any order
 * @param otherBytes the bytes of the versions of all other documents
 */
export function makeVersionRoom(
  savedVersions: readonly VersionSize[],
  newVersion: Pick<VersionSize, 'isAutomatic' | 'bytes'>,
  otherBytes: number,
): VersionRoom {
  const automaticVersions = savedVersions
    .filter(({ isAutomatic }) => isAutomatic === true)
    .sort((first, second) => first.savedAt - second.savedAt);
  let automaticCount = automaticVersions.length + (newVersion.isAutomatic === true ? 1 : 0);
  let count = savedVersions.length + 1;
  let documentBytes = savedVersions.reduce((sum, { bytes }) => sum + bytes, newVersion.bytes);
  const findRefusal = (): VersionRefusal | undefined => {
    if (count > LIMITS.versions) return 'count';
    if (documentBytes > LIMITS.versionDocumentBytes) return 'document-bytes';
    return documentBytes + otherBytes > LIMITS.versionBytes ? 'library-bytes' : undefined;
  };
  const expiredKeys: string[] = [];
  for (const { key, bytes } of automaticVersions) {
    if (findRefusal() === undefined && automaticCount <= LIMITS.automaticVersions) break;
    expiredKeys.push(key);
    automaticCount -= 1;
    count -= 1;
    documentBytes -= bytes;
  }
  const error = findRefusal();
  return error === undefined ? { ok: true, expiredKeys } : { ok: false, error };
}
