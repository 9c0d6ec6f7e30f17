/** Writes archives. Every item is packed, written and released before the next one. The manifest lists all items and follows at the end. */

import { crc32 } from '../../base/crc32.ts';
import { LIMITS } from '../../base/limits.ts';
import { LIBRARY_FORMAT } from '../../document/file-formats.ts';
import { refuse } from '../../zip/archive-fault.ts';
import { type Codec, portableCodec } from '../../zip/codec.ts';
import { METHOD } from '../../zip/layout.ts';
import {
  createCentralHeader,
  createEndRecord,
  createLocalHeader,
  type DosTime,
  type EntryRecord,
  toDosTime,
} from '../../zip/write-records.ts';
import { type ArchiveItem, ArchivePaths, createManifestEntry as createEntry } from './archive-item.ts';
import { LIBRARY_VERSION, MANIFEST, type ManifestEntry } from './manifest.ts';

export type { ArchiveItem } from './archive-item.ts';

export interface WriteArchiveOptions {
  readonly made: Date;
  /** Name and version of the program: `Rollcall 0.1.0`. */
  readonly by: string;
  /** Receives the bytes of the archive in order. The next chunk follows when the promise resolves. */
  readonly write: (chunk: Uint8Array) => void | Promise<void>;
  /** Called with the number of items written. */
  readonly onProgress?: (done: number) => void;
  readonly signal?: AbortSignal;
  readonly codec?: Codec;
}

/**
 * Writes an archive. The same items and codec produce the same bytes. Rejects with an ArchiveError if readers would reject the archive, and
 * with errors of `items`, `write` and `signal`. The bytes written until then are useless.
 */
export async function writeArchive(
  items: Iterable<ArchiveItem> | AsyncIterable<ArchiveItem>,
  { made: createdAt, by: program, write, onProgress, signal, codec = portableCodec }: WriteArchiveOptions,
): Promise<void> {
  const file = new ZipFile(write, toDosTime(createdAt), codec);
  const paths = new ArchivePaths();
  const entries: ManifestEntry[] = [];
  for await (const item of items) {
    signal?.throwIfAborted();
    const { entry, bytes: contents } = createEntry(item, paths, codec);
    // Pictures are already compressed.
    if (contents !== undefined) await file.add(entry.path, contents, entry.kind !== 'picture');
    entries.push(entry);
    // The manifest is one more entry.
    if (entries.length >= LIMITS.archiveEntries) refuse('too-many-entries');
    onProgress?.(entries.length);
  }
  await file.close(MANIFEST, formatManifest(createdAt, program, entries));
}

/** Formats the manifest with one line per entry, so that people can read it and programs compare it. */
function formatManifest(createdAt: Date, program: string, entries: readonly ManifestEntry[]): Uint8Array {
  const header = JSON.stringify({
    format: LIBRARY_FORMAT,
    version: LIBRARY_VERSION,
    made: createdAt.toISOString(),
    by: program,
  });
  const entryLines = entries.map((entry) => `  ${JSON.stringify(entry)}`).join(',\n');
  return new TextEncoder().encode(`${header.slice(0, -1)},"entries":[\n${entryLines}\n]}\n`);
}

/** Minimum number of bytes per write. */
const CHUNK_BYTES = 1 << 16;

class ZipFile {
  readonly #directory: EntryRecord[] = [];
  #pendingChunks: Uint8Array[] = [];
  #pendingBytes = 0;
  #offset = 0;
  #unpackedBytes = 0;

  constructor(
    readonly write: WriteArchiveOptions['write'],
    readonly time: DosTime,
    readonly codec: Codec,
  ) {}

  async add(entryPath: string, contents: Uint8Array, isCompressible: boolean): Promise<EntryRecord> {
    if (contents.length > LIMITS.archiveFileBytes) refuse('file-too-large', entryPath);
    const packed = isCompressible ? this.#pack(contents) : contents;
    const record: EntryRecord = {
      name: new TextEncoder().encode(entryPath),
      method: packed === contents ? METHOD.stored : METHOD.deflated,
      crc: crc32(contents),
      packed: packed.length,
      size: contents.length,
      offset: this.#offset,
    };
    this.#directory.push(record);
    await this.#write(createLocalHeader(record, this.time));
    await this.#write(packed);
    this.#unpackedBytes += contents.length;
    // Manifest and directory still have to fit.
    if (Math.max(this.#offset, this.#unpackedBytes) + 2 * LIMITS.archiveListBytes > LIMITS.archiveBytes)
      refuse('too-large');
    return record;
  }

  /** Writes the manifest after all other files. It comes first in the directory, which is where programs look. */
  async close(entryPath: string, manifest: Uint8Array): Promise<void> {
    if (manifest.length > LIMITS.archiveListBytes) refuse('list-too-large');
    const listing = await this.add(entryPath, manifest, true);
    const ordered = [listing, ...this.#directory.slice(0, -1)];
    const directoryOffset = this.#offset;
    for (const record of ordered) await this.#write(createCentralHeader(record, this.time));
    await this.#write(createEndRecord(ordered.length, this.#offset - directoryOffset, directoryOffset));
    await this.#flush();
  }

  /** Packs bytes. Leaves them unpacked if packing saves nothing or would exceed the growth that readers accept. */
  #pack(contents: Uint8Array): Uint8Array {
    const packed = this.codec.deflate(contents);
    return packed.length >= contents.length || packed.length * LIMITS.archiveGrowth < contents.length
      ? contents
      : packed;
  }

  async #write(contents: Uint8Array): Promise<void> {
    this.#pendingChunks.push(contents);
    this.#pendingBytes += contents.length;
    this.#offset += contents.length;
    if (this.#pendingBytes >= CHUNK_BYTES) await this.#flush();
  }

  async #flush(): Promise<void> {
    const chunk = new Uint8Array(this.#pendingBytes);
    let offset = 0;
    for (const contents of this.#pendingChunks) {
      chunk.set(contents, offset);
      offset += contents.length;
    }
    this.#pendingChunks = [];
    this.#pendingBytes = 0;
    await this.write(chunk);
  }
}
