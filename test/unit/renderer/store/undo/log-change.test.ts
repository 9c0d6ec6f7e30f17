import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Row } from '../../../../../src/renderer/store/database.ts';
import { rowWithLog } from '../../../../../src/renderer/store/undo/log-change.ts';

const event = (n: number) => ({ kind: 'note', text: String(n) });
const rowOf = (log: readonly object[]): Row => ({ id: 'x', document: { id: 'x', log }, updatedAt: 0, rev: 1 });
const go = (row: Row, to: number) => rowWithLog(row, { kind: 'go', from: logOf(row).length, to });
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
