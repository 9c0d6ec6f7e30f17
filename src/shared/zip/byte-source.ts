/** Bytes that are read in chunks: a file of the command line, a Blob of the window, or an array. */
export interface ByteSource {
  readonly size: number;
  /** Reads exactly `length` bytes from `offset`. Rejects if there are fewer or if reading fails. */
  read(offset: number, length: number): Promise<Uint8Array>;
}

/** Creates a source from bytes in memory, which must not change while they are read. */
export function createByteSource(bytes: Uint8Array): ByteSource {
  return {
    size: bytes.length,
    read: async (offset, length) => {
      if (offset < 0 || offset + length > bytes.length) throw new RangeError('There are no bytes at that place.');
      return bytes.subarray(offset, offset + length);
    },
  };
}
