/** Unpacks an entry in chunks, and never more than its declared size. */
import { Inflate } from 'fflate';
import { crc32 } from '../base/crc32.ts';
import { refuse } from './archive-fault.ts';
import type { BufferedReader } from './buffered-reader.ts';
import type { Codec } from './codec.ts';
import { METHOD } from './layout.ts';
import type { PlacedEntry } from './place-entry.ts';

/** The number of packed bytes that are unpacked at once. One byte of deflate data becomes a thousand at most. */
const CHUNK_BYTES = 1 << 16;
/** The same number for larger entries, which are unpacked in several chunks. */
const STREAM_CHUNK_BYTES = 1 << 14;

/** Passes all contents to `receive`, in order. Throws an ArchiveError if their length or checksum is wrong. */
export async function unpack(
  reader: BufferedReader,
  entry: PlacedEntry,
  codec: Codec,
  receive: (bytes: Uint8Array) => void,
): Promise<void> {
  let [length, crc] = [0, 0];
  const check = (bytes: Uint8Array): void => {
    length += bytes.length;
    if (length > entry.size) refuse('size', entry.path);
    crc = crc32(bytes, crc);
    receive(bytes);
  };
  if (entry.method === METHOD.stored) await copyStored(reader, entry, check);
  else if (entry.packed <= CHUNK_BYTES) check(await inflateAtOnce(reader, entry, codec));
  else await inflateStream(reader, entry, check);
  if (length !== entry.size) refuse('size', entry.path);
  if (crc !== entry.crc) refuse('checksum', entry.path);
}

async function copyStored(
  reader: BufferedReader,
  { dataOffset, packed }: PlacedEntry,
  check: (bytes: Uint8Array) => void,
) {
  for (let chunkStart = 0; chunkStart < packed; chunkStart += CHUNK_BYTES)
    check(await reader.read(dataOffset + chunkStart, Math.min(CHUNK_BYTES, packed - chunkStart)));
}

async function inflateAtOnce(
  reader: BufferedReader,
  { path, dataOffset, packed, size }: PlacedEntry,
  codec: Codec,
): Promise<Uint8Array> {
  const bytes = await reader.read(dataOffset, packed);
  try {
    return codec.inflate(bytes, size);
  } catch {
    return refuse('data', path);
  }
}

async function inflateStream(
  reader: BufferedReader,
  { path, dataOffset, packed }: PlacedEntry,
  check: (bytes: Uint8Array) => void,
): Promise<void> {
  let unpacked: Uint8Array[] = [];
  const inflate = new Inflate((bytes) => unpacked.push(bytes));
  for (let chunkStart = 0; chunkStart < packed; chunkStart += STREAM_CHUNK_BYTES) {
    const bytes = await reader.read(dataOffset + chunkStart, Math.min(STREAM_CHUNK_BYTES, packed - chunkStart));
    try {
      inflate.push(bytes, chunkStart + STREAM_CHUNK_BYTES >= packed);
    } catch {
      refuse('data', path);
    }
    for (const unpackedPart of unpacked) check(unpackedPart);
    unpacked = [];
  }
}
