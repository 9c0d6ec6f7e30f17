/**
 * Writes small ICC display profiles (version 2): a curve, and the primaries for color. A profile has a header of 128 bytes, a table of
 * its tags with 12 bytes each (name, offset, length), and the data of the tags, which begin with their type and 4 zero bytes.
 */

type Point = readonly [x: number, y: number];
type Triple = readonly [number, number, number];
type Matrix3 = readonly [Triple, Triple, Triple];

/** Chromaticities (CIE 1931). */
export interface Primaries {
  readonly white: Point;
  readonly red: Point;
  readonly green: Point;
  readonly blue: Point;
}

const D65: Point = [0.3127, 0.329];
export const PRIMARIES = {
  srgb: { white: D65, red: [0.64, 0.33], green: [0.3, 0.6], blue: [0.15, 0.06] },
  displayP3: { white: D65, red: [0.68, 0.32], green: [0.265, 0.69], blue: [0.15, 0.06] },
  rec2020: { white: D65, red: [0.708, 0.292], green: [0.17, 0.797], blue: [0.131, 0.046] },
} as const satisfies Readonly<Record<string, Primaries>>;

/** The white point that profiles are relative to. */
const D50: Triple = [0.9642, 1, 0.8249];
/** Converts XYZ to Bradford cone responses. */
const BRADFORD: Matrix3 = [
  [0.8951, 0.2664, -0.1614],
  [-0.7502, 1.7135, 0.0367],
  [0.0389, -0.0685, 1.0296],
];

const multiplyVector = (matrix: Matrix3, [x, y, z]: Triple): Triple =>
  matrix.map(([a, b, c]) => a * x + b * y + c * z) as unknown as Triple;
const transpose = ([a, b, c]: Matrix3): Matrix3 =>
  [0, 1, 2].map((index) => [a[index], b[index], c[index]]) as unknown as Matrix3;
const multiplyMatrices = (a: Matrix3, b: Matrix3): Matrix3 =>
  transpose(transpose(b).map((column) => multiplyVector(a, column)) as unknown as Matrix3);

function invertMatrix([[a, b, c], [d, e, f], [g, h, i]]: Matrix3): Matrix3 {
  const [A, B, C] = [e * i - f * h, f * g - d * i, d * h - e * g];
  const determinant = a * A + b * B + c * C;
  const rows: Matrix3 = [
    [A, c * h - b * i, b * f - c * e],
    [B, a * i - c * g, c * d - a * f],
    [C, b * g - a * h, a * e - b * d],
  ];
  return rows.map((row) => row.map((value) => value / determinant)) as unknown as Matrix3;
}

const toXyz = ([x, y]: Point): Triple => [x / y, 1, (1 - x - y) / y];

/** Returns the colors of red, green and blue as columns, adapted to D50. */
function getAdaptedColumns({ white, red, green, blue }: Primaries): Matrix3 {
  const columns = transpose([toXyz(red), toXyz(green), toXyz(blue)]);
  const whiteXyz = toXyz(white);
  const amounts = multiplyVector(invertMatrix(columns), whiteXyz);
  const scaledColumns = columns.map((row) =>
    row.map((value, index) => value * (amounts[index] as number)),
  ) as unknown as Matrix3;
  const [sourceCones, targetCones] = [multiplyVector(BRADFORD, whiteXyz), multiplyVector(BRADFORD, D50)];
  const coneScaling = BRADFORD.map((row, index) =>
    row.map((value) => (value * (targetCones[index] as number)) / (sourceCones[index] as number)),
  );
  return multiplyMatrices(multiplyMatrices(invertMatrix(BRADFORD), coneScaling as unknown as Matrix3), scaledColumns);
}

const CURVE_POINTS = 4096;

function createCurveTag(curve: (value: number) => number): Uint8Array {
  const bytes = new Uint8Array(12 + 2 * CURVE_POINTS);
  const view = new DataView(bytes.buffer);
  bytes.set(encodeText('curv'));
  view.setUint32(8, CURVE_POINTS);
  for (let index = 0; index < CURVE_POINTS; index += 1) {
    const value = Math.min(1, Math.max(0, curve(index / (CURVE_POINTS - 1))));
    view.setUint16(12 + 2 * index, Math.round(value * 65_535));
  }
  return bytes;
}

const encodeText = (text: string): Uint8Array => new TextEncoder().encode(text);

function createXyzTag(xyz: Triple): Uint8Array {
  const bytes = new Uint8Array(20);
  bytes.set(encodeText('XYZ '));
  writeXyz(new DataView(bytes.buffer), 8, xyz);
  return bytes;
}

function writeXyz(view: DataView, offset: number, xyz: Triple): void {
  for (const [index, value] of xyz.entries()) view.setInt32(offset + 4 * index, Math.round(value * 65_536));
}

/** Says that the picture defines its colors by numbers. */
const PROFILE_NAME = 'by numbers';
/** The name ends with a zero byte, and then empty Unicode (8 bytes) and Macintosh names (70 bytes) follow. */
const NAME_END_BYTES = 1 + 78;

function createNameTag(): Uint8Array {
  const bytes = new Uint8Array(12 + PROFILE_NAME.length + NAME_END_BYTES);
  bytes.set(encodeText('desc'));
  new DataView(bytes.buffer).setUint32(8, PROFILE_NAME.length + 1);
  bytes.set(encodeText(PROFILE_NAME), 12);
  return bytes;
}

function createRightsTag(): Uint8Array {
  const bytes = new Uint8Array(12);
  bytes.set(encodeText('text'));
  bytes.set(encodeText('CC0'), 8);
  return bytes;
}

/** Creates an RGB profile. `curve` converts values from 0 to 1 to linear light. */
export function createMatrixProfile(curve: (value: number) => number, primaries: Primaries): Uint8Array {
  const [red, green, blue] = transpose(getAdaptedColumns(primaries));
  const curveTagData = createCurveTag(curve);
  return createProfile('RGB ', [
    ['rXYZ', createXyzTag(red)],
    ['gXYZ', createXyzTag(green)],
    ['bXYZ', createXyzTag(blue)],
    ['rTRC', curveTagData],
    ['gTRC', curveTagData],
    ['bTRC', curveTagData],
  ]);
}

/** Creates a grayscale profile. */
export const createGrayProfile = (curve: (value: number) => number): Uint8Array =>
  createProfile('GRAY', [['kTRC', createCurveTag(curve)]]);

function createProfile(space: string, tags: readonly (readonly [name: string, data: Uint8Array])[]): Uint8Array {
  const allTags = [
    ['desc', createNameTag()],
    ['cprt', createRightsTag()],
    ['wtpt', createXyzTag(D50)],
    ...tags,
  ] as const;
  const distinctTags = [...new Set(allTags.map(([, data]) => data))];
  const offsets = new Map<Uint8Array, number>();
  let totalSize = 128 + 4 + 12 * allTags.length;
  for (const data of distinctTags) {
    offsets.set(data, totalSize);
    totalSize += Math.ceil(data.length / 4) * 4;
  }
  const bytes = new Uint8Array(totalSize);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, totalSize);
  // Version 2.4, for a display ("monitor"), with colors in `space` that are converted to XYZ.
  view.setUint32(8, 0x02_40_00_00);
  bytes.set(encodeText('mntr'), 12);
  bytes.set(encodeText(space), 16);
  bytes.set(encodeText('XYZ '), 20);
  // A date is required, but its value does not matter.
  for (const [index, datePart] of [2000, 1, 1].entries()) view.setUint16(24 + 2 * index, datePart);
  // The signature of every profile, and the white point.
  bytes.set(encodeText('acsp'), 36);
  writeXyz(view, 68, D50);
  view.setUint32(128, allTags.length);
  for (const [index, [tagName, data]] of allTags.entries()) {
    bytes.set(encodeText(tagName), 132 + 12 * index);
    view.setUint32(136 + 12 * index, offsets.get(data) ?? 0);
    view.setUint32(140 + 12 * index, data.length);
    bytes.set(data, offsets.get(data) ?? 0);
  }
  return bytes;
}
