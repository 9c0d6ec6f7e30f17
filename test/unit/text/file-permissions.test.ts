/** Tests that every way to read or write a file explains missing permissions, in English and German. */
import node, { readdirSync } from 'node:fs';
import * as nodePromises from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { type ReadingDisk, readRegularFile } from '../../../src/cli/files/regular-file.ts';
import { type Disk, writeFilesAtomically } from '../../../src/cli/files/write-batch.ts';
import { MainTexts } from '../../../src/main/texts.ts';
import { type OpeningDisk, readOpened } from '../../../src/main/transfer/opened-files.ts';
import { type FolderDisk, writeFolder } from '../../../src/main/transfer/write-folder.ts';
import { formatChosenFileFault, formatReadFault } from '../../../src/shared/texts/disk-messages.ts';
import type { Translate } from '../../../src/shared/texts/translate.ts';
import { createFolder, removeFolder, withRefusalMessage } from '../../support/cli.ts';
import { translate, translateToGerman } from '../../support/texts.ts';

const mainTexts = new MainTexts();
const folders: string[] = [];
const createTrackedFolder = (files: Record<string, unknown> = {}) => {
  const testFolder = createFolder(files);
  folders.push(testFolder);
  return testFolder;
};
afterEach(() => {
  mainTexts.setLanguage('en');
  for (const testFolder of folders.splice(0)) removeFolder(testFolder);
});

const createRefusal = (errorCode: string) => (): never => {
  throw Object.assign(new Error(`${errorCode}: permission denied, open '/home/jane/secret.csv'`), { code: errorCode });
};

describe.each(['EACCES', 'EPERM'])('a file or folder for which the system reports %s', (errorCode) => {
  it.each(['openSync', 'statSync'] as const)(
    'makes the command line refuse to read at %s, in its own words in English and German',
    (functionName) => {
      const refusingDisk = { ...node, [functionName]: createRefusal(errorCode) } as ReadingDisk;
      const createReader = (translate: Translate) => () =>
        withRefusalMessage(
          () =>
            readRegularFile(join(createTrackedFolder({ 'a.csv': 'Name\n' }), 'a.csv'), {
              maxBytes: 100,
              disk: refusingDisk,
            }),
          translate,
        );
      expect(createReader(translate)).toThrow(/^may not be read; check its permissions$/);
      expect(createReader(translateToGerman)).toThrow(/^Sie darf nicht gelesen werden; sieh nach ihren Rechten$/);
    },
  );

  it('makes the app refuse to open the file, in English and German', async () => {
    const refusingDisk = { open: async () => createRefusal(errorCode)() } as unknown as OpeningDisk;
    expect(await readOpened(mainTexts, '/lists/a.csv', refusingDisk)).toEqual({
      name: 'a.csv',
      reason: expect.stringContaining('may not be read; check its permissions'),
    });
    mainTexts.setLanguage('de');
    expect(await readOpened(mainTexts, '/lists/a.csv', refusingDisk)).toEqual({
      name: 'a.csv',
      reason: expect.stringContaining('Sie darf nicht gelesen werden; sieh nach ihren Rechten'),
    });
  });

  it.each(['openSync', 'mkdirSync', 'linkSync'] as const)(
    'makes the command line refuse to write at %s and leave no file behind',
    (functionName) => {
      const targetFolder = createTrackedFolder();
      const refusingDisk = {
        ...node,
        [functionName]: createRefusal(errorCode),
        ...(functionName === 'linkSync' ? { renameSync: createRefusal(errorCode) } : {}),
      } as Disk;
      const outputFiles = [{ target: join(targetFolder, 'new/a.pdf'), bytes: new Uint8Array(1), force: false }];
      expect(() => withRefusalMessage(() => writeFilesAtomically(outputFiles, refusingDisk))).toThrow(
        /^could not be written: may not be written there; check the permissions of the folder\. Nothing was written$/,
      );
      expect(readdirSync(targetFolder)).toEqual([]);
    },
  );

  it('makes the app report the write failure in its language', async () => {
    const targetFolder = createTrackedFolder();
    const refusingDisk = { ...nodePromises, open: async () => createRefusal(errorCode)() } as unknown as FolderDisk;
    const written = writeFolder(targetFolder, [{ name: 'a.json', bytes: new Uint8Array(1) }], {
      askConflict: async () => 'both',
      disk: refusingDisk,
    });
    await expect(written).rejects.toMatchObject({ code: errorCode });
    expect(mainTexts.describeWriteFault(errorCode)).toBe(
      'may not be written there; check the permissions of the folder',
    );
    mainTexts.setLanguage('de');
    expect(mainTexts.describeWriteFault(errorCode)).toBe(
      'Dort darf nicht geschrieben werden; sieh nach den Rechten des Ordners',
    );
    expect(readdirSync(targetFolder)).toEqual([]);
  });
});

describe('a file that the browser can no longer read', () => {
  it('gets a message of Rollcall, in English and German', () => {
    const unreadableError = new DOMException(
      'The requested file could not be read, typically due to …',
      'NotReadableError',
    );
    const missingError = new DOMException('A requested file or directory could not be found at …', 'NotFoundError');
    expect(formatChosenFileFault(translate, unreadableError)).toBe(
      "it can't be read; check its permissions, or choose it again if it was changed",
    );
    expect(formatChosenFileFault(translate, missingError)).toBe('no such file or folder');
    expect(formatChosenFileFault(translate, new RangeError('out of memory'))).toBeUndefined();
    expect(formatChosenFileFault(translateToGerman, unreadableError)).toMatch(
      /^Sie lässt sich nicht lesen; sieh nach ihren Rechten/,
    );
    expect(formatChosenFileFault(translateToGerman, missingError)).toBe('Es gibt sie nicht');
  });
});

describe('system error codes', () => {
  it.each([
    'ENOENT',
    'EACCES',
    'EPERM',
    'EISDIR',
    'ENOTDIR',
    'EAGAIN',
    'ENXIO',
    'EBUSY',
    'ENAMETOOLONG',
    'ELOOP',
    'EMFILE',
    'ENFILE',
    'ENOMEM',
    'EIO',
    'ENODEV',
    'ESTALE',
    'ETIMEDOUT',
    'EOVERFLOW',
  ])('include %s, which has its own German message for reading', (errorCode) => {
    const englishMessage = formatReadFault(translate, errorCode);
    expect(formatReadFault(translateToGerman, errorCode)).not.toBe(englishMessage);
    expect(formatReadFault(translateToGerman, errorCode)).not.toContain(errorCode);
  });

  it('appear in the German message when they are unknown', () => {
    expect(formatReadFault(translateToGerman, 'EWHATEVER')).toBe('Das System lehnt es ab (EWHATEVER)');
    expect(formatReadFault(translateToGerman, undefined)).toBe('Das System lehnt es ab');
  });
});
