/** Tests laws of edits for any document and any pointer. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyEdits, type Edit } from '../../src/shared/document/edit.ts';
import { getValueAt, joinPointer, parsePointer } from '../../src/shared/document/pointer.ts';
import { scaleRuns } from '../support/sample-size.ts';

/** Lists the pointers of a JSON value and of everything in it. */
function listPointers(value: unknown, pointer = ''): string[] {
  if (typeof value !== 'object' || value === null) return [pointer];
  return [
    pointer,
    ...Object.entries(value).flatMap(([childKey, childValue]) =>
      listPointers(childValue, joinPointer(pointer, childKey)),
    ),
  ];
}

function deepFreeze<V>(value: V): V {
  if (typeof value === 'object' && value !== null)
    for (const childValue of Object.values(value)) deepFreeze(childValue);
  return Object.freeze(value);
}

const anyKey = fc.constantFrom('a', 'b', 'c/d', '~', '0', '-', '', '__proto__');
const anyJson = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom<unknown>('', 'x', 0, 1, true, null),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(anyKey, tie('value'), { maxKeys: 3 }),
  ),
})).value;

/** Generates a document and an edit, usually at an existing pointer. */
const anyEditedDocument = anyJson.chain((document) => {
  const anyPointer = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...listPointers(document)) },
    { weight: 1, arbitrary: fc.array(anyKey, { maxLength: 3 }).map((keys) => joinPointer('', ...keys)) },
  );
  const anyEdit = fc.oneof(
    fc.record({ op: fc.constant('set' as const), path: anyPointer, value: anyJson }),
    fc.record({ op: fc.constant('remove' as const), path: anyPointer }),
  );
  return fc.record({ document: fc.constant(deepFreeze(document)), edit: anyEdit });
});

function tryEdit(document: unknown, edit: Edit): { value: unknown } | undefined {
  try {
    return { value: applyEdits(document, [edit]) };
  } catch (error) {
    expect(error).toBeInstanceOf(RangeError);
    return undefined;
  }
}

const RUNS = { seed: 13, numRuns: scaleRuns(3000) };

test('an edit sets or removes the value at its pointer', () => {
  fc.assert(
    fc.property(anyEditedDocument, ({ document, edit }) => {
      const result = tryEdit(document, edit);
      // In a list, `-` is the position after the last entry, where no value can be read.
      if (result === undefined || parsePointer(edit.path).includes('-')) return;
      if (edit.op === 'set') expect(getValueAt(result.value, edit.path)).toBe(edit.value);
      else {
        const parentValue = getValueAt(document, edit.path.slice(0, edit.path.lastIndexOf('/')));
        if (!Array.isArray(parentValue)) expect(getValueAt(result.value, edit.path)).toBeUndefined();
        else expect(listPointers(result.value).length).toBeLessThan(listPointers(document).length);
      }
    }),
    RUNS,
  );
});

test('an edit keeps all other objects, and an edit without effect returns the same document', () => {
  fc.assert(
    fc.property(anyEditedDocument, ({ document, edit }) => {
      const result = tryEdit(document, edit);
      if (result === undefined || edit.path === '') return;
      const topKey = parsePointer(edit.path)[0];
      if (typeof document === 'object' && document !== null && !Array.isArray(document)) {
        for (const [childKey, value] of Object.entries(document)) {
          if (childKey !== topKey) expect(getValueAt(result.value, joinPointer('', childKey))).toBe(value);
        }
      }
      const currentValue = getValueAt(document, edit.path);
      if (currentValue !== undefined) {
        expect(applyEdits(document, [{ op: 'set', path: edit.path, value: currentValue }])).toBe(document);
      }
    }),
    RUNS,
  );
});

test('an edit can set every existing pointer of a document', () => {
  fc.assert(
    fc.property(
      anyJson.chain((document) =>
        fc.record({ document: fc.constant(document), path: fc.constantFrom(...listPointers(document)) }),
      ),
      ({ document, path: pointer }) => {
        expect(getValueAt(applyEdits(document, [{ op: 'set', path: pointer, value: 'new' }]), pointer)).toBe('new');
      },
    ),
    RUNS,
  );
});
