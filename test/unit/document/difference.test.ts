import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { difference, same } from '../../../src/shared/document/difference.ts';
import { applyEdits } from '../../../src/shared/document/edit.ts';
import { runs } from '../../support/runs.ts';

describe('difference', () => {
  test('a letter in a deep field is one small edit', () => {
    const before = { name: 'Tide', talents: [{ name: 'A' }, { name: 'B', text: 'x'.repeat(5000) }] };
    const after = { ...before, talents: [{ name: 'Ab' }, before.talents[1]] };
    expect(difference(before, after)).toEqual([{ op: 'set', path: '/talents/0/name', value: 'Ab' }]);
  });

  test('keys come, go and change', () => {
    const edits = difference({ a: 1, b: 2, 'c/d': { e: 1 } }, { a: 1, 'c/d': { e: 2 }, f: null });
    expect(edits).toEqual([
      { op: 'remove', path: '/b' },
      { op: 'set', path: '/c~1d/e', value: 2 },
      { op: 'set', path: '/f', value: null },
    ]);
  });

  test('a list of another length is set as a whole', () => {
    expect(difference({ l: [1, 2] }, { l: [2] })).toEqual([{ op: 'set', path: '/l', value: [2] }]);
  });

  test('another document altogether is set at its root', () => {
    expect(difference(null, { a: 1 })).toEqual([{ op: 'set', path: '', value: { a: 1 } }]);
  });

  test('law: the edits lead from one state to the other, there and back', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        expect(applyEdits(a, difference(a, b))).toEqual(b);
        expect(applyEdits(b, difference(b, a))).toEqual(a);
      }),
      { seed: 12, numRuns: runs(2000) },
    );
  });

  test('law: no edits exactly where both say the same', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        expect(difference(a, b).length === 0).toBe(same(a, b));
        expect(same(a, structuredClone(a))).toBe(true);
      }),
      { seed: 12, numRuns: runs(2000) },
    );
  });
});
