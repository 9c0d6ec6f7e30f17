import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Author } from '../../../../../src/renderer/store/changes/author.ts';
import { OperationFactory } from '../../../../../src/renderer/store/changes/local-operation.ts';
import type { Row } from '../../../../../src/renderer/store/rows.ts';
import { canStep, type LogChange } from '../../../../../src/renderer/store/undo/log-change.ts';

const event = (n: number) => ({ kind: 'note', text: String(n) });
const rowOf = (log: readonly object[]): Row => ({ id: 'x', document: { id: 'x', log }, updatedAt: 0, rev: 1 });
const maker = new OperationFactory('encounters', new Author());
const rowWithLog = (row: Row, change: LogChange): Row => maker.changeLog(row, change)?.row ?? row;
const go = (row: Row, to: number) => rowWithLog(row, { kind: 'go', from: logOf(row).length, to });
const step = (row: Row, way: 'undo' | 'redo') => rowWithLog(row, { kind: 'step', way, from: logOf(row).length });
const play = (row: Row, n: number) => rowWithLog(row, { kind: 'play', at: logOf(row).length, events: [event(n)] });
const noteOf = ({ document }: Row, at: number) => (document as { log: { note?: string }[] }).log[at]?.note;
const logOf = ({ document }: Row) => (document as { log: { text: string }[] }).log.map(({ text }) => Number(text));

describe('the log of an encounter', () => {
  it('grows at its end only', () => {
    const row = rowOf([event(0)]);
    expect(logOf(rowWithLog(row, { kind: 'play', at: 1, events: [event(1), event(2)] }))).toEqual([0, 1, 2]);
    expect(rowWithLog(row, { kind: 'play', at: 0, events: [event(1)] })).toBe(row);
    expect(rowWithLog(row, { kind: 'play', at: 2, events: [event(1)] })).toBe(row);
  });

  it('goes back and forth, until something else is played', () => {
    const row = rowOf([event(0), event(1), event(2)]);
    const back = go(row, 1);
    expect([logOf(back), back.undone]).toEqual([[0], [event(1), event(2)]]);
    const forth = go(back, 3);
    expect([logOf(forth), 'undone' in forth]).toEqual([[0, 1, 2], false]);
    const other = rowWithLog(back, { kind: 'play', at: 1, events: [event(9)] });
    expect([logOf(other), 'undone' in other]).toEqual([[0, 9], false]);
    expect(go(row, 7)).toBe(row);
    expect(logOf(go(row, -1))).toEqual([]);
  });

  it('embeds whom the first event names, behind those that are there', () => {
    const lamp = { id: 'lamp' } as never;
    const row = rowOf([]);
    const begun = rowWithLog(row, { kind: 'play', at: 0, events: [event(0)], cast: [lamp] });
    expect(begun.document).toEqual({ id: 'x', characters: [lamp], log: [event(0)] });
    const next = rowWithLog(begun, { kind: 'play', at: 1, events: [event(1)], cast: [{ id: 'moth' } as never] });
    expect(next.document).toEqual({ id: 'x', characters: [lamp, { id: 'moth' }], log: [event(0), event(1)] });
    expect(rowWithLog(next, { kind: 'play', at: 1, events: [event(9)], cast: [lamp] })).toBe(next);
  });

  it('takes a note beside an event, and gives it up again', () => {
    const back = go(rowOf([event(0), event(1), event(2)]), 2);
    const noted = rowWithLog(back, { kind: 'note', at: 1, text: 'lucky' });
    expect(noted.document).toEqual({ id: 'x', log: [event(0), { ...event(1), note: 'lucky' }] });
    expect(noted.undone).toEqual([event(2)]);
    expect(rowWithLog(noted, { kind: 'note', at: 1, text: '' }).document).toEqual(back.document);
    expect(rowWithLog(noted, { kind: 'note', at: 2, text: 'late' })).toBe(noted);
  });

  it('is only gone back in where it is as long as the window thinks', () => {
    const row = rowOf([event(0), event(1)]);
    expect(rowWithLog(row, { kind: 'go', from: 1, to: 0 })).toBe(row);
  });

  it('takes back what was done last: an event, a note beside one, or how the table plays', () => {
    const noted = rowWithLog(rowOf([event(0), event(1)]), { kind: 'note', at: 0, text: 'lucky' });
    const tracked = rowWithLog(noted, { kind: 'table', table: { rules: false } });
    const played = play(tracked, 2);
    const tableOf = ({ document }: Row) => (document as { table?: unknown }).table;
    const seen = (row: Row) => [logOf(row).length, noteOf(row, 0), tableOf(row)];
    expect(seen(played)).toEqual([3, 'lucky', { rules: false }]);
    const back: Row[] = [];
    for (let n = 0; n < 6; n += 1) back.push(step(back.at(-1) ?? played, 'undo'));
    expect(back.map(seen)).toEqual([
      [2, 'lucky', { rules: false }],
      [2, 'lucky', undefined],
      [2, undefined, undefined],
      [1, undefined, undefined],
      [0, undefined, undefined],
      [0, undefined, undefined],
    ]);
    const [first = played, , , , last = played] = back;
    expect([canStep(last, 'undo'), canStep(last, 'redo')]).toEqual([false, true]);
    const forth = [1, 2, 3, 4, 5].reduce((row) => step(row, 'redo'), last);
    expect(seen(forth)).toEqual(seen(played));
    expect([canStep(forth, 'redo'), canStep(first, 'redo')]).toEqual([false, true]);
  });

  it('gives up a note that was taken back once something else is played, and a later one once another way is gone', () => {
    const noted = rowWithLog(rowOf([event(0)]), { kind: 'note', at: 0, text: 'lucky' });
    const other = step(play(step(noted, 'undo'), 1), 'undo');
    expect(logOf(step(other, 'redo'))).toEqual([0, 1]);
    expect(noteOf(step(step(other, 'redo'), 'redo'), 0)).toBeUndefined();
    const late = rowWithLog(play(play(noted, 1), 2), { kind: 'note', at: 1, text: 'late' });
    const elsewhere = play(play(play(go(late, 0), 7), 8), 9);
    expect(logOf(step(elsewhere, 'undo'))).toEqual([7, 8]);
  });

  it('goes all the way back and forth again, whatever was done in what order', () => {
    const act = fc.oneof(
      fc.record({ kind: fc.constant('play' as const) }),
      fc.record({ kind: fc.constant('note' as const), at: fc.nat(5), text: fc.string({ minLength: 1, maxLength: 3 }) }),
      fc.record({ kind: fc.constant('table' as const), rules: fc.boolean() }),
    );
    fc.assert(
      fc.property(fc.array(act, { maxLength: 20 }), (acts) => {
        let row = rowOf([event(0)]);
        const states = [row.document];
        for (const one of acts) {
          const next =
            one.kind === 'play'
              ? play(row, states.length)
              : rowWithLog(row, one.kind === 'note' ? one : { kind: 'table', table: { rules: one.rules } });
          if (next !== row) states.push(next.document);
          row = next;
        }
        const last = row;
        for (const state of [...states].reverse().slice(1)) {
          row = step(row, 'undo');
          expect(row.document).toEqual(state);
        }
        for (const state of states.slice(1)) {
          row = step(row, 'redo');
          expect(row.document).toEqual(state);
        }
        expect(row.document).toEqual(last.document);
      }),
      { seed: 16, numRuns: 200 },
    );
  });

  it('leaves a row alone that holds no log', () => {
    const odd: Row = { id: 'x', document: { log: 'gone' }, updatedAt: 0, rev: 1 };
    expect(rowWithLog(odd, { kind: 'go', from: 0, to: 0 })).toBe(odd);
    expect(rowWithLog({ ...odd, document: null }, { kind: 'play', at: 0, events: [] }).document).toBeNull();
  });

  it('loses nothing by going to any place and back', () => {
    fc.assert(
      fc.property(fc.nat(9), fc.array(fc.integer({ min: -2, max: 12 })), (length, places) => {
        const row = rowOf(Array.from({ length }, (_, n) => event(n)));
        const end = [...places, length].reduce(go, row);
        expect(logOf(end)).toEqual(logOf(row));
        expect('undone' in end).toBe(false);
      }),
      { seed: 15, numRuns: 200 },
    );
  });
});
