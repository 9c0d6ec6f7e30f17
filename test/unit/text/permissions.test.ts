/** Files and folders that the user may not read or write: every way in and out says so, in English and in German. */
import node, { readdirSync } from 'node:fs';
import * as nodePromises from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { type ReadingDisk, readRegular } from '../../../src/cli/files/regular-file.ts';
import { type Disk, writeAll } from '../../../src/cli/files/write.ts';
import { MainTexts } from '../../../src/main/texts.ts';
import { type OpeningDisk, readOpened } from '../../../src/main/transfer/opened-files.ts';
import { type FolderDisk, writeFolder } from '../../../src/main/transfer/write-folder.ts';
import { formatChosenFileFault, formatReadFault } from '../../../src/shared/texts/disk-messages.ts';
import type { Translate } from '../../../src/shared/texts/translate.ts';
import { folderWith, remove, sayingWhy } from '../../support/cli.ts';
import { t, tGerman } from '../../support/texts.ts';

const texts = new MainTexts();
const folders: string[] = [];
const folder = (files: Record<string, unknown> = {}) => {
  const made = folderWith(files);
  folders.push(made);
  return made;
};
afterEach(() => {
  texts.setLanguage('en');
  for (const made of folders.splice(0)) remove(made);
});

const refuse = (code: string) => (): never => {
  throw Object.assign(new Error(`${code}: permission denied, open '/home/jane/secret.csv'`), { code });
};

describe.each(['EACCES', 'EPERM'])('a file or folder for which the system answers %s', (code) => {
  it.each(['openSync', 'statSync'] as const)(
    'is refused by the command line at %s, without the words of the system',
    (name) => {
      const disk = { ...node, [name]: refuse(code) } as ReadingDisk;
      const read = (translate: Translate) => () =>
        sayingWhy(() => readRegular(join(folder({ 'a.csv': 'Name\n' }), 'a.csv'), { most: 100, disk }), translate);
      expect(read(t)).toThrow(/^may not be read; check its permissions$/);
      expect(read(tGerman)).toThrow(/^sie darf nicht gelesen werden; sieh nach ihren Rechten$/);
    },
  );

  it('is refused by the app when it is opened with it', async () => {
    const disk = { open: async () => refuse(code)() } as unknown as OpeningDisk;
    expect(await readOpened(texts, '/lists/a.csv', disk)).toEqual({
      name: 'a.csv',
      reason: expect.stringContaining('may not be read; check its permissions'),
    });
    texts.setLanguage('de');
    expect(await readOpened(texts, '/lists/a.csv', disk)).toEqual({
      name: 'a.csv',
      reason: expect.stringContaining('sie darf nicht gelesen werden; sieh nach ihren Rechten'),
    });
  });

  it.each(['openSync', 'mkdirSync', 'linkSync'] as const)(
    'is not written by the command line at %s, and nothing is left',
    (name) => {
      const at = folder();
      const disk = {
        ...node,
        [name]: refuse(code),
        ...(name === 'linkSync' ? { renameSync: refuse(code) } : {}),
      } as Disk;
      const outputs = [{ target: join(at, 'new/a.pdf'), bytes: new Uint8Array(1), force: false }];
      expect(() => sayingWhy(() => writeAll(outputs, disk))).toThrow(
        /^could not be written: may not be written there; check the permissions of the folder\. Nothing was written$/,
      );
      expect(readdirSync(at)).toEqual([]);
    },
  );

  it('is not written by the app, which says why in its language', async () => {
    const at = folder();
    const disk = { ...nodePromises, open: async () => refuse(code)() } as unknown as FolderDisk;
    const written = writeFolder(at, [{ name: 'a.json', bytes: new Uint8Array(1) }], {
      askConflict: async () => 'both',
      disk,
    });
    await expect(written).rejects.toMatchObject({ code });
    expect(texts.describeWriteFault(code)).toBe('may not be written there; check the permissions of the folder');
    texts.setLanguage('de');
    expect(texts.describeWriteFault(code)).toBe(
      'dort darf nicht geschrieben werden; sieh nach den Rechten des Ordners',
    );
    expect(readdirSync(at)).toEqual([]);
  });
});

describe('a file that the browser can no longer read', () => {
  it('is refused in our words', () => {
    const error = new DOMException('The requested file could not be read, typically due to …', 'NotReadableError');
    const gone = new DOMException('A requested file or directory could not be found at …', 'NotFoundError');
    expect(formatChosenFileFault(t, error)).toBe(
      "it can't be read; check its permissions, or choose it again if it was changed",
    );
    expect(formatChosenFileFault(t, gone)).toBe('no such file or folder');
    expect(formatChosenFileFault(t, new RangeError('out of memory'))).toBeUndefined();
    expect(formatChosenFileFault(tGerman, error)).toMatch(/^sie lässt sich nicht lesen; sieh nach ihren Rechten/);
    expect(formatChosenFileFault(tGerman, gone)).toBe('es gibt sie nicht');
  });
});

describe('every reason of the system', () => {
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
  ])('%s for not reading a file has German words of its own', (code) => {
    const english = formatReadFault(t, code);
    expect(formatReadFault(tGerman, code)).not.toBe(english);
    expect(formatReadFault(tGerman, code)).not.toContain(code);
  });

  it('that nobody knows is named by its code, in German too', () => {
    expect(formatReadFault(tGerman, 'EWHATEVER')).toBe('das System lehnt es ab (EWHATEVER)');
    expect(formatReadFault(tGerman, undefined)).toBe('das System lehnt es ab');
  });
});
