import { describe, expect, it } from 'vitest';
import { applyEdits, type Edit, type RequestedEdit, setOrRemove } from '../../../src/shared/document/edit.ts';

const original = { a: { b: [1, 2, 3] }, c: 'x' };
const editOriginal = (...edits: Edit[]) => applyEdits(original, edits);

describe('applyEdits', () => {
  it('sets, adds, appends and removes in order without changing the given document', () => {
    const before = structuredClone(original);
    expect(editOriginal({ op: 'set', path: '/a/b/1', value: 9 })).toEqual({ a: { b: [1, 9, 3] }, c: 'x' });
    expect(editOriginal({ op: 'set', path: '/a/b/3', value: 4 })).toEqual({ a: { b: [1, 2, 3, 4] }, c: 'x' });
    expect(editOriginal({ op: 'set', path: '/d', value: 1 }, { op: 'remove', path: '/a/b/0' })).toEqual({
      a: { b: [2, 3] },
      c: 'x',
      d: 1,
    });
    expect(editOriginal({ op: 'remove', path: '/a' })).toEqual({ c: 'x' });
    expect(editOriginal({ op: 'set', path: '', value: 5 })).toBe(5);
    expect(original).toEqual(before);
  });
  it('keeps the order of keys', () =>
    expect(Object.keys(editOriginal({ op: 'set', path: '/a', value: 0 }))).toEqual(['a', 'c']));
  it.each(['/a/b/9', '/a/b/x', '/a/b/', '/a/b/01', '/a/b/-1', '/a/b/3/n', '/c/deep'])(
    'refuses to set a value at the missing place %s',
    (pointer) => {
      expect(() => editOriginal({ op: 'set', path: pointer, value: 1 })).toThrow(RangeError);
    },
  );
  it.each(['', '/a/b/9', '/a/b/-', '/c/deep'])('refuses to remove “%s”', (pointer) => {
    expect(() => editOriginal({ op: 'remove', path: pointer })).toThrow(RangeError);
  });
  it('creates missing parents of a value, and appends', () => {
    expect(editOriginal({ op: 'set', path: '/art/crop/x', value: 1 })).toEqual({
      ...original,
      art: { crop: { x: 1 } },
    });
    expect(editOriginal({ op: 'set', path: '/talents/-', value: { name: '' } })).toEqual({
      ...original,
      talents: [{ name: '' }],
    });
    expect(editOriginal({ op: 'set', path: '/a/b/-', value: 4 }).a.b).toEqual([1, 2, 3, 4]);
  });
  it('creates no parents for a removal and returns the same document', () => {
    expect(editOriginal({ op: 'remove', path: '/art/crop' })).toBe(original);
    expect(editOriginal({ op: 'remove', path: '/a/other' })).toBe(original);
  });
  it('inserts and moves list entries, no further than to the end', () => {
    const powerList = { powers: ['a', 'b', 'c'] };
    const createInsert = (index: number | string): RequestedEdit => ({
      op: 'insert',
      path: `/powers/${index}`,
      value: 'x',
    });
    const createMove = (index: number, newIndex: number): RequestedEdit => ({
      op: 'move',
      path: `/powers/${index}`,
      to: newIndex,
    });
    const editPowers = (edit: RequestedEdit) => applyEdits(powerList, [edit]).powers.join('');
    expect([0, 2, 3, 9, '-'].map((index) => editPowers(createInsert(index)))).toEqual([
      'xabc',
      'abxc',
      'abcx',
      'abcx',
      'abcx',
    ]);
    expect([createMove(0, 2), createMove(2, 0), createMove(1, 1), createMove(0, 9)].map(editPowers)).toEqual([
      'bca',
      'cab',
      'abc',
      'bca',
    ]);
    expect(applyEdits({}, [createInsert(0)])).toEqual({ powers: ['x'] });
    expect(() => applyEdits(powerList, [createMove(3, 0)])).toThrow(RangeError);
    expect(() => applyEdits({ powers: 'text' } as object, [createInsert(0)])).toThrow(RangeError);
  });

  it('setOrRemove removes the key for an undefined value', () => {
    expect(editOriginal(setOrRemove('/c', undefined))).toEqual({ a: original.a });
    expect(editOriginal(setOrRemove('/c', ''))).toEqual({ ...original, c: '' });
  });
  it('sets __proto__ as a plain key without polluting the prototype', () => {
    const changedDocument = editOriginal({ op: 'set', path: '/__proto__', value: { polluted: true } });
    expect(Object.getPrototypeOf(changedDocument)).toBe(Object.prototype);
    expect(Object.hasOwn(changedDocument, '__proto__')).toBe(true);
  });
});
