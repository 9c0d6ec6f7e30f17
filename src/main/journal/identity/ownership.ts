/** Decides which snapshots and journal segments belong to this library. */
import type { Ancestor } from './settings.ts';

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

/** Whether its counts among the backups of this library that are shown and thinned. */
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
