import { describe, expect, test } from 'vitest';
import { findCycle } from '../../../../scripts/lib/bundle/acyclic.mjs';

const files = (imports: Record<string, string[]>) => new Map(Object.entries(imports));

describe('circles among the files of a build', () => {
  test('files that share others are none', () => {
    expect(findCycle(files({ a: ['b', 'c'], b: ['d'], c: ['d', 'gone'], d: [] }))).toBeUndefined();
  });

  test('one is found with the files that it goes through', () => {
    expect(findCycle(files({ start: ['a'], a: ['b'], b: ['c'], c: ['a'] }))).toEqual(['a', 'b', 'c', 'a']);
    expect(findCycle(files({ a: [], b: ['b'] }))).toEqual(['b', 'b']);
  });
});
