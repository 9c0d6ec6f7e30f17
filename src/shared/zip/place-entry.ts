/** Checks the entries themselves. Each must begin where the previous one ends and agree with the directory. */
import { refuse } from './archive-fault.ts';
import type { BufferedReader } from './buffered-reader.ts';
import type { Directory, ZipEntry } from './directory.ts';
import { createView, DESCRIPTOR, FLAG, findExtraField, IN_ZIP64, LOCAL } from './layout.ts';

/** An entry with the offset of its data. */
export interface PlacedEntry extends ZipEntry {
  readonly dataOffset: number;
}

/** Sorts the entries by their position in the file. */
export const sortByOffset = ({ entries }: Directory): ZipEntry[] =>
  [...entries].sort((first, second) => first.offset - second.offset);

/** Finds the data of an entry. Throws an ArchiveError if the local header differs from the directory. */
export async function placeEntry(reader: BufferedReader, entry: ZipEntry): Promise<PlacedEntry> {
  const header = await reader.read(entry.offset, LOCAL.bytes);
  const view = createView(header);
  const readU16 = (field: number) => view.getUint16(field, true);
  const readU32 = (field: number) => view.getUint32(field, true);
  const [nameLength, extraLength] = [readU16(LOCAL.name), readU16(LOCAL.extra)];
  const isSame =
    readU32(0) === LOCAL.signature &&
    readU16(LOCAL.flags) === entry.flags &&
    readU16(LOCAL.method) === entry.method &&
    nameLength === entry.rawName.length;
  if (!isSame) return refuse('disagrees', entry.path);
  const nameAndExtra = await reader.read(entry.offset + LOCAL.bytes, nameLength + extraLength);
  const localSizes = [readU32(LOCAL.size), readU32(LOCAL.packed)] as const;
  const [size, packed] = localSizes.includes(IN_ZIP64.u32)
    ? (readWideSizes(nameAndExtra.subarray(nameLength)) ?? localSizes)
    : localSizes;
  const hasDescriptor = (entry.flags & FLAG.descriptor) !== 0;
  const agrees = (localValue: number, directoryValue: number): boolean =>
    localValue === directoryValue || (hasDescriptor && localValue === 0);
  const hasSameNumbers =
    agrees(readU32(LOCAL.crc), entry.crc) && agrees(packed, entry.packed) && agrees(size, entry.size);
  if (!hasSameNumbers || !entry.rawName.every((byte, index) => byte === nameAndExtra[index]))
    return refuse('disagrees', entry.path);
  return { ...entry, dataOffset: entry.offset + LOCAL.bytes + nameLength + extraLength };
}

/** The extra field with size and packed size, 8 bytes each, from programs that don't know them in advance. */
const ZIP64 = 1;

function readWideSizes(extra: Uint8Array): readonly [size: number, packed: number] | undefined {
  const field = findExtraField(extra, ZIP64);
  if (field === undefined || field.length < 16) return undefined;
  const view = createView(field);
  const readU64 = (offset: number) => view.getUint32(offset, true) + view.getUint32(offset + 4, true) * 2 ** 32;
  return [readU64(0), readU64(8)];
}

/** Throws an ArchiveError if there is anything except a data descriptor between the entry's data and `nextOffset`, or if they overlap. */
export async function refuseGapAfter(
  reader: BufferedReader,
  entry: PlacedEntry,
  nextOffset: number,
  nextPath: string,
): Promise<void> {
  const entryEnd = entry.dataOffset + entry.packed;
  if (entryEnd > nextOffset) refuse('overlap', entry.path);
  if (entryEnd === nextOffset) return;
  if ((entry.flags & FLAG.descriptor) === 0 || nextOffset - entryEnd > MAX_DESCRIPTOR_BYTES)
    refuse('between', nextPath);
  const gapBytes = createView(await reader.read(entryEnd, nextOffset - entryEnd));
  if (!DESCRIPTORS.some((descriptorForm) => isDescriptor(descriptorForm, gapBytes, entry))) refuse('between', nextPath);
}

/**
 * A form of the data descriptor, which repeats the checksum and the sizes after the data. Programs write it that don't know these numbers
 * when they write the header.
 */
interface DescriptorForm {
  readonly hasSignature: boolean;
  /** The number of bytes of each size field. */
  readonly sizeBytes: 4 | 8;
}
const DESCRIPTORS: readonly DescriptorForm[] = [
  { hasSignature: true, sizeBytes: 4 },
  { hasSignature: false, sizeBytes: 4 },
  { hasSignature: true, sizeBytes: 8 },
  { hasSignature: false, sizeBytes: 8 },
];
const MAX_DESCRIPTOR_BYTES = 24;

function isDescriptor(
  { hasSignature, sizeBytes }: DescriptorForm,
  view: DataView,
  { crc, packed, size }: ZipEntry,
): boolean {
  const checksumStart = hasSignature ? 4 : 0;
  if (view.byteLength !== checksumStart + 4 + 2 * sizeBytes) return false;
  if (hasSignature && view.getUint32(0, true) !== DESCRIPTOR) return false;
  const readLength = (offset: number) =>
    view.getUint32(offset, true) + (sizeBytes === 8 ? view.getUint32(offset + 4, true) * 2 ** 32 : 0);
  return (
    view.getUint32(checksumStart, true) === crc &&
    readLength(checksumStart + 4) === packed &&
    readLength(checksumStart + 4 + sizeBytes) === size
  );
}
