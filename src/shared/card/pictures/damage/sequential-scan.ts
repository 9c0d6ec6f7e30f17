/** Reads the codes of a sequential JPEG scan without making pixels: whether every block of its picture can be decoded. */
import { peekBits } from './coded-bits.ts';
import {
  findCode,
  type HuffmanTable,
  makeDetailSteps,
  readDetailStep,
  STEP_BITS,
  STEP_ENDS_BLOCK,
} from './huffman-table.ts';

/** One block of a scan unit (MCU). */
export interface ScanBlock {
  /** Index of its component in the scan, which keeps one running average. */
  readonly component: number;
  readonly averages: HuffmanTable;
  readonly details: HuffmanTable;
  /** The greatest average, in units of its quantization, that a picture of 8 bits can have. */
  readonly maxAverage: number;
}

/** Where in the bits a reader is. */
export interface Cursor {
  position: number;
}

const MAX_AVERAGE_BITS = 11;
const COEFFICIENTS = 64;
/** What is read for an average whose code is unknown: more than any average can be. */
const IMPOSSIBLE = 1 << 20;

/** Reads the average of a block, which is coded as a difference from the last one of its component. */
export function readDifference(data: Uint8Array, cursor: Cursor, table: HuffmanTable): number {
  const found = findCode(table, peekBits(data, cursor.position));
  const bits = found & 0xff;
  if (found === 0 || bits > MAX_AVERAGE_BITS) return IMPOSSIBLE;
  cursor.position += found >> 8;
  if (bits === 0) return 0;
  const value = peekBits(data, cursor.position) >>> (32 - bits);
  cursor.position += bits;
  return value < 1 << (bits - 1) ? value - (1 << bits) + 1 : value;
}

/**
 * Reads `units` scan units from `data`, which has `length` bytes and zeros behind them. Returns the position behind the
 * last bit that was read, or -1 where a code is unknown, a block overflows, a value is impossible, or the bytes do not suffice.
 */
export function readSequentialUnits(
  data: Uint8Array,
  length: number,
  units: number,
  blocks: readonly ScanBlock[],
): number {
  const end = length * 8;
  const averages = new Int32Array(4);
  const cursor = { position: 0 };
  for (let unit = 0; unit < units; unit += 1) {
    for (let i = 0; i < blocks.length; i += 1) {
      const { component, averages: table, details, maxAverage } = blocks[i] as ScanBlock;
      const average = (averages[component] as number) + readDifference(data, cursor, table);
      if (Math.abs(average) > maxAverage) return -1;
      averages[component] = average;
      cursor.position = readBlockDetails(data, cursor.position, details);
      if (cursor.position < 0 || cursor.position > end) return -1;
    }
  }
  return cursor.position;
}

/** Reads the 63 details of a block. Returns the position behind them, or -1. */
function readBlockDetails(data: Uint8Array, start: number, table: HuffmanTable): number {
  table.detailSteps ??= makeDetailSteps(table);
  const { detailSteps } = table;
  let position = start;
  for (let k = 1; k < COEFFICIENTS; ) {
    const next = peekBits(data, position);
    let step = detailSteps[next >>> (32 - STEP_BITS)] as number;
    // Near its end a block is read code by code, since the next block may begin within the step.
    if (step === 0 || k + ((step >> 8) & 0xff) >= COEFFICIENTS) step = readDetailStep(table, next);
    if (step === 0) return -1;
    position += step & 0xff;
    if (step >= STEP_ENDS_BLOCK) return position;
    k += step >> 8;
    if (k > COEFFICIENTS) return -1;
  }
  return position;
}
