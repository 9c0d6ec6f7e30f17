/** Decides which snapshots and journal segments belong to this library. */

/** An earlier id of this library: the profile was copied, moved or brought here, and goes on from these files. */
export interface Ancestor {
  /** Absent in files of Rollcall versions that wrote no id into the journal. */
  readonly library?: string;
  /** Numbers of its newest snapshot and newest journal segment at that time. Newer ones belong to another library. */
  readonly snapshot: number;
  readonly segment: number;
  /** The id was changed by an update, not because the profile was copied: its snapshots in the profile are ours. */
  readonly isOwn?: true;
}

/** What identifies the files of a library. */
export interface LibraryIdentity {
  readonly library: string;
  readonly ancestors?: readonly Ancestor[] | undefined;
  readonly replaced?: { readonly snapshot: number; readonly segment: number } | undefined;
}

/** Whether a snapshot in the profile is of this library or of what it goes on from. */
export function ownsSnapshot(identity: LibraryIdentity, library: string, number: number): boolean {
  const { ancestors = [], replaced } = identity;
  if (library === identity.library) return number > (replaced?.snapshot ?? 0);
  return ancestors.some((ancestor) => ancestor.library === library && number <= ancestor.snapshot);
}

/** Whether it counts among the backups of this library that are shown and thinned. */
export function countsAsOurs(identity: LibraryIdentity, library: string, number: number): boolean {
  const { ancestors = [] } = identity;
  const isUpdated = ({ isOwn, library: id, snapshot }: Ancestor) =>
    isOwn === true && id === library && number <= snapshot;
  return library === identity.library || ancestors.some(isUpdated);
}

/** @param library id in the head of the segment; absent in segments of older versions */
export function ownsSegment(identity: LibraryIdentity, library: string | undefined, number: number): boolean {
  const { ancestors = [], replaced } = identity;
  if (library === identity.library) return number > (replaced?.segment ?? 0);
  return ancestors.some(
    (ancestor) => (library === undefined || ancestor.library === library) && number <= ancestor.segment,
  );
}
