interface SizedFile {
  readonly bytes: Uint8Array | Blob;
}

/** The number of bytes that are sent to the main process at once. */
const MAX_BATCH_BYTES = 256 * 1024 * 1024;

const getByteSize = (content: Uint8Array | Blob): number => (content instanceof Blob ? content.size : content.length);

/** Splits the files, in their order, into as few batches as possible. */
export function splitIntoBatches<SomeFile extends SizedFile>(
  files: readonly SomeFile[],
  maxBytes = MAX_BATCH_BYTES,
): SomeFile[][] {
  const batches: SomeFile[][] = [];
  let remainingBytes = 0;
  for (const file of files) {
    const fileSize = getByteSize(file.bytes);
    if (batches.length === 0 || fileSize > remainingBytes) {
      batches.push([]);
      remainingBytes = maxBytes;
    }
    batches.at(-1)?.push(file);
    remainingBytes -= fileSize;
  }
  return batches;
}
