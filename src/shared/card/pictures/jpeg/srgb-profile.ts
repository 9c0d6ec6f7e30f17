/** Whether a colour profile is sRGB, by its numbers: names of profiles are many (ICC.1:2010, chapters 8 to 10). */

/** The three primaries of sRGB, adapted to D50: X, Y and Z of red, green and blue. */
const PRIMARIES: Readonly<Record<string, readonly [number, number, number]>> = {
  rXYZ: [0.4361, 0.2225, 0.0139],
  gXYZ: [0.3851, 0.7169, 0.0971],
  bXYZ: [0.1431, 0.0606, 0.7141],
};
const PRIMARY_TOLERANCE = 0.004;
const CURVES = ['rTRC', 'gTRC', 'bTRC'] as const;
/** Greatest difference from the curve of sRGB; a plain gamma of 2.2 differs by more. */
const CURVE_TOLERANCE = 0.003;
const SAMPLES = [0.05, 0.1, 0.2, 0.3, 0.5, 0.7, 0.9, 1];

/** Linear light of an sRGB value, both 0 to 1. */
const srgb = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** Never throws; what cannot be understood is not sRGB. */
export function isSrgbProfile(profile: Uint8Array): boolean {
  const view = new DataView(profile.buffer, profile.byteOffset, profile.byteLength);
  try {
    if (name(view, 16) !== 'RGB ' || name(view, 20) !== 'XYZ ') return false;
    const tags = tagsOf(view);
    // Tables from device to profile would take the place of primaries and curves.
    if ([...tags.keys()].some((tag) => tag.startsWith('A2B'))) return false;
    const primaries = Object.entries(PRIMARIES).every(([tag, wanted]) => {
      const at = tags.get(tag);
      return (
        at !== undefined &&
        wanted.every((n, index) => Math.abs(fixed(view, at + 8 + 4 * index) - n) < PRIMARY_TOLERANCE)
      );
    });
    return primaries && CURVES.every((tag) => isSrgbCurve(view, tags.get(tag)));
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

const name = (view: DataView, at: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(at + index)));
/** A number with 16 bits before its point and 16 behind it. */
const fixed = (view: DataView, at: number): number => view.getInt32(at) / 65_536;

/** Where the data of each tag begins. */
function tagsOf(view: DataView): Map<string, number> {
  const tags = new Map<string, number>();
  for (let index = 0; index < view.getUint32(128); index += 1)
    tags.set(name(view, 132 + 12 * index), view.getUint32(136 + 12 * index));
  return tags;
}

function isSrgbCurve(view: DataView, at: number | undefined): boolean {
  if (at === undefined) return false;
  const curve =
    name(view, at) === 'curv' ? tableAt(view, at) : name(view, at) === 'para' ? formulaAt(view, at) : undefined;
  return curve !== undefined && SAMPLES.every((value) => Math.abs(curve(value) - srgb(value)) < CURVE_TOLERANCE);
}

type Curve = (value: number) => number;

function tableAt(view: DataView, at: number): Curve | undefined {
  const count = view.getUint32(at + 8);
  if (count < 2) return undefined;
  const entry = (index: number): number => view.getUint16(at + 12 + 2 * Math.min(index, count - 1)) / 65_535;
  return (value) => {
    const place = value * (count - 1);
    const below = Math.floor(place);
    return entry(below) + (entry(below + 1) - entry(below)) * (place - below);
  };
}

/** Of the five forms only those with a straight piece near black can be sRGB. */
function formulaAt(view: DataView, at: number): Curve | undefined {
  const form = view.getUint16(at + 8);
  if (form !== 3 && form !== 4) return undefined;
  const [g = 0, a = 0, b = 0, c = 0, d = 0] = [0, 1, 2, 3, 4].map((index) => fixed(view, at + 12 + 4 * index));
  const [e, f] = form === 4 ? [fixed(view, at + 32), fixed(view, at + 36)] : [0, 0];
  return (value) => (value >= d ? (a * value + b) ** g + e : c * value + f);
}
