/**
 * Reads the codes of a sequential JPEG scan without producing pixels, to check that every block can be decoded. A block has 64
 * coefficients: the first is called DC, the others AC. An MCU is the group of blocks that all components have for the same area.
 */
import { peekBits } from './coded-bits.ts';
import { createAcSteps, findCode, type HuffmanTable, readAcStep, STEP_BITS, STEP_ENDS_BLOCK } from './huffman-table.ts';

/** One block of an MCU. */
export interface ScanBlock {
  /** Index of its component in the scan. DC coefficients are coded as differences within a component. */
  readonly component: number;
  readonly dcTable: HuffmanTable;
  readonly acTable: HuffmanTable;
  /** The greatest quantized DC coefficient that a picture with 8-bit samples can have. */
  readonly maxDcValue: number;
}

/** The position of a reader, in bits. */
export interface Cursor {
  position: number;
}

const MAX_DC_BITS = 11;
const COEFFICIENT_COUNT = 64;
/** The result for an unknown code, which is greater than any valid difference. */
const IMPOSSIBLE_DIFFERENCE = 1 << 20;

/** Reads the difference between the DC coefficient of a block and the previous one of its component. */
export function readDcDifference(data: Uint8Array, cursor: Cursor, table: HuffmanTable): number {
  const codeEntry = findCode(table, peekBits(data, cursor.position));
  const bitCount = codeEntry & 0xff;
  if (codeEntry === 0 || bitCount > MAX_DC_BITS) return IMPOSSIBLE_DIFFERENCE;
  cursor.position += codeEntry >> 8;
  if (bitCount === 0) return 0;
  const difference = peekBits(data, cursor.position) >>> (32 - bitCount);
  cursor.position += bitCount;
  return difference < 1 << (bitCount - 1) ? difference - (1 << bitCount) + 1 : difference;
}

/**
 * Reads MCUs from the first `length` bytes of `data`, which are followed by zeros. Returns the position after the last bit, or -1
 * if a code is unknown, a block has too many coefficients, a value is impossible, or the data ends too early.
 */
export function readSequentialMcus(
  data: Uint8Array,
  length: number,
  mcuCount: number,
  blocks: readonly ScanBlock[],
): number {
  const endBit = length * 8;
  const dcValues = new Int32Array(4);
  const cursor = { position: 0 };
  for (let mcuIndex = 0; mcuIndex < mcuCount; mcuIndex += 1) {
    for (let blockIndex = 0; blockIndex < blocks.length; blockIndex += 1) {
      const { component, dcTable, acTable, maxDcValue } = blocks[blockIndex] as ScanBlock;
      const dcValue = (dcValues[component] as number) + readDcDifference(data, cursor, dcTable);
      if (Math.abs(dcValue) > maxDcValue) return -1;
      dcValues[component] = dcValue;
      cursor.position = readAcBlock(data, cursor.position, acTable);
      if (cursor.position < 0 || cursor.position > endBit) return -1;
    }
  }
  return cursor.position;
}

/** Reads the 63 AC coefficients of a block. Returns the position after them, or -1. */
function readAcBlock(data: Uint8Array, start: number, table: HuffmanTable): number {
  table.acSteps ??= createAcSteps(table);
  const { acSteps } = table;
  let position = start;
  for (let coefficient = 1; coefficient < COEFFICIENT_COUNT; ) {
    const nextBits = peekBits(data, position);
    let step = acSteps[nextBits >>> (32 - STEP_BITS)] as number;
    // Near the end of a block, codes are read one by one, since the next block may begin within a combined step.
    if (step === 0 || coefficient + ((step >> 8) & 0xff) >= COEFFICIENT_COUNT) step = readAcStep(table, nextBits);
    if (step === 0) return -1;
    position += step & 0xff;
    if (step >= STEP_ENDS_BLOCK) return position;
    coefficient += step >> 8;
    if (coefficient > COEFFICIENT_COUNT) return -1;
  }
  return position;
}
