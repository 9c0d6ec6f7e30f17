import { expect, it } from 'vitest';
import { clearRecentDocuments, readRecent, rememberOpened } from '../../../../src/renderer/menu/recent-documents.ts';

const stored = () => readRecent(localStorage.getItem('rollcall.recent'));

it('what is opened again comes first, and twenty are kept', () => {
  for (let n = 0; n < 25; n += 1) rememberOpened({ table: 'characters', id: `c${n}` });
  rememberOpened({ table: 'characters', id: 'c20' });
  rememberOpened({ table: 'teams', id: 'c20' });
  expect(stored()).toHaveLength(20);
  expect(stored().slice(0, 4)).toEqual([
    { table: 'teams', id: 'c20' },
    { table: 'characters', id: 'c20' },
    { table: 'characters', id: 'c24' },
    { table: 'characters', id: 'c23' },
  ]);
  clearRecentDocuments();
  expect(stored()).toEqual([]);
});

it.each([
  ['{', []],
  ['7', []],
  ['[null,{"table":"secrets","id":"a"},{"table":"teams"},{"table":"teams","id":"b"}]', [{ table: 'teams', id: 'b' }]],
] as const)('reads %s as %j', (text, list) => expect(readRecent(text)).toEqual(list));
