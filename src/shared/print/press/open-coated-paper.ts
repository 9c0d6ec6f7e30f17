/** Opens the printing condition of coated paper, with which print shops print most cards. */
import {
  cmsFLAGS_BLACKPOINTCOMPENSATION,
  INTENT_RELATIVE_COLORIMETRIC,
  instantiate,
  TYPE_CMYK_8,
  TYPE_RGB_8,
} from 'lcms-wasm';
import type { PrintingCondition } from '../../pdf/printing-condition.ts';

/** The files and functions of the platform that conversions need. */
export interface ColorPorts {
  /** The WebAssembly of the color engine, or a function that returns its address. */
  readonly engine: { readonly wasmBinary: Uint8Array } | { readonly locateFile: () => string };
  /** The bytes of `colors/CoatedFOGRA39.icc`. */
  readonly profile: Uint8Array;
  readonly decodeJpeg: PrintingCondition['decodeJpeg'];
}

/** Pixels are converted in parts, so that the engine needs little memory. */
const PIXELS_PER_PART = 1 << 18;

/**
 * Opens the condition FOGRA39: offset printing on coated paper (ISO 12647-2:2004). Colors that inks can't reach become the nearest ones, and
 * black becomes the darkest black of the press. Throws if the engine doesn't load or rejects the profile.
 */
export async function openCoatedPaper({ engine, profile, decodeJpeg }: ColorPorts): Promise<PrintingCondition> {
  const lcms = await instantiate(engine);
  const pressProfile = requireHandle(lcms.cmsOpenProfileFromMem(profile, profile.length));
  const screenProfile = requireHandle(lcms.cmsCreate_sRGBProfile());
  const openTransform = (input: number, inputFormat: number, output: number, outputFormat: number) => {
    const transform = requireHandle(
      lcms.cmsCreateTransform(
        ...([input, inputFormat, output, outputFormat] as const),
        INTENT_RELATIVE_COLORIMETRIC,
        cmsFLAGS_BLACKPOINTCOMPENSATION,
      ),
    );
    return (pixels: Uint8Array, pixelCount: number) => lcms.cmsDoTransform(transform, pixels, pixelCount);
  };
  const toInks = openTransform(screenProfile, TYPE_RGB_8, pressProfile, TYPE_CMYK_8);
  const toScreen = openTransform(pressProfile, TYPE_CMYK_8, screenProfile, TYPE_RGB_8);
  const blackByGray = computeBlackByGray(toScreen);
  return {
    identifier: 'FOGRA39',
    description: 'Coated FOGRA39 (ISO 12647-2:2004)',
    profile,
    convertGrays: (grayLevels) => grayLevels.map((grayLevel) => blackByGray[grayLevel] as number),
    convertPixels(rgbPixels) {
      const pixelCount = rgbPixels.length / 3;
      const inkPixels = new Uint8Array(pixelCount * 4);
      for (let start = 0; start < pixelCount; start += PIXELS_PER_PART) {
        const end = Math.min(pixelCount, start + PIXELS_PER_PART);
        inkPixels.set(toInks(rgbPixels.subarray(start * 3, end * 3), end - start), start * 4);
      }
      return inkPixels;
    },
    decodeJpeg,
  };
}

function requireHandle(handle: number): number {
  if (handle === 0) throw new Error('The color engine rejects the profile.');
  return handle;
}

/** Returns the coverage of black ink that looks most like each of the 256 gray levels. */
function computeBlackByGray(toScreen: (inkPixels: Uint8Array, pixelCount: number) => Uint8Array): Uint8Array {
  const blackRamp = new Uint8Array(256 * 4);
  for (let coverage = 0; coverage < 256; coverage += 1) blackRamp[coverage * 4 + 3] = coverage;
  const shownRamp = toScreen(blackRamp, 256);
  const getShownGray = (coverage: number) => shownRamp[coverage * 3 + 1] as number;
  const blackByGray = new Uint8Array(256);
  let coverage = 255;
  for (let grayLevel = 0; grayLevel < 256; grayLevel += 1) {
    const getDifference = (candidate: number) => Math.abs(getShownGray(candidate) - grayLevel);
    while (coverage > 0 && getDifference(coverage - 1) <= getDifference(coverage)) coverage -= 1;
    blackByGray[grayLevel] = coverage;
  }
  // Black and white are exact, whatever the rounding of the profile.
  blackByGray[0] = 255;
  blackByGray[255] = 0;
  return blackByGray;
}
