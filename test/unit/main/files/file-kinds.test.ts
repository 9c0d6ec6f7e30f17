import { describe, expect, it } from 'vitest';
import { getExportedKinds, getFileKind, isOpenableKind } from '../../../../src/main/files/file-kinds.ts';
import { EXPORT_KINDS } from '../../../../src/shared/library/transfer-calls.ts';
import { makeSafeFileName } from '../../../../src/shared/text/file-name.ts';

/** Returns the kind of a file name from a page, after the main process has made the name safe. */
const getSafeFileKind = (fileName: string) => getFileKind(makeSafeFileName(fileName));

/** Tests which kinds of files the app writes for a page, by the ending of the file name, and which ones it opens. */
describe('file kinds', () => {
  it.each([
    ['Tide Warden.pdf', 'pdf'],
    ['Tide Warden.PDF', 'pdf'],
    ['Dr. Bat.hero.json', 'json'],
    ['../cards.png', 'png'],
    ['a\u202eb.csv', 'csv'],
    ['all.rollcall', 'rollcall'],
  ])('reads the kind of %s as %s', (fileName, fileKind) => expect(getSafeFileKind(fileName)).toBe(fileKind));

  it.each([
    ...[
      'x.desktop',
      'x.bat',
      'x.exe',
      'x.sh',
      'x.html',
      'x.js',
      'x.zip',
      'x.lnk',
      'x.scr',
      'x.app',
      'x.xlsm',
      'x.svgz',
    ],
    ...['pdf', '.pdf', 'x', '', '.', '..', 'x.pdf.exe', 'x.pdf.', 'x.pdf ', 'x.pdf/..', 'x.pdf:y.exe', 'x.pdf:stream'],
    ...[
      'x\uff0epdf',
      'x.p\u200cdf.exe',
      'x.\uff50df',
      'x.pdf\u0000.bat',
      'x.pdf\n.desktop',
      'CON.exe',
      `${'x'.repeat(500)}.pdf.sh`,
    ],
    ...['x.constructor', 'x.__proto__', 'x.toString'],
  ])('finds no kind for %j, or makes the name safe', (fileName) => {
    const fileKind = getSafeFileKind(fileName);
    // A trailing dot or space is removed from the name before the file is written.
    if (fileKind !== undefined) expect(makeSafeFileName(fileName).toLowerCase().endsWith(`.${fileKind}`)).toBe(true);
    expect(
      /\.(?:desktop|bat|exe|sh|html|js|zip|lnk|scr|app|xlsm|svgz)$/i.test(makeSafeFileName(fileName)) && fileKind,
    ).toBeFalsy();
  });

  it('allows PDF, PNG and SVG for exported prints, and JSON and Rollcall archives for other exports', () => {
    for (const exportKind of EXPORT_KINDS)
      expect(getExportedKinds(exportKind)).toEqual(
        exportKind === 'prints' ? ['pdf', 'png', 'svg'] : ['json', 'rollcall'],
      );
  });

  it('opens only PDF and PNG files, which cannot contain scripts or formulas', () => {
    const allKinds = ['pdf', 'png', 'svg', 'csv', 'xlsx', 'txt', 'json', 'rollcall'] as const;
    expect(allKinds.filter(isOpenableKind)).toEqual(['pdf', 'png']);
  });
});
