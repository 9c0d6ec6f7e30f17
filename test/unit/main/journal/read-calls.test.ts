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
import {
  computeSum,
  createAsset,
  createDelete,
  createEdit,
  createHeroRow,
  createPut,
} from '../../../support/journal/journal.ts';

/** Tests which calls of a page the journal accepts. Pages aren't trusted to send the right types. */

const PUT_CHANGE = createPut(createHeroRow('ada', 'a', 1));
const EDIT_CHANGE = createEdit(createHeroRow('ada', 'a', 1), createHeroRow('ada', 'b', 2));
const circularObject: { self?: unknown } = {};
circularObject.self = circularObject;

describe('journal calls from the page', () => {
  it('reads valid changes, row names and comparison results, and drops other fields', async () => {
    const changes = [PUT_CHANGE, EDIT_CHANGE, createDelete('bo', 3)];
    expect(await readChanges(changes)).toEqual(changes);
    expect(readRowNames([{ table: 'meta', id: 'samples', more: 1 }])).toEqual([{ table: 'meta', id: 'samples' }]);
    expect(readCompared({ lost: true })).toEqual({ lost: true });
  });

  it('keeps keys with a meaning in JavaScript, such as __proto__', async () => {
    const row = JSON.parse('{"id":"ada","document":{"__proto__":{"a":1},"constructor":"x"},"updatedAt":1,"rev":1}');
    const [readChange] = await readChanges([{ ...PUT_CHANGE, row, sum: computeSum(row) }]);
    expect(JSON.stringify(readChange?.kind === 'put' && readChange.row)).toBe(JSON.stringify(row));
  });

  it.each([
    ['no list', 'text'],
    ['null', [null]],
    ['an unknown table', [{ ...PUT_CHANGE, table: 'pictures' }]],
    ['a path for a table', [{ ...PUT_CHANGE, table: '../characters' }]],
    ['a key that is not a string', [{ ...PUT_CHANGE, id: 5 }]],
    ['a key that is too long', [{ ...PUT_CHANGE, id: 'x'.repeat(LIMITS.journalKeyLetters + 1) }]],
    ['a negative revision', [{ ...PUT_CHANGE, rev: -1 }]],
    ['NaN as a revision', [{ ...PUT_CHANGE, rev: Number.NaN }]],
    ['the checksum of another row', [{ ...PUT_CHANGE, sum: computeSum('other') }]],
    ['an invalid checksum', [{ ...PUT_CHANGE, sum: 'ab' }]],
    ['an unknown kind', [{ ...PUT_CHANGE, kind: 'drop' }]],
    ['a circular row', [{ ...PUT_CHANGE, row: circularObject }]],
    ['edits that are not a list', [{ ...EDIT_CHANGE, edits: 'x' }]],
    ['an edit with an unknown operation', [{ ...EDIT_CHANGE, edits: [{ op: 'move', path: '/a' }] }]],
    ['an edit without a pointer', [{ ...EDIT_CHANGE, edits: [{ op: 'set', value: 1 }] }]],
  ])('rejects changes with %s', async (_caseName, changes) => {
    await expect(readChanges(changes)).rejects.toThrow(TypeError);
  });

  it('rejects an invalid asset, hash, snapshot name or comparison result', () => {
    const asset = createAsset('picture', 'x');
    expect(readAsset(asset)).toEqual(asset);
    for (const invalidAsset of [
      { ...asset, hash: '../x' },
      { ...asset, kind: 'text' },
      { ...asset, bytes: 'x' },
      undefined,
    ]) {
      expect(() => readAsset(invalidAsset)).toThrow(TypeError);
    }
    expect(() => readHashes(['A'.repeat(64)])).toThrow(TypeError);
    expect(() => readSnapshotName(5)).toThrow(TypeError);
    expect(() => readCompared({ lost: 'yes' })).toThrow(TypeError);
  });
});
