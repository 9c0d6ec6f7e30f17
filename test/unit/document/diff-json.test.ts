import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diffJson, isEqualJson } from '../../../src/shared/document/diff-json.ts';
import { applyEdits } from '../../../src/shared/document/edit.ts';
import { runs } from '../../support/runs.ts';

describe('difference', () => {
  test('a letter in a deep field is one small edit', () => {
    const before = { name: 'Tide', talents: [{ name: 'A' }, { name: 'B', text: 'x'.repeat(5000) }] };
    const after = { ...before, talents: [{ name: 'Ab' }, before.talents[1]] };
    expect(diffJson(before, after)).toEqual([{ op: 'set', path: '/talents/0/name', value: 'Ab' }]);
  });

  test('keys come, go and change', () => {
    const edits = diffJson({ a: 1, b: 2, 'c/d': { e: 1 } }, { a: 1, 'c/d': { e: 2 }, f: null });
    expect(edits).toEqual([
      { op: 'remove', path: '/b' },
      { op: 'set', path: '/c~1d/e', value: 2 },
      { op: 'set', path: '/f', value: null },
    ]);
  });

  test('a list of another length is set as a whole', () => {
    expect(diffJson({ l: [1, 2] }, { l: [2] })).toEqual([{ op: 'set', path: '/l', value: [2] }]);
  });

  test('another document altogether is set at its root', () => {
    expect(diffJson(null, { a: 1 })).toEqual([{ op: 'set', path: '', value: { a: 1 } }]);
  });

  test('what comes back stands where it stood', () => {
    const before = { a: 1, b: 2, c: 3, d: 4 };
    expect(diffJson({ d: 4, a: 1 }, before)).toContainEqual({ op: 'set', path: '/b', value: 2, before: 'd' });
    expect(Object.keys(applyEdits({ a: 1, d: 4 }, diffJson({ a: 1, d: 4 }, before)))).toEqual(['a', 'b', 'c', 'd']);
  });

  test('law: what edits took away or added comes back to the same letters', () => {
    const text = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.jsonValue({ maxDepth: 1 }), { minKeys: 2 });
    fc.assert(
      fc.property(
        text,
        fc.constantFrom('a', 'b', 'c', 'd', 'e'),
        fc.jsonValue({ maxDepth: 1 }),
        (before, key, value) => {
          const { [key]: _gone, ...without } = before;
          const withAnother = applyEdits(before, [{ op: 'set', path: `/${key}`, value }]);
          for (const after of [without, withAnother]) {
            expect(JSON.stringify(applyEdits(after, diffJson(after, before)))).toBe(JSON.stringify(before));
          }
        },
      ),
      { seed: 14, numRuns: runs(2000) },
    );
  });

  test('law: the edits lead from one state to the other, there and back', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        expect(applyEdits(a, diffJson(a, b))).toEqual(b);
        expect(applyEdits(b, diffJson(b, a))).toEqual(a);
      }),
      { seed: 12, numRuns: runs(2000) },
    );
  });

  test('entries that change places keep the order of their keys', () => {
    const before = {
      l: [
        { a: 1, b: 2, c: 3 },
        { c: 4, a: 5, d: 6 },
      ],
    };
    const after = { l: [...before.l].reverse() };
    expect(JSON.stringify(applyEdits(before, diffJson(before, after)))).toBe(JSON.stringify(after));
    expect(diffJson({ a: 1, b: 2 }, { b: 2, a: 1 })).toEqual([]);
  });

  test('law: no edits exactly where both say the same', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        expect(diffJson(a, b).length === 0).toBe(isEqualJson(a, b));
        expect(isEqualJson(a, structuredClone(a))).toBe(true);
      }),
      { seed: 12, numRuns: runs(2000) },
    );
  });
});
