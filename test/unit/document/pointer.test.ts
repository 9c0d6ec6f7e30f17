import { expect, it } from 'vitest';
import { getValueAt, joinPointer, parsePointer } from '../../../src/shared/document/pointer.ts';

it('RFC 6901: escapes and reads back', () => {
  const path = joinPointer('/options', 'a/b', 'm~n', 0, '');
  expect(path).toBe('/options/a~1b/m~0n/0/');
  expect(parsePointer(path)).toEqual(['options', 'a/b', 'm~n', '0', '']);
  expect(parsePointer('')).toEqual([]);
});

it('finds what stands at a place, and only in the document itself', () => {
  const document = { a: [{ 'x/y': 5 }], '': 1 };
  expect(getValueAt(document, '/a/0/x~1y')).toBe(5);
  expect(getValueAt(document, '/')).toBe(1);
  expect(getValueAt(document, '')).toBe(document);
  expect(getValueAt(document, '/a/length/x')).toBeUndefined();
  expect(getValueAt(document, '/constructor/name')).toBeUndefined();
});
