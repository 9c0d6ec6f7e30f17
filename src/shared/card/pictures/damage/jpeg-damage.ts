/**
 * Whether a JPEG can be decoded whole. Decoders conceal damage: they fill up what is missing and color what is wrong, each in
 * its own way. So all codes of the file are read here, without making pixels, and every door comes to the same verdict.
 */
import { followsInProgress, type Progress, readScan, type Scan } from '../jpeg/scan.ts';
import { MARKER, type Segment } from '../jpeg/segments.ts';
import { type CodedBytes, divideCodedBytes, makeBuffer, unstuff } from './coded-bits.ts';
import { type HuffmanTable, readHuffmanTables } from './huffman-table.ts';
import { type Interval, type NonZero, readAverages, readDetails } from './progressive-scan.ts';
import { readSequentialUnits, type ScanBlock } from './sequential-scan.ts';

/** Frames with Huffman codes: baseline, extended, progressive. */
const HUFFMAN_FRAMES: readonly number[] = [0xc0, 0xc1, 0xc2];
const PROGRESSIVE = 0xc2;
const MAX_COMPONENTS = 4;
/** Pixels across and down a block. */
const BLOCK = 8;
/** Bits of a color value. */
const BITS = 8;
/** The greatest average of a block, before quantization, with room for encoders that overshoot on purpose. */
const MAX_AVERAGE = 1600;

interface Component {
  readonly id: number;
  readonly index: number;
  readonly across: number;
  readonly down: number;
  readonly quantization: number;
  /** Blocks that a scan of this component alone has. */
  readonly blocksWide: number;
  readonly blocksHigh: number;
  /** Blocks in a row when scans are shared, which fill up their last unit. */
  readonly rowLength: number;
  readonly nonZero: NonZero;
}

interface Frame {
  readonly marker: number;
  readonly components: readonly Component[];
  /** Scan units (MCUs) of a scan that several components share. */
  readonly unitsWide: number;
  readonly unitsHigh: number;
}

interface State {
  readonly bytes: Uint8Array;
  frame: Frame | undefined;
  readonly tables: Map<number, HuffmanTable>;
  /** The quantization of averages, by table. */
  readonly averageSteps: Map<number, number>;
  restartInterval: number;
  readonly progress: Progress;
}

/** Never throws. Files of rarer kinds (arithmetic codes, lossless, 12 bits) are left to the decoder and not called damaged. */
export function isJpegDamaged(bytes: Uint8Array): boolean {
  const state: State = {
    bytes,
    frame: undefined,
    tables: new Map(),
    averageSteps: new Map(),
    restartInterval: 0,
    progress: new Map(),
  };
  for (let position = 2; position > 0; ) {
    const start = nextMarker(bytes, position);
    if (start === undefined) return true;
    if (bytes[start + 1] === MARKER.EOI) return !isComplete(state);
    position = readSegment(state, start);
    if (position === UNSUPPORTED) return false;
  }
  return true;
}

const DAMAGED = -1;
const UNSUPPORTED = -2;

/** Reads the segment that begins here, with the coded bytes of a scan. Returns where it ends, or `DAMAGED` or `UNSUPPORTED`. */
function readSegment(state: State, start: number): number {
  const { bytes } = state;
  const marker = bytes[start + 1] ?? 0;
  const length = (bytes[start + 2] ?? 0) * 256 + (bytes[start + 3] ?? 0);
  const end = start + 2 + length;
  if (length < 2 || end > bytes.length) return DAMAGED;
  if (marker === MARKER.SOS) {
    const coded = divideCodedBytes(bytes, end);
    return coded !== undefined && readWholeScan(state, { marker, start, end }, coded) ? coded.end : DAMAGED;
  }
  const body = bytes.subarray(start + 4, end);
  if (!isFrame(marker)) return readTables(state, marker, body) ? end : DAMAGED;
  if (!HUFFMAN_FRAMES.includes(marker) || body[0] !== BITS) return UNSUPPORTED;
  const isSecond = state.frame !== undefined;
  state.frame = readFrame(marker, body);
  return state.frame === undefined || isSecond ? DAMAGED : end;
}

/** Where the next marker begins. Other bytes between two segments are passed over, as every decoder does. */
function nextMarker(bytes: Uint8Array, from: number): number | undefined {
  for (let at = bytes.indexOf(0xff, from); at >= 0 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    const isRestart = next >= 0xd0 && next <= 0xd7;
    if (next !== 0 && next !== 0xff && next !== 1 && !isRestart) return at;
  }
  return undefined;
}

/** The markers C0 to CF without tables, extensions and arithmetic conditions. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function readTables(state: State, marker: number, body: Uint8Array): boolean {
  switch (marker) {
    case MARKER.DHT:
      return readHuffmanTables(body, state.tables);
    case MARKER.DQT:
      return readQuantization(body, state.averageSteps);
    case MARKER.DRI:
      state.restartInterval = (body[0] ?? 0) * 256 + (body[1] ?? 0);
      return body.length === 2;
    default:
      return true;
  }
}

function readQuantization(body: Uint8Array, averageSteps: Map<number, number>): boolean {
  let position = 0;
  while (position < body.length) {
    const id = body[position] ?? 0;
    const isWide = id >> 4 === 1;
    if (id >> 4 > 1 || (id & 15) > 3) return false;
    const step = isWide ? (body[position + 1] ?? 0) * 256 + (body[position + 2] ?? 0) : (body[position + 1] ?? 0);
    if (step === 0) return false;
    averageSteps.set(id & 15, step);
    position += 1 + (isWide ? 128 : 64);
  }
  return position === body.length;
}

function readFrame(marker: number, body: Uint8Array): Frame | undefined {
  const [height, width] = [(body[1] ?? 0) * 256 + (body[2] ?? 0), (body[3] ?? 0) * 256 + (body[4] ?? 0)];
  const count = body[5] ?? 0;
  if (width === 0 || height === 0 || count < 1 || count > MAX_COMPONENTS || body.length !== 6 + 3 * count)
    return undefined;
  const heads = Array.from({ length: count }, (_, i) => {
    const [id = 0, factors = 0, quantization = 0] = body.subarray(6 + 3 * i, 9 + 3 * i);
    return { id, across: factors >> 4, down: factors & 15, quantization };
  });
  if (heads.some(({ across, down }) => across < 1 || across > 4 || down < 1 || down > 4)) return undefined;
  const maxAcross = Math.max(...heads.map(({ across }) => across));
  const maxDown = Math.max(...heads.map(({ down }) => down));
  const unitsWide = Math.ceil(width / (BLOCK * maxAcross));
  const unitsHigh = Math.ceil(height / (BLOCK * maxDown));
  const components = heads.map((head, index): Component => {
    const rowLength = unitsWide * head.across;
    return {
      ...head,
      index,
      blocksWide: Math.ceil(Math.ceil((width * head.across) / maxAcross) / BLOCK),
      blocksHigh: Math.ceil(Math.ceil((height * head.down) / maxDown) / BLOCK),
      rowLength,
      nonZero: new Uint32Array(marker === PROGRESSIVE ? 2 * rowLength * unitsHigh * head.down : 0),
    };
  });
  return { marker, components, unitsWide, unitsHigh };
}

/** Whether every component was shown, and in a progressive picture every bit of it. */
function isComplete({ frame, progress }: State): boolean {
  if (frame === undefined) return false;
  return frame.components.every(({ id }) => {
    const known = progress.get(id);
    return known?.every((missingBits) => missingBits === 0) === true;
  });
}

type ReadInterval = (interval: Interval, from: number, units: number) => number;

function readWholeScan(state: State, segment: Segment, coded: CodedBytes): boolean {
  const { frame } = state;
  const scan = frame && readScan(state.bytes, segment, frame.components.length);
  if (frame === undefined || scan === undefined) return false;
  const components = scan.parts.map(({ id }) => frame.components.find((component) => component.id === id));
  if (!components.every((component) => component !== undefined)) return false;
  const read = makeReader(state, frame, scan, components);
  if (read === undefined) return false;
  const [only] = components;
  const isShared = components.length > 1;
  const units = isShared ? frame.unitsWide * frame.unitsHigh : (only?.blocksWide ?? 0) * (only?.blocksHigh ?? 0);
  return readIntervals(state, coded, units, read);
}

function makeReader(
  state: State,
  frame: Frame,
  scan: Scan,
  components: readonly Component[],
): ReadInterval | undefined {
  const isProgressive = frame.marker === PROGRESSIVE;
  if (isProgressive) {
    if (!followsInProgress(scan, state.progress)) return undefined;
    if (scan.first > 0) return makeDetailsReader(state, scan, components[0]);
    // A further bit of each average.
    if (scan.before > 0) {
      const bits = components.length === 1 ? 1 : components.reduce((sum, { across, down }) => sum + across * down, 0);
      return ({ length }, _, units) => (units * bits > length * 8 ? -1 : units * bits);
    }
  } else for (const { id } of scan.parts) state.progress.set(id, new Int8Array(64));
  const blocks = listUnitBlocks(state, scan, components, isProgressive);
  if (blocks === undefined) return undefined;
  return isProgressive
    ? (interval, _, units) => readAverages(interval, units, blocks, scan)
    : ({ data, length }, _, units) => readSequentialUnits(data, length, units, blocks);
}

const NO_TABLE: HuffmanTable = {
  lookup: new Uint16Array(),
  ends: new Int32Array(),
  offsets: new Int32Array(),
  symbols: new Uint8Array(),
};

/** The blocks of a scan unit in their order; undefined where a table is missing. */
function listUnitBlocks(
  { tables, averageSteps }: State,
  { parts }: Scan,
  components: readonly Component[],
  isProgressive: boolean,
): readonly ScanBlock[] | undefined {
  const blocks: ScanBlock[] = [];
  for (const [i, part] of parts.entries()) {
    const component = components[i];
    const averages = tables.get(part.averages);
    const details = isProgressive ? NO_TABLE : tables.get(part.details);
    const step = component && averageSteps.get(component.quantization);
    if (component === undefined || averages === undefined || details === undefined || step === undefined)
      return undefined;
    const count = components.length === 1 ? 1 : component.across * component.down;
    const maxAverage = Math.ceil(MAX_AVERAGE / step) + 1;
    for (let n = 0; n < count; n += 1) blocks.push({ component: i, averages, details, maxAverage });
  }
  return blocks;
}

function makeDetailsReader({ tables }: State, scan: Scan, component: Component | undefined): ReadInterval | undefined {
  const table = tables.get(scan.parts[0]?.details ?? -1);
  if (table === undefined || component === undefined) return undefined;
  const { blocksWide, rowLength, nonZero } = component;
  return (interval, first, count) =>
    readDetails(interval, { first, count, blocksWide, rowLength }, table, scan, nonZero);
}

/** Reads what stands between restart markers. Each interval must hold exactly its blocks. */
function readIntervals(
  { bytes, restartInterval }: State,
  coded: CodedBytes,
  units: number,
  read: ReadInterval,
): boolean {
  const perInterval = restartInterval === 0 ? units : restartInterval;
  const count = Math.ceil(units / perInterval);
  const { intervals } = coded;
  const isExtra = intervals.length === count + 1 && isPadding(bytes, intervals.at(-1));
  // Some cameras write one more restart marker at the end.
  if (intervals.length !== count && !(restartInterval > 0 && isExtra)) return false;
  const data = makeBuffer(coded);
  return intervals.slice(0, count).every((place, i) => {
    const length = unstuff(bytes, place, data);
    const from = i * perInterval;
    const end = read({ data, length }, from, Math.min(perInterval, units - from));
    // Further bytes are harmless where they only fill up: data would be a sign that codes were misread.
    return end >= 0 && isFilled(data, Math.ceil(end / 8), length);
  });
}

const isPadding = (bytes: Uint8Array, place: { readonly start: number; readonly end: number } | undefined): boolean =>
  place !== undefined && isFilled(bytes, place.start, place.end);

function isFilled(bytes: Uint8Array, from: number, end: number): boolean {
  for (let i = from; i < end; i += 1) if (bytes[i] !== 0 && bytes[i] !== 0xff) return false;
  return true;
}
