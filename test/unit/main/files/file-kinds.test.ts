import { describe, expect, it } from 'vitest';
import { getExportedKinds, getFileKind, isOpenableKind } from '../../../../src/main/files/file-kinds.ts';
import { EXPORT_KINDS } from '../../../../src/shared/library/transfer-calls.ts';
import { makeSafeFileName } from '../../../../src/shared/text/file-name.ts';

/** As the main process reads a name from a page. */
const kindOf = (name: string) => getFileKind(makeSafeFileName(name));

describe('the kind of a file', () => {
  it.each([
    ['Tide Warden.pdf', 'pdf'],
    ['Tide Warden.PDF', 'pdf'],
    ['Dr. Bat.hero.json', 'json'],
    ['../cards.png', 'png'],
    ['a\u202eb.csv', 'csv'],
    ['all.rollcall', 'rollcall'],
  ])('of %s is %s', (name, kind) => expect(kindOf(name)).toBe(kind));

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
  ])('is none for %j, or a plain name remains', (name) => {
    const kind = kindOf(name);
    // A trailing dot or blank is cut from the name, which then is what is written.
    if (kind !== undefined) expect(makeSafeFileName(name).toLowerCase().endsWith(`.${kind}`)).toBe(true);
    expect(
      /\.(?:desktop|bat|exe|sh|html|js|zip|lnk|scr|app|xlsm|svgz)$/i.test(makeSafeFileName(name)) && kind,
    ).toBeFalsy();
  });

  it('of an export is that of its documents, or of prints', () => {
    for (const of of EXPORT_KINDS)
      expect(getExportedKinds(of)).toEqual(of === 'prints' ? ['pdf', 'png', 'svg'] : ['json', 'rollcall']);
  });

  it('decides what is opened: nothing in which a script or a formula could run', () => {
    const kinds = ['pdf', 'png', 'svg', 'csv', 'xlsx', 'txt', 'json', 'rollcall'] as const;
    expect(kinds.filter(isOpenableKind)).toEqual(['pdf', 'png']);
  });
});
