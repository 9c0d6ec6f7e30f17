/**
 * Checks whether a JPEG can be decoded completely. Decoders conceal damage, each in its own way: they fill in missing parts and show
 * wrong colors. So this module reads all codes of the file without producing pixels, and gives the same result everywhere.
 *
 * A JPEG codes blocks of 8 by 8 pixels, each as 64 coefficients: the first is called DC, the others AC. An MCU (minimum coded unit) is
 * the group of blocks that all components have for the same area.
 */
import { followsInProgress, type Progress, readScan, type Scan } from '../jpeg/scan.ts';
import { MARKER, type Segment } from '../jpeg/segments.ts';
import { type CodedBytes, createIntervalBuffer, divideCodedBytes, removeStuffing } from './coded-bits.ts';
import { type HuffmanTable, readHuffmanTables } from './huffman-table.ts';
import { type Interval, type NonZero, readAcCoefficients, readDcCoefficients } from './progressive-scan.ts';
import { readSequentialMcus, type ScanBlock } from './sequential-scan.ts';

/** Frames with Huffman codes: baseline, extended, progressive. */
const HUFFMAN_FRAMES: readonly number[] = [0xc0, 0xc1, 0xc2];
const PROGRESSIVE = 0xc2;
const MAX_COMPONENTS = 4;
/** Width and height of a block in pixels. */
const BLOCK_SIZE = 8;
/** Bits of a sample. */
const SAMPLE_BITS = 8;
/** The greatest DC coefficient before quantization, with a margin for encoders that exceed the range on purpose. */
const MAX_DC_VALUE = 1600;

interface Component {
  readonly id: number;
  readonly index: number;
  readonly horizontalSampling: number;
  readonly verticalSampling: number;
  /** The number of the quantization table. */
  readonly quantization: number;
  /** Size in blocks in a scan that contains only this component. */
  readonly blockColumns: number;
  readonly blockRows: number;
  /** Blocks per row in an interleaved scan, which fills up the last MCU. */
  readonly rowLength: number;
  readonly nonZero: NonZero;
}

interface Frame {
  readonly marker: number;
  readonly components: readonly Component[];
  /** Size in MCUs in an interleaved scan. */
  readonly mcuColumns: number;
  readonly mcuRows: number;
}

interface DecoderState {
  readonly bytes: Uint8Array;
  frame: Frame | undefined;
  readonly tables: Map<number, HuffmanTable>;
  /** The quantization step of DC coefficients, by quantization table. */
  readonly dcSteps: Map<number, number>;
  restartInterval: number;
  readonly progress: Progress;
}

/**
 * Whether a JPEG is damaged. Rare kinds (arithmetic coding, lossless, 12 bits) are left to the decoder and count as undamaged.
 * Never throws.
 */
export function isJpegDamaged(bytes: Uint8Array): boolean {
  const state: DecoderState = {
    bytes,
    frame: undefined,
    tables: new Map(),
    dcSteps: new Map(),
    restartInterval: 0,
    progress: new Map(),
  };
  for (let position = 2; position > 0; ) {
    const markerStart = findNextMarker(bytes, position);
    if (markerStart === undefined) return true;
    if (bytes[markerStart + 1] === MARKER.EOI) return !isComplete(state);
    position = readSegment(state, markerStart);
    // `DAMAGED` is negative too and ends the loop.
    if (position === UNSUPPORTED) return false;
  }
  return true;
}

const DAMAGED = -1;
const UNSUPPORTED = -2;

/** Reads a segment, and for a scan also its coded bytes. Returns the offset of its end, or `DAMAGED` or `UNSUPPORTED`. */
function readSegment(state: DecoderState, markerStart: number): number {
  const { bytes } = state;
  const marker = bytes[markerStart + 1] ?? 0;
  const length = (bytes[markerStart + 2] ?? 0) * 256 + (bytes[markerStart + 3] ?? 0);
  const segmentEnd = markerStart + 2 + length;
  if (length < 2 || segmentEnd > bytes.length) return DAMAGED;
  if (marker === MARKER.SOS) {
    const coded = divideCodedBytes(bytes, segmentEnd);
    return coded !== undefined && readWholeScan(state, { marker, start: markerStart, end: segmentEnd }, coded)
      ? coded.end
      : DAMAGED;
  }
  const segmentBody = bytes.subarray(markerStart + 4, segmentEnd);
  if (!isFrame(marker)) return readTables(state, marker, segmentBody) ? segmentEnd : DAMAGED;
  if (!HUFFMAN_FRAMES.includes(marker) || segmentBody[0] !== SAMPLE_BITS) return UNSUPPORTED;
  const isSecondFrame = state.frame !== undefined;
  state.frame = readFrame(marker, segmentBody);
  return state.frame === undefined || isSecondFrame ? DAMAGED : segmentEnd;
}

/** Finds the next marker. Skips other bytes between two segments, as every decoder does. */
function findNextMarker(bytes: Uint8Array, searchStart: number): number | undefined {
  for (
    let markerStart = bytes.indexOf(0xff, searchStart);
    markerStart >= 0 && markerStart + 1 < bytes.length;
    markerStart = bytes.indexOf(0xff, markerStart + 1)
  ) {
    const nextByte = bytes[markerStart + 1] ?? 0;
    const isRestart = nextByte >= 0xd0 && nextByte <= 0xd7;
    if (nextByte !== 0 && nextByte !== 0xff && nextByte !== 1 && !isRestart) return markerStart;
  }
  return undefined;
}

/** Whether a marker starts a frame: C0 to CF except DHT (C4), JPG (C8) and DAC (CC). */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function readTables(state: DecoderState, marker: number, segmentBody: Uint8Array): boolean {
  switch (marker) {
    case MARKER.DHT:
      return readHuffmanTables(segmentBody, state.tables);
    case MARKER.DQT:
      return readQuantization(segmentBody, state.dcSteps);
    case MARKER.DRI:
      state.restartInterval = (segmentBody[0] ?? 0) * 256 + (segmentBody[1] ?? 0);
      return segmentBody.length === 2;
    default:
      return true;
  }
}

function readQuantization(segmentBody: Uint8Array, dcSteps: Map<number, number>): boolean {
  let position = 0;
  while (position < segmentBody.length) {
    const tableInfo = segmentBody[position] ?? 0;
    const isWide = tableInfo >> 4 === 1;
    if (tableInfo >> 4 > 1 || (tableInfo & 15) > 3) return false;
    const dcStep = isWide
      ? (segmentBody[position + 1] ?? 0) * 256 + (segmentBody[position + 2] ?? 0)
      : (segmentBody[position + 1] ?? 0);
    if (dcStep === 0) return false;
    dcSteps.set(tableInfo & 15, dcStep);
    position += 1 + (isWide ? 128 : 64);
  }
  return position === segmentBody.length;
}

function readFrame(marker: number, segmentBody: Uint8Array): Frame | undefined {
  const [height, width] = [
    (segmentBody[1] ?? 0) * 256 + (segmentBody[2] ?? 0),
    (segmentBody[3] ?? 0) * 256 + (segmentBody[4] ?? 0),
  ];
  const componentCount = segmentBody[5] ?? 0;
  if (
    width === 0 ||
    height === 0 ||
    componentCount < 1 ||
    componentCount > MAX_COMPONENTS ||
    segmentBody.length !== 6 + 3 * componentCount
  )
    return undefined;
  const componentHeaders = Array.from({ length: componentCount }, (_header, index) => {
    const [id = 0, factors = 0, quantization = 0] = segmentBody.subarray(6 + 3 * index, 9 + 3 * index);
    return { id, horizontalSampling: factors >> 4, verticalSampling: factors & 15, quantization };
  });
  if (
    componentHeaders.some(
      ({ horizontalSampling, verticalSampling }) =>
        horizontalSampling < 1 || horizontalSampling > 4 || verticalSampling < 1 || verticalSampling > 4,
    )
  )
    return undefined;
  const maxHorizontalSampling = Math.max(...componentHeaders.map(({ horizontalSampling }) => horizontalSampling));
  const maxVerticalSampling = Math.max(...componentHeaders.map(({ verticalSampling }) => verticalSampling));
  const mcuColumns = Math.ceil(width / (BLOCK_SIZE * maxHorizontalSampling));
  const mcuRows = Math.ceil(height / (BLOCK_SIZE * maxVerticalSampling));
  const components = componentHeaders.map((componentHeader, index): Component => {
    const rowLength = mcuColumns * componentHeader.horizontalSampling;
    return {
      ...componentHeader,
      index,
      blockColumns: Math.ceil(
        Math.ceil((width * componentHeader.horizontalSampling) / maxHorizontalSampling) / BLOCK_SIZE,
      ),
      blockRows: Math.ceil(Math.ceil((height * componentHeader.verticalSampling) / maxVerticalSampling) / BLOCK_SIZE),
      rowLength,
      nonZero: new Uint32Array(marker === PROGRESSIVE ? 2 * rowLength * mcuRows * componentHeader.verticalSampling : 0),
    };
  });
  return { marker, components, mcuColumns, mcuRows };
}

/** Whether the scans have contained every component, and every bit of its coefficients. */
function isComplete({ frame, progress }: DecoderState): boolean {
  if (frame === undefined) return false;
  return frame.components.every(({ id }) => {
    const componentProgress = progress.get(id);
    return componentProgress?.every((missingBits) => missingBits === 0) === true;
  });
}

/** Reads MCUs and returns the position after their last bit, or -1. In a scan of one component an MCU is a single block. */
type ReadInterval = (interval: Interval, firstMcu: number, mcuCount: number) => number;

function readWholeScan(state: DecoderState, segment: Segment, coded: CodedBytes): boolean {
  const { frame } = state;
  const scan = frame && readScan(state.bytes, segment, frame.components.length);
  if (frame === undefined || scan === undefined) return false;
  const components = scan.components.map(({ id }) => frame.components.find((component) => component.id === id));
  if (!components.every((component) => component !== undefined)) return false;
  const readInterval = createIntervalReader(state, frame, scan, components);
  if (readInterval === undefined) return false;
  const [firstComponent] = components;
  const isInterleaved = components.length > 1;
  const mcuCount = isInterleaved
    ? frame.mcuColumns * frame.mcuRows
    : (firstComponent?.blockColumns ?? 0) * (firstComponent?.blockRows ?? 0);
  return readIntervals(state, coded, mcuCount, readInterval);
}

function createIntervalReader(
  state: DecoderState,
  frame: Frame,
  scan: Scan,
  components: readonly Component[],
): ReadInterval | undefined {
  const isProgressive = frame.marker === PROGRESSIVE;
  if (isProgressive) {
    if (!followsInProgress(scan, state.progress)) return undefined;
    if (scan.spectralStart > 0) return createAcReader(state, scan, components[0]);
    // A refinement scan of DC coefficients has exactly one bit for each block.
    if (scan.approximationHigh > 0) {
      const bitsPerMcu =
        components.length === 1
          ? 1
          : components.reduce(
              (sum, { horizontalSampling, verticalSampling }) => sum + horizontalSampling * verticalSampling,
              0,
            );
      return ({ length }, _firstMcu, mcuCount) => (mcuCount * bitsPerMcu > length * 8 ? -1 : mcuCount * bitsPerMcu);
    }
  } else for (const { id } of scan.components) state.progress.set(id, new Int8Array(64));
  const blocks = listMcuBlocks(state, scan, components, isProgressive);
  if (blocks === undefined) return undefined;
  return isProgressive
    ? (interval, _firstMcu, mcuCount) => readDcCoefficients(interval, mcuCount, blocks, scan)
    : ({ data, length }, _firstMcu, mcuCount) => readSequentialMcus(data, length, mcuCount, blocks);
}

/** Replaces the AC table in progressive DC scans, which have no AC codes. */
const EMPTY_TABLE: HuffmanTable = {
  lookup: new Uint16Array(),
  codeEnds: new Int32Array(),
  symbolOffsets: new Int32Array(),
  symbols: new Uint8Array(),
};

/** Lists the blocks of an MCU in order. Returns undefined if a table is missing. */
function listMcuBlocks(
  { tables, dcSteps }: DecoderState,
  { components: scanComponents }: Scan,
  components: readonly Component[],
  isProgressive: boolean,
): readonly ScanBlock[] | undefined {
  const blocks: ScanBlock[] = [];
  for (const [componentIndex, scanComponent] of scanComponents.entries()) {
    const component = components[componentIndex];
    const dcTable = tables.get(scanComponent.dcTable);
    const acTable = isProgressive ? EMPTY_TABLE : tables.get(scanComponent.acTable);
    const dcStep = component && dcSteps.get(component.quantization);
    if (component === undefined || dcTable === undefined || acTable === undefined || dcStep === undefined)
      return undefined;
    const blockCount = components.length === 1 ? 1 : component.horizontalSampling * component.verticalSampling;
    const maxDcValue = Math.ceil(MAX_DC_VALUE / dcStep) + 1;
    for (let blockNumber = 0; blockNumber < blockCount; blockNumber += 1)
      blocks.push({ component: componentIndex, dcTable, acTable, maxDcValue });
  }
  return blocks;
}

function createAcReader(
  { tables }: DecoderState,
  scan: Scan,
  component: Component | undefined,
): ReadInterval | undefined {
  const table = tables.get(scan.components[0]?.acTable ?? -1);
  if (table === undefined || component === undefined) return undefined;
  const { blockColumns, rowLength, nonZero } = component;
  return (interval, firstBlock, blockCount) =>
    readAcCoefficients(interval, { firstBlock, blockCount, blockColumns, rowLength }, table, scan, nonZero);
}

/** Reads the intervals between restart markers. Each must contain exactly its blocks. */
function readIntervals(
  { bytes, restartInterval }: DecoderState,
  coded: CodedBytes,
  mcuCount: number,
  readInterval: ReadInterval,
): boolean {
  const mcusPerInterval = restartInterval === 0 ? mcuCount : restartInterval;
  const intervalCount = Math.ceil(mcuCount / mcusPerInterval);
  const { intervals } = coded;
  const hasExtraInterval = intervals.length === intervalCount + 1 && isPadding(bytes, intervals.at(-1));
  // Some cameras write an extra restart marker at the end.
  if (intervals.length !== intervalCount && !(restartInterval > 0 && hasExtraInterval)) return false;
  const data = createIntervalBuffer(coded);
  return intervals.slice(0, intervalCount).every((interval, intervalIndex) => {
    const length = removeStuffing(bytes, interval, data);
    const firstMcu = intervalIndex * mcusPerInterval;
    const endBit = readInterval({ data, length }, firstMcu, Math.min(mcusPerInterval, mcuCount - firstMcu));
    // Padding after the last code is harmless. Any other data means that codes were misread.
    return endBit >= 0 && hasOnlyFillBytes(data, Math.ceil(endBit / 8), length);
  });
}

const isPadding = (
  bytes: Uint8Array,
  interval: { readonly start: number; readonly end: number } | undefined,
): boolean => interval !== undefined && hasOnlyFillBytes(bytes, interval.start, interval.end);

function hasOnlyFillBytes(bytes: Uint8Array, start: number, end: number): boolean {
  for (let index = start; index < end; index += 1) if (bytes[index] !== 0 && bytes[index] !== 0xff) return false;
  return true;
}
