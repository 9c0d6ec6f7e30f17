import { describe, expect, it } from 'vitest';
import {
  readAsset,
  readChanges,
  readCompared,
  readHashes,
  readRowNames,
  readSnapshotName,
} from '../../../../src/main/journal/read-calls.ts';
import { LIMITS } from '../../../../src/shared/base/limits.ts';
import { assetOf, deleteOf, editOf, hero, putOf, sum } from '../../../support/journal/journal.ts';

const PUT = putOf(hero('ada', 'a', 1));
const EDIT = editOf(hero('ada', 'a', 1), hero('ada', 'b', 2));
const circle: { self?: unknown } = {};
circle.self = circle;

describe('what the page hands over', () => {
  it('is taken when it is a change', async () => {
    const changes = [PUT, EDIT, deleteOf('bo', 3)];
    expect(await readChanges(changes)).toEqual(changes);
    expect(readRowNames([{ table: 'meta', id: 'samples', more: 1 }])).toEqual([{ table: 'meta', id: 'samples' }]);
    expect(readCompared({ lost: true })).toEqual({ lost: true });
  });

  it('keeps keys that have a meaning in JavaScript', async () => {
    const row = JSON.parse('{"id":"ada","document":{"__proto__":{"a":1},"constructor":"x"},"updatedAt":1,"rev":1}');
    const [read] = await readChanges([{ ...PUT, row, sum: sum(row) }]);
    expect(JSON.stringify(read?.kind === 'put' && read.row)).toBe(JSON.stringify(row));
  });

  it.each([
    ['no list', 'text'],
    ['null', [null]],
    ['another table', [{ ...PUT, table: 'pictures' }]],
    ['a path for a table', [{ ...PUT, table: '../characters' }]],
    ['a key that is no text', [{ ...PUT, id: 5 }]],
    ['a key without end', [{ ...PUT, id: 'x'.repeat(LIMITS.journalKeyLetters + 1) }]],
    ['a number below zero', [{ ...PUT, rev: -1 }]],
    ['a number that is none', [{ ...PUT, rev: Number.NaN }]],
    ['another sum', [{ ...PUT, sum: sum('other') }]],
    ['a sum that is none', [{ ...PUT, sum: 'ab' }]],
    ['another kind', [{ ...PUT, kind: 'drop' }]],
    ['a row in a circle', [{ ...PUT, row: circle }]],
    ['edits that are no list', [{ ...EDIT, edits: 'x' }]],
    ['an edit that does something else', [{ ...EDIT, edits: [{ op: 'move', path: '/a' }] }]],
    ['an edit without a place', [{ ...EDIT, edits: [{ op: 'set', value: 1 }] }]],
  ])('is refused when it holds %s', async (_, value) => {
    await expect(readChanges(value)).rejects.toThrow(TypeError);
  });

  it('is refused when it is no picture, no hash, no name', () => {
    const asset = assetOf('picture', 'x');
    expect(readAsset(asset)).toEqual(asset);
    for (const wrong of [{ ...asset, hash: '../x' }, { ...asset, kind: 'text' }, { ...asset, bytes: 'x' }, undefined]) {
      expect(() => readAsset(wrong)).toThrow(TypeError);
    }
    expect(() => readHashes(['A'.repeat(64)])).toThrow(TypeError);
    expect(() => readSnapshotName(5)).toThrow(TypeError);
    expect(() => readCompared({ lost: 'yes' })).toThrow(TypeError);
  });
});
