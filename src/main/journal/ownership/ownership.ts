/** Decides which snapshots and journal segments belong to this library. */

/** An earlier id of this library. The profile was copied, moved or brought here and continues from these files. */
export interface Ancestor {
  /** Absent in files of Rollcall versions that wrote no id into the journal. */
  readonly library?: string;
  /** Number of the newest snapshot with this id when the id changed. Newer snapshots with this id belong to another library. */
  readonly snapshot: number;
  /** Number of the newest journal segment when the id changed. */
  readonly segment: number;
  /** Present if the id changed without a copy, for example by an update. Snapshots with this id in the profile are own backups. */
  readonly isOwn?: true;
}

/** The ids and numbers that identify the files of a library. */
export interface LibraryIdentity {
  readonly library: string;
  readonly ancestors?: readonly Ancestor[] | undefined;
  /** Files with the current id up to these numbers don't count, since a library from another computer has replaced them. */
  readonly replaced?: { readonly snapshot: number; readonly segment: number } | undefined;
}

/** Whether a snapshot in the profile belongs to this library or to one that it continues from. */
export function ownsSnapshot(identity: LibraryIdentity, library: string, snapshotNumber: number): boolean {
  const { ancestors = [], replaced } = identity;
  if (library === identity.library) return snapshotNumber > (replaced?.snapshot ?? 0);
  return ancestors.some((ancestor) => ancestor.library === library && snapshotNumber <= ancestor.snapshot);
}

/** Whether a snapshot is listed and pruned as a backup of this library. */
export function countsAsOwnBackup(identity: LibraryIdentity, library: string, snapshotNumber: number): boolean {
  const { ancestors = [] } = identity;
  const isUpdatedLibrary = ({ isOwn, library: ancestorLibrary, snapshot }: Ancestor) =>
    isOwn === true && ancestorLibrary === library && snapshotNumber <= snapshot;
  return library === identity.library || ancestors.some(isUpdatedLibrary);
}

/**
 * Whether a journal segment belongs to this library or to one that it continues from.
 * @param library the id in the header of the segment; undefined for segments of older versions
 */
export function ownsSegment(identity: LibraryIdentity, library: string | undefined, segmentNumber: number): boolean {
  const { ancestors = [], replaced } = identity;
  if (library === identity.library) return segmentNumber > (replaced?.segment ?? 0);
  return ancestors.some(
    (ancestor) => (library === undefined || ancestor.library === library) && segmentNumber <= ancestor.segment,
  );
}
