/** Tests what is read from user fonts and which of them cannot be used. */
import { describe, expect, it } from 'vitest';
import type { Typeface } from '../../../../src/shared/text/fonts/fonts.ts';
import { addUserFonts, getUserFont } from '../../../../src/shared/text/fonts/user-fonts.ts';
import { changeTables, getTable, readPostScript, readTrueType, setLicenseBits } from '../../../support/fonts.ts';
import { getTestFonts } from '../../card/support.ts';

const FILE_HASH = 'ab'.repeat(32);
const readUserFont = (fontFile: Uint8Array) =>
  getUserFont(addUserFonts(getTestFonts(), new Map([[FILE_HASH, fontFile]])), `sha256:${FILE_HASH}`);
const getTypeface = (fontFile: Uint8Array): Typeface => {
  const userFont = readUserFont(fontFile);
  if (typeof userFont === 'string') throw new Error(userFont);
  return userFont;
};

/** Renames the PostScript name of the font letter by letter. */
const renameFont = (getLetter: (index: number) => string): Uint8Array =>
  changeTables(readTrueType(), (tables) => {
    // The table `name` has records of 12 bytes from byte 6 on: platform, encoding, language, name id, length and offset of the text.
    const nameTable = getTable(tables, 'name');
    for (let recordIndex = 0; recordIndex < nameTable.getUint16(2); recordIndex += 1) {
      const [platformId, nameId] = [
        nameTable.getUint16(6 + 12 * recordIndex),
        nameTable.getUint16(12 + 12 * recordIndex),
      ];
      // The name with the id 6 is the PostScript name.
      if (nameId !== 6) continue;
      const nameStart = nameTable.getUint16(4) + nameTable.getUint16(16 + 12 * recordIndex);
      const bytesPerLetter = platformId === 1 ? 1 : 2;
      for (
        let letterIndex = 0;
        letterIndex < nameTable.getUint16(14 + 12 * recordIndex) / bytesPerLetter;
        letterIndex += 1
      )
        nameTable.setUint8(
          nameStart + letterIndex * bytesPerLetter + bytesPerLetter - 1,
          getLetter(letterIndex).charCodeAt(0),
        );
    }
  });

describe('a user font', () => {
  it('gets a PostScript name that PDF readers accept', () => {
    expect(getTypeface(renameFont((index) => 'Ab-9'.charAt(index % 4))).postscriptName).toMatch(/^(?:Ab-9)+/);
    expect(getTypeface(renameFont((index) => 'A (b)/'.charAt(index % 6))).postscriptName).toMatch(/^(?:Ab)+A?$/);
    expect(getTypeface(renameFont(() => '/')).postscriptName).toBe('Font');
  });

  it('gets a positive cap height even if the file says 0', () => {
    for (const fontFile of [readTrueType(), readPostScript()])
      expect(getTypeface(fontFile).capHeight).toBeGreaterThan(0);
    // Byte 88 of `OS/2` is the cap height.
    const flatFont = changeTables(readTrueType(), (tables) => {
      getTable(tables, 'OS/2').setInt16(88, 0);
    });
    expect(getTypeface(flatFont).capHeight).toBeGreaterThan(0);
  });

  it('gets parsed once for all font sets', () => {
    const fontFile = readTrueType();
    expect(getTypeface(fontFile)).toBe(getTypeface(fontFile));
  });

  it('counts as missing, broken or restricted when it cannot be embedded', () => {
    expect(getUserFont(getTestFonts(), `sha256:${FILE_HASH}`)).toBe('missing');
    expect(getUserFont(addUserFonts(getTestFonts(), new Map()), 'text')).toBe('missing');
    expect(readUserFont(new Uint8Array([1, 2, 3]))).toBe('broken');
    // License bits: 2 forbids embedding, 4 allows it for viewing and printing.
    expect(readUserFont(setLicenseBits(readTrueType(), 2))).toBe('restricted');
    expect(typeof readUserFont(setLicenseBits(readTrueType(), 4))).toBe('object');
  });

  it('does not become a fallback font when it is unusable', () => {
    const brokenHash = 'cd'.repeat(32);
    const fontFiles = new Map([
      [FILE_HASH, readTrueType()],
      [brokenHash, new Uint8Array([1])],
    ]);
    expect(addUserFonts(getTestFonts(), fontFiles, [brokenHash, FILE_HASH, 'ef'.repeat(32)]).fallbacks).toEqual([
      `sha256:${FILE_HASH}`,
    ]);
    expect(addUserFonts(getTestFonts(), fontFiles).fallbacks ?? []).toEqual(getTestFonts().fallbacks ?? []);
  });
});
