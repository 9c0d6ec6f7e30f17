/** Finds out which library a profile holds: the one it held last, a copy, or one that was brought from another computer. */
import type { Home, JournalDisk } from '../disk.ts';
import { type Ancestor, type LibraryIdentity, ownsSegment, ownsSnapshot } from '../ownership/ownership.ts';
import { readSegmentOwners, type SegmentOwner } from '../segments/segment-owners.ts';
import type { ChainPlaces } from '../snapshots/chain.ts';
import { readSnapshotHead, type SnapshotFile, snapshotsIn } from '../snapshots/snapshot-files.ts';
import { type IndexHead, snapshotKey } from '../snapshots/snapshot-index.ts';
import { isEqualHome, isSameHome } from './same-home.ts';
import { createLibraryId, type ReadSettings, type Settings } from './settings.ts';

/** The settings that hold from now on. */
export interface Identified {
  readonly settings: Settings & { readonly library: string };
  /** Whether they differ from those on the disk. */
  readonly isChanged: boolean;
}

type OwnedSnapshot = SnapshotFile & { readonly head: IndexHead };

interface Profile {
  /** Reads the heads of all snapshots, once; most starts don't need them. */
  readonly snapshots: () => Promise<readonly OwnedSnapshot[]>;
  readonly segments: readonly SegmentOwner[];
}

/** Reads only heads of files. Folders that can't be listed count as empty. */
export async function identify(
  disk: JournalDisk,
  places: Pick<ChainPlaces, 'journal' | 'backups'>,
  read: ReadSettings,
  home: Home,
): Promise<Identified> {
  let snapshots: Promise<OwnedSnapshot[]> | undefined;
  const profile: Profile = {
    snapshots: () => (snapshots ??= ownedSnapshots(disk, places.backups)),
    segments: await readSegmentOwners(disk, places.journal).catch(() => []),
  };
  if (read.kind === 'unreadable') {
    // The file stays as it is, since it names the folder that the user has chosen.
    const library = (await newestLibrary(profile)) ?? createLibraryId();
    const ancestors = await describeHistory(profile, library);
    return { settings: { library, ancestors }, isChanged: false };
  }
  const settings = await settleHome(read.settings, profile, home);
  const cloneSettings = await leaveClone(disk, settings, profile);
  const finalSettings = await takeBrought(cloneSettings, profile);
  return { settings: finalSettings, isChanged: finalSettings !== read.settings };
}

type Settled = Settings & { readonly library: string };

/** Keeps the id while the profile is where it was. A copy gets an id of its own, and goes on from what it holds. */
async function settleHome(settings: Settings, profile: Profile, home: Home): Promise<Settled> {
  const {
    library,
    home: lastHome,
    ancestors = [],
    formerHomes = [],
    written: _written,
    ...remainingSettings
  } = settings;
  if (library !== undefined && lastHome !== undefined) {
    if (isSameHome(lastHome, home))
      return isEqualHome(lastHome, home) ? (settings as Settled) : { ...settings, library, home };
    const known = formerHomes.find((former) => isSameHome(former.home, home));
    return {
      ...remainingSettings,
      library: known?.library ?? createLibraryId(),
      home,
      ancestors: addAncestor(ancestors, await describeAncestor(profile, library)),
      formerHomes: [...formerHomes.filter((former) => former !== known), { library, home: lastHome }],
    };
  }
  // Older versions wrote no home, so two computers may have the same id: each takes a new one.
  const lastLibrary = library ?? (await newestLibrary(profile));
  const hasHistory = (await profile.snapshots()).length + profile.segments.length > 0;
  return {
    ...remainingSettings,
    ...(ancestors.length > 0 && { ancestors }),
    library: createLibraryId(),
    home,
    ...(hasHistory && { ancestors: (await describeHistory(profile, lastLibrary)).reduce(addAncestor, ancestors) }),
  };
}

/**
 * Takes a new id if the chosen folder holds a snapshot with our id that this profile hasn't written: it is a copy then, such as a
 * disk image, and nothing else distinguishes the two.
 */
async function leaveClone(disk: JournalDisk, settings: Settled, profile: Profile): Promise<Settled> {
  const { folder, library, ancestors = [], written } = settings;
  if (folder === undefined || written === undefined) return settings;
  const ownFiles = (await profile.snapshots()).filter((file) => file.head.library === library);
  const known = new Set([...written, ...ownFiles.map(({ head }) => snapshotKey(head))]);
  // The oldest entries of a long record are dropped.
  const first = Math.min(...written.map((key) => Number.parseInt(key, 10)));
  const copies = await ownedSnapshots(disk, folder);
  const isForeign = ({ head }: OwnedSnapshot) =>
    head.library === library && head.number >= first && !known.has(snapshotKey(head));
  if (!copies.some(isForeign)) return settings;
  const { written: _written, ...remainingSettings } = settings;
  return {
    ...remainingSettings,
    library: createLibraryId(),
    ancestors: addAncestor(ancestors, await describeAncestor(profile, library)),
  };
}

/**
 * Takes over a journal that was copied here from another computer in place of ours. One that is shorter than ours was copied
 * next to it, and is kept as a backup (see `sealBrought`).
 */
async function takeBrought(settings: Settled, profile: Profile): Promise<Settled> {
  const { ancestors = [] } = settings;
  const foreign = foreignSegments(settings, profile.segments);
  const last = foreign.at(-1);
  if (last === undefined) return settings;
  const snapshots = await profile.snapshots();
  const ownSnapshots = snapshots.filter(({ head, number }) => ownsSnapshot(settings, head.library, number));
  const ownSegments = profile.segments.filter((segment) => !foreign.includes(segment));
  const lastOwn = Math.max(0, ...ownSnapshots.map(({ head }) => head.through), ownSegments.at(-1)?.number ?? 0);
  if (last.number <= lastOwn) return settings;
  const foreignSnapshot = snapshots.find(
    ({ head, number }) =>
      !ownsSnapshot(settings, head.library, number) && (last.library ?? head.library) === head.library,
  );
  const library = last.library ?? foreignSnapshot?.head.library;
  const ancestor: Ancestor = {
    ...(library !== undefined && { library }),
    snapshot: foreignSnapshot?.number ?? 0,
    segment: last.number,
  };
  // An older version has gone on with this profile: it writes no id into its segments.
  if (last.library === undefined && foreignSnapshot === undefined && ownSnapshots.length > 0) {
    return { ...settings, ancestors: [...ancestors, { ...ancestor, isOwn: true }] };
  }
  return {
    ...settings,
    ancestors: [ancestor],
    replaced: { snapshot: findHighest(ownSnapshots, settings.library), segment: lastOwn },
    brought: foreignSnapshot?.head.computer ?? '',
  };
}

const findHighest = (files: readonly OwnedSnapshot[], library: string): number =>
  files.find(({ head }) => head.library === library)?.number ?? 0;

/** Segments of another library, in order. */
export const foreignSegments = (identity: LibraryIdentity, segments: readonly SegmentOwner[]): SegmentOwner[] =>
  segments.filter(({ number, library, isKnown }) => isKnown && !ownsSegment(identity, library, number));

/** In place of an earlier entry about the same library. */
const addAncestor = (ancestors: readonly Ancestor[], added: Ancestor): readonly Ancestor[] => [
  ...ancestors.filter(({ library }) => library !== added.library),
  added,
];

async function describeAncestor(
  { snapshots, segments }: Profile,
  library: string | undefined,
  isOwn?: true,
): Promise<Ancestor> {
  const newest = (await snapshots()).find(({ head }) => head.library === library);
  return {
    ...(library !== undefined && { library }),
    snapshot: newest?.number ?? 0,
    segment: segments.at(-1)?.number ?? 0,
    ...(isOwn && { isOwn }),
  };
}

/** What a profile without usable settings goes on from: files of one library, and older ones that led to it. */
async function describeHistory(profile: Profile, library: string | undefined): Promise<Ancestor[]> {
  const { segments } = profile;
  const snapshots = await profile.snapshots();
  const end = segments.at(-1)?.number ?? Number.POSITIVE_INFINITY;
  const first = snapshots.filter(({ head }) => head.library === library).at(-1)?.number ?? Number.POSITIVE_INFINITY;
  const earlier = snapshots.filter(
    ({ head, number }) => head.library !== library && head.through <= end && number < first,
  );
  const libraries = [...new Set(earlier.map(({ head }) => head.library))].reverse();
  const earlierAncestors = libraries.map((id): Ancestor => {
    const number = earlier.find(({ head }) => head.library === id)?.number ?? 0;
    return { library: id, snapshot: number, segment: segments.at(-1)?.number ?? 0, isOwn: true };
  });
  return [...earlierAncestors, await describeAncestor(profile, library, true)];
}

/**
 * The library of a profile without usable settings: that of its newest segment. Older segments have no id; then it's that of the
 * newest snapshot which fits them, since a snapshot of another computer may have been copied next to ours.
 */
async function newestLibrary({ snapshots, segments }: Profile): Promise<string | undefined> {
  const named = segments.filter(({ library }) => library !== undefined).at(-1)?.library;
  if (named !== undefined) return named;
  const end = segments.at(-1)?.number;
  const found = await snapshots();
  const fitting = end === undefined ? undefined : found.find(({ head }) => head.through <= end);
  return (fitting ?? found[0])?.head.library;
}

/** Snapshots of a folder whose library is known, newest first. */
async function ownedSnapshots(disk: JournalDisk, folder: string): Promise<OwnedSnapshot[]> {
  const files = await snapshotsIn(disk, folder).catch(() => []);
  const heads = await Promise.all(files.map((file) => readSnapshotHead(disk, file)));
  return files.flatMap((file, i) => {
    const head = heads[i];
    return head === undefined ? [] : [{ ...file, head }];
  });
}
