/** Writes archives. Every item is packed and released at once; the manifest, which names all of them, follows at the end. */

import { crc32 } from '../../base/crc32.ts';
import { LIMITS } from '../../base/limits.ts';
import { LIBRARY_FORMAT } from '../../document/file-formats.ts';
import { refuse } from '../../zip/archive-fault.ts';
import { type Codec, plainCodec } from '../../zip/codec.ts';
import { METHOD } from '../../zip/layout.ts';
import { centralHeader, type DosTime, dosTime, endRecord, localHeader, type Written } from '../../zip/write-records.ts';
import { type ArchiveItem, ArchivePaths, entryOf } from './archive-item.ts';
import { LIBRARY_VERSION, MANIFEST, type ManifestEntry } from './manifest.ts';

export type { ArchiveItem } from './archive-item.ts';

export interface WriteArchiveOptions {
  readonly made: Date;
  /** Name and version of the program: `Rollcall 0.1.0`. */
  readonly by: string;
  /** Takes the bytes of the archive in order; the next ones come when it is done. */
  readonly write: (chunk: Uint8Array) => void | Promise<void>;
  /** Items that are written. */
  readonly onProgress?: (done: number) => void;
  readonly signal?: AbortSignal;
  readonly codec?: Codec;
}

/**
 * The same items give the same bytes, with one codec. Rejects with an ArchiveError where the archive would be one that is
 * not read again, and with what `items`, `write` or `signal` throw: what was written by then is of no use.
 */
export async function writeArchive(
  items: Iterable<ArchiveItem> | AsyncIterable<ArchiveItem>,
  { made, by, write, onProgress, signal, codec = plainCodec }: WriteArchiveOptions,
): Promise<void> {
  const file = new ZipFile(write, dosTime(made), codec);
  const paths = new ArchivePaths();
  const entries: ManifestEntry[] = [];
  for await (const item of items) {
    signal?.throwIfAborted();
    const { entry, bytes } = entryOf(item, paths, codec);
    // Pictures are compressed already.
    if (bytes !== undefined) await file.add(entry.path, bytes, entry.kind !== 'picture');
    entries.push(entry);
    // The manifest is one more entry.
    if (entries.length >= LIMITS.archiveEntries) refuse('too-many-entries');
    onProgress?.(entries.length);
  }
  await file.close(MANIFEST, manifestBytes(made, by, entries));
}

/** One line an entry, so that people can read it and programs compare it. */
function manifestBytes(made: Date, by: string, entries: readonly ManifestEntry[]): Uint8Array {
  const head = JSON.stringify({ format: LIBRARY_FORMAT, version: LIBRARY_VERSION, made: made.toISOString(), by });
  const lines = entries.map((entry) => `  ${JSON.stringify(entry)}`).join(',\n');
  return new TextEncoder().encode(`${head.slice(0, -1)},"entries":[\n${lines}\n]}\n`);
}

/** Bytes that are handed over at once. */
const CHUNK = 1 << 16;

class ZipFile {
  readonly #directory: Written[] = [];
  #waiting: Uint8Array[] = [];
  #waitingBytes = 0;
  #offset = 0;
  /** Bytes of all that is packed. */
  #contents = 0;

  constructor(
    readonly write: WriteArchiveOptions['write'],
    readonly time: DosTime,
    readonly codec: Codec,
  ) {}

  async add(path: string, bytes: Uint8Array, shrinks: boolean): Promise<Written> {
    if (bytes.length > LIMITS.archiveFileBytes) refuse('file-too-large', path);
    const packed = shrinks ? this.#packed(bytes) : bytes;
    const written: Written = {
      name: new TextEncoder().encode(path),
      method: packed === bytes ? METHOD.stored : METHOD.deflated,
      crc: crc32(bytes),
      packed: packed.length,
      size: bytes.length,
      offset: this.#offset,
    };
    this.#directory.push(written);
    await this.#put(localHeader(written, this.time));
    await this.#put(packed);
    this.#contents += bytes.length;
    // Manifest and directory still have to fit.
    if (Math.max(this.#offset, this.#contents) + 2 * LIMITS.archiveListBytes > LIMITS.archiveBytes) refuse('too-large');
    return written;
  }

  /** The manifest lies behind everything and stands first in the directory, which is where programs look. */
  async close(path: string, manifest: Uint8Array): Promise<void> {
    if (manifest.length > LIMITS.archiveListBytes) refuse('list-too-large');
    const listing = await this.add(path, manifest, true);
    const inOrder = [listing, ...this.#directory.slice(0, -1)];
    const start = this.#offset;
    for (const written of inOrder) await this.#put(centralHeader(written, this.time));
    await this.#put(endRecord(inOrder.length, this.#offset - start, start));
    await this.#flush();
  }

  /** Left unpacked where packing saves nothing, or would exceed the growth that readers accept. */
  #packed(bytes: Uint8Array): Uint8Array {
    const packed = this.codec.deflate(bytes);
    return packed.length >= bytes.length || packed.length * LIMITS.archiveGrowth < bytes.length ? bytes : packed;
  }

  async #put(bytes: Uint8Array): Promise<void> {
    this.#waiting.push(bytes);
    this.#waitingBytes += bytes.length;
    this.#offset += bytes.length;
    if (this.#waitingBytes >= CHUNK) await this.#flush();
  }

  async #flush(): Promise<void> {
    const chunk = new Uint8Array(this.#waitingBytes);
    let at = 0;
    for (const bytes of this.#waiting) {
      chunk.set(bytes, at);
      at += bytes.length;
    }
    this.#waiting = [];
    this.#waitingBytes = 0;
    await this.write(chunk);
  }
}
