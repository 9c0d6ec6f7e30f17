/** Logs in LevelDB's format, for tests. Checksums are left out: nothing of ours reads them. */

const BLOCK = 32_768;
const HEAD = 7;

interface Log {
  readonly bytes: Uint8Array;
  /** Where each record ends. */
  readonly ends: readonly number[];
  /** Lengths that end within, or just behind, what fills up a block. */
  readonly gaps: readonly number[];
}

/** @param sizes of the records, in bytes without their heads */
export function logOf(sizes: readonly number[]): Log {
  const bytes: number[] = [];
  const ends: number[] = [];
  const gaps: number[] = [];
  const push = (count: number, byte: number) => {
    for (let i = 0; i < count; i++) bytes.push(byte);
  };
  for (const size of sizes) {
    let left = size;
    for (let part = 0; part === 0 || left > 0; part++) {
      const room = BLOCK - (bytes.length % BLOCK);
      if (room < HEAD) {
        if (part === 0) for (let i = 1; i <= room; i++) gaps.push(bytes.length + i);
        push(room, 0);
      }
      const length = Math.min(left, BLOCK - (bytes.length % BLOCK) - HEAD);
      left -= length;
      const type = part === 0 ? (left === 0 ? 1 : 2) : left === 0 ? 4 : 3;
      bytes.push(1, 2, 3, 4, length & 0xff, length >> 8, type);
      push(length, 0xab);
    }
    ends.push(bytes.length);
  }
  return { bytes: Uint8Array.from(bytes), ends, gaps };
}
