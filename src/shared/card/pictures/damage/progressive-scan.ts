/**
 * Reads the codes of a progressive JPEG scan without producing pixels (ISO 10918-1, annex G). A block has 64 coefficients: the first is
 * called DC, the others AC. An MCU is the group of blocks that all components have for the same area.
 */
import type { Scan } from '../jpeg/scan.ts';
import { countBits, peekBits } from './coded-bits.ts';
import { findCode, type HuffmanTable, MAX_AC_BITS } from './huffman-table.ts';
import { readDcDifference, type ScanBlock } from './sequential-scan.ts';

/**
 * Two words of 32 bits for each block: one bit for each coefficient, set as soon as the coefficient is not zero. Refinement scans
 * contain a correction bit for each of these coefficients.
 */
export type NonZero = Uint32Array;

/** One interval of a scan: `length` bytes, followed by zeros. */
export interface Interval {
  readonly data: Uint8Array;
  readonly length: number;
}

/** A range of blocks of one component, in row order. */
export interface BlockRange {
  readonly firstBlock: number;
  readonly blockCount: number;
  readonly blockColumns: number;
  /** Blocks per row in `NonZero`. */
  readonly rowLength: number;
}

/** Reads the DC coefficients of `mcuCount` MCUs. Returns the same as `readSequentialMcus`. */
export function readDcCoefficients(
  { data, length }: Interval,
  mcuCount: number,
  blocks: readonly ScanBlock[],
  { approximationLow }: Scan,
): number {
  const dcValues = new Int32Array(4);
  const cursor = { position: 0 };
  for (let mcuIndex = 0; mcuIndex < mcuCount; mcuIndex += 1) {
    for (const { component, dcTable, maxDcValue } of blocks) {
      const dcValue = (dcValues[component] as number) + readDcDifference(data, cursor, dcTable);
      if (Math.abs(dcValue) > (maxDcValue >> approximationLow) + 1) return -1;
      dcValues[component] = dcValue;
    }
    if (cursor.position > length * 8) return -1;
  }
  return cursor.position;
}

/** Reads the AC coefficients of one component in an interval. Returns the same as `readSequentialMcus`. */
export function readAcCoefficients(
  interval: Interval,
  { firstBlock, blockCount, blockColumns, rowLength }: BlockRange,
  acTable: HuffmanTable,
  scan: Scan,
  nonZero: NonZero,
): number {
  const reader = new AcReader(interval.data, acTable, scan, nonZero);
  const endBit = interval.length * 8;
  for (let blockNumber = firstBlock; blockNumber < firstBlock + blockCount; blockNumber += 1) {
    const blockIndex = Math.floor(blockNumber / blockColumns) * rowLength + (blockNumber % blockColumns);
    const isRead = scan.approximationHigh === 0 ? reader.readBlock(blockIndex) : reader.refineBlock(blockIndex);
    if (!isRead || reader.position > endBit) return -1;
  }
  return reader.emptyBlocks === 0 ? reader.position : -1;
}

class AcReader {
  position = 0;
  /** Number of following blocks without new AC coefficients (the end-of-band run). */
  emptyBlocks = 0;
  readonly #data: Uint8Array;
  readonly #table: HuffmanTable;
  readonly #spectralStart: number;
  readonly #spectralEnd: number;
  readonly #nonZero: NonZero;

  constructor(data: Uint8Array, table: HuffmanTable, { spectralStart, spectralEnd }: Scan, nonZero: NonZero) {
    this.#data = data;
    this.#table = table;
    this.#spectralStart = spectralStart;
    this.#spectralEnd = spectralEnd;
    this.#nonZero = nonZero;
  }

  /** Reads the first scan of these AC coefficients. Returns false if a code is unknown or exceeds the last coefficient. */
  readBlock(blockIndex: number): boolean {
    if (this.emptyBlocks > 0) {
      this.emptyBlocks -= 1;
      return true;
    }
    for (let coefficient = this.#spectralStart; coefficient <= this.#spectralEnd; coefficient += 1) {
      const codeEntry = this.#readCode();
      const zeroRun = (codeEntry >> 4) & 15;
      const valueBits = codeEntry & 15;
      if (codeEntry === 0 || valueBits > MAX_AC_BITS) return false;
      if (valueBits === 0 && zeroRun < 15) {
        this.emptyBlocks = this.#readEmptyBlocks(zeroRun) - 1;
        return true;
      }
      coefficient += zeroRun;
      if (coefficient > this.#spectralEnd) return false;
      this.position += valueBits;
      if (valueBits > 0) this.#markNonZero(blockIndex, coefficient);
    }
    return true;
  }

  /** Reads one more bit of known AC coefficients, and coefficients that become nonzero in this scan. Returns false for an invalid code. */
  refineBlock(blockIndex: number): boolean {
    let coefficient = this.#spectralStart;
    while (this.emptyBlocks === 0 && coefficient <= this.#spectralEnd) {
      const codeEntry = this.#readCode();
      const zeroRun = (codeEntry >> 4) & 15;
      const valueBits = codeEntry & 15;
      if (codeEntry === 0 || valueBits > 1) return false;
      if (valueBits === 0 && zeroRun < 15) this.emptyBlocks = this.#readEmptyBlocks(zeroRun);
      else {
        this.position += valueBits;
        coefficient = this.#skipZeros(blockIndex, coefficient, zeroRun);
        if (coefficient > this.#spectralEnd) return false;
        if (valueBits > 0) this.#markNonZero(blockIndex, coefficient);
        coefficient += 1;
      }
    }
    if (this.emptyBlocks > 0) {
      this.position += countNonZero(this.#nonZero, blockIndex, coefficient, this.#spectralEnd);
      this.emptyBlocks -= 1;
    }
    return true;
  }

  #readCode(): number {
    const codeEntry = findCode(this.#table, peekBits(this.#data, this.position));
    this.position += codeEntry >> 8;
    return codeEntry;
  }

  /** Reads the length of an end-of-band run, which includes the current block. */
  #readEmptyBlocks(bitCount: number): number {
    if (bitCount === 0) return 1;
    const extraBlocks = peekBits(this.#data, this.position) >>> (32 - bitCount);
    this.position += bitCount;
    return (1 << bitCount) + extraBlocks;
  }

  /** Skips a run of zeros, and the correction bit of each nonzero coefficient in between. Returns the coefficient after them. */
  #skipZeros(blockIndex: number, startCoefficient: number, zeroRun: number): number {
    let remainingZeros = zeroRun;
    for (let coefficient = startCoefficient; coefficient <= this.#spectralEnd; coefficient += 1) {
      const isNonZero =
        (((this.#nonZero[2 * blockIndex + (coefficient >> 5)] as number) >>> (coefficient & 31)) & 1) === 1;
      if (isNonZero) this.position += 1;
      else if (remainingZeros === 0) return coefficient;
      else remainingZeros -= 1;
    }
    return this.#spectralEnd + 1;
  }

  #markNonZero(blockIndex: number, coefficient: number): void {
    const wordIndex = 2 * blockIndex + (coefficient >> 5);
    this.#nonZero[wordIndex] = (this.#nonZero[wordIndex] as number) | (1 << (coefficient & 31));
  }
}

/** Counts the nonzero coefficients of a block in a range, both ends included. */
function countNonZero(nonZero: NonZero, blockIndex: number, firstCoefficient: number, lastCoefficient: number): number {
  const lowBits = nonZero[2 * blockIndex] as number;
  const highBits = nonZero[2 * blockIndex + 1] as number;
  if (firstCoefficient > lastCoefficient || (lowBits | highBits) === 0) return 0;
  return (
    countBits(lowBits & rangeMask(firstCoefficient, lastCoefficient)) +
    countBits(highBits & rangeMask(firstCoefficient - 32, lastCoefficient - 32))
  );
}

/** Returns a mask of the bits from `first` to `last`, limited to 0 to 31. */
function rangeMask(first: number, last: number): number {
  if (last < 0 || first > 31) return 0;
  const firstBit = Math.max(0, first);
  const lastBit = Math.min(31, last);
  return ((0xffff_ffff >>> (31 - (lastBit - firstBit))) << firstBit) >>> 0;
}
