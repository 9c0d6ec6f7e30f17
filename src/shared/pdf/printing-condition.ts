/** Describes the press for which a PDF/X file is made (ISO 15930-7). */

/** A press with its paper and inks, as an ICC profile describes it, and the conversions of colors for it. */
export interface PrintingCondition {
  /** The name in the registry of the ICC, such as `FOGRA39`. */
  readonly identifier: string;
  readonly description: string;
  /** The ICC profile, which becomes part of the file. */
  readonly profile: Uint8Array;
  /**
   * Converts sRGB pixels of three bytes to inks of four bytes: cyan, magenta, yellow and black, from 0 for no ink to 255 for full
   * coverage.
   */
  readonly convertPixels: (rgbPixels: Uint8Array) => Uint8Array;
  /** Converts gray levels of one byte to coverages of black ink alone. */
  readonly convertGrays: (grayLevels: Uint8Array) => Uint8Array;
  /** Decodes a gray or RGB JPEG to sRGB pixels of three bytes. */
  readonly decodeJpeg: (jpegBytes: Uint8Array) => Promise<Uint8Array>;
}
