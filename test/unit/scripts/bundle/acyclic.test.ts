import { describe, expect, test } from 'vitest';
import { findCycle } from '../../../../scripts/lib/bundle/acyclic.mjs';

const createFileMap = (imports: Record<string, string[]>) => new Map(Object.entries(imports));

describe('findCycle', () => {
  test('finds no cycle among files that share imports', () => {
    expect(findCycle(createFileMap({ a: ['b', 'c'], b: ['d'], c: ['d', 'gone'], d: [] }))).toBeUndefined();
  });

  test('returns the files of a cycle in order', () => {
    expect(findCycle(createFileMap({ start: ['a'], a: ['b'], b: ['c'], c: ['a'] }))).toEqual(['a', 'b', 'c', 'a']);
    expect(findCycle(createFileMap({ a: [], b: ['b'] }))).toEqual(['b', 'b']);
  });
});
