import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Row } from '../../../../../src/renderer/store/database.ts';
import { type LogChange, rowWithLog } from '../../../../../src/renderer/store/undo/log-change.ts';

const event = (n: number) => ({ kind: 'note', text: String(n) });
const rowOf = (log: readonly object[]): Row => ({ id: 'x', document: { id: 'x', log }, updatedAt: 0, rev: 1 });
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
    const back = rowWithLog(row, { kind: 'go', to: 1 });
    expect([logOf(back), back.undone]).toEqual([[0], [event(1), event(2)]]);
    const forth = rowWithLog(back, { kind: 'go', to: 3 });
    expect([logOf(forth), 'undone' in forth]).toEqual([[0, 1, 2], false]);
    const other = rowWithLog(back, { kind: 'play', at: 1, events: [event(9)] });
    expect([logOf(other), 'undone' in other]).toEqual([[0, 9], false]);
    expect(rowWithLog(row, { kind: 'go', to: 7 })).toBe(row);
    expect(logOf(rowWithLog(row, { kind: 'go', to: -1 }))).toEqual([]);
  });

  it('leaves a row alone that holds no log', () => {
    const odd: Row = { id: 'x', document: { log: 'gone' }, updatedAt: 0, rev: 1 };
    expect(rowWithLog(odd, { kind: 'go', to: 0 })).toBe(odd);
    expect(rowWithLog({ ...odd, document: null }, { kind: 'play', at: 0, events: [] }).document).toBeNull();
  });

  it('loses nothing by going to any place and back', () => {
    fc.assert(
      fc.property(fc.nat(9), fc.array(fc.integer({ min: -2, max: 12 })), (length, places) => {
        const row = rowOf(Array.from({ length }, (_, n) => event(n)));
        const steps = [...places, length].map((to): LogChange => ({ kind: 'go', to }));
        const end = steps.reduce(rowWithLog, row);
        expect(logOf(end)).toEqual(logOf(row));
        expect('undone' in end).toBe(false);
      }),
      { seed: 15, numRuns: 200 },
    );
  });
});
