import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeOf } from '../../../../src/renderer/store/journal/change-of.ts';
import { applyEdits } from '../../../../src/shared/document/edit.ts';

const row = (log: readonly unknown[], name = 'Saturday', rev = 1) => ({
  id: 'saturday',
  document: { format: 'rollcall.encounter', name, log, notes: 'x'.repeat(400) },
  rev,
});
const sentOf = (before: unknown) => changeOf({ table: 'encounters', id: 'saturday', row: before }, undefined, 0).sent;
const changeFrom = (before: unknown, after: unknown) =>
  changeOf({ table: 'encounters', id: 'saturday', row: after }, sentOf(before), 0).change;
const event = (n: number) => ({ kind: 'note', text: String(n) });

describe('an encounter in the journal', () => {
  it('is sent as the events that came or went', () => {
    const many = Array.from({ length: 2000 }, (_, n) => event(n));
    const more = changeFrom(row(many), row([...many, event(2000)], 'Saturday', 2));
    expect(more).toMatchObject({
      kind: 'edit',
      edits: [
        { op: 'set', path: '/rev', value: 2 },
        { op: 'set', path: '/document/log/-', value: event(2000) },
      ],
    });
    const less = changeFrom(row(many), row(many.slice(0, -2), 'Saturday', 2));
    expect(less).toMatchObject({
      edits: [
        { path: '/rev' },
        { op: 'remove', path: '/document/log/1999' },
        { op: 'remove', path: '/document/log/1998' },
      ],
    });
  });

  it('is the same after these edits, however its log has changed', () => {
    const logs = fc.array(fc.nat(2), { maxLength: 6 });
    const law = fc.property(logs, logs, fc.string(), (a, b, name) => {
      const [before, after] = [row(a.map(event)), row(b.map(event), name, 2)];
      const change = changeFrom(before, after);
      const there = change.kind === 'edit' ? applyEdits(before, change.edits) : (change as { row?: unknown }).row;
      expect(there).toEqual(after);
    });
    fc.assert(law, { seed: 15, numRuns: 300 });
  });
});
