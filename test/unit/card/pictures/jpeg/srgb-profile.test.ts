/** Which color profiles are sRGB: told by their numbers, as ICC.1:2010 lays them out. */
import { describe, expect, it } from 'vitest';
import { isSrgbProfile } from '../../../../../src/shared/card/pictures/jpeg/srgb-profile.ts';

const fixed = (...numbers: readonly number[]): number[] =>
  numbers.flatMap((n) => {
    const bits = Math.round(n * 65_536) >>> 0;
    return [bits >>> 24, (bits >>> 16) & 255, (bits >>> 8) & 255, bits & 255];
  });
const u32 = (n: number): number[] => [n >>> 24, (n >>> 16) & 255, (n >>> 8) & 255, n & 255];
const word = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0));
const primary = (x: number, y: number, z: number): number[] => [...word('XYZ '), 0, 0, 0, 0, ...fixed(x, y, z)];
const formula = (form: number, ...numbers: readonly number[]): number[] => [
  ...[...word('para'), 0, 0, 0, 0, 0, form, 0, 0],
  ...fixed(...numbers),
];
const table = (count: number, of: (value: number) => number): number[] => [
  ...[...word('curv'), 0, 0, 0, 0, ...u32(count)],
  ...Array.from({ length: count }, (_, index) => Math.round(of(index / (count - 1)) * 65_535)).flatMap((n) => [
    n >> 8,
    n & 255,
  ]),
];
const srgb = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

const SRGB_FORMULA = [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045] as const;
const TAGS: Readonly<Record<string, readonly number[]>> = {
  rXYZ: primary(0.4361, 0.2225, 0.0139),
  gXYZ: primary(0.3851, 0.7169, 0.0971),
  bXYZ: primary(0.1431, 0.0606, 0.7141),
  rTRC: formula(3, ...SRGB_FORMULA),
  gTRC: formula(4, ...SRGB_FORMULA, 0, 0),
  bTRC: table(1024, srgb),
};

/** A profile with these tags, some of them others. */
function profile(
  change: Readonly<Record<string, readonly number[] | undefined>> = {},
  spaces = 'RGB XYZ ',
): Uint8Array {
  const tags = Object.entries({ ...TAGS, ...change }).flatMap(([tag, data]) => (data ? [[tag, data] as const] : []));
  const head = [...new Array<number>(16).fill(0), ...word(spaces), ...new Array<number>(104).fill(0)];
  let start = 132 + 12 * tags.length;
  const directory = tags.flatMap(([tag, data]) => {
    const entry = [...word(tag), ...u32(start), ...u32(data.length)];
    start += data.length;
    return entry;
  });
  return new Uint8Array([...head, ...u32(tags.length), ...directory, ...tags.flatMap(([, data]) => data)]);
}

describe('a color profile', () => {
  it('is sRGB with its primaries, and with its curves as formulas or tables', () => {
    expect(isSrgbProfile(profile())).toBe(true);
    const curves = (curve: readonly number[]) => ({ rTRC: curve, gTRC: curve, bTRC: curve });
    expect(isSrgbProfile(profile(curves(table(4096, srgb))))).toBe(true);
    expect(isSrgbProfile(profile(curves(formula(3, ...SRGB_FORMULA))))).toBe(true);
  });

  it.each([
    ['with a plain gamma of 2.2', { gTRC: formula(0, 2.2) }],
    ['with a gamma of 2.2 as a table', { gTRC: table(1024, (value) => value ** 2.2) }],
    ['with a gamma of 2.2 and a straight piece', { gTRC: formula(3, 2.2, 1, 0, 0.1, 0.01) }],
    ['with a formula that lies above the curve', { gTRC: formula(4, ...SRGB_FORMULA, 0.01, 0.01) }],
    ['with a straight curve', { rTRC: table(2, (value) => value) }],
    ['with a curve of a single number', { bTRC: [...word('curv'), 0, 0, 0, 0, ...u32(1), 2, 51] }],
    ['with a curve of an unknown kind', { bTRC: [...word('odd '), ...new Array<number>(40).fill(0)] }],
    ['without one of the curves', { bTRC: undefined }],
    ['without one of the primaries', { bXYZ: undefined }],
    ['with another red', { rXYZ: primary(0.6097, 0.3111, 0.0195) }],
    ['with another blue in its third number', { bXYZ: primary(0.1431, 0.0606, 0.72) }],
    ['with a table in place of primaries', { A2B0: [...word('mft2'), 0, 0, 0, 0] }],
  ])('is none %s', (_, change) => expect(isSrgbProfile(profile(change))).toBe(false));

  it('is none for other color spaces, nor where it is cut off or empty', () => {
    expect(isSrgbProfile(profile({}, 'CMYKXYZ '))).toBe(false);
    expect(isSrgbProfile(profile({}, 'RGB Lab '))).toBe(false);
    for (const length of [0, 20, 131, 140, 200, 300]) expect(isSrgbProfile(profile().subarray(0, length))).toBe(false);
  });
});
