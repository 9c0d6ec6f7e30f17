/** Checks that the parts of a JPEG fit together, so that every decoder can read it and a PDF may contain it (PDF 32000, 7.4.8). */
import { followsInProgress, isCompleteScan, type Progress, readScan, type Scan } from './scan.ts';
import { MARKER, type Segment } from './segments.ts';

export interface Frame {
  readonly width: number;
  readonly height: number;
  /** The component ids of the file: one for grayscale, three for color. */
  readonly components: readonly number[];
}

interface Component {
  readonly id: number;
  readonly horizontalSampling: number;
  readonly verticalSampling: number;
  readonly quantization: number;
}

/** Frames with Huffman codes: baseline, extended, progressive. Files with other frames have to be decoded and encoded again. */
const HUFFMAN_FRAMES: readonly number[] = [0xc0, 0xc1, 0xc2];
const PROGRESSIVE = 0xc2;

/** The tables defined so far: quantization, and Huffman codes as `class * 16 + number`. */
interface Tables {
  readonly quantization: Set<number>;
  readonly huffmanCodes: Set<number>;
}

/** Reads the only frame. Returns undefined if a table, a scan or a component is missing, or the file is of a rare kind. */
export function readFrame(bytes: Uint8Array, segments: readonly Segment[]): Frame | undefined {
  const frameHeaders = segments.filter(({ marker }) => marker >= 0xc0 && marker <= 0xcf && marker !== MARKER.DHT);
  const [frameHeader] = frameHeaders;
  if (frameHeader === undefined || frameHeaders.length > 1 || !HUFFMAN_FRAMES.includes(frameHeader.marker))
    return undefined;
  const components = readComponents(bytes, frameHeader);
  if (components === undefined || !isComplete(bytes, segments, frameHeader, components)) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset + frameHeader.start, frameHeader.end - frameHeader.start);
  const [height, width] = [view.getUint16(5), view.getUint16(7)];
  return width > 0 && height > 0 ? { width, height, components: components.map(({ id }) => id) } : undefined;
}

/** Whether the scans after the frame contain every component, in a valid order and with the tables that they need. */
function isComplete(
  bytes: Uint8Array,
  segments: readonly Segment[],
  frameHeader: Segment,
  components: readonly Component[],
): boolean {
  const tables: Tables = { quantization: new Set(), huffmanCodes: new Set() };
  const progress: Progress = new Map();
  const readSegment = (segment: Segment): boolean => {
    const segmentBody = bytes.subarray(segment.start + 4, segment.end);
    switch (segment.marker) {
      case MARKER.DQT:
        return readQuantization(segmentBody, tables.quantization);
      case MARKER.DHT:
        return readHuffmanCodes(segmentBody, tables.huffmanCodes);
      case MARKER.DRI:
        return segmentBody.length === 2;
      case MARKER.SOS: {
        const scan = segment.start > frameHeader.start ? readScan(bytes, segment, components.length) : undefined;
        if (scan === undefined) return false;
        const isInOrder =
          frameHeader.marker === PROGRESSIVE ? followsInProgress(scan, progress) : isCompleteScan(scan, progress);
        return (
          isInOrder &&
          scan.components.every(({ id }) => components.some((component) => component.id === id)) &&
          hasTables(scan, frameHeader, components, tables)
        );
      }
      default:
        return true;
    }
  };
  return segments.every(readSegment) && components.every(({ id }) => progress.has(id));
}

function hasTables(
  { components: scanComponents, spectralStart, approximationHigh }: Scan,
  frameHeader: Segment,
  components: readonly Component[],
  tables: Tables,
): boolean {
  return scanComponents.every(({ id, dcTable, acTable }) => {
    const progressiveTables = spectralStart > 0 ? [acTable] : approximationHigh === 0 ? [dcTable] : [];
    const requiredTables = frameHeader.marker === PROGRESSIVE ? progressiveTables : [dcTable, acTable];
    const isQuantized = components.some(
      (component) => component.id === id && tables.quantization.has(component.quantization),
    );
    return isQuantized && requiredTables.every((tableId) => tables.huffmanCodes.has(tableId));
  });
}

function readComponents(bytes: Uint8Array, { start, end }: Segment): readonly Component[] | undefined {
  // The body of a frame header: bits of a sample, height (2 bytes), width (2), number of components, and 3 bytes for each component.
  const segmentBody = bytes.subarray(start + 4, end);
  const componentCount = segmentBody[5];
  if (
    segmentBody[0] !== 8 ||
    (componentCount !== 1 && componentCount !== 3) ||
    segmentBody.length !== 6 + 3 * componentCount
  )
    return undefined;
  const frameComponents = Array.from({ length: componentCount }, (_component, index): Component => {
    const [id = 0, factors = 0, quantization = 0] = segmentBody.subarray(6 + 3 * index, 9 + 3 * index);
    return { id, horizontalSampling: factors >> 4, verticalSampling: factors & 15, quantization };
  });
  const getMax = (getFactor: (component: Component) => number) => Math.max(...frameComponents.map(getFactor));
  const [maxHorizontal, maxVertical] = [
    getMax((component) => component.horizontalSampling),
    getMax((component) => component.verticalSampling),
  ];
  const isValid = frameComponents.every(
    (component) =>
      [component.horizontalSampling, component.verticalSampling].every((factor) => factor >= 1 && factor <= 4) &&
      maxHorizontal % component.horizontalSampling === 0 &&
      maxVertical % component.verticalSampling === 0,
  );
  return isValid && new Set(frameComponents.map(({ id }) => id)).size === componentCount ? frameComponents : undefined;
}

function readQuantization(segmentBody: Uint8Array, tableIds: Set<number>): boolean {
  let offset = 0;
  while (offset < segmentBody.length) {
    const tableInfo = segmentBody[offset] as number;
    if (tableInfo >> 4 > 1 || (tableInfo & 15) > 3) return false;
    tableIds.add(tableInfo & 15);
    offset += 1 + (tableInfo >> 4 === 1 ? 128 : 64);
  }
  return offset === segmentBody.length;
}

function readHuffmanCodes(segmentBody: Uint8Array, tableIds: Set<number>): boolean {
  let offset = 0;
  while (offset + 17 <= segmentBody.length) {
    const tableInfo = segmentBody[offset] as number;
    if (tableInfo >> 4 > 1 || (tableInfo & 15) > 3) return false;
    // A code length can't have more codes than its bits can distinguish.
    let [freeCodes, symbolCount] = [1, 0];
    for (const codeCount of segmentBody.subarray(offset + 1, offset + 17)) {
      freeCodes = freeCodes * 2 - codeCount;
      symbolCount += codeCount;
      if (freeCodes < 0) return false;
    }
    if (symbolCount > 256 || offset + 17 + symbolCount > segmentBody.length) return false;
    // Symbols of DC tables are bit lengths, which are at most 15.
    if (tableInfo < 16 && segmentBody.subarray(offset + 17, offset + 17 + symbolCount).some((value) => value > 15))
      return false;
    tableIds.add(tableInfo);
    offset += 17 + symbolCount;
  }
  return offset === segmentBody.length;
}
