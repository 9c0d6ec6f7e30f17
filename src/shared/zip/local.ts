/** The entries themselves: each must begin where the one before it ends, and agree with the directory. */
import { refuse } from './archive-fault.ts';
import type { BufferedReader } from './buffered-reader.ts';
import type { Directory, ZipEntry } from './directory.ts';
import { DESCRIPTOR, extraField, FLAG, IN_ZIP64, LOCAL, viewOf } from './layout.ts';

/** An entry and where its bytes are. */
export interface PlacedEntry extends ZipEntry {
  readonly dataOffset: number;
}

/** Entries in the order in which they lie in the file. */
export const inFileOrder = ({ entries }: Directory): ZipEntry[] => [...entries].sort((a, b) => a.offset - b.offset);

/** Where the entry's bytes begin; throws an ArchiveError where its local header differs from the directory. */
export async function placed(reader: BufferedReader, entry: ZipEntry): Promise<PlacedEntry> {
  const head = await reader.read(entry.offset, LOCAL.bytes);
  const view = viewOf(head);
  const two = (field: number) => view.getUint16(field, true);
  const four = (field: number) => view.getUint32(field, true);
  const [names, extras] = [two(LOCAL.name), two(LOCAL.extra)];
  const isSame =
    four(0) === LOCAL.signature &&
    two(LOCAL.flags) === entry.flags &&
    two(LOCAL.method) === entry.method &&
    names === entry.rawName.length;
  if (!isSame) return refuse('disagrees', entry.path);
  const rest = await reader.read(entry.offset + LOCAL.bytes, names + extras);
  const numbers = [four(LOCAL.size), four(LOCAL.packed)] as const;
  const [size, packed] = numbers.includes(IN_ZIP64.four) ? (wideNumbers(rest.subarray(names)) ?? numbers) : numbers;
  const isOpen = (entry.flags & FLAG.behind) !== 0;
  const agrees = (noted: number, is: number): boolean => noted === is || (isOpen && noted === 0);
  const isRight = agrees(four(LOCAL.crc), entry.crc) && agrees(packed, entry.packed) && agrees(size, entry.size);
  if (!isRight || !entry.rawName.every((byte, index) => byte === rest[index])) return refuse('disagrees', entry.path);
  return { ...entry, dataOffset: entry.offset + LOCAL.bytes + names + extras };
}

/** Extra field with length and packed length, 8 bytes each, from programs that do not know them in advance. */
const ZIP64 = 1;

function wideNumbers(extra: Uint8Array): readonly [size: number, packed: number] | undefined {
  const field = extraField(extra, ZIP64);
  if (field === undefined || field.length < 16) return undefined;
  const view = viewOf(field);
  const wide = (at: number) => view.getUint32(at, true) + view.getUint32(at + 4, true) * 2 ** 32;
  return [wide(0), wide(8)];
}

/** Throws where the entry's bytes do not reach to `next`, the place of what follows, with nothing but its data descriptor between. */
export async function refuseGap(
  reader: BufferedReader,
  entry: PlacedEntry,
  next: number,
  nextPath: string,
): Promise<void> {
  const end = entry.dataOffset + entry.packed;
  if (end > next) refuse('overlap', entry.path);
  if (end === next) return;
  if ((entry.flags & FLAG.behind) === 0 || next - end > LONGEST_DESCRIPTOR) refuse('between', nextPath);
  const between = viewOf(await reader.read(end, next - end));
  if (!DESCRIPTORS.some((form) => isDescriptor(form, between, entry))) refuse('between', nextPath);
}

interface DescriptorForm {
  readonly hasSignature: boolean;
  /** Bytes of each length. */
  readonly wide: 4 | 8;
}
const DESCRIPTORS: readonly DescriptorForm[] = [
  { hasSignature: true, wide: 4 },
  { hasSignature: false, wide: 4 },
  { hasSignature: true, wide: 8 },
  { hasSignature: false, wide: 8 },
];
const LONGEST_DESCRIPTOR = 24;

function isDescriptor(
  { hasSignature, wide }: DescriptorForm,
  view: DataView,
  { crc, packed, size }: ZipEntry,
): boolean {
  const start = hasSignature ? 4 : 0;
  if (view.byteLength !== start + 4 + 2 * wide) return false;
  if (hasSignature && view.getUint32(0, true) !== DESCRIPTOR) return false;
  const length = (at: number) => view.getUint32(at, true) + (wide === 8 ? view.getUint32(at + 4, true) * 2 ** 32 : 0);
  return view.getUint32(start, true) === crc && length(start + 4) === packed && length(start + 4 + wide) === size;
}
