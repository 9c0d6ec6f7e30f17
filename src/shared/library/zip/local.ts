/** The entries themselves: each begins where the one before it ends, and says what the directory says of it. */
import { refuse } from '../archive-fault.ts';
import type { Directory, ZipEntry } from './directory.ts';
import { DESCRIPTOR, ELSEWHERE, FLAG, LOCAL, viewOf } from './layout.ts';
import type { Pieces } from './pieces.ts';

/** An entry and where its bytes are. */
export interface PlacedEntry extends ZipEntry {
  readonly dataOffset: number;
}

/** Entries in the order in which they lie in the file. */
export const inFileOrder = ({ entries }: Directory): ZipEntry[] => [...entries].sort((a, b) => a.offset - b.offset);

/** Where the entry's bytes begin; throws an ArchiveError where its local header says something else than the directory. */
export async function placed(pieces: Pieces, entry: ZipEntry): Promise<PlacedEntry> {
  const head = await pieces.read(entry.offset, LOCAL.bytes);
  const view = viewOf(head);
  const two = (field: number) => view.getUint16(field, true);
  const four = (field: number) => view.getUint32(field, true);
  const [names, extra] = [two(LOCAL.name), two(LOCAL.extra)];
  const isSame =
    four(0) === LOCAL.signature &&
    two(LOCAL.flags) === entry.flags &&
    two(LOCAL.method) === entry.method &&
    numbersAgree(entry, four(LOCAL.crc), four(LOCAL.packed), four(LOCAL.size)) &&
    names === entry.rawName.length;
  if (!isSame) return refuse('disagrees', entry.path);
  const name = await pieces.read(entry.offset + LOCAL.bytes, names);
  if (!name.every((byte, i) => byte === entry.rawName[i])) return refuse('disagrees', entry.path);
  return { ...entry, dataOffset: entry.offset + LOCAL.bytes + names + extra };
}

/** What was not known when the entry was begun stands behind it; until then its numbers are 0, or point elsewhere. */
function numbersAgree(entry: ZipEntry, crc: number, packed: number, size: number): boolean {
  if (crc === entry.crc && packed === entry.packed && size === entry.size) return true;
  if ((entry.flags & FLAG.behind) === 0) return false;
  const isOpen = (n: number) => n === 0 || n === ELSEWHERE.four;
  return (crc === 0 || crc === entry.crc) && isOpen(packed) && isOpen(size);
}

/** Throws where the entry's bytes do not reach to `next`, the place of what follows, with nothing but its numbers between. */
export async function refuseGap(pieces: Pieces, entry: PlacedEntry, next: number, nextPath: string): Promise<void> {
  const end = entry.dataOffset + entry.packed;
  if (end > next) refuse('overlap', entry.path);
  if (end === next) return;
  if ((entry.flags & FLAG.behind) === 0 || next - end > LONGEST_DESCRIPTOR) refuse('between', nextPath);
  const between = viewOf(await pieces.read(end, next - end));
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
