interface Sized {
  readonly bytes: Uint8Array | Blob;
}

/** Bytes that are sent to main at once. */
const LOAD = 256 * 1024 * 1024;

const sizeOf = (bytes: Uint8Array | Blob): number => (bytes instanceof Blob ? bytes.size : bytes.length);

/** The files in their order, in as few loads as there can be. */
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
