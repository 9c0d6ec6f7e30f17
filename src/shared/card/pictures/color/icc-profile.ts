/** Writes small ICC profiles (version 2) of displays: a curve, and for colors the primaries. */

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

/** The white that profiles are relative to. */
const D50: Triple = [0.9642, 1, 0.8249];
/** Turns XYZ into the sharpened cone responses of Bradford. */
const BRADFORD: Matrix3 = [
  [0.8951, 0.2664, -0.1614],
  [-0.7502, 1.7135, 0.0367],
  [0.0389, -0.0685, 1.0296],
];

const times = (m: Matrix3, [x, y, z]: Triple): Triple =>
  m.map(([a, b, c]) => a * x + b * y + c * z) as unknown as Triple;
const transposed = ([a, b, c]: Matrix3): Matrix3 =>
  [0, 1, 2].map((index) => [a[index], b[index], c[index]]) as unknown as Matrix3;
const product = (a: Matrix3, b: Matrix3): Matrix3 =>
  transposed(transposed(b).map((column) => times(a, column)) as unknown as Matrix3);

function inverse([[a, b, c], [d, e, f], [g, h, index]]: Matrix3): Matrix3 {
  const [A, B, C] = [e * index - f * h, f * g - d * index, d * h - e * g];
  const determinant = a * A + b * B + c * C;
  const rows: Matrix3 = [
    [A, c * h - b * index, b * f - c * e],
    [B, a * index - c * g, c * d - a * f],
    [C, b * g - a * h, a * e - b * d],
  ];
  return rows.map((row) => row.map((value) => value / determinant)) as unknown as Matrix3;
}

const toXyz = ([x, y]: Point): Triple => [x / y, 1, (1 - x - y) / y];

/** The colors of red, green and blue as columns, adapted to the white of profiles. */
function columnsOf({ white, red, green, blue }: Primaries): Matrix3 {
  const columns = transposed([toXyz(red), toXyz(green), toXyz(blue)]);
  const whiteXyz = toXyz(white);
  const amounts = times(inverse(columns), whiteXyz);
  const scaled = columns.map((row) =>
    row.map((value, index) => value * (amounts[index] as number)),
  ) as unknown as Matrix3;
  const [from, to] = [times(BRADFORD, whiteXyz), times(BRADFORD, D50)];
  const cones = BRADFORD.map((row, index) =>
    row.map((value) => (value * (to[index] as number)) / (from[index] as number)),
  );
  return product(product(inverse(BRADFORD), cones as unknown as Matrix3), scaled);
}

const CURVE_POINTS = 4096;

function curveTag(curve: (value: number) => number): Uint8Array {
  const bytes = new Uint8Array(12 + 2 * CURVE_POINTS);
  const view = new DataView(bytes.buffer);
  bytes.set(letters('curv'));
  view.setUint32(8, CURVE_POINTS);
  for (let index = 0; index < CURVE_POINTS; index += 1) {
    const value = Math.min(1, Math.max(0, curve(index / (CURVE_POINTS - 1))));
    view.setUint16(12 + 2 * index, Math.round(value * 65_535));
  }
  return bytes;
}

const letters = (text: string): Uint8Array => new TextEncoder().encode(text);

function xyzTag(xyz: Triple): Uint8Array {
  const bytes = new Uint8Array(20);
  bytes.set(letters('XYZ '));
  writeXyz(new DataView(bytes.buffer), 8, xyz);
  return bytes;
}

function writeXyz(view: DataView, offset: number, xyz: Triple): void {
  for (const [index, value] of xyz.entries()) view.setInt32(offset + 4 * index, Math.round(value * 65_536));
}

const NAME = 'by numbers';

function nameTag(): Uint8Array {
  const bytes = new Uint8Array(12 + NAME.length + 1 + 78);
  bytes.set(letters('desc'));
  new DataView(bytes.buffer).setUint32(8, NAME.length + 1);
  bytes.set(letters(NAME), 12);
  return bytes;
}

function rightsTag(): Uint8Array {
  const bytes = new Uint8Array(12);
  bytes.set(letters('text'));
  bytes.set(letters('CC0'), 8);
  return bytes;
}

/** For colors: `curve` tells how much light a value from 0 to 1 means. */
export function matrixProfile(curve: (value: number) => number, primaries: Primaries): Uint8Array {
  const [red, green, blue] = transposed(columnsOf(primaries));
  const shared = curveTag(curve);
  return profile('RGB ', [
    ['rXYZ', xyzTag(red)],
    ['gXYZ', xyzTag(green)],
    ['bXYZ', xyzTag(blue)],
    ['rTRC', shared],
    ['gTRC', shared],
    ['bTRC', shared],
  ]);
}

/** The same for grays. */
export const grayProfile = (curve: (value: number) => number): Uint8Array =>
  profile('GRAY', [['kTRC', curveTag(curve)]]);

function profile(space: string, tags: readonly (readonly [name: string, data: Uint8Array])[]): Uint8Array {
  const all = [['desc', nameTag()], ['cprt', rightsTag()], ['wtpt', xyzTag(D50)], ...tags] as const;
  const distinct = [...new Set(all.map(([, data]) => data))];
  const offsets = new Map<Uint8Array, number>();
  let size = 128 + 4 + 12 * all.length;
  for (const data of distinct) {
    offsets.set(data, size);
    size += Math.ceil(data.length / 4) * 4;
  }
  const bytes = new Uint8Array(size);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, size);
  view.setUint32(8, 0x02_40_00_00);
  bytes.set(letters('mntr'), 12);
  bytes.set(letters(space), 16);
  bytes.set(letters('XYZ '), 20);
  // A date is required, and which one says nothing.
  for (const [index, part] of [2000, 1, 1].entries()) view.setUint16(24 + 2 * index, part);
  bytes.set(letters('acsp'), 36);
  writeXyz(view, 68, D50);
  view.setUint32(128, all.length);
  for (const [index, [name, data]] of all.entries()) {
    bytes.set(letters(name), 132 + 12 * index);
    view.setUint32(136 + 12 * index, offsets.get(data) ?? 0);
    view.setUint32(140 + 12 * index, data.length);
    bytes.set(data, offsets.get(data) ?? 0);
  }
  return bytes;
}
