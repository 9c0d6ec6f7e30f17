import { describe, expect, it } from 'vitest';
import { readDroppedFiles } from '../../../../src/renderer/platform/dropped-files.ts';

const createFileEntry = (fullPath: string): FileSystemEntry =>
  ({
    isFile: true,
    isDirectory: false,
    fullPath,
    file: (onSuccess: (droppedFile: File) => void) =>
      onSuccess(new File([fullPath], fullPath.slice(fullPath.lastIndexOf('/') + 1))),
  }) as unknown as FileSystemEntry;

const createLockedEntry = (fullPath: string): FileSystemEntry =>
  ({
    isFile: true,
    isDirectory: false,
    fullPath,
    file: (_onSuccess: unknown, onError: () => void) => onError(),
  }) as unknown as FileSystemEntry;

/** Creates a folder whose reader returns at most a hundred entries at a time, and none at the end, like Chromium's. */
const createFolder = (fullPath: string, children: readonly FileSystemEntry[]): FileSystemEntry =>
  ({
    isFile: false,
    isDirectory: true,
    fullPath,
    createReader: () => {
      const remainingEntries = [...children];
      return {
        readEntries: (onSuccess: (entries: FileSystemEntry[]) => void) => onSuccess(remainingEntries.splice(0, 100)),
      };
    },
  }) as unknown as FileSystemEntry;

const createDataTransfer = (entries: readonly FileSystemEntry[], files: readonly File[] = []) =>
  ({
    items: entries.map((fileEntry) => ({ kind: 'file', webkitGetAsEntry: () => fileEntry })),
    files,
  }) as unknown as DataTransfer;

const readFileNames = async (dataTransfer: DataTransfer) =>
  (await readDroppedFiles(dataTransfer)).map(({ name: fileName }) => fileName);

describe('readDroppedFiles', () => {
  it('returns dropped files by name', async () => {
    const droppedFile = new File(['x'], 'a.team.json');
    expect(await readFileNames(createDataTransfer([createFileEntry('/a.team.json')], [droppedFile]))).toEqual([
      'a.team.json',
    ]);
  });

  it('returns every readable file of a folder and its subfolders with its path', async () => {
    const fridayFolder = createFolder('/friday', [
      createFileEntry('/friday/a.json'),
      createFolder('/friday/late', [
        createFileEntry('/friday/late/b.json'),
        createLockedEntry('/friday/late/locked.json'),
      ]),
      createFolder('/friday/none', []),
    ]);
    expect(await readFileNames(createDataTransfer([fridayFolder, createFileEntry('/c.json')]))).toEqual([
      'friday/a.json',
      'friday/late/b.json',
      'c.json',
    ]);
  });

  it('returns all files of a folder that Chromium lists in portions', async () => {
    const fileEntries = Array.from({ length: 250 }, (_entry, index) => createFileEntry(`/many/${index}.json`));
    expect(await readFileNames(createDataTransfer([createFolder('/many', fileEntries)]))).toHaveLength(250);
  });
});
