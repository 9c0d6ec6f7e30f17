/** Detects sRGB color profiles by their numbers, since their names differ (ICC.1:2010, chapters 8 to 10). */

/** The three primaries of sRGB, adapted to D50: X, Y and Z of red, green and blue. */
const PRIMARIES: Readonly<Record<string, readonly [number, number, number]>> = {
  rXYZ: [0.4361, 0.2225, 0.0139],
  gXYZ: [0.3851, 0.7169, 0.0971],
  bXYZ: [0.1431, 0.0606, 0.7141],
};
const PRIMARY_TOLERANCE = 0.004;
const CURVES = ['rTRC', 'gTRC', 'bTRC'] as const;
/** The maximum difference from the sRGB curve; a plain gamma of 2.2 differs by more. */
const CURVE_TOLERANCE = 0.003;
const SAMPLES = [0.05, 0.1, 0.2, 0.3, 0.5, 0.7, 0.9, 1];

/** Converts an sRGB value to linear light, both 0 to 1. */
const toLinear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** Whether a profile is sRGB. Never throws: an unreadable profile is not sRGB. */
export function isSrgbProfile(profile: Uint8Array): boolean {
  const view = new DataView(profile.buffer, profile.byteOffset, profile.byteLength);
  try {
    // The header names the color space of the device at 16, and the space that it converts to at 20.
    if (readName(view, 16) !== 'RGB ' || readName(view, 20) !== 'XYZ ') return false;
    const tagOffsets = readTagOffsets(view);
    // Device-to-profile tables would override primaries and curves.
    if ([...tagOffsets.keys()].some((tag) => tag.startsWith('A2B'))) return false;
    const hasSrgbPrimaries = Object.entries(PRIMARIES).every(([tag, expected]) => {
      const offset = tagOffsets.get(tag);
      return (
        offset !== undefined &&
        expected.every(
          (component, index) => Math.abs(readFixed(view, offset + 8 + 4 * index) - component) < PRIMARY_TOLERANCE,
        )
      );
    });
    return hasSrgbPrimaries && CURVES.every((tag) => isSrgbCurve(view, tagOffsets.get(tag)));
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

const readName = (view: DataView, offset: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(offset + index)));
/** Reads a 16.16 fixed-point number. */
const readFixed = (view: DataView, offset: number): number => view.getInt32(offset) / 65_536;

/** Reads the offset of each tag's data. After the header (128 bytes) come the number of tags and 12 bytes each: name, offset, length. */
function readTagOffsets(view: DataView): Map<string, number> {
  const tagOffsets = new Map<string, number>();
  for (let index = 0; index < view.getUint32(128); index += 1)
    tagOffsets.set(readName(view, 132 + 12 * index), view.getUint32(136 + 12 * index));
  return tagOffsets;
}

function isSrgbCurve(view: DataView, offset: number | undefined): boolean {
  if (offset === undefined) return false;
  const curve =
    readName(view, offset) === 'curv'
      ? readTableCurve(view, offset)
      : readName(view, offset) === 'para'
        ? readFormulaCurve(view, offset)
        : undefined;
  return curve !== undefined && SAMPLES.every((value) => Math.abs(curve(value) - toLinear(value)) < CURVE_TOLERANCE);
}

type Curve = (value: number) => number;

function readTableCurve(view: DataView, offset: number): Curve | undefined {
  const entryCount = view.getUint32(offset + 8);
  if (entryCount < 2) return undefined;
  const getEntry = (index: number): number =>
    view.getUint16(offset + 12 + 2 * Math.min(index, entryCount - 1)) / 65_535;
  return (value) => {
    const position = value * (entryCount - 1);
    const lowerIndex = Math.floor(position);
    return getEntry(lowerIndex) + (getEntry(lowerIndex + 1) - getEntry(lowerIndex)) * (position - lowerIndex);
  };
}

/** Reads a parametric curve. Of its five types, only those with a linear segment near black can be sRGB. */
function readFormulaCurve(view: DataView, offset: number): Curve | undefined {
  const curveType = view.getUint16(offset + 8);
  if (curveType !== 3 && curveType !== 4) return undefined;
  const [g = 0, a = 0, b = 0, c = 0, d = 0] = [0, 1, 2, 3, 4].map((index) => readFixed(view, offset + 12 + 4 * index));
  const [e, f] = curveType === 4 ? [readFixed(view, offset + 32), readFixed(view, offset + 36)] : [0, 0];
  return (value) => (value >= d ? (a * value + b) ** g + e : c * value + f);
}
