import { describe, expect, it } from 'vitest';
import { readDroppedFiles } from '../../../../src/renderer/platform/dropped-files.ts';

const fileEntry = (fullPath: string): FileSystemEntry =>
  ({
    isFile: true,
    isDirectory: false,
    fullPath,
    file: (done: (file: File) => void) => done(new File([fullPath], fullPath.slice(fullPath.lastIndexOf('/') + 1))),
  }) as unknown as FileSystemEntry;

const refused = (fullPath: string): FileSystemEntry =>
  ({
    isFile: true,
    isDirectory: false,
    fullPath,
    file: (_: unknown, fail: () => void) => fail(),
  }) as unknown as FileSystemEntry;

/** As Chromium does it: a hundred entries at a time, then none. */
const folder = (fullPath: string, inner: readonly FileSystemEntry[]): FileSystemEntry =>
  ({
    isFile: false,
    isDirectory: true,
    fullPath,
    createReader: () => {
      const left = [...inner];
      return { readEntries: (done: (some: FileSystemEntry[]) => void) => done(left.splice(0, 100)) };
    },
  }) as unknown as FileSystemEntry;

const drop = (entries: readonly FileSystemEntry[], files: readonly File[] = []) =>
  ({
    items: entries.map((entry) => ({ kind: 'file', webkitGetAsEntry: () => entry })),
    files,
  }) as unknown as DataTransfer;

const names = async (data: DataTransfer) => (await readDroppedFiles(data)).map(({ name }) => name);

describe('what is dropped', () => {
  it('files are named as they are', async () => {
    const file = new File(['x'], 'a.team.json');
    expect(await names(drop([fileEntry('/a.team.json')], [file]))).toEqual(['a.team.json']);
  });

  it('a folder is every file in it and in its folders, with the way there', async () => {
    const friday = folder('/friday', [
      fileEntry('/friday/a.json'),
      folder('/friday/late', [fileEntry('/friday/late/b.json'), refused('/friday/late/locked.json')]),
      folder('/friday/none', []),
    ]);
    expect(await names(drop([friday, fileEntry('/c.json')]))).toEqual([
      'friday/a.json',
      'friday/late/b.json',
      'c.json',
    ]);
  });

  it('all of a large folder is taken, which comes in portions', async () => {
    const many = Array.from({ length: 250 }, (_, index) => fileEntry(`/many/${index}.json`));
    expect(await names(drop([folder('/many', many)]))).toHaveLength(250);
  });
});
