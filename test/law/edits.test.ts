/** What every edit of a document must hold, whatever the document and the place. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyEdits, type Edit } from '../../src/shared/document/edit.ts';
import { getValueAt, joinPointer, parsePointer } from '../../src/shared/document/pointer.ts';
import { runs } from '../support/runs.ts';

/** Every place of a JSON value, the value itself included. */
function placesOf(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => placesOf(inner, joinPointer(path, key)))];
}

function frozen<V>(value: V): V {
  if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) frozen(inner);
  return Object.freeze(value);
}

const key = fc.constantFrom('a', 'b', 'c/d', '~', '0', '-', '', '__proto__');
const json = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom<unknown>('', 'x', 0, 1, true, null),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(key, tie('value'), { maxKeys: 3 }),
  ),
})).value;

/** A document and an edit, most often at a place that it has. */
const edited = json.chain((document) => {
  const path = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...placesOf(document)) },
    { weight: 1, arbitrary: fc.array(key, { maxLength: 3 }).map((keys) => joinPointer('', ...keys)) },
  );
  const edit = fc.oneof(
    fc.record({ op: fc.constant('set' as const), path, value: json }),
    fc.record({ op: fc.constant('remove' as const), path }),
  );
  return fc.record({ document: fc.constant(frozen(document)), edit });
});

function tried(document: unknown, edit: Edit): { value: unknown } | undefined {
  try {
    return { value: applyEdits(document, [edit]) };
  } catch (error) {
    expect(error).toBeInstanceOf(RangeError);
    return undefined;
  }
}

const RUNS = { seed: 13, numRuns: runs(3000) };

test('what was set stands there, what was removed does not', () => {
  fc.assert(
    fc.property(edited, ({ document, edit }) => {
      const after = tried(document, edit);
      if (after === undefined || parsePointer(edit.path).includes('-')) return;
      if (edit.op === 'set') expect(getValueAt(after.value, edit.path)).toBe(edit.value);
      else {
        const holder = getValueAt(document, edit.path.slice(0, edit.path.lastIndexOf('/')));
        if (!Array.isArray(holder)) expect(getValueAt(after.value, edit.path)).toBeUndefined();
        else expect(placesOf(after.value).length).toBeLessThan(placesOf(document).length);
      }
    }),
    RUNS,
  );
});

test('everything beside the place is the very same object, and an edit that changes nothing is none', () => {
  fc.assert(
    fc.property(edited, ({ document, edit }) => {
      const after = tried(document, edit);
      if (after === undefined || edit.path === '') return;
      const top = parsePointer(edit.path)[0];
      if (typeof document === 'object' && document !== null && !Array.isArray(document)) {
        for (const [name, value] of Object.entries(document)) {
          if (name !== top) expect(getValueAt(after.value, joinPointer('', name))).toBe(value);
        }
      }
      const same = getValueAt(document, edit.path);
      if (same !== undefined) {
        expect(applyEdits(document, [{ op: 'set', path: edit.path, value: same }])).toBe(document);
      }
    }),
    RUNS,
  );
});

test('a place that the document has can always be set', () => {
  fc.assert(
    fc.property(
      json.chain((document) =>
        fc.record({ document: fc.constant(document), path: fc.constantFrom(...placesOf(document)) }),
      ),
      ({ document, path }) => {
        expect(getValueAt(applyEdits(document, [{ op: 'set', path, value: 'new' }]), path)).toBe('new');
      },
    ),
    RUNS,
  );
});
