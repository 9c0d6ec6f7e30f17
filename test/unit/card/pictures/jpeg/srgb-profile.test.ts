/** Tests which color profiles count as sRGB. Their layout follows ICC.1:2010. */
import { describe, expect, it } from 'vitest';
import { isSrgbProfile } from '../../../../../src/shared/card/pictures/jpeg/srgb-profile.ts';

const encodeFixedPoint = (...numbers: readonly number[]): number[] =>
  numbers.flatMap((number) => {
    const fixedPoint = Math.round(number * 65_536) >>> 0;
    return [fixedPoint >>> 24, (fixedPoint >>> 16) & 255, (fixedPoint >>> 8) & 255, fixedPoint & 255];
  });
const encodeUint32 = (number: number): number[] => [
  number >>> 24,
  (number >>> 16) & 255,
  (number >>> 8) & 255,
  number & 255,
];
const encodeAscii = (letters: string): number[] => Array.from(letters, (letter) => letter.charCodeAt(0));
/** Creates the data of a tag for a primary color. */
const createPrimary = (x: number, y: number, z: number): number[] => [
  ...encodeAscii('XYZ '),
  0,
  0,
  0,
  0,
  ...encodeFixedPoint(x, y, z),
];
/** Creates the data of a tag for a tone curve as a formula with these parameters. */
const createFormula = (formulaType: number, ...numbers: readonly number[]): number[] => [
  ...[...encodeAscii('para'), 0, 0, 0, 0, 0, formulaType, 0, 0],
  ...encodeFixedPoint(...numbers),
];
/** Creates the data of a tag for a tone curve as a table of samples. */
const createTable = (count: number, curve: (value: number) => number): number[] => [
  ...[...encodeAscii('curv'), 0, 0, 0, 0, ...encodeUint32(count)],
  ...Array.from({ length: count }, (_entry, index) => Math.round(curve(index / (count - 1)) * 65_535)).flatMap(
    (sample) => [sample >> 8, sample & 255],
  ),
];
const computeSrgb = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

const SRGB_FORMULA = [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045] as const;
const TAGS: Readonly<Record<string, readonly number[]>> = {
  rXYZ: createPrimary(0.4361, 0.2225, 0.0139),
  gXYZ: createPrimary(0.3851, 0.7169, 0.0971),
  bXYZ: createPrimary(0.1431, 0.0606, 0.7141),
  rTRC: createFormula(3, ...SRGB_FORMULA),
  gTRC: createFormula(4, ...SRGB_FORMULA, 0, 0),
  bTRC: createTable(1024, computeSrgb),
};

/** Builds a profile with the sRGB tags and the given changes. */
function createProfile(
  tagChanges: Readonly<Record<string, readonly number[] | undefined>> = {},
  spaces = 'RGB XYZ ',
): Uint8Array {
  const tagEntries = Object.entries({ ...TAGS, ...tagChanges }).flatMap(([tagName, tagData]) =>
    tagData ? [[tagName, tagData] as const] : [],
  );
  // 128 bytes, followed by the number of tags and a directory with 12 bytes for each.
  const profileHeader = [...new Array<number>(16).fill(0), ...encodeAscii(spaces), ...new Array<number>(104).fill(0)];
  let dataOffset = 132 + 12 * tagEntries.length;
  const directory = tagEntries.flatMap(([tagName, tagData]) => {
    const entry = [...encodeAscii(tagName), ...encodeUint32(dataOffset), ...encodeUint32(tagData.length)];
    dataOffset += tagData.length;
    return entry;
  });
  return new Uint8Array([
    ...profileHeader,
    ...encodeUint32(tagEntries.length),
    ...directory,
    ...tagEntries.flatMap(([, tagData]) => tagData),
  ]);
}

describe('isSrgbProfile', () => {
  it('accepts the sRGB primaries with curves as formulas or tables', () => {
    expect(isSrgbProfile(createProfile())).toBe(true);
    const createCurves = (curve: readonly number[]) => ({ rTRC: curve, gTRC: curve, bTRC: curve });
    expect(isSrgbProfile(createProfile(createCurves(createTable(4096, computeSrgb))))).toBe(true);
    expect(isSrgbProfile(createProfile(createCurves(createFormula(3, ...SRGB_FORMULA))))).toBe(true);
  });

  it.each([
    ['with a plain gamma of 2.2', { gTRC: createFormula(0, 2.2) }],
    ['with a gamma of 2.2 as a table', { gTRC: createTable(1024, (value) => value ** 2.2) }],
    ['with a gamma of 2.2 and a linear segment', { gTRC: createFormula(3, 2.2, 1, 0, 0.1, 0.01) }],
    ['with a formula that lies above the curve', { gTRC: createFormula(4, ...SRGB_FORMULA, 0.01, 0.01) }],
    ['with a straight curve', { rTRC: createTable(2, (value) => value) }],
    ['with a single number as a curve', { bTRC: [...encodeAscii('curv'), 0, 0, 0, 0, ...encodeUint32(1), 2, 51] }],
    ['with a curve of an unknown kind', { bTRC: [...encodeAscii('odd '), ...new Array<number>(40).fill(0)] }],
    ['without one of the curves', { bTRC: undefined }],
    ['without one of the primaries', { bXYZ: undefined }],
    ['with another red', { rXYZ: createPrimary(0.6097, 0.3111, 0.0195) }],
    ['with another third number for blue', { bXYZ: createPrimary(0.1431, 0.0606, 0.72) }],
    ['with a table in place of primaries', { A2B0: [...encodeAscii('mft2'), 0, 0, 0, 0] }],
  ])('rejects a profile %s', (_label, tagChanges) => expect(isSrgbProfile(createProfile(tagChanges))).toBe(false));

  it('rejects other color spaces and truncated or empty profiles', () => {
    expect(isSrgbProfile(createProfile({}, 'CMYKXYZ '))).toBe(false);
    expect(isSrgbProfile(createProfile({}, 'RGB Lab '))).toBe(false);
    for (const length of [0, 20, 131, 140, 200, 300])
      expect(isSrgbProfile(createProfile().subarray(0, length))).toBe(false);
  });
});
