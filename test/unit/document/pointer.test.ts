import { expect, it } from 'vitest';
import { pointer, segments, valueAt } from '../../../src/shared/document/pointer.ts';

it('RFC 6901: escapes and reads back', () => {
  const path = pointer('/options', 'a/b', 'm~n', 0, '');
  expect(path).toBe('/options/a~1b/m~0n/0/');
  expect(segments(path)).toEqual(['options', 'a/b', 'm~n', '0', '']);
  expect(segments('')).toEqual([]);
});

it('finds what stands at a place, and only in the document itself', () => {
  const document = { a: [{ 'x/y': 5 }], '': 1 };
  expect(valueAt(document, '/a/0/x~1y')).toBe(5);
  expect(valueAt(document, '/')).toBe(1);
  expect(valueAt(document, '')).toBe(document);
  expect(valueAt(document, '/a/length/x')).toBeUndefined();
  expect(valueAt(document, '/constructor/name')).toBeUndefined();
});
