/** Whether the parts of a JPEG fit together, so that every decoder can read it: what a PDF may hold (PDF 32000, 7.4.8). */
import { followsInProgress, isWhole, type Progress, readScan, type Scan } from './scan.ts';
import { MARKER, type Segment } from './segments.ts';

export interface Frame {
  readonly width: number;
  readonly height: number;
  /** Names of its colours, as the file numbers them: one for grey, three for colour. */
  readonly components: readonly number[];
}

interface Component {
  readonly id: number;
  readonly across: number;
  readonly down: number;
  readonly table: number;
}

/** Baseline, extended with Huffman codes, progressive. Arithmetic, lossless and hierarchical files are decoded instead. */
const FRAMES: readonly number[] = [0xc0, 0xc1, 0xc2];
const PROGRESSIVE = 0xc2;

/** Tables that are defined so far: quantisation, and Huffman codes as `class * 16 + number`. */
interface Tables {
  readonly quantisation: Set<number>;
  readonly codes: Set<number>;
}

/** The one frame, or undefined where a table, a scan or a colour is missing, or the file is of a rarer kind. */
export function frameOf(bytes: Uint8Array, segments: readonly Segment[]): Frame | undefined {
  const heads = segments.filter(({ marker }) => marker >= 0xc0 && marker <= 0xcf && marker !== MARKER.DHT);
  const [head] = heads;
  if (head === undefined || heads.length > 1 || !FRAMES.includes(head.marker)) return undefined;
  const components = componentsOf(bytes, head);
  if (components === undefined || !isComplete(bytes, segments, head, components)) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset + head.start, head.end - head.start);
  const [height, width] = [view.getUint16(5), view.getUint16(7)];
  return width > 0 && height > 0 ? { width, height, components: components.map(({ id }) => id) } : undefined;
}

/** Whether every colour is shown by scans behind the frame, which find the tables they need and come in their order. */
function isComplete(
  bytes: Uint8Array,
  segments: readonly Segment[],
  head: Segment,
  components: readonly Component[],
): boolean {
  const tables: Tables = { quantisation: new Set(), codes: new Set() };
  const progress: Progress = new Map();
  const read = (segment: Segment): boolean => {
    const body = bytes.subarray(segment.start + 4, segment.end);
    switch (segment.marker) {
      case MARKER.DQT:
        return readQuantisation(body, tables.quantisation);
      case MARKER.DHT:
        return readCodes(body, tables.codes);
      case MARKER.DRI:
        return body.length === 2;
      case MARKER.SOS: {
        const scan = segment.start > head.start ? readScan(bytes, segment, components.length) : undefined;
        if (scan === undefined) return false;
        const follows = head.marker === PROGRESSIVE ? followsInProgress(scan, progress) : isWhole(scan, progress);
        return (
          follows &&
          scan.components.every(({ id }) => components.some((c) => c.id === id)) &&
          hasTables(scan, head, components, tables)
        );
      }
      default:
        return true;
    }
  };
  return segments.every(read) && components.every(({ id }) => progress.has(id));
}

function hasTables(
  { components: scanComponents, spectralStart, approximationHigh }: Scan,
  head: Segment,
  components: readonly Component[],
  tables: Tables,
): boolean {
  return scanComponents.every(({ id, dcTable, acTable }) => {
    const progressiveTables = spectralStart > 0 ? [acTable] : approximationHigh === 0 ? [dcTable] : [];
    const needed = head.marker === PROGRESSIVE ? progressiveTables : [dcTable, acTable];
    const quantised = components.some((c) => c.id === id && tables.quantisation.has(c.table));
    return quantised && needed.every((code) => tables.codes.has(code));
  });
}

function componentsOf(bytes: Uint8Array, { start, end }: Segment): readonly Component[] | undefined {
  const body = bytes.subarray(start + 4, end);
  const count = body[5];
  if (body[0] !== 8 || (count !== 1 && count !== 3) || body.length !== 6 + 3 * count) return undefined;
  const out = Array.from({ length: count }, (_, index): Component => {
    const [id = 0, factors = 0, table = 0] = body.subarray(6 + 3 * index, 9 + 3 * index);
    return { id, across: factors >> 4, down: factors & 15, table };
  });
  const most = (of: (component: Component) => number) => Math.max(...out.map(of));
  const [across, down] = [most((c) => c.across), most((c) => c.down)];
  const fits = out.every(
    (c) => [c.across, c.down].every((n) => n >= 1 && n <= 4) && across % c.across === 0 && down % c.down === 0,
  );
  return fits && new Set(out.map(({ id }) => id)).size === count ? out : undefined;
}

function readQuantisation(body: Uint8Array, into: Set<number>): boolean {
  let at = 0;
  while (at < body.length) {
    const head = body[at] as number;
    if (head >> 4 > 1 || (head & 15) > 3) return false;
    into.add(head & 15);
    at += 1 + (head >> 4 === 1 ? 128 : 64);
  }
  return at === body.length;
}

function readCodes(body: Uint8Array, into: Set<number>): boolean {
  let at = 0;
  while (at + 17 <= body.length) {
    const head = body[at] as number;
    if (head >> 4 > 1 || (head & 15) > 3) return false;
    // There must not be more codes of a length than that many bits can distinguish.
    let [free, count] = [1, 0];
    for (const many of body.subarray(at + 1, at + 17)) {
      free = free * 2 - many;
      count += many;
      if (free < 0) return false;
    }
    if (count > 256 || at + 17 + count > body.length) return false;
    // The length of an average in bits.
    if (head < 16 && body.subarray(at + 17, at + 17 + count).some((value) => value > 15)) return false;
    into.add(head);
    at += 17 + count;
  }
  return at === body.length;
}
