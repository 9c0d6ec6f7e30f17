/** Declares the one function that is used from the package brotli, which has no types. */
declare module 'brotli/decompress.js' {
  /** Throws if the bytes are not Brotli, or decompress to more than `size` bytes. */
  // biome-ignore lint/style/noDefaultExport: the package has no other
  export default function decompress(packed: Uint8Array, size: number): Uint8Array;
}
