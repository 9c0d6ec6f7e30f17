/** What is used of the package brotli, which brings no types. */
declare module 'brotli/decompress.js' {
  /** Throws where the bytes are no Brotli, or hold more than `size` bytes. */
  // biome-ignore lint/style/noDefaultExport: the package has no other
  export default function decompress(packed: Uint8Array, size: number): Uint8Array;
}
