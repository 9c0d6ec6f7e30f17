/** Recognizes an archive of a newer Rollcall from its manifest alone, without checking its other contents. */
import { LIMITS } from '../../base/limits.ts';
import { ArchiveError } from '../../zip/archive-fault.ts';
import { BufferedReader } from '../../zip/buffered-reader.ts';
import type { ByteSource } from '../../zip/byte-source.ts';
import type { Codec } from '../../zip/codec.ts';
import { readDirectory } from '../../zip/directory.ts';
import { placeEntry } from '../../zip/place-entry.ts';
import { unpack } from '../../zip/unpack.ts';
import { readManifest } from './manifest.ts';
import { findContents } from './match-manifest.ts';

/** Whether a newer Rollcall has written the archive. Returns false for a damaged file, whose version is unknown. */
export async function isNewerArchive(source: ByteSource, codec: Codec): Promise<boolean> {
  try {
    const reader = new BufferedReader(source);
    const { manifest } = findContents((await readDirectory(reader)).entries);
    if (manifest === undefined) return false;
    const location = await placeEntry(reader, manifest);
    if (location.size > LIMITS.archiveListBytes) return false;
    const chunks: Uint8Array[] = [];
    await unpack(reader, location, codec, (manifestBytes) => chunks.push(manifestBytes.slice()));
    const manifestBytes = new Uint8Array(location.size);
    let offset = 0;
    for (const chunk of chunks) {
      manifestBytes.set(chunk, offset);
      offset += chunk.length;
    }
    // Throws an ArchiveError of the kind `newer` if the manifest has a later version than this Rollcall knows.
    readManifest(manifestBytes);
    return false;
  } catch (error) {
    if (error instanceof ArchiveError) return error.fault.kind === 'newer';
    throw error;
  }
}
