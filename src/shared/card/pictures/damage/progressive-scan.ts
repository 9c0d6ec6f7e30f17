/** Reads the codes of a progressive JPEG scan without making pixels (ISO 10918-1, annex G). */
import type { Scan } from '../jpeg/scan.ts';
import { countBits, peekBits } from './coded-bits.ts';
import { findCode, type HuffmanTable, MAX_DETAIL_BITS } from './huffman-table.ts';
import { readDifference, type ScanBlock } from './sequential-scan.ts';

/** Which coefficients of each block are not zero so far, 64 bits a block: later scans refine these alone. */
export type NonZero = Uint32Array;

/** One interval of a scan: its bytes, with zeros behind them. */
export interface Interval {
  readonly data: Uint8Array;
  readonly length: number;
}

/** Blocks of one component, counted along its rows. */
export interface BlockRange {
  readonly first: number;
  readonly count: number;
  readonly blocksWide: number;
  /** Blocks in a row of `NonZero`. */
  readonly rowLength: number;
}

/** Reads the averages of `units` scan units. Returns as `readSequentialUnits` does. */
export function readAverages(
  { data, length }: Interval,
  units: number,
  blocks: readonly ScanBlock[],
  { after }: Scan,
): number {
  const averages = new Int32Array(4);
  const cursor = { position: 0 };
  for (let unit = 0; unit < units; unit += 1) {
    for (const { component, averages: table, maxAverage } of blocks) {
      const average = (averages[component] as number) + readDifference(data, cursor, table);
      if (Math.abs(average) > (maxAverage >> after) + 1) return -1;
      averages[component] = average;
    }
    if (cursor.position > length * 8) return -1;
  }
  return cursor.position;
}

/** Reads the details of one component in an interval. Returns as `readSequentialUnits` does. */
export function readDetails(
  interval: Interval,
  { first, count, blocksWide, rowLength }: BlockRange,
  table: HuffmanTable,
  scan: Scan,
  nonZero: NonZero,
): number {
  const reader = new DetailReader(interval.data, table, scan, nonZero);
  const end = interval.length * 8;
  for (let n = first; n < first + count; n += 1) {
    const block = Math.floor(n / blocksWide) * rowLength + (n % blocksWide);
    const isRead = scan.before === 0 ? reader.readBlock(block) : reader.refineBlock(block);
    if (!isRead || reader.position > end) return -1;
  }
  return reader.emptyBlocks === 0 ? reader.position : -1;
}

class DetailReader {
  position = 0;
  /** Blocks still to come that have nothing new. */
  emptyBlocks = 0;
  readonly #data: Uint8Array;
  readonly #table: HuffmanTable;
  readonly #first: number;
  readonly #last: number;
  readonly #nonZero: NonZero;

  constructor(data: Uint8Array, table: HuffmanTable, { first, last }: Scan, nonZero: NonZero) {
    this.#data = data;
    this.#table = table;
    this.#first = first;
    this.#last = last;
    this.#nonZero = nonZero;
  }

  /** Reads details that are shown for the first time. False where a code is unknown or leads beyond the last detail. */
  readBlock(block: number): boolean {
    if (this.emptyBlocks > 0) {
      this.emptyBlocks -= 1;
      return true;
    }
    for (let k = this.#first; k <= this.#last; k += 1) {
      const found = this.#readCode();
      const run = (found >> 4) & 15;
      const size = found & 15;
      if (found === 0 || size > MAX_DETAIL_BITS) return false;
      if (size === 0 && run < 15) {
        this.emptyBlocks = this.#readEmptyBlocks(run) - 1;
        return true;
      }
      k += run;
      if (k > this.#last) return false;
      this.position += size;
      if (size > 0) this.#mark(block, k);
    }
    return true;
  }

  /** Reads one more bit of details, and details that are not zero only now. */
  refineBlock(block: number): boolean {
    let k = this.#first;
    while (this.emptyBlocks === 0 && k <= this.#last) {
      const found = this.#readCode();
      const run = (found >> 4) & 15;
      const size = found & 15;
      if (found === 0 || size > 1) return false;
      if (size === 0 && run < 15) this.emptyBlocks = this.#readEmptyBlocks(run);
      else {
        this.position += size;
        k = this.#passZeros(block, k, run);
        if (k > this.#last) return false;
        if (size > 0) this.#mark(block, k);
        k += 1;
      }
    }
    if (this.emptyBlocks > 0) {
      this.position += countNonZero(this.#nonZero, block, k, this.#last);
      this.emptyBlocks -= 1;
    }
    return true;
  }

  #readCode(): number {
    const found = findCode(this.#table, peekBits(this.#data, this.position));
    this.position += found >> 8;
    return found;
  }

  /** How many blocks have nothing more, this one included. */
  #readEmptyBlocks(bits: number): number {
    if (bits === 0) return 1;
    const more = peekBits(this.#data, this.position) >>> (32 - bits);
    this.position += bits;
    return (1 << bits) + more;
  }

  /** Passes `run` zeros, and the bit of correction of each coefficient between that is not zero. */
  #passZeros(block: number, from: number, run: number): number {
    let zeros = run;
    for (let k = from; k <= this.#last; k += 1) {
      const isNonZero = (((this.#nonZero[2 * block + (k >> 5)] as number) >>> (k & 31)) & 1) === 1;
      if (isNonZero) this.position += 1;
      else if (zeros === 0) return k;
      else zeros -= 1;
    }
    return this.#last + 1;
  }

  #mark(block: number, k: number): void {
    const index = 2 * block + (k >> 5);
    this.#nonZero[index] = (this.#nonZero[index] as number) | (1 << (k & 31));
  }
}

/** How many of the coefficients from `first` to `last` are not zero. */
function countNonZero(nonZero: NonZero, block: number, first: number, last: number): number {
  const low = nonZero[2 * block] as number;
  const high = nonZero[2 * block + 1] as number;
  if (first > last || (low | high) === 0) return 0;
  return countBits(low & rangeMask(first, last)) + countBits(high & rangeMask(first - 32, last - 32));
}

/** The bits from `first` to `last` that lie within 0 to 31. */
function rangeMask(first: number, last: number): number {
  if (last < 0 || first > 31) return 0;
  const from = Math.max(0, first);
  const to = Math.min(31, last);
  return ((0xffff_ffff >>> (31 - (to - from))) << from) >>> 0;
}
