import { posix, win32 } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getPathRoom, makeFilePaths } from '../../src/node/file-paths.ts';
import { ArchivePaths } from '../../src/shared/library/archive/archive-item.ts';
import { UnpackPaths } from '../../src/shared/library/archive/unpack-plan.ts';
import { makeSafeFileName, makeSafeStem, shortenFileName } from '../../src/shared/text/file-name.ts';
import { getFileNameKey, numberFileName, UniqueFileNames } from '../../src/shared/text/unique-file-names.ts';

/** Generates parts of names that some file system refuses, changes or displays incorrectly. */
const anyPiece = fc.oneof(
  fc.constantFrom(
    ...['CON', 'nul', 'Aux', 'PRN', 'COM1', 'lpt9', 'COM¹', 'CONIN$', '.', ' ', '..', '~1', '<', '>', ':', '"', '/'],
    ...['\\', '|', '?', '*', '\0', '\n', '\u202e', '\u2066', '\ud83d', '\udc7d', '\ufffe', 'ß', 'SS', 'é', 'e\u0301'],
    ...['ς', 'Σ', '👩🏽', '👩‍👩‍👧', '🇩🇪', '\u0958', '\u0390', '한', 'ﬁ', '.pdf', '.hero.json', 'Ash', 'ash'],
  ),
  fc.string({ unit: 'binary', maxLength: 5 }),
);
const anyName = fc.oneof(
  fc.array(anyPiece, { maxLength: 8 }).map((nameParts) => nameParts.join('')),
  fc
    .tuple(anyPiece, fc.integer({ min: 1, max: 400 }))
    .map(([namePart, count]) => `${namePart.repeat(count)}.hero.json`),
);
const createRunOptions = (seed: number) => ({ seed, numRuns: 500 });

/** Returns why Windows, macOS or Linux refuses a name. This is independent of the code that creates names. */
function findRefusal(fileName: string): string | undefined {
  if (fileName === '' || /^\.|[. ]$|^ /.test(fileName)) return 'an end that gets lost';
  if ([...fileName].some((letter) => letter < ' ' || '<>:"/\\|?*\u007f'.includes(letter))) return 'a reserved letter';
  if (/^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[1-9¹²³])$/i.test(fileName.replace(/\..*$/, '').trimEnd()))
    return 'a device';
  if (/\p{Cs}/u.test(fileName)) return 'half a character';
  if (Buffer.byteLength(fileName) > 255 || fileName.length > 255 || fileName.normalize('NFD').length > 255)
    return 'its length';
  if (win32.basename(fileName) !== fileName || win32.join('C:\\cards', fileName) !== `C:\\cards\\${fileName}`)
    return 'a folder';
  return undefined;
}

describe('file names', () => {
  it('suit every file system for any document name', () => {
    fc.assert(
      fc.property(anyName, (documentName) => {
        expect(findRefusal(makeSafeFileName(documentName))).toBeUndefined();
        expect(makeSafeFileName(makeSafeFileName(documentName))).toBe(makeSafeFileName(documentName));
        const stem = makeSafeStem(documentName, 100);
        if (stem !== '') expect(findRefusal(`${stem}.encounter.json`)).toBeUndefined();
      }),
      createRunOptions(20_261),
    );
  });

  it('keep the extension that names the document kind after a long name', () => {
    fc.assert(
      fc.property(anyName, (documentName) => {
        expect(makeSafeFileName(`${makeSafeStem(documentName, 100) || 'unnamed'}.hero.json`)).toMatch(/\.hero\.json$/);
      }),
      createRunOptions(20_262),
    );
  });

  it('end only between visible characters when they are shortened', () => {
    for (const letter of ['👩🏽', '🇩🇪', 'e\u0323\u0302\u0331', 'ก็', '각']) {
      const stem = makeSafeStem(letter.repeat(150), 99);
      expect(stem.length % letter.normalize('NFC').length, letter).toBe(0);
      expect(stem, letter).not.toBe('');
    }
    expect(makeSafeStem(`a${'\u0331'.repeat(400)}`, 99)).toMatch(/^a\u0331+$/);
  });

  it('stay unique on disks that ignore case, accent composition or ß', () => {
    fc.assert(
      fc.property(fc.array(anyName, { maxLength: 12 }), (documentNames) => {
        const uniqueNames = new UniqueFileNames();
        const [archivePaths, unpackPaths] = [new ArchivePaths(), new UnpackPaths()];
        const nameMakers: ((text: string) => string)[] = [
          (documentName) => uniqueNames.add(makeSafeFileName(documentName)),
          (documentName) =>
            archivePaths.assignPath(
              { kind: 'document', document: {}, format: 'rollcall.team', name: documentName },
              '',
            ),
          (documentName) => unpackPaths.assignPath(`teams/${documentName.replaceAll('/', '')}`),
        ];
        for (const makeName of nameMakers) {
          const madeNames = documentNames.map(makeName);
          expect(new Set(madeNames.map(getFileNameKey)).size).toBe(documentNames.length);
          expect(madeNames.flatMap((path) => path.split('/')).map(findRefusal)).toEqual(
            madeNames.flatMap((path) => path.split('/')).map(() => undefined),
          );
        }
      }),
      createRunOptions(20_263),
    );
  });

  it.each([
    ['Straße', 'STRASSE'],
    ['É', 'e\u0301'],
    ['ΟΔΟΣ', 'οδος'],
    ['ΟΔΟΣ', 'οδοσ'],
    ['ﬁsh', 'FISH'],
    ['Ash', 'aSH'],
  ])('treat %s and %s as the same name', (firstName, secondName) =>
    expect(getFileNameKey(firstName)).toBe(getFileNameKey(secondName)),
  );

  it('get their number before the extension', () => {
    expect(numberFileName('Dr. No.hero.json', 2)).toBe('Dr. No 2.hero.json');
    expect(numberFileName('cards.pdf', 3)).toBe('cards 3.pdf');
    expect(numberFileName('Ash', 2)).toBe('Ash 2');
    expect(numberFileName('.hero.json', 2)).toBe('.hero.json 2');
  });

  it('lose letters before the extension to fit the remaining path length', () => {
    expect(shortenFileName('Tide Warden.hero.json', 15)).toBe('Tide.hero.json');
    expect(shortenFileName('Tide Warden.hero.json', 21)).toBe('Tide Warden.hero.json');
    expect(shortenFileName('👩🏽👩🏽.pdf', 10)).toBe('👩🏽.pdf');
    expect(shortenFileName('Tide Warden.hero.json', 5)).toBe('Tide Warden.hero.json');
    expect(shortenFileName('Console.pdf', 7)).toBe('Console.pdf');
  });
});

/** Document names that some file system refuses, changes or confuses with each other. */
const AWKWARD_NAMES = [
  ...['CON', 'con', 'aux.txt', 'AUX', 'com¹', 'LPT9', 'nul.tar.gz', 'prn ', 'CONIN$', 'Rollca~1'],
  ...['Ash.', 'Ash ', 'Ash', 'ASH', 'ash...', ' Ash', '.Ash', '...', ''],
  ...['Zoë', 'Zoe\u0308', 'ZOË', 'Straße', 'STRASSE', 'ﬁsh', 'FISH', 'Ωmega', '\u2126mega'],
  ...['a/b', 'a\\b', 'a:b', 'C:', '..', '../up', 'line\nbreak', '\u202egnp.exe', '隊'.repeat(90), 'é'.repeat(200)],
  ...['x'.repeat(300), `${'x'.repeat(300)}y`, '👩🏽'.repeat(60), 'x'.repeat(240), 'con '.repeat(80)],
];

/** Returns why Windows refuses a path or why Windows programs cannot open it. */
const findPathRefusal = (filePath: string, folder: string): string | undefined =>
  filePath.length > 259
    ? 'its length'
    : win32
        .relative(folder, filePath)
        .split('\\')
        .map(findRefusal)
        .find((refusal) => refusal !== undefined);

const FOLDERS = ['C:\\cards', `C:\\Users\\Zoë\\${'f'.repeat(180)}`, '\\\\server\\share\\lists'];

describe('file paths in a folder', () => {
  it.each(FOLDERS)('open on Windows for dragged and converted documents in %s', (folder) => {
    const archivePaths = new ArchivePaths();
    const draggedNames = AWKWARD_NAMES.map((awkwardName) =>
      makeSafeFileName(`${makeSafeStem(awkwardName, 100) || 'unnamed'}.hero.json`),
    );
    const convertedNames = AWKWARD_NAMES.map((awkwardName) =>
      win32.basename(
        archivePaths.assignPath(
          { kind: 'document', document: {}, format: 'rollcall.character', id: 'x', name: awkwardName },
          '',
        ),
      ),
    );
    for (const fileNames of [draggedNames, convertedNames]) {
      const filePaths = makeFilePaths(folder, fileNames, win32);
      expect(filePaths.map((filePath) => findPathRefusal(filePath, folder))).toEqual(filePaths.map(() => undefined));
      expect(new Set(filePaths.map(getFileNameKey)).size).toBe(AWKWARD_NAMES.length);
      for (const filePath of filePaths) expect(filePath).toMatch(/\.hero\.json$/);
      for (const filePath of filePaths) expect(win32.dirname(filePath)).toBe(win32.normalize(folder));
    }
  });

  it.each(FOLDERS)('open on Windows for unpacked archives in %s', (folder) => {
    const unpackPaths = new UnpackPaths(getPathRoom(folder, win32));
    const filePaths = AWKWARD_NAMES.map((awkwardName) =>
      win32.join(folder, unpackPaths.assignPath(`teams/${awkwardName.replaceAll('/', ' ')}.team.json`)),
    );
    expect(filePaths.map((filePath) => findPathRefusal(filePath, folder))).toEqual(filePaths.map(() => undefined));
    expect(new Set(filePaths.map(getFileNameKey)).size).toBe(AWKWARD_NAMES.length);
  });

  it('allow names of up to 255 bytes on other systems, without the Windows limit', () => {
    const folder = `/home/${'f'.repeat(240)}`;
    const fileNames = AWKWARD_NAMES.map((awkwardName) => makeSafeFileName(`${awkwardName}.hero.json`));
    const filePaths = makeFilePaths(folder, fileNames, posix);
    for (const filePath of filePaths) expect(Buffer.byteLength(posix.basename(filePath))).toBeLessThanOrEqual(255);
    expect(filePaths[0]).toBe(`${folder}/rollcall CON.hero.json`);
    expect(posix.basename(filePaths[fileNames.indexOf(`${'x'.repeat(190)}.hero.json`)] ?? '')).toMatch(
      /^x{190}\.hero\.json$/,
    );
  });

  it('stay unique with 1,200 shortened names', () => {
    const folder = `C:\\${'f'.repeat(200)}`;
    const fileNames = Array.from({ length: 1_200 }, (_element, index) => `${'x'.repeat(150)}${index}.hero.json`);
    const filePaths = makeFilePaths(folder, fileNames, win32);
    expect(new Set(filePaths).size).toBe(1_200);
    expect(Math.max(...filePaths.map(({ length }) => length))).toBeLessThanOrEqual(259);
  });
});
