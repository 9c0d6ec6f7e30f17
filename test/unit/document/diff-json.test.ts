import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diffJson, isEqualJson } from '../../../src/shared/document/diff-json.ts';
import { applyEdits } from '../../../src/shared/document/edit.ts';
import { scaleRuns } from '../../support/sample-size.ts';

describe('diffJson', () => {
  test('returns one small edit for a changed letter in a deep field', () => {
    const before = { name: 'Tide', talents: [{ name: 'A' }, { name: 'B', text: 'x'.repeat(5000) }] };
    const after = { ...before, talents: [{ name: 'Ab' }, before.talents[1]] };
    expect(diffJson(before, after)).toEqual([{ op: 'set', path: '/talents/0/name', value: 'Ab' }]);
  });

  test('records removed, changed and added keys', () => {
    const edits = diffJson({ a: 1, b: 2, 'c/d': { e: 1 } }, { a: 1, 'c/d': { e: 2 }, f: null });
    expect(edits).toEqual([
      { op: 'remove', path: '/b' },
      { op: 'set', path: '/c~1d/e', value: 2 },
      { op: 'set', path: '/f', value: null },
    ]);
  });

  test('sets a list of another length as a whole', () => {
    expect(diffJson({ l: [1, 2] }, { l: [2] })).toEqual([{ op: 'set', path: '/l', value: [2] }]);
  });

  test('sets a completely different document at its root', () => {
    expect(diffJson(null, { a: 1 })).toEqual([{ op: 'set', path: '', value: { a: 1 } }]);
  });

  test('puts a restored key back in its former position', () => {
    const before = { a: 1, b: 2, c: 3, d: 4 };
    expect(diffJson({ d: 4, a: 1 }, before)).toContainEqual({ op: 'set', path: '/b', value: 2, before: 'd' });
    expect(Object.keys(applyEdits({ a: 1, d: 4 }, diffJson({ a: 1, d: 4 }, before)))).toEqual(['a', 'b', 'c', 'd']);
  });

  test('law: restores a removed or added key to the same JSON text', () => {
    const anyDocument = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.jsonValue({ maxDepth: 1 }), {
      minKeys: 2,
    });
    fc.assert(
      fc.property(
        anyDocument,
        fc.constantFrom('a', 'b', 'c', 'd', 'e'),
        fc.jsonValue({ maxDepth: 1 }),
        (before, changedKey, value) => {
          const { [changedKey]: _gone, ...documentWithoutKey } = before;
          const documentWithKey = applyEdits(before, [{ op: 'set', path: `/${changedKey}`, value }]);
          for (const after of [documentWithoutKey, documentWithKey]) {
            expect(JSON.stringify(applyEdits(after, diffJson(after, before)))).toBe(JSON.stringify(before));
          }
        },
      ),
      { seed: 14, numRuns: scaleRuns(2000) },
    );
  });

  test('law: turns either of two values into the other', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (first, second) => {
        expect(applyEdits(first, diffJson(first, second))).toEqual(second);
        expect(applyEdits(second, diffJson(second, first))).toEqual(first);
      }),
      { seed: 12, numRuns: scaleRuns(2000) },
    );
  });

  test('keeps the order of keys in list entries that change places', () => {
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

  test('law: returns no edits exactly when isEqualJson finds both values equal', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (first, second) => {
        expect(diffJson(first, second).length === 0).toBe(isEqualJson(first, second));
        expect(isEqualJson(first, structuredClone(first))).toBe(true);
      }),
      { seed: 12, numRuns: scaleRuns(2000) },
    );
  });
});
