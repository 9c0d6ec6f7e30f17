import { describe, expect, it } from 'vitest';
import { applyEdits, type Edit, type RequestedEdit, setOrRemove } from '../../../src/shared/document/edit.ts';

const document = { a: { b: [1, 2, 3] }, c: 'x' };
const edited = (...edits: Edit[]) => applyEdits(document, edits);

describe('edits', () => {
  it('set, add, append and remove, in order, without touching the given document', () => {
    const before = structuredClone(document);
    expect(edited({ op: 'set', path: '/a/b/1', value: 9 })).toEqual({ a: { b: [1, 9, 3] }, c: 'x' });
    expect(edited({ op: 'set', path: '/a/b/3', value: 4 })).toEqual({ a: { b: [1, 2, 3, 4] }, c: 'x' });
    expect(edited({ op: 'set', path: '/d', value: 1 }, { op: 'remove', path: '/a/b/0' })).toEqual({
      a: { b: [2, 3] },
      c: 'x',
      d: 1,
    });
    expect(edited({ op: 'remove', path: '/a' })).toEqual({ c: 'x' });
    expect(edited({ op: 'set', path: '', value: 5 })).toBe(5);
    expect(document).toEqual(before);
  });
  it('keep the order of keys', () =>
    expect(Object.keys(edited({ op: 'set', path: '/a', value: 0 }))).toEqual(['a', 'c']));
  it.each(['/a/b/9', '/a/b/x', '/a/b/', '/a/b/01', '/a/b/-1', '/a/b/3/n', '/c/deep'])(
    'refuse a place that is not there: %s',
    (path) => {
      expect(() => edited({ op: 'set', path, value: 1 })).toThrow(RangeError);
    },
  );
  it.each(['', '/a/b/9', '/a/b/-', '/c/deep'])('refuse to remove what no document can lack: “%s”', (path) => {
    expect(() => edited({ op: 'remove', path })).toThrow(RangeError);
  });
  it('make what is missing on the way to a value, and append', () => {
    expect(edited({ op: 'set', path: '/art/crop/x', value: 1 })).toEqual({ ...document, art: { crop: { x: 1 } } });
    expect(edited({ op: 'set', path: '/talents/-', value: { name: '' } })).toEqual({
      ...document,
      talents: [{ name: '' }],
    });
    expect(edited({ op: 'set', path: '/a/b/-', value: 4 }).a.b).toEqual([1, 2, 3, 4]);
  });
  it('make nothing on the way to what is removed', () => {
    expect(edited({ op: 'remove', path: '/art/crop' })).toBe(document);
    expect(edited({ op: 'remove', path: '/a/other' })).toBe(document);
  });
  it('insert and move entries of a list, at its end at the latest', () => {
    const list = { powers: ['a', 'b', 'c'] };
    const insert = (index: number | string): RequestedEdit => ({ op: 'insert', path: `/powers/${index}`, value: 'x' });
    const move = (index: number, to: number): RequestedEdit => ({ op: 'move', path: `/powers/${index}`, to });
    const edited = (edit: RequestedEdit) => applyEdits(list, [edit]).powers.join('');
    expect([0, 2, 3, 9, '-'].map((index) => edited(insert(index)))).toEqual(['xabc', 'abxc', 'abcx', 'abcx', 'abcx']);
    expect([move(0, 2), move(2, 0), move(1, 1), move(0, 9)].map(edited)).toEqual(['bca', 'cab', 'abc', 'bca']);
    expect(applyEdits({}, [insert(0)])).toEqual({ powers: ['x'] });
    expect(() => applyEdits(list, [move(3, 0)])).toThrow(RangeError);
    expect(() => applyEdits({ powers: 'text' } as object, [insert(0)])).toThrow(RangeError);
  });

  it('remove a place that is set to nothing', () => {
    expect(edited(setOrRemove('/c', undefined))).toEqual({ a: document.a });
    expect(edited(setOrRemove('/c', ''))).toEqual({ ...document, c: '' });
  });
  it('pollute nothing', () => {
    const changed = edited({ op: 'set', path: '/__proto__', value: { polluted: true } });
    expect(Object.getPrototypeOf(changed)).toBe(Object.prototype);
    expect(Object.hasOwn(changed, '__proto__')).toBe(true);
  });
});
