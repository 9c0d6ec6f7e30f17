import { posix, win32 } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getPathRoom, makeFilePaths } from '../../src/node/file-paths.ts';
import { ArchivePaths } from '../../src/shared/library/archive/archive-item.ts';
import { UnpackPaths } from '../../src/shared/library/archive/unpack-plan.ts';
import { makeSafeFileName, makeSafeStem, shortenFileName } from '../../src/shared/text/file-name.ts';
import { getFileNameKey, numberFileName, UniqueFileNames } from '../../src/shared/text/unique-file-names.ts';

/** Pieces that some file system refuses, changes or shows wrongly. */
const piece = fc.oneof(
  fc.constantFrom(
    ...['CON', 'nul', 'Aux', 'PRN', 'COM1', 'lpt9', 'COM¹', 'CONIN$', '.', ' ', '..', '~1', '<', '>', ':', '"', '/'],
    ...['\\', '|', '?', '*', '\0', '\n', '\u202e', '\u2066', '\ud83d', '\udc7d', '\ufffe', 'ß', 'SS', 'é', 'e\u0301'],
    ...['ς', 'Σ', '👩🏽', '👩‍👩‍👧', '🇩🇪', '\u0958', '\u0390', '한', 'ﬁ', '.pdf', '.hero.json', 'Ash', 'ash'],
  ),
  fc.string({ unit: 'binary', maxLength: 5 }),
);
const name = fc.oneof(
  fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
  fc.tuple(piece, fc.integer({ min: 1, max: 400 })).map(([text, count]) => `${text.repeat(count)}.hero.json`),
);
const check = (seed: number) => ({ seed, numRuns: 500 });

/** What Windows, macOS and Linux refuse in a name, written down apart from the code that makes names. */
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

describe('names of files', () => {
  it('are taken by every file system, whatever a document is called', () => {
    fc.assert(
      fc.property(name, (text) => {
        expect(findRefusal(makeSafeFileName(text))).toBeUndefined();
        expect(makeSafeFileName(makeSafeFileName(text))).toBe(makeSafeFileName(text));
        const stem = makeSafeStem(text, 100);
        if (stem !== '') expect(findRefusal(`${stem}.encounter.json`)).toBeUndefined();
      }),
      check(20_261),
    );
  });

  it('keep the kind of a document, however long the name before it is', () => {
    fc.assert(
      fc.property(name, (text) => {
        expect(makeSafeFileName(`${makeSafeStem(text, 100) || 'unnamed'}.hero.json`)).toMatch(/\.hero\.json$/);
      }),
      check(20_262),
    );
  });

  it('are cut between what people see as letters', () => {
    for (const letter of ['👩🏽', '🇩🇪', 'e\u0323\u0302\u0331', 'ก็', '각']) {
      const stem = makeSafeStem(letter.repeat(150), 99);
      expect(stem.length % letter.normalize('NFC').length, letter).toBe(0);
      expect(stem, letter).not.toBe('');
    }
    expect(makeSafeStem(`a${'\u0331'.repeat(400)}`, 99)).toMatch(/^a\u0331+$/);
  });

  it('are told apart where a disk ignores case, accents stored separately, or ß', () => {
    fc.assert(
      fc.property(fc.array(name, { maxLength: 12 }), (texts) => {
        const uniqueNames = new UniqueFileNames();
        const [archive, unpacked] = [new ArchivePaths(), new UnpackPaths()];
        const makers: ((text: string) => string)[] = [
          (text) => uniqueNames.add(makeSafeFileName(text)),
          (text) => archive.assignPath({ kind: 'document', document: {}, format: 'rollcall.team', name: text }, ''),
          (text) => unpacked.assignPath(`teams/${text.replaceAll('/', '')}`),
        ];
        for (const make of makers) {
          const made = texts.map(make);
          expect(new Set(made.map(getFileNameKey)).size).toBe(texts.length);
          expect(made.flatMap((path) => path.split('/')).map(findRefusal)).toEqual(
            made.flatMap((path) => path.split('/')).map(() => undefined),
          );
        }
      }),
      check(20_263),
    );
  });

  it.each([
    ['Straße', 'STRASSE'],
    ['É', 'e\u0301'],
    ['ΟΔΟΣ', 'οδος'],
    ['ΟΔΟΣ', 'οδοσ'],
    ['ﬁsh', 'FISH'],
    ['Ash', 'aSH'],
  ])('count %s and %s as one', (one, other) => expect(getFileNameKey(one)).toBe(getFileNameKey(other)));

  it('get their number before the extension', () => {
    expect(numberFileName('Dr. No.hero.json', 2)).toBe('Dr. No 2.hero.json');
    expect(numberFileName('cards.pdf', 3)).toBe('cards 3.pdf');
    expect(numberFileName('Ash', 2)).toBe('Ash 2');
    expect(numberFileName('.hero.json', 2)).toBe('.hero.json 2');
  });

  it('are shortened before their extension to what is left of a path', () => {
    expect(shortenFileName('Tide Warden.hero.json', 15)).toBe('Tide.hero.json');
    expect(shortenFileName('Tide Warden.hero.json', 21)).toBe('Tide Warden.hero.json');
    expect(shortenFileName('👩🏽👩🏽.pdf', 10)).toBe('👩🏽.pdf');
    expect(shortenFileName('Tide Warden.hero.json', 5)).toBe('Tide Warden.hero.json');
    expect(shortenFileName('Console.pdf', 7)).toBe('Console.pdf');
  });
});

/** Names of documents that some file system refuses, changes, or takes for one another. */
const AWKWARD_NAMES = [
  ...['CON', 'con', 'aux.txt', 'AUX', 'com¹', 'LPT9', 'nul.tar.gz', 'prn ', 'CONIN$', 'Rollca~1'],
  ...['Ash.', 'Ash ', 'Ash', 'ASH', 'ash...', ' Ash', '.Ash', '...', ''],
  ...['Zoë', 'Zoe\u0308', 'ZOË', 'Straße', 'STRASSE', 'ﬁsh', 'FISH', 'Ωmega', '\u2126mega'],
  ...['a/b', 'a\\b', 'a:b', 'C:', '..', '../up', 'line\nbreak', '\u202egnp.exe', '隊'.repeat(90), 'é'.repeat(200)],
  ...['x'.repeat(300), `${'x'.repeat(300)}y`, '👩🏽'.repeat(60), 'x'.repeat(240), 'con '.repeat(80)],
];

/** What Windows refuses in a whole path, or what programs on it can't open. */
const findPathRefusal = (path: string, folder: string): string | undefined =>
  path.length > 259
    ? 'its length'
    : win32
        .relative(folder, path)
        .split('\\')
        .map(findRefusal)
        .find((refusal) => refusal !== undefined);

const FOLDERS = ['C:\\cards', `C:\\Users\\Zoë\\${'f'.repeat(180)}`, '\\\\server\\share\\lists'];

describe('paths of files in a folder', () => {
  it.each(FOLDERS)('of documents that are dragged out or converted can be opened on Windows in %s', (folder) => {
    const archivePaths = new ArchivePaths();
    const dragged = AWKWARD_NAMES.map((text) => makeSafeFileName(`${makeSafeStem(text, 100) || 'unnamed'}.hero.json`));
    const converted = AWKWARD_NAMES.map((text) =>
      win32.basename(
        archivePaths.assignPath(
          { kind: 'document', document: {}, format: 'rollcall.character', id: 'x', name: text },
          '',
        ),
      ),
    );
    for (const names of [dragged, converted]) {
      const paths = makeFilePaths(folder, names, win32);
      expect(paths.map((path) => findPathRefusal(path, folder))).toEqual(paths.map(() => undefined));
      expect(new Set(paths.map(getFileNameKey)).size).toBe(AWKWARD_NAMES.length);
      for (const path of paths) expect(path).toMatch(/\.hero\.json$/);
      for (const path of paths) expect(win32.dirname(path)).toBe(win32.normalize(folder));
    }
  });

  it.each(FOLDERS)('of an archive that is unpacked can be opened on Windows in %s', (folder) => {
    const unpacked = new UnpackPaths(getPathRoom(folder, win32));
    const paths = AWKWARD_NAMES.map((text) =>
      win32.join(folder, unpacked.assignPath(`teams/${text.replaceAll('/', ' ')}.team.json`)),
    );
    expect(paths.map((path) => findPathRefusal(path, folder))).toEqual(paths.map(() => undefined));
    expect(new Set(paths.map(getFileNameKey)).size).toBe(AWKWARD_NAMES.length);
  });

  it('have names of up to 255 bytes on other systems, and are not shortened for the sake of Windows', () => {
    const folder = `/home/${'f'.repeat(240)}`;
    const names = AWKWARD_NAMES.map((text) => makeSafeFileName(`${text}.hero.json`));
    const paths = makeFilePaths(folder, names, posix);
    for (const path of paths) expect(Buffer.byteLength(posix.basename(path))).toBeLessThanOrEqual(255);
    expect(paths[0]).toBe(`${folder}/rollcall CON.hero.json`);
    expect(posix.basename(paths[names.indexOf(`${'x'.repeat(190)}.hero.json`)] ?? '')).toMatch(/^x{190}\.hero\.json$/);
  });

  it('leave room for the number that tells shortened names apart, however many there are', () => {
    const folder = `C:\\${'f'.repeat(200)}`;
    const names = Array.from({ length: 1_200 }, (_, index) => `${'x'.repeat(150)}${index}.hero.json`);
    const paths = makeFilePaths(folder, names, win32);
    expect(new Set(paths).size).toBe(1_200);
    expect(Math.max(...paths.map(({ length }) => length))).toBeLessThanOrEqual(259);
  });
});
