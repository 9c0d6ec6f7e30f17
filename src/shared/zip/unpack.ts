/** The contents of an entry in chunks, never more than its declared size, however much is packed in it. */
import { Inflate } from 'fflate';
import { crc32 } from '../base/crc32.ts';
import { refuse } from './archive-fault.ts';
import type { BufferedReader } from './buffered-reader.ts';
import type { Codec } from './codec.ts';
import { METHOD } from './layout.ts';
import type { PlacedEntry } from './local.ts';

/** Packed bytes that are unpacked at once: deflate makes a thousand of one at most. */
const SMALL = 1 << 16;
const STEP = 1 << 14;

/** Hands all contents over in order. Throws an ArchiveError where they are not as long as they should, or their checksum is wrong. */
export async function unpack(
  reader: BufferedReader,
  entry: PlacedEntry,
  codec: Codec,
  take: (bytes: Uint8Array) => void,
): Promise<void> {
  let [length, crc] = [0, 0];
  const check = (bytes: Uint8Array): void => {
    length += bytes.length;
    if (length > entry.size) refuse('size', entry.path);
    crc = crc32(bytes, crc);
    take(bytes);
  };
  if (entry.method === METHOD.stored) await copied(reader, entry, check);
  else if (entry.packed <= SMALL) check(await atOnce(reader, entry, codec));
  else await inStream(reader, entry, check);
  if (length !== entry.size) refuse('size', entry.path);
  if (crc !== entry.crc) refuse('checksum', entry.path);
}

async function copied(reader: BufferedReader, { dataOffset, packed }: PlacedEntry, check: (bytes: Uint8Array) => void) {
  for (let at = 0; at < packed; at += SMALL) check(await reader.read(dataOffset + at, Math.min(SMALL, packed - at)));
}

async function atOnce(
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

async function inStream(
  reader: BufferedReader,
  { path, dataOffset, packed }: PlacedEntry,
  check: (bytes: Uint8Array) => void,
): Promise<void> {
  let unpacked: Uint8Array[] = [];
  const inflate = new Inflate((bytes) => unpacked.push(bytes));
  for (let at = 0; at < packed; at += STEP) {
    const bytes = await reader.read(dataOffset + at, Math.min(STEP, packed - at));
    try {
      inflate.push(bytes, at + STEP >= packed);
    } catch {
      refuse('data', path);
    }
    for (const part of unpacked) check(part);
    unpacked = [];
  }
}
