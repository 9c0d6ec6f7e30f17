import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Author } from '../../../../../src/renderer/store/changes/author.ts';
import { OperationFactory } from '../../../../../src/renderer/store/changes/local-operation.ts';
import type { Row } from '../../../../../src/renderer/store/rows.ts';
import { canStep, type LogChange } from '../../../../../src/renderer/store/undo/log-change.ts';

/** Creates a log event that stands for any event. Its number identifies it. */
const createEvent = (eventNumber: number) => ({ kind: 'note', text: String(eventNumber) });
const createRow = (log: readonly object[]): Row => ({ id: 'x', document: { id: 'x', log }, updatedAt: 0, rev: 1 });
const operationFactory = new OperationFactory('encounters', new Author());
const applyLogChange = (currentRow: Row, change: LogChange): Row =>
  operationFactory.changeLog(currentRow, change)?.row ?? currentRow;
/** Undoes or redoes log events until the log has `position` events. */
const goToPosition = (currentRow: Row, position: number) =>
  applyLogChange(currentRow, { kind: 'go', from: getEventNumbers(currentRow).length, to: position });
const undoOrRedo = (currentRow: Row, direction: 'undo' | 'redo') =>
  applyLogChange(currentRow, { kind: 'step', way: direction, from: getEventNumbers(currentRow).length });
const playEvent = (currentRow: Row, eventNumber: number) =>
  applyLogChange(currentRow, {
    kind: 'play',
    at: getEventNumbers(currentRow).length,
    events: [createEvent(eventNumber)],
  });
const getNote = ({ document }: Row, eventIndex: number) =>
  (document as { log: { note?: string }[] }).log[eventIndex]?.note;
const getEventNumbers = ({ document }: Row) =>
  (document as { log: { text: string }[] }).log.map(({ text }) => Number(text));

describe('changes of an encounter log', () => {
  it('append log events at the end only', () => {
    const currentRow = createRow([createEvent(0)]);
    expect(
      getEventNumbers(applyLogChange(currentRow, { kind: 'play', at: 1, events: [createEvent(1), createEvent(2)] })),
    ).toEqual([0, 1, 2]);
    expect(applyLogChange(currentRow, { kind: 'play', at: 0, events: [createEvent(1)] })).toBe(currentRow);
    expect(applyLogChange(currentRow, { kind: 'play', at: 2, events: [createEvent(1)] })).toBe(currentRow);
  });

  it('go back and forward again until another log event is played', () => {
    const currentRow = createRow([createEvent(0), createEvent(1), createEvent(2)]);
    const undoneRow = goToPosition(currentRow, 1);
    expect([getEventNumbers(undoneRow), undoneRow.undone]).toEqual([[0], [createEvent(1), createEvent(2)]]);
    const redoneRow = goToPosition(undoneRow, 3);
    expect([getEventNumbers(redoneRow), 'undone' in redoneRow]).toEqual([[0, 1, 2], false]);
    const otherRow = applyLogChange(undoneRow, { kind: 'play', at: 1, events: [createEvent(9)] });
    expect([getEventNumbers(otherRow), 'undone' in otherRow]).toEqual([[0, 9], false]);
    expect(goToPosition(currentRow, 7)).toBe(currentRow);
    expect(getEventNumbers(goToPosition(currentRow, -1))).toEqual([]);
  });

  it('treat log events that were appended together as one step', () => {
    const events = [createEvent(1), { ...createEvent(2), auto: true }, { ...createEvent(3), auto: true }];
    const playedRow = applyLogChange(createRow([createEvent(0)]), { kind: 'play', at: 1, events });
    const undoneRow = undoOrRedo(playedRow, 'undo');
    expect(getEventNumbers(undoneRow)).toEqual([0]);
    expect(getEventNumbers(undoOrRedo(undoneRow, 'redo'))).toEqual([0, 1, 2, 3]);
    expect(getEventNumbers(undoOrRedo(undoneRow, 'undo'))).toEqual([]);
  });

  it('go to the beginning or the end of log events that were appended together', () => {
    const events = [createEvent(1), { ...createEvent(2), auto: true }, { ...createEvent(3), auto: true }];
    const currentRow = createRow([createEvent(0), ...events, createEvent(4)]);
    const undoneRow = goToPosition(currentRow, 3);
    expect(getEventNumbers(undoneRow)).toEqual([0]);
    expect(getEventNumbers(goToPosition(undoneRow, 2))).toEqual([0, 1, 2, 3]);
    expect(getEventNumbers(goToPosition(currentRow, 4))).toEqual([0, 1, 2, 3]);
    expect(goToPosition(currentRow, 5)).toBe(currentRow);
  });

  it('embed the characters that the first log event names after those already embedded', () => {
    const embeddedCharacter = { id: 'lamp' } as never;
    const currentRow = createRow([]);
    const startedRow = applyLogChange(currentRow, {
      kind: 'play',
      at: 0,
      events: [createEvent(0)],
      cast: [embeddedCharacter],
    });
    expect(startedRow.document).toEqual({ id: 'x', characters: [embeddedCharacter], log: [createEvent(0)] });
    const nextRow = applyLogChange(startedRow, {
      kind: 'play',
      at: 1,
      events: [createEvent(1)],
      cast: [{ id: 'moth' } as never],
    });
    expect(nextRow.document).toEqual({
      id: 'x',
      characters: [embeddedCharacter, { id: 'moth' }],
      log: [createEvent(0), createEvent(1)],
    });
    expect(applyLogChange(nextRow, { kind: 'play', at: 1, events: [createEvent(9)], cast: [embeddedCharacter] })).toBe(
      nextRow,
    );
  });

  it('add a note to a log event and remove it again', () => {
    const undoneRow = goToPosition(createRow([createEvent(0), createEvent(1), createEvent(2)]), 2);
    const notedRow = applyLogChange(undoneRow, { kind: 'note', at: 1, text: 'lucky' });
    expect(notedRow.document).toEqual({ id: 'x', log: [createEvent(0), { ...createEvent(1), note: 'lucky' }] });
    expect(notedRow.undone).toEqual([createEvent(2)]);
    expect(applyLogChange(notedRow, { kind: 'note', at: 1, text: '' }).document).toEqual(undoneRow.document);
    expect(applyLogChange(notedRow, { kind: 'note', at: 2, text: 'late' })).toBe(notedRow);
  });

  it('refuse to go back when the log is longer than the window knows', () => {
    const currentRow = createRow([createEvent(0), createEvent(1)]);
    expect(applyLogChange(currentRow, { kind: 'go', from: 1, to: 0 })).toBe(currentRow);
  });

  it('undo log events, notes and play settings in reverse order, and redo all of them', () => {
    const notedRow = applyLogChange(createRow([createEvent(0), createEvent(1)]), {
      kind: 'note',
      at: 0,
      text: 'lucky',
    });
    // The key `table` contains the settings of play.
    const rowWithSettings = applyLogChange(notedRow, { kind: 'table', table: { rules: false } });
    const playedRow = playEvent(rowWithSettings, 2);
    const getPlaySettings = ({ document }: Row) => (document as { table?: unknown }).table;
    const describeRow = (currentRow: Row) => [
      getEventNumbers(currentRow).length,
      getNote(currentRow, 0),
      getPlaySettings(currentRow),
    ];
    expect(describeRow(playedRow)).toEqual([3, 'lucky', { rules: false }]);
    const undoneRows: Row[] = [];
    for (let undoCount = 0; undoCount < 6; undoCount += 1)
      undoneRows.push(undoOrRedo(undoneRows.at(-1) ?? playedRow, 'undo'));
    expect(undoneRows.map(describeRow)).toEqual([
      [2, 'lucky', { rules: false }],
      [2, 'lucky', undefined],
      [2, undefined, undefined],
      [1, undefined, undefined],
      [0, undefined, undefined],
      [0, undefined, undefined],
    ]);
    // After five steps, nothing is left to undo.
    const [firstUndone = playedRow, , , , lastRow = playedRow] = undoneRows;
    expect([canStep(lastRow, 'undo'), canStep(lastRow, 'redo')]).toEqual([false, true]);
    const redoneRow = [1, 2, 3, 4, 5].reduce((currentRow) => undoOrRedo(currentRow, 'redo'), lastRow);
    expect(describeRow(redoneRow)).toEqual(describeRow(playedRow));
    expect([canStep(redoneRow, 'redo'), canStep(firstUndone, 'redo')]).toEqual([false, true]);
  });

  it('drop an undone note once another log event is played, and a later note once its branch of the log is gone', () => {
    const notedRow = applyLogChange(createRow([createEvent(0)]), { kind: 'note', at: 0, text: 'lucky' });
    const otherRow = undoOrRedo(playEvent(undoOrRedo(notedRow, 'undo'), 1), 'undo');
    expect(getEventNumbers(undoOrRedo(otherRow, 'redo'))).toEqual([0, 1]);
    expect(getNote(undoOrRedo(undoOrRedo(otherRow, 'redo'), 'redo'), 0)).toBeUndefined();
    const rowWithLateNote = applyLogChange(playEvent(playEvent(notedRow, 1), 2), { kind: 'note', at: 1, text: 'late' });
    const branchedRow = playEvent(playEvent(playEvent(goToPosition(rowWithLateNote, 0), 7), 8), 9);
    expect(getEventNumbers(undoOrRedo(branchedRow, 'undo'))).toEqual([7, 8]);
  });

  it('undo and redo any sequence of log events, notes and play settings', () => {
    const arbitraryAction = fc.oneof(
      fc.record({ kind: fc.constant('play' as const) }),
      fc.record({ kind: fc.constant('note' as const), at: fc.nat(5), text: fc.string({ minLength: 1, maxLength: 3 }) }),
      fc.record({ kind: fc.constant('table' as const), rules: fc.boolean() }),
    );
    fc.assert(
      fc.property(fc.array(arbitraryAction, { maxLength: 20 }), (actions) => {
        let currentRow = createRow([createEvent(0)]);
        const states = [currentRow.document];
        for (const playerAction of actions) {
          const nextRow =
            playerAction.kind === 'play'
              ? playEvent(currentRow, states.length)
              : applyLogChange(
                  currentRow,
                  playerAction.kind === 'note' ? playerAction : { kind: 'table', table: { rules: playerAction.rules } },
                );
          if (nextRow !== currentRow) states.push(nextRow.document);
          currentRow = nextRow;
        }
        const lastRow = currentRow;
        for (const documentState of [...states].reverse().slice(1)) {
          currentRow = undoOrRedo(currentRow, 'undo');
          expect(currentRow.document).toEqual(documentState);
        }
        for (const documentState of states.slice(1)) {
          currentRow = undoOrRedo(currentRow, 'redo');
          expect(currentRow.document).toEqual(documentState);
        }
        expect(currentRow.document).toEqual(lastRow.document);
      }),
      { seed: 16, numRuns: 200 },
    );
  });

  it('leave a row without a log unchanged', () => {
    const unreadableRow: Row = { id: 'x', document: { log: 'gone' }, updatedAt: 0, rev: 1 };
    expect(applyLogChange(unreadableRow, { kind: 'go', from: 0, to: 0 })).toBe(unreadableRow);
    expect(
      applyLogChange({ ...unreadableRow, document: null }, { kind: 'play', at: 0, events: [] }).document,
    ).toBeNull();
  });

  it('lose nothing by going to any position and back', () => {
    fc.assert(
      fc.property(fc.nat(9), fc.array(fc.integer({ min: -2, max: 12 })), (eventCount, positions) => {
        const currentRow = createRow(Array.from({ length: eventCount }, (_, eventNumber) => createEvent(eventNumber)));
        const finalRow = [...positions, eventCount].reduce(goToPosition, currentRow);
        expect(getEventNumbers(finalRow)).toEqual(getEventNumbers(currentRow));
        expect('undone' in finalRow).toBe(false);
      }),
      { seed: 15, numRuns: 200 },
    );
  });
});
