/** Opens an archive and checks all of it, in bounded memory: it is right from end to end, or refused as a whole. */

import { LIMITS } from '../../base/limits.ts';
import type { GameDocuments } from '../../document/document-spec.ts';
import type { GameCatalog } from '../../document/game-catalog.ts';
import { readJson } from '../../document/json/read-json.ts';
import { type Parsed, parseBytes, refusedSize } from '../../document/parse.ts';
import { ArchiveError, type ArchiveFault, refuse } from '../../zip/archive-fault.ts';
import { BufferedReader } from '../../zip/buffered-reader.ts';
import { type Codec, digestOf, plainCodec } from '../../zip/codec.ts';
import { readDirectory } from '../../zip/directory.ts';
import { inFileOrder, type PlacedEntry, placed, refuseGap } from '../../zip/local.ts';
import type { ByteSource } from '../../zip/source.ts';
import { unpack } from '../../zip/unpack.ts';
import { type Manifest, type ManifestEntry, readManifest } from './manifest.ts';
import { contentsIn, kindOfFile, manifestFor, refuseDifference, refuseGrowth } from './match-manifest.ts';

export { archiveFaultClause, archiveFaultMessage } from '../../zip/archive-fault.ts';

export interface ReadArchiveHow {
  readonly signal?: AbortSignal;
  /** Called with the bytes checked so far, and all bytes. */
  readonly onProgress?: (done: number, of: number) => void;
  readonly codec?: Codec;
}

export interface Archive {
  readonly manifest: Manifest;
  /** False for a zip of plain files: its manifest is made from the files, without names and dates. */
  readonly hasManifest: boolean;
  /** Paths of files that are not ours, in a zip without a manifest. */
  readonly passedOver: readonly string[];
  /** All bytes of a file, checked once more. Rejects with an ArchiveError where they changed, or lie beside the archive. */
  bytes(entry: ManifestEntry): Promise<Uint8Array>;
  /** The JSON of a document, template or drawing. Rejects with an ArchiveError where it is none. */
  document(entry: ManifestEntry): Promise<unknown>;
  /** Frees the read buffer, for callers that keep many archives open. */
  forget(): void;
}

export type ReadArchive =
  | { readonly ok: true; readonly archive: Archive }
  | { readonly ok: false; readonly fault: ArchiveFault };

/** Checks structure, names, limits, manifest and every digest. Rejects only when `signal` aborts. */
export async function readArchive(source: ByteSource, how: ReadArchiveHow = {}): Promise<ReadArchive> {
  try {
    return { ok: true, archive: await opened(source, how) };
  } catch (error) {
    if (error instanceof ArchiveError) return { ok: false, fault: error.fault };
    throw error;
  }
}

/** A document of an archive as the rules read it, or the place that makes it unreadable. Rejects as `Archive.bytes` does. */
export async function parseEntry(
  gameCatalog: GameCatalog<GameDocuments>,
  archive: Archive,
  entry: ManifestEntry,
): Promise<Parsed> {
  return entry.bytes > LIMITS.documentBytes
    ? refusedSize(entry.bytes)
    : parseBytes(gameCatalog, await archive.bytes(entry));
}

async function opened(source: ByteSource, how: ReadArchiveHow): Promise<Archive> {
  const { codec = plainCodec, signal, onProgress } = how;
  const reader = new BufferedReader(source, signal);
  const directory = await readDirectory(reader);
  const { files, manifest: listing } = contentsIn(directory.entries);
  refuseGrowth(directory.entries, source.size);
  const manifest = listing && readManifest(await listOf(reader, await placed(reader, listing), codec));
  if (manifest) refuseDifference(manifest, files);
  const paths = new Map([...files].map(([path, entry]) => [entry.offset, path]));
  const checked = new Map<string, Checked>();
  const order = inFileOrder(directory);
  if ((order[0]?.offset ?? directory.offset) > 0) refuse('before');
  for (const [index, entry] of order.entries()) {
    const place = await placed(reader, entry);
    const next = order[index + 1];
    await refuseGap(reader, place, next?.offset ?? directory.offset, next?.path ?? '');
    const path = paths.get(entry.offset);
    if (path !== undefined) checked.set(path, { place, sha256: await digest(reader, place, codec) });
    onProgress?.(next?.offset ?? source.size, source.size);
  }
  for (const { path, sha256, beside } of manifest?.entries ?? []) {
    if (!beside && checked.get(path.normalize('NFC'))?.sha256 !== sha256) refuse('digest', path);
  }
  return archiveOf(reader, manifest, checked, codec);
}

interface Checked {
  readonly place: PlacedEntry;
  readonly sha256: string;
}

async function listOf(reader: BufferedReader, place: PlacedEntry, codec: Codec): Promise<Uint8Array> {
  return place.size > LIMITS.archiveListBytes ? refuse('list-too-large') : whole(reader, place, codec);
}

async function digest(reader: BufferedReader, place: PlacedEntry, codec: Codec): Promise<string> {
  const hash = codec.sha256();
  await unpack(reader, place, codec, (bytes) => hash.update(bytes));
  return hash.hex();
}

async function whole(reader: BufferedReader, place: PlacedEntry, codec: Codec): Promise<Uint8Array> {
  const bytes = new Uint8Array(place.size);
  let at = 0;
  await unpack(reader, place, codec, (part) => {
    bytes.set(part, at);
    at += part.length;
  });
  return bytes;
}

function archiveOf(
  reader: BufferedReader,
  manifest: Manifest | undefined,
  checked: ReadonlyMap<string, Checked>,
  codec: Codec,
): Archive {
  const bytes = async (entry: ManifestEntry): Promise<Uint8Array> => {
    const found = checked.get(entry.path.normalize('NFC'));
    if (found === undefined) return refuse('missing', entry.path);
    const read = await whole(reader, found.place, codec);
    return digestOf(read, codec) === found.sha256 ? read : refuse('changed', entry.path);
  };
  return {
    manifest: manifest ?? manifestFor(found(checked)),
    hasManifest: manifest !== undefined,
    passedOver: manifest ? [] : [...checked.keys()].filter((path) => kindOfFile(path) === undefined),
    bytes,
    forget: () => reader.forget(),
    document: async (entry) => jsonOf(await bytes(entry), entry.path),
  };
}

const found = (checked: ReadonlyMap<string, Checked>): ManifestEntry[] =>
  [...checked].flatMap(([path, { place, sha256 }]) => {
    const kind = kindOfFile(path);
    return kind === undefined ? [] : [{ path, kind, bytes: place.size, sha256 }];
  });

function jsonOf(bytes: Uint8Array, path: string): unknown {
  if (bytes.length > LIMITS.documentBytes)
    return refuse('no-json', path, (translate) => translate('archiveEntries.tooLarge'));
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return refuse('no-json', path, (translate) => translate('archiveEntries.noText'));
  }
  const read = readJson(text);
  return read.ok ? read.value : refuse('no-json', path, read.words);
}
