import { expect, it } from 'vitest';
import { clearRecentDocuments, readRecent, rememberOpened } from '../../../../src/renderer/menu/recent-documents.ts';

const readStoredDocuments = () => readRecent(localStorage.getItem('rollcall.recent'));

it('recent documents begin with the one opened last and are limited to twenty', () => {
  for (let documentNumber = 0; documentNumber < 25; documentNumber += 1)
    rememberOpened({ table: 'characters', id: `c${documentNumber}` });
  rememberOpened({ table: 'characters', id: 'c20' });
  rememberOpened({ table: 'teams', id: 'c20' });
  expect(readStoredDocuments()).toHaveLength(20);
  expect(readStoredDocuments().slice(0, 4)).toEqual([
    { table: 'teams', id: 'c20' },
    { table: 'characters', id: 'c20' },
    { table: 'characters', id: 'c24' },
    { table: 'characters', id: 'c23' },
  ]);
  clearRecentDocuments();
  expect(readStoredDocuments()).toEqual([]);
});

it.each([
  ['{', []],
  ['7', []],
  ['[null,{"table":"secrets","id":"a"},{"table":"teams"},{"table":"teams","id":"b"}]', [{ table: 'teams', id: 'b' }]],
] as const)('readRecent reads %s as %j', (storedText, expectedDocuments) =>
  expect(readRecent(storedText)).toEqual(expectedDocuments),
);
