/**
 * Opens an archive and checks all of it in bounded memory. An archive with a single invalid byte is rejected as a whole, unless the byte
 * is in an entry that the caller can do without.
 */

import { LIMITS } from '../../base/limits.ts';
import type { GameDocuments } from '../../document/document-spec.ts';
import type { GameCatalog } from '../../document/game-catalog.ts';
import { readJson } from '../../document/json/read-json.ts';
import { type ParseResult, parseBytes, refuseSize } from '../../document/parse.ts';
import { ArchiveError, type ArchiveFault, refuse } from '../../zip/archive-fault.ts';
import { BufferedReader } from '../../zip/buffered-reader.ts';
import type { ByteSource } from '../../zip/byte-source.ts';
import { type Codec, computeDigest, portableCodec } from '../../zip/codec.ts';
import { readDirectory } from '../../zip/directory.ts';
import { type PlacedEntry, placeEntry, refuseGapAfter, sortByOffset } from '../../zip/place-entry.ts';
import { unpack } from '../../zip/unpack.ts';
import { type Manifest, type ManifestEntry, readManifest } from './manifest.ts';
import { createPlainManifest, findContents, getFileKind, refuseDifference, refuseGrowth } from './match-manifest.ts';

export {
  formatArchiveFault,
  formatArchiveFaultClause,
} from '../../zip/archive-fault.ts';

export interface ReadArchiveOptions {
  readonly signal?: AbortSignal;
  /** Called with the number of bytes checked so far, and the total. */
  readonly onProgress?: (checkedBytes: number, totalBytes: number) => void;
  readonly codec?: Codec;
  /** Whether the archive can be used without the entry at this path. By default, it needs all of them. */
  readonly isDispensable?: (entryPath: string) => boolean;
}

export interface Archive {
  readonly manifest: Manifest;
  /** False for a zip of plain files: its manifest is created from the files, without names and dates. */
  readonly hasManifest: boolean;
  /** Paths of unknown files, in a zip without a manifest. */
  readonly passedOver: readonly string[];
  /** Paths of dispensable entries that are damaged. */
  readonly damagedPaths: ReadonlySet<string>;
  /** Returns all bytes of a file and checks them again. Rejects with an ArchiveError if they have changed or are outside the archive. */
  bytes(entry: ManifestEntry): Promise<Uint8Array>;
  /** Returns the bytes of one of `passedOver`, or undefined if there are more than `maxBytes`. Rejects like `bytes`. */
  readPassedOver(path: string, maxBytes: number): Promise<Uint8Array | undefined>;
  /** Parses the JSON of a document, template or drawing. Rejects with an ArchiveError if it isn't JSON. */
  document(entry: ManifestEntry): Promise<unknown>;
  /** Frees the read buffer, for callers that keep many archives open. */
  forget(): void;
}

export type ReadArchive =
  | { readonly ok: true; readonly archive: Archive }
  | { readonly ok: false; readonly fault: ArchiveFault };

/** Checks structure, names, limits, manifest and every digest. Rejects only if `signal` aborts. */
export async function readArchive(source: ByteSource, options: ReadArchiveOptions = {}): Promise<ReadArchive> {
  try {
    return { ok: true, archive: await openArchive(source, options) };
  } catch (error) {
    if (error instanceof ArchiveError) return { ok: false, fault: error.fault };
    throw error;
  }
}

/** Parses a document of an archive for the rules, or returns the place that makes it unreadable. Rejects like `Archive.bytes`. */
export async function parseEntry(
  gameCatalog: GameCatalog<GameDocuments>,
  archive: Archive,
  entry: ManifestEntry,
): Promise<ParseResult> {
  return entry.bytes > LIMITS.documentBytes
    ? refuseSize(entry.bytes)
    : parseBytes(gameCatalog, await archive.bytes(entry));
}

async function openArchive(source: ByteSource, options: ReadArchiveOptions): Promise<Archive> {
  const { codec = portableCodec, signal, onProgress, isDispensable = () => false } = options;
  const reader = new BufferedReader(source, signal);
  const directory = await readDirectory(reader);
  const { files, manifest: manifestEntry } = findContents(directory.entries);
  refuseGrowth(directory.entries, source.size);
  const manifest =
    manifestEntry && readManifest(await readListing(reader, await placeEntry(reader, manifestEntry), codec));
  if (manifest) refuseDifference(manifest, files);
  // `findContents` removes a folder that contains everything, so these paths can be shorter than those of the entries.
  const paths = new Map([...files].map(([entryPath, entry]) => [entry.offset, entryPath]));
  const checkedByPath = new Map<string, CheckedEntry>();
  const damagedPaths = new Set<string>();
  const orderedEntries = sortByOffset(directory);
  // A zip may have other bytes before its first entry, such as a program. An archive must not.
  if ((orderedEntries[0]?.offset ?? directory.offset) > 0) refuse('before');
  for (const [index, entry] of orderedEntries.entries()) {
    const nextEntry = orderedEntries[index + 1];
    const entryPath = paths.get(entry.offset);
    try {
      const place = await placeEntry(reader, entry);
      await refuseGapAfter(reader, place, nextEntry?.offset ?? directory.offset, nextEntry?.path ?? '');
      if (entryPath !== undefined)
        checkedByPath.set(entryPath, { place, sha256: await computeEntryDigest(reader, place, codec) });
    } catch (error) {
      damagedPaths.add(getDispensablePath(error, entryPath, isDispensable));
    }
    onProgress?.(nextEntry?.offset ?? source.size, source.size);
  }
  for (const path of manifest === undefined ? [] : findWrongDigests(manifest, checkedByPath)) {
    const entryPath = path.normalize('NFC');
    if (!isDispensable(entryPath)) refuse('digest', path);
    damagedPaths.add(entryPath);
  }
  return createArchive(reader, manifest, checkedByPath, damagedPaths, codec);
}

/** Returns the path of a damaged entry. Throws the error if the archive needs the entry. */
function getDispensablePath(
  error: unknown,
  entryPath: string | undefined,
  isDispensable: (entryPath: string) => boolean,
): string {
  if (error instanceof ArchiveError && entryPath !== undefined && isDispensable(entryPath)) return entryPath;
  throw error;
}

/** Finds the paths of entries without the digest that the manifest says. Pictures beside the archive are not in it. */
const findWrongDigests = ({ entries }: Manifest, checkedByPath: ReadonlyMap<string, CheckedEntry>): string[] =>
  entries.flatMap(({ path, sha256, beside }) =>
    beside || checkedByPath.get(path.normalize('NFC'))?.sha256 === sha256 ? [] : [path],
  );

interface CheckedEntry {
  readonly place: PlacedEntry;
  readonly sha256: string;
}

async function readListing(reader: BufferedReader, placedEntry: PlacedEntry, codec: Codec): Promise<Uint8Array> {
  return placedEntry.size > LIMITS.archiveListBytes
    ? refuse('list-too-large')
    : readWholeEntry(reader, placedEntry, codec);
}

async function computeEntryDigest(reader: BufferedReader, placedEntry: PlacedEntry, codec: Codec): Promise<string> {
  const hasher = codec.sha256();
  await unpack(reader, placedEntry, codec, (bytes) => hasher.update(bytes));
  return hasher.hex();
}

async function readWholeEntry(reader: BufferedReader, placedEntry: PlacedEntry, codec: Codec): Promise<Uint8Array> {
  const bytes = new Uint8Array(placedEntry.size);
  let offset = 0;
  await unpack(reader, placedEntry, codec, (chunk) => {
    bytes.set(chunk, offset);
    offset += chunk.length;
  });
  return bytes;
}

function createArchive(
  reader: BufferedReader,
  manifest: Manifest | undefined,
  checkedByPath: ReadonlyMap<string, CheckedEntry>,
  damagedPaths: ReadonlySet<string>,
  codec: Codec,
): Archive {
  const readChecked = async ({ place, sha256 }: CheckedEntry, entryPath: string): Promise<Uint8Array> => {
    const contents = await readWholeEntry(reader, place, codec);
    return computeDigest(contents, codec) === sha256 ? contents : refuse('changed', entryPath);
  };
  const bytes = async (entry: ManifestEntry): Promise<Uint8Array> => {
    const checkedEntry = checkedByPath.get(entry.path.normalize('NFC'));
    return checkedEntry === undefined ? refuse('missing', entry.path) : readChecked(checkedEntry, entry.path);
  };
  return {
    manifest: manifest ?? createPlainManifest(listCheckedFiles(checkedByPath)),
    hasManifest: manifest !== undefined,
    passedOver: manifest ? [] : [...checkedByPath.keys()].filter((entryPath) => getFileKind(entryPath) === undefined),
    damagedPaths,
    bytes,
    readPassedOver: async (entryPath, maxBytes) => {
      const checkedEntry = checkedByPath.get(entryPath);
      if (checkedEntry === undefined) return refuse('missing', entryPath);
      return checkedEntry.place.size > maxBytes ? undefined : readChecked(checkedEntry, entryPath);
    },
    forget: () => reader.freeBuffer(),
    document: async (entry) => parseJsonEntry(await bytes(entry), entry.path),
  };
}

const listCheckedFiles = (checkedByPath: ReadonlyMap<string, CheckedEntry>): ManifestEntry[] =>
  [...checkedByPath].flatMap(([path, { place, sha256 }]) => {
    const kind = getFileKind(path);
    return kind === undefined ? [] : [{ path, kind, bytes: place.size, sha256 }];
  });

function parseJsonEntry(bytes: Uint8Array, entryPath: string): unknown {
  if (bytes.length > LIMITS.documentBytes)
    return refuse('no-json', entryPath, (translate) => translate('archiveEntries.tooLarge'));
  let jsonText: string;
  try {
    jsonText = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return refuse('no-json', entryPath, (translate) => translate('archiveEntries.noText'));
  }
  const jsonResult = readJson(jsonText);
  return jsonResult.ok ? jsonResult.value : refuse('no-json', entryPath, jsonResult.message);
}
