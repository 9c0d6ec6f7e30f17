/** The parts of lcms-wasm that we use. The package has no types. */
declare module 'lcms-wasm' {
  /** A handle of LittleCMS. 0 = the call failed. */
  type Handle = number;

  interface Lcms {
    cmsOpenProfileFromMem(bytes: Uint8Array, byteCount: number): Handle;
    cmsCreate_sRGBProfile(): Handle;
    cmsCreateTransform(
      input: Handle,
      inputFormat: number,
      output: Handle,
      outputFormat: number,
      intent: number,
      flags: number,
    ): Handle;
    /** Converts `pixelCount` pixels. The result is a copy. */
    cmsDoTransform(transform: Handle, pixels: Uint8Array, pixelCount: number): Uint8Array;
  }

  export const TYPE_RGB_8: number;
  export const TYPE_CMYK_8: number;
  export const INTENT_RELATIVE_COLORIMETRIC: number;
  export const cmsFLAGS_BLACKPOINTCOMPENSATION: number;

  /** Loads LittleCMS. `wasmBinary` holds its program; otherwise `locateFile` returns the address of the program. */
  export function instantiate(options: {
    readonly wasmBinary?: Uint8Array;
    readonly locateFile?: () => string;
  }): Promise<Lcms>;
}
