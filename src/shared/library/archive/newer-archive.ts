/** Tells an archive of a newer Rollcall by its manifest alone, without checking the rest. */
import { LIMITS } from '../../limits.ts';
import { ArchiveError } from './archive-fault.ts';
import type { Codec } from './codec.ts';
import { readManifest } from './manifest.ts';
import { contentsIn } from './match-manifest.ts';
import type { ByteSource } from './source.ts';
import { BufferedReader } from './zip/buffered-reader.ts';
import { readDirectory } from './zip/directory.ts';
import { placed } from './zip/local.ts';
import { unpack } from './zip/unpack.ts';

/** False also where it is damaged or no archive at all: then nobody knows who made it. */
export async function isNewerArchive(source: ByteSource, codec: Codec): Promise<boolean> {
  try {
    const reader = new BufferedReader(source);
    const { manifest } = contentsIn((await readDirectory(reader)).entries);
    if (manifest === undefined) return false;
    const place = await placed(reader, manifest);
    if (place.size > LIMITS.archiveListBytes) return false;
    const parts: Uint8Array[] = [];
    await unpack(reader, place, codec, (bytes) => parts.push(bytes.slice()));
    const bytes = new Uint8Array(place.size);
    let length = 0;
    for (const part of parts) {
      bytes.set(part, length);
      length += part.length;
    }
    readManifest(bytes);
    return false;
  } catch (error) {
    if (error instanceof ArchiveError) return error.fault.kind === 'newer';
    throw error;
  }
}
