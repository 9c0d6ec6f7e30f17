import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Author } from '../../../../src/renderer/store/changes/author.ts';
import { OperationFactory, toRowEdits } from '../../../../src/renderer/store/changes/local-operation.ts';
import { createJournalChange } from '../../../../src/renderer/store/journal/journal-change.ts';
import type { Row } from '../../../../src/renderer/store/rows.ts';
import type { LogChange } from '../../../../src/renderer/store/undo/log-change.ts';
import type { RowEdits } from '../../../../src/renderer/store/watch-writes.ts';
import { applyEdits } from '../../../../src/shared/document/edit.ts';

const rowOf = (log: readonly unknown[], name = 'Saturday'): Row => ({
  id: 'saturday',
  document: { format: 'rollcall.encounter', name, log, notes: 'x'.repeat(400) },
  updatedAt: 1,
  rev: 1,
});
const event = (n: number) => ({ kind: 'note', text: String(n) });
const logOf = ({ document }: Row) => (document as { log: unknown[] }).log;

const maker = new OperationFactory('encounters', new Author());

/** A row after a change of its log, and the edits that the database is told with it. */
function played(row: Row, change: LogChange): { row: Row; edits: RowEdits } | undefined {
  const made = maker.changeLog(row, change);
  if (made === undefined) return undefined;
  const after = { ...made.row, rev: row.rev + 1 };
  const edits = [...toRowEdits(made.operation), { op: 'set' as const, path: '/rev', value: after.rev }];
  return { row: after, edits: { from: row.rev, edits } };
}

const sent = (row: Row) => createJournalChange({ table: 'encounters', id: row.id, row }, undefined).sent;
const changeFrom = (before: Row, after: Row, edits: readonly RowEdits[]) =>
  createJournalChange({ table: 'encounters', id: before.id, row: after, edits }, sent(before)).change;

describe('a row in the journal', () => {
  it('is sent as the edits that its writer has made, without a comparison', () => {
    const before = rowOf(Array.from({ length: 2000 }, (_, n) => event(n)));
    const more = played(before, { kind: 'play', at: 2000, events: [event(2000)] });
    expect(more && changeFrom(before, more.row, [more.edits])).toMatchObject({
      kind: 'edit',
      edits: [{ op: 'set', path: '/document/log/2000', value: event(2000) }, { path: '/updatedAt' }, { path: '/rev' }],
    });
    const less = played(before, { kind: 'go', from: 2000, to: 1998 });
    expect(less && changeFrom(before, less.row, [less.edits])).toMatchObject({
      kind: 'edit',
      edits: [
        { op: 'remove', path: '/document/log/1999' },
        { op: 'remove', path: '/document/log/1998' },
        { path: '/undone' },
        { path: '/updatedAt' },
        { path: '/rev' },
      ],
    });
  });

  it('is sent whole where nobody knows what has changed since the journal got it', () => {
    const before = rowOf([event(0)]);
    const after = { ...before, rev: 3 };
    expect(changeFrom(before, after, [])).toMatchObject({ kind: 'put', row: after });
    const unknown = [{ from: 2, edits: [{ op: 'set', path: '/rev', value: 3 }] }] as const;
    expect(changeFrom(before, after, unknown)).toMatchObject({ kind: 'put' });
  });

  it('is the same after its edits, however its log has changed and from whichever of its states', () => {
    const change = (row: Row): fc.Arbitrary<LogChange> => {
      const { length } = logOf(row);
      return fc.oneof(
        fc
          .array(fc.nat(2), { maxLength: 3 })
          .map((ns): LogChange => ({ kind: 'play', at: length, events: ns.map(event) })),
        fc.nat(6).map((to): LogChange => ({ kind: 'go', from: length, to })),
        fc.constantFrom('undo', 'redo').map((way): LogChange => ({ kind: 'step', way, from: length })),
        fc.record({ kind: fc.constant('table'), table: fc.constantFrom({ rules: true }, undefined) }),
        fc.record({ kind: fc.constant('note'), at: fc.nat(3), text: fc.constantFrom('', 'lucky') }),
      );
    };
    const law = fc.property(fc.nat(4), fc.gen(), fc.nat(5), (length, draw, from) => {
      const states = [rowOf(Array.from({ length }, (_, n) => event(n)))];
      const edits: RowEdits[] = [];
      for (let n = 0; n < 6; n += 1) {
        const last = states.at(-1) as Row;
        const next = played(last, draw(change, last));
        if (next === undefined) continue;
        states.push(next.row);
        edits.push(next.edits);
      }
      const [before, after] = [states[from] ?? states[0], states.at(-1)] as [Row, Row];
      const made = changeFrom(before, after, edits);
      const there = made.kind === 'edit' ? applyEdits<unknown>(before, made.edits) : (made as { row?: unknown }).row;
      expect(there).toEqual(after);
    });
    fc.assert(law, { seed: 15, numRuns: 300 });
  });
});
