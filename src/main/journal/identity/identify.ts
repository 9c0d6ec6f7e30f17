/**
 * Finds out which library a profile contains: the same one as last time, a copy, or one brought from another computer.
 *
 * A library has an id, which the headers of its files contain: numbered journal segments, and numbered snapshots (backups). `through` in
 * the header of a snapshot is the number of the last segment that the snapshot includes.
 */
import type { Home, JournalDisk } from '../disk.ts';
import { type Ancestor, type LibraryIdentity, ownsSegment, ownsSnapshot } from '../ownership/ownership.ts';
import { readSegmentOwners, type SegmentOwner } from '../segments/segment-owners.ts';
import type { LibraryLocation } from '../snapshots/chain.ts';
import { listSnapshotFiles, readSnapshotHeader, type SnapshotFile } from '../snapshots/snapshot-files.ts';
import { getSnapshotKey, type IndexHeader } from '../snapshots/snapshot-index.ts';
import { areHomesEqual, isSameHome } from './same-home.ts';
import { createLibraryId, type ReadSettings, type Settings } from './settings.ts';

/** The settings to use from now on. */
export interface IdentifiedLibrary {
  readonly settings: Settings & { readonly library: string };
  /** Whether these settings differ from the settings on the disk and have to be written. */
  readonly isChanged: boolean;
}

type OwnedSnapshot = SnapshotFile & { readonly header: IndexHeader };

interface Profile {
  /** Reads the headers of all snapshots on the first call only, since most starts don't need them. */
  readonly readSnapshots: () => Promise<readonly OwnedSnapshot[]>;
  readonly segments: readonly SegmentOwner[];
}

/** Identifies the library from the headers of its files alone. A folder that can't be listed counts as empty. */
export async function identifyLibrary(
  journalDisk: JournalDisk,
  location: Pick<LibraryLocation, 'journal' | 'backups'>,
  readResult: ReadSettings,
  home: Home,
): Promise<IdentifiedLibrary> {
  let snapshots: Promise<OwnedSnapshot[]> | undefined;
  const profile: Profile = {
    readSnapshots: () => (snapshots ??= readOwnedSnapshots(journalDisk, location.backups)),
    segments: await readSegmentOwners(journalDisk, location.journal).catch(() => []),
  };
  if (readResult.kind === 'unreadable') {
    // The unreadable file is not overwritten, since it names the folder that the user has chosen.
    const library = (await findNewestLibrary(profile)) ?? createLibraryId();
    const ancestors = await describeHistory(profile, library);
    return { settings: { library, ancestors }, isChanged: false };
  }
  const settings = await updateHome(readResult.settings, profile, home);
  const cloneSettings = await separateFromClone(journalDisk, settings, profile);
  const finalSettings = await adoptBroughtJournal(cloneSettings, profile);
  return { settings: finalSettings, isChanged: finalSettings !== readResult.settings };
}

/** Settings that have the id of the library. */
type SettledSettings = Settings & { readonly library: string };

/**
 * Keeps the id if the profile is still in the same place. A copy gets a new id and continues from the files it contains. The list of
 * written snapshots is dropped then, since it belongs to the old id.
 */
async function updateHome(settings: Settings, profile: Profile, home: Home): Promise<SettledSettings> {
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
      return areHomesEqual(lastHome, home) ? (settings as SettledSettings) : { ...settings, library, home };
    const knownHome = formerHomes.find((formerHome) => isSameHome(formerHome.home, home));
    return {
      ...remainingSettings,
      library: knownHome?.library ?? createLibraryId(),
      home,
      ancestors: addAncestor(ancestors, await describeAncestor(profile, library)),
      formerHomes: [...formerHomes.filter((formerHome) => formerHome !== knownHome), { library, home: lastHome }],
    };
  }
  // Older versions recorded no home, so two computers may share an id. Each computer therefore creates a new id.
  const lastLibrary = library ?? (await findNewestLibrary(profile));
  const hasHistory = (await profile.readSnapshots()).length + profile.segments.length > 0;
  return {
    ...remainingSettings,
    ...(ancestors.length > 0 && { ancestors }),
    library: createLibraryId(),
    home,
    ...(hasHistory && { ancestors: (await describeHistory(profile, lastLibrary)).reduce(addAncestor, ancestors) }),
  };
}

/**
 * Creates a new id if the chosen folder contains a snapshot with this library's id that this profile hasn't written. Another copy of
 * the profile, such as a restored disk image, must have written the snapshot, and nothing else distinguishes the two profiles.
 */
async function separateFromClone(
  journalDisk: JournalDisk,
  settings: SettledSettings,
  profile: Profile,
): Promise<SettledSettings> {
  const { folder, library, ancestors = [], written } = settings;
  if (folder === undefined || written === undefined) return settings;
  const ownFiles = (await profile.readSnapshots()).filter((snapshotFile) => snapshotFile.header.library === library);
  const knownKeys = new Set([...written, ...ownFiles.map(({ header }) => getSnapshotKey(header))]);
  // The list of written snapshots is limited, so snapshots older than its first entry prove nothing. Keys begin with the number.
  const oldestWritten = Math.min(...written.map((snapshotKey) => Number.parseInt(snapshotKey, 10)));
  const sharedSnapshots = await readOwnedSnapshots(journalDisk, folder);
  const isForeignSnapshot = ({ header }: OwnedSnapshot) =>
    header.library === library && header.number >= oldestWritten && !knownKeys.has(getSnapshotKey(header));
  if (!sharedSnapshots.some(isForeignSnapshot)) return settings;
  const { written: _written, ...remainingSettings } = settings;
  return {
    ...remainingSettings,
    library: createLibraryId(),
    ancestors: addAncestor(ancestors, await describeAncestor(profile, library)),
  };
}

/**
 * Adopts a journal from another computer that replaced this library's journal. A foreign journal that ends before this library's files
 * was only copied next to them; `sealBroughtJournal` saves it as a backup instead.
 */
async function adoptBroughtJournal(settings: SettledSettings, profile: Profile): Promise<SettledSettings> {
  const { ancestors = [] } = settings;
  const foreignSegments = findForeignSegments(settings, profile.segments);
  const lastForeignSegment = foreignSegments.at(-1);
  if (lastForeignSegment === undefined) return settings;
  const snapshots = await profile.readSnapshots();
  const ownSnapshots = snapshots.filter(({ header, number }) => ownsSnapshot(settings, header.library, number));
  const ownSegments = profile.segments.filter((segment) => !foreignSegments.includes(segment));
  const lastOwnNumber = Math.max(
    0,
    ...ownSnapshots.map(({ header }) => header.through),
    ownSegments.at(-1)?.number ?? 0,
  );
  if (lastForeignSegment.number <= lastOwnNumber) return settings;
  const foreignSnapshot = snapshots.find(
    ({ header, number }) =>
      !ownsSnapshot(settings, header.library, number) &&
      (lastForeignSegment.library ?? header.library) === header.library,
  );
  const library = lastForeignSegment.library ?? foreignSnapshot?.header.library;
  const ancestor: Ancestor = {
    ...(library !== undefined && { library }),
    snapshot: foreignSnapshot?.number ?? 0,
    segment: lastForeignSegment.number,
  };
  // Segments without an id next to own snapshots mean that an older version of Rollcall has used this profile.
  if (lastForeignSegment.library === undefined && foreignSnapshot === undefined && ownSnapshots.length > 0) {
    return { ...settings, ancestors: [...ancestors, { ...ancestor, isOwn: true }] };
  }
  // The library continues from the foreign one. Its own files no longer count, and the user is asked about the other computer.
  return {
    ...settings,
    ancestors: [ancestor],
    replaced: { snapshot: findHighestSnapshotNumber(ownSnapshots, settings.library), segment: lastOwnNumber },
    brought: foreignSnapshot?.header.computer ?? '',
  };
}

const findHighestSnapshotNumber = (files: readonly OwnedSnapshot[], library: string): number =>
  files.find(({ header }) => header.library === library)?.number ?? 0;

/** Returns the segments that belong to another library, in order. */
export const findForeignSegments = (identity: LibraryIdentity, segments: readonly SegmentOwner[]): SegmentOwner[] =>
  segments.filter(({ number, library, isReadable }) => isReadable && !ownsSegment(identity, library, number));

/** Adds an ancestor and removes an earlier entry for the same library. */
const addAncestor = (ancestors: readonly Ancestor[], newAncestor: Ancestor): readonly Ancestor[] => [
  ...ancestors.filter(({ library }) => library !== newAncestor.library),
  newAncestor,
];

async function describeAncestor(
  { readSnapshots, segments }: Profile,
  library: string | undefined,
  isOwn?: true,
): Promise<Ancestor> {
  const newestSnapshot = (await readSnapshots()).find(({ header }) => header.library === library);
  return {
    ...(library !== undefined && { library }),
    snapshot: newestSnapshot?.number ?? 0,
    segment: segments.at(-1)?.number ?? 0,
    ...(isOwn && { isOwn }),
  };
}

/** Returns the ancestors of a profile without usable settings: this library and the libraries that it continues from. */
async function describeHistory(profile: Profile, library: string | undefined): Promise<Ancestor[]> {
  const { segments } = profile;
  const snapshots = await profile.readSnapshots();
  const lastSegmentNumber = segments.at(-1)?.number ?? Number.POSITIVE_INFINITY;
  const firstSnapshotNumber =
    snapshots.filter(({ header }) => header.library === library).at(-1)?.number ?? Number.POSITIVE_INFINITY;
  // This library continues from the other libraries whose snapshots are older than its first one and not ahead of the segments.
  const earlierSnapshots = snapshots.filter(
    ({ header, number }) =>
      header.library !== library && header.through <= lastSegmentNumber && number < firstSnapshotNumber,
  );
  const libraries = [...new Set(earlierSnapshots.map(({ header }) => header.library))].reverse();
  const earlierAncestors = libraries.map((libraryId): Ancestor => {
    const snapshot = earlierSnapshots.find(({ header }) => header.library === libraryId)?.number ?? 0;
    return { library: libraryId, snapshot, segment: segments.at(-1)?.number ?? 0, isOwn: true };
  });
  return [...earlierAncestors, await describeAncestor(profile, library, true)];
}

/**
 * Finds the library of a profile without usable settings by its newest segment with an id. If no segment has an id, the newest snapshot
 * that does not go beyond the segments decides, since a snapshot of another computer may have been copied into the folder.
 */
async function findNewestLibrary({ readSnapshots, segments }: Profile): Promise<string | undefined> {
  const segmentLibrary = segments.filter(({ library }) => library !== undefined).at(-1)?.library;
  if (segmentLibrary !== undefined) return segmentLibrary;
  const lastSegmentNumber = segments.at(-1)?.number;
  const snapshots = await readSnapshots();
  const fittingSnapshot =
    lastSegmentNumber === undefined ? undefined : snapshots.find(({ header }) => header.through <= lastSegmentNumber);
  return (fittingSnapshot ?? snapshots[0])?.header.library;
}

/** Reads the snapshots of a folder whose library is known, newest first. */
async function readOwnedSnapshots(journalDisk: JournalDisk, folder: string): Promise<OwnedSnapshot[]> {
  const files = await listSnapshotFiles(journalDisk, folder).catch(() => []);
  const headers = await Promise.all(files.map((snapshotFile) => readSnapshotHeader(journalDisk, snapshotFile)));
  return files.flatMap((snapshotFile, index) => {
    const header = headers[index];
    return header === undefined ? [] : [{ ...snapshotFile, header }];
  });
}
