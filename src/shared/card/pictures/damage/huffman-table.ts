/** Huffman codes of a JPEG, arranged so that most codes take a single look-up (ISO 10918-1, annex C). */

/** Bits that the look-up table covers. Longer codes are rare. */
const LOOKUP_BITS = 10;
const LONGEST_CODE = 16;

export interface HuffmanTable {
  /** By the next `LOOKUP_BITS` bits: `length << 8 | symbol`, or 0 where the code is longer or unknown. */
  readonly lookup: Uint16Array;
  /** By length: the first number behind the codes of this length, in 16 bits; 0 where there are none. */
  readonly ends: Int32Array;
  /** By length: what to add to a code to find its symbol. */
  readonly offsets: Int32Array;
  readonly symbols: Uint8Array;
  /** See `makeDetailSteps`. Made when first needed. */
  detailSteps?: Int32Array;
}

/** Bits that a step looks at. */
export const STEP_BITS = 12;
/** Marks a step that ends its block. */
export const STEP_ENDS_BLOCK = 1 << 16;
/** Bits of the greatest detail that a picture of 8 bits can have. */
export const MAX_DETAIL_BITS = 10;

/** Builds a table from the 16 counts and the symbols of a DHT segment. The counts must fit (see `readHuffmanTables`). */
function buildHuffmanTable(counts: Uint8Array, symbols: Uint8Array): HuffmanTable {
  const lookup = new Uint16Array(1 << LOOKUP_BITS);
  const ends = new Int32Array(LONGEST_CODE + 1);
  const offsets = new Int32Array(LONGEST_CODE + 1);
  let code = 0;
  let index = 0;
  for (let length = 1; length <= LONGEST_CODE; length += 1) {
    const count = counts[length - 1] ?? 0;
    offsets[length] = index - code;
    if (length <= LOOKUP_BITS) {
      const width = 1 << (LOOKUP_BITS - length);
      for (let i = 0; i < count; i += 1) {
        const entry = (length << 8) | (symbols[index + i] ?? 0);
        lookup.fill(entry, (code + i) * width, (code + i + 1) * width);
      }
    }
    code += count;
    index += count;
    ends[length] = count === 0 ? 0 : code << (LONGEST_CODE - length);
    code <<= 1;
  }
  return { lookup, ends, offsets, symbols };
}

/** The code that the next 32 bits begin with: `length << 8 | symbol`, or 0 where none does. */
export const findCode = (table: HuffmanTable, next: number): number =>
  (table.lookup[next >>> (32 - LOOKUP_BITS)] as number) || findLongCode(table, next >>> 16);

/** Finds a code that is longer than the look-up table: `length << 8 | symbol`, or 0 where no code begins with these 16 bits. */
function findLongCode({ ends, offsets, symbols }: HuffmanTable, next16: number): number {
  for (let length = LOOKUP_BITS + 1; length <= LONGEST_CODE; length += 1) {
    if (next16 < (ends[length] ?? 0)) {
      const index = (next16 >> (LONGEST_CODE - length)) + (offsets[length] ?? 0);
      return (length << 8) | (symbols[index] ?? 0);
    }
  }
  return 0;
}

/**
 * The next detail of a sequential block, code and value: `coefficients << 8 | bits`, with `STEP_ENDS_BLOCK` where the block
 * ends; 0 where the code is unknown or the value too great.
 */
export function readDetailStep(table: HuffmanTable, next: number): number {
  const code = findCode(table, next);
  const run = (code >> 4) & 15;
  const size = code & 15;
  if (code === 0 || size > MAX_DETAIL_BITS) return 0;
  const bits = (code >> 8) + size;
  // Without a value it is a run of 16 zeros or the end of the block.
  if (size === 0 && run < 15) return STEP_ENDS_BLOCK | bits;
  return ((run + 1) << 8) | bits;
}

/** Combines as many steps of `readDetailStep` as the next `STEP_BITS` bits hold, or 0. This halves the time of reading. */
export function makeDetailSteps(table: HuffmanTable): Int32Array {
  const steps = new Int32Array(1 << STEP_BITS);
  for (let bits = 0; bits < steps.length; bits += 1) {
    let total = 0;
    while (total < STEP_ENDS_BLOCK) {
      const used = total & 0xff;
      const step = readDetailStep(table, bits << (32 - STEP_BITS + used));
      if (step === 0 || used + (step & 0xff) > STEP_BITS) break;
      total += step;
    }
    steps[bits] = total;
  }
  return steps;
}

/** Adds the tables of a DHT segment by `class * 16 + number`. False where the segment contradicts itself. */
export function readHuffmanTables(body: Uint8Array, tables: Map<number, HuffmanTable>): boolean {
  let position = 0;
  while (position + 17 <= body.length) {
    const id = body[position] ?? 0;
    const counts = body.subarray(position + 1, position + 17);
    // A length cannot have more codes than its bits can distinguish.
    let free = 1;
    let total = 0;
    for (const count of counts) {
      free = free * 2 - count;
      total += count;
      if (free < 0) return false;
    }
    const end = position + 17 + total;
    if (total > 256 || end > body.length || id >> 4 > 1 || (id & 15) > 3) return false;
    tables.set(id, tableFor(body.slice(position + 1, end)));
    position = end;
  }
  return position === body.length;
}

/** Most files have the tables of the standard, and building one takes as long as reading a tenth of a photo. */
const recentTables = new Map<string, HuffmanTable>();
const MAX_RECENT_TABLES = 16;

/** Builds the table of these counts and symbols, or finds it among those built last. */
function tableFor(definition: Uint8Array): HuffmanTable {
  const key = String.fromCharCode(...definition);
  const recent = recentTables.get(key);
  if (recent !== undefined) return recent;
  const table = buildHuffmanTable(definition.subarray(0, 16), definition.subarray(16));
  if (recentTables.size >= MAX_RECENT_TABLES) recentTables.clear();
  recentTables.set(key, table);
  return table;
}
