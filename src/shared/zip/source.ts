/** Bytes that are read in pieces: a file of the command line, a Blob of the window, or an array. */
export interface ByteSource {
  readonly size: number;
  /** Exactly `length` bytes from `offset`. Rejects where there are fewer, or where reading fails. */
  read(offset: number, length: number): Promise<Uint8Array>;
}

/** Bytes that are in memory already. They must not be changed while they are read. */
export function sourceOf(bytes: Uint8Array): ByteSource {
  return {
    size: bytes.length,
    read: async (offset, length) => {
      if (offset < 0 || offset + length > bytes.length) throw new RangeError('There are no bytes at that place.');
      return bytes.subarray(offset, offset + length);
    },
  };
}
