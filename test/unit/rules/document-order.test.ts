/** Tests that findings are sorted by the position of their pointers in the document. */
import { expect, it } from 'vitest';
import { sortInDocumentOrder } from '../../../src/shared/rules/document-order.ts';

const DOCUMENT = { name: 'Gale', members: [{ id: 'a' }, { id: 'b' }], levels: null, formation: 'goon-squad' };
const sortPaths = (...paths: readonly string[]) =>
  sortInDocumentOrder(
    DOCUMENT,
    paths.map((path) => ({ path })),
  ).map(({ path }) => path);

it('sortInDocumentOrder follows the order of keys and the numeric order of list items', () => {
  expect(sortPaths('/formation', '/levels', '/members/1/id', '/members/0', '/name', '/members', '')).toEqual([
    '',
    '/name',
    '/members',
    '/members/0',
    '/members/1/id',
    '/levels',
    '/formation',
  ]);
  const longList = { list: Array.from({ length: 12 }, () => 0) };
  const pointers = ['/list/10', '/list/9', '/list/2'];
  expect(
    sortInDocumentOrder(
      longList,
      pointers.map((path) => ({ path })),
    ).map(({ path }) => path),
  ).toEqual(['/list/2', '/list/9', '/list/10']);
});

it('sortInDocumentOrder puts missing pointers after the existing ones next to them, at any depth', () => {
  expect(sortPaths('/players/0/name', '/formation', '/name/first', '/name')).toEqual([
    '/name',
    '/name/first',
    '/formation',
    '/players/0/name',
  ]);
  expect(sortPaths('/members/0/copies/max', '/members/1', '/members/0/id')).toEqual([
    '/members/0/id',
    '/members/0/copies/max',
    '/members/1',
  ]);
  expect(sortPaths('/levels/a/b', '/formation', '/levels')).toEqual(['/levels', '/levels/a/b', '/formation']);
});

it('sortInDocumentOrder keeps the order of findings with the same pointer', () => {
  const findings = ['first', 'second', 'third'].map((code) => ({ path: '/name', code }));
  expect(sortInDocumentOrder(DOCUMENT, findings).map(({ code }) => code)).toEqual(['first', 'second', 'third']);
});
