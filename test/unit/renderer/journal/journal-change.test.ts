import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Author } from '../../../../src/renderer/store/changes/author.ts';
import { OperationFactory, toRowEdits } from '../../../../src/renderer/store/changes/local-operation.ts';
import { createJournalChange } from '../../../../src/renderer/store/journal/journal-change.ts';
import type { Row } from '../../../../src/renderer/store/rows.ts';
import type { LogChange } from '../../../../src/renderer/store/undo/log-change.ts';
import type { RowEdits } from '../../../../src/renderer/store/watch-writes.ts';
import { applyEdits } from '../../../../src/shared/document/edit.ts';

const createRow = (logEvents: readonly unknown[], encounterName = 'Saturday'): Row => ({
  id: 'saturday',
  document: { format: 'rollcall.encounter', name: encounterName, log: logEvents, notes: 'x'.repeat(400) },
  updatedAt: 1,
  rev: 1,
});
const createEvent = (eventNumber: number) => ({ kind: 'note', text: String(eventNumber) });
const getLog = ({ document }: Row) => (document as { log: unknown[] }).log;

const operationFactory = new OperationFactory('encounters', new Author());

/**
 * Returns the row after a change of its log, and the edits that are written with it. `play` adds events, `go` continues the game at another
 * event, and `step` undoes or redoes one event.
 */
function changeLog(currentRow: Row, logChange: LogChange): { row: Row; edits: RowEdits } | undefined {
  const operationWithRow = operationFactory.changeLog(currentRow, logChange);
  if (operationWithRow === undefined) return undefined;
  const rowAfter = { ...operationWithRow.row, rev: currentRow.rev + 1 };
  const rowEdits = [
    ...toRowEdits(operationWithRow.operation),
    { op: 'set' as const, path: '/rev', value: rowAfter.rev },
  ];
  return { row: rowAfter, edits: { from: currentRow.rev, edits: rowEdits } };
}

const getSentRow = (encounterRow: Row) =>
  createJournalChange({ table: 'encounters', id: encounterRow.id, row: encounterRow }, undefined).sent;
const changeFrom = (rowBefore: Row, rowAfter: Row, rowEdits: readonly RowEdits[]) =>
  createJournalChange({ table: 'encounters', id: rowBefore.id, row: rowAfter, edits: rowEdits }, getSentRow(rowBefore))
    .change;

describe('the journal change of an encounter', () => {
  it('contains the edits of the writer without comparing the documents', () => {
    const rowBefore = createRow(Array.from({ length: 2000 }, (_, eventNumber) => createEvent(eventNumber)));
    const longerRow = changeLog(rowBefore, { kind: 'play', at: 2000, events: [createEvent(2000)] });
    expect(longerRow && changeFrom(rowBefore, longerRow.row, [longerRow.edits])).toMatchObject({
      kind: 'edit',
      edits: [
        { op: 'set', path: '/document/log/2000', value: createEvent(2000) },
        { path: '/updatedAt' },
        { path: '/rev' },
      ],
    });
    const shorterRow = changeLog(rowBefore, { kind: 'go', from: 2000, to: 1998 });
    expect(shorterRow && changeFrom(rowBefore, shorterRow.row, [shorterRow.edits])).toMatchObject({
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

  it('contains the whole row when the edits since the last change are unknown', () => {
    const rowBefore = createRow([createEvent(0)]);
    const rowAfter = { ...rowBefore, rev: 3 };
    expect(changeFrom(rowBefore, rowAfter, [])).toMatchObject({ kind: 'put', row: rowAfter });
    const unknownEdits = [{ from: 2, edits: [{ op: 'set', path: '/rev', value: 3 }] }] as const;
    expect(changeFrom(rowBefore, rowAfter, unknownEdits)).toMatchObject({ kind: 'put' });
  });

  it('turns any earlier state into the current one, however the log has changed', () => {
    const createArbitraryChange = (currentRow: Row): fc.Arbitrary<LogChange> => {
      const { length: eventCount } = getLog(currentRow);
      return fc.oneof(
        fc
          .array(fc.nat(2), { maxLength: 3 })
          .map((eventNumbers): LogChange => ({ kind: 'play', at: eventCount, events: eventNumbers.map(createEvent) })),
        fc.nat(6).map((position): LogChange => ({ kind: 'go', from: eventCount, to: position })),
        fc
          .constantFrom('undo', 'redo')
          .map((direction): LogChange => ({ kind: 'step', way: direction, from: eventCount })),
        fc.record({ kind: fc.constant('table'), table: fc.constantFrom({ rules: true }, undefined) }),
        fc.record({ kind: fc.constant('note'), at: fc.nat(3), text: fc.constantFrom('', 'lucky') }),
      );
    };
    const replayProperty = fc.property(fc.nat(4), fc.gen(), fc.nat(5), (eventCount, drawValue, startIndex) => {
      const states = [createRow(Array.from({ length: eventCount }, (_, eventNumber) => createEvent(eventNumber)))];
      const rowEdits: RowEdits[] = [];
      for (let eventNumber = 0; eventNumber < 6; eventNumber += 1) {
        const lastRow = states.at(-1) as Row;
        const nextRow = changeLog(lastRow, drawValue(createArbitraryChange, lastRow));
        if (nextRow === undefined) continue;
        states.push(nextRow.row);
        rowEdits.push(nextRow.edits);
      }
      const [rowBefore, rowAfter] = [states[startIndex] ?? states[0], states.at(-1)] as [Row, Row];
      const journalChange = changeFrom(rowBefore, rowAfter, rowEdits);
      const resultRow =
        journalChange.kind === 'edit'
          ? applyEdits<unknown>(rowBefore, journalChange.edits)
          : (journalChange as { row?: unknown }).row;
      expect(resultRow).toEqual(rowAfter);
    });
    fc.assert(replayProperty, { seed: 15, numRuns: 300 });
  });
});
