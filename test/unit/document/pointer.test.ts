import { expect, it } from 'vitest';
import { getValueAt, joinPointer, parsePointer } from '../../../src/shared/document/pointer.ts';

it('joinPointer and parsePointer escape and unescape keys as in RFC 6901', () => {
  const pointer = joinPointer('/options', 'a/b', 'm~n', 0, '');
  expect(pointer).toBe('/options/a~1b/m~0n/0/');
  expect(parsePointer(pointer)).toEqual(['options', 'a/b', 'm~n', '0', '']);
  expect(parsePointer('')).toEqual([]);
});

it("getValueAt finds the value at a pointer among the document's own keys", () => {
  const document = { a: [{ 'x/y': 5 }], '': 1 };
  expect(getValueAt(document, '/a/0/x~1y')).toBe(5);
  expect(getValueAt(document, '/')).toBe(1);
  expect(getValueAt(document, '')).toBe(document);
  expect(getValueAt(document, '/a/length/x')).toBeUndefined();
  expect(getValueAt(document, '/constructor/name')).toBeUndefined();
});
