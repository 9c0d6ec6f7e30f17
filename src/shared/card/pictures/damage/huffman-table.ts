/**
 * Huffman tables of a JPEG, arranged so that most codes take a single look-up (ISO 10918-1, annex C). A block has 64 coefficients: the
 * first is called DC, the others AC.
 */
import { createCache, getOrCreate } from '../../../base/cache.ts';

/** Bits that the look-up table covers. Longer codes are rare. */
const LOOKUP_BITS = 10;
const MAX_CODE_BITS = 16;

export interface HuffmanTable {
  /** Maps the next `LOOKUP_BITS` bits to `length << 8 | symbol`, or to 0 if the code is longer or unknown. */
  readonly lookup: Uint16Array;
  /** Maps a code length to the first number after its codes, left-aligned in 16 bits, or to 0 if it has no codes. */
  readonly codeEnds: Int32Array;
  /** Maps a code length to the offset that turns a code into the index of its symbol. */
  readonly symbolOffsets: Int32Array;
  readonly symbols: Uint8Array;
  /** The result of `createAcSteps`, created when it is first needed. */
  acSteps?: Int32Array;
}

/** Number of bits that an AC step decodes at once. */
export const STEP_BITS = 12;
/** Marks a step that ends its block. */
export const STEP_ENDS_BLOCK = 1 << 16;
/** Bits of the greatest AC coefficient that a picture with 8-bit samples can have. */
export const MAX_AC_BITS = 10;

/** Builds a table from the 16 counts and the symbols of a DHT segment. The counts must fit (see `readHuffmanTables`). */
function buildHuffmanTable(codeCounts: Uint8Array, symbols: Uint8Array): HuffmanTable {
  const lookup = new Uint16Array(1 << LOOKUP_BITS);
  const codeEnds = new Int32Array(MAX_CODE_BITS + 1);
  const symbolOffsets = new Int32Array(MAX_CODE_BITS + 1);
  let code = 0;
  let symbolIndex = 0;
  for (let length = 1; length <= MAX_CODE_BITS; length += 1) {
    const count = codeCounts[length - 1] ?? 0;
    symbolOffsets[length] = symbolIndex - code;
    if (length <= LOOKUP_BITS) {
      const lookupWidth = 1 << (LOOKUP_BITS - length);
      for (let index = 0; index < count; index += 1) {
        const entry = (length << 8) | (symbols[symbolIndex + index] ?? 0);
        lookup.fill(entry, (code + index) * lookupWidth, (code + index + 1) * lookupWidth);
      }
    }
    code += count;
    symbolIndex += count;
    codeEnds[length] = count === 0 ? 0 : code << (MAX_CODE_BITS - length);
    code <<= 1;
  }
  return { lookup, codeEnds, symbolOffsets, symbols };
}

/** Finds the code at the start of the next 32 bits. Returns `length << 8 | symbol`, or 0 if there is none. */
export const findCode = (table: HuffmanTable, nextBits: number): number =>
  (table.lookup[nextBits >>> (32 - LOOKUP_BITS)] as number) || findLongCode(table, nextBits >>> 16);

/** Finds a code that is too long for the look-up table. Returns `length << 8 | symbol`, or 0 if no code begins with these 16 bits. */
function findLongCode({ codeEnds, symbolOffsets, symbols }: HuffmanTable, next16Bits: number): number {
  for (let length = LOOKUP_BITS + 1; length <= MAX_CODE_BITS; length += 1) {
    if (next16Bits < (codeEnds[length] ?? 0)) {
      const symbolIndex = (next16Bits >> (MAX_CODE_BITS - length)) + (symbolOffsets[length] ?? 0);
      return (length << 8) | (symbols[symbolIndex] ?? 0);
    }
  }
  return 0;
}

/**
 * Reads the code and the value of the next AC coefficient of a sequential block. Returns `coefficients << 8 | bits`, with
 * `STEP_ENDS_BLOCK` at the end of the block, or 0 if the code is unknown or the value is too great.
 */
export function readAcStep(table: HuffmanTable, nextBits: number): number {
  const codeEntry = findCode(table, nextBits);
  const zeroRun = (codeEntry >> 4) & 15;
  const valueBits = codeEntry & 15;
  if (codeEntry === 0 || valueBits > MAX_AC_BITS) return 0;
  const totalBits = (codeEntry >> 8) + valueBits;
  // A code without a value is a run of 16 zeros or the end of the block.
  if (valueBits === 0 && zeroRun < 15) return STEP_ENDS_BLOCK | totalBits;
  return ((zeroRun + 1) << 8) | totalBits;
}

/**
 * Creates a table by the next `STEP_BITS` bits. Each entry combines as many steps of `readAcStep` as fit into these bits, or is 0 if
 * none fits. This halves the reading time.
 */
export function createAcSteps(table: HuffmanTable): Int32Array {
  const steps = new Int32Array(1 << STEP_BITS);
  for (let prefixBits = 0; prefixBits < steps.length; prefixBits += 1) {
    let combinedStep = 0;
    while (combinedStep < STEP_ENDS_BLOCK) {
      const usedBits = combinedStep & 0xff;
      const step = readAcStep(table, prefixBits << (32 - STEP_BITS + usedBits));
      if (step === 0 || usedBits + (step & 0xff) > STEP_BITS) break;
      combinedStep += step;
    }
    steps[prefixBits] = combinedStep;
  }
  return steps;
}

/** Adds the tables of a DHT segment by `class * 16 + number`. Returns false if the segment is invalid. */
export function readHuffmanTables(segmentBody: Uint8Array, tables: Map<number, HuffmanTable>): boolean {
  let position = 0;
  while (position + 17 <= segmentBody.length) {
    const tableId = segmentBody[position] ?? 0;
    const codeCounts = segmentBody.subarray(position + 1, position + 17);
    // A code length can't have more codes than its bits can distinguish.
    let freeCodes = 1;
    let symbolCount = 0;
    for (const count of codeCounts) {
      freeCodes = freeCodes * 2 - count;
      symbolCount += count;
      if (freeCodes < 0) return false;
    }
    const end = position + 17 + symbolCount;
    if (symbolCount > 256 || end > segmentBody.length || tableId >> 4 > 1 || (tableId & 15) > 3) return false;
    tables.set(tableId, getHuffmanTable(segmentBody.slice(position + 1, end)));
    position = end;
  }
  return position === segmentBody.length;
}

/** Tables of recent files. Most files use the tables of the standard, and building one takes as long as reading a tenth of a photo. */
const recentTables = createCache<HuffmanTable>();
const MAX_RECENT_TABLES = 16;

/** Returns the cached table with these counts and symbols, or builds it. */
function getHuffmanTable(definition: Uint8Array): HuffmanTable {
  const cacheKey = String.fromCharCode(...definition);
  return getOrCreate(recentTables, cacheKey, MAX_RECENT_TABLES, () =>
    buildHuffmanTable(definition.subarray(0, 16), definition.subarray(16)),
  );
}
