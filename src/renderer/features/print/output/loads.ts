interface Sized {
  readonly bytes: Uint8Array | Blob;
}

/** The number of bytes that are sent to the main process at once. */
const LOAD = 256 * 1024 * 1024;

const sizeOf = (bytes: Uint8Array | Blob): number => (bytes instanceof Blob ? bytes.size : bytes.length);

/** Splits the files, in their order, into as few loads as possible. */
export function inLoads<F extends Sized>(files: readonly F[], most = LOAD): F[][] {
  const loads: F[][] = [];
  let room = 0;
  for (const file of files) {
    const size = sizeOf(file.bytes);
    if (loads.length === 0 || size > room) {
      loads.push([]);
      room = most;
    }
    loads.at(-1)?.push(file);
    room -= size;
  }
  return loads;
}
