import { describe, expect, test } from 'vitest';
import { circleIn } from '../../../../scripts/lib/bundle/acyclic.mjs';

const files = (imports: Record<string, string[]>) => new Map(Object.entries(imports));

describe('circles among the files of a build', () => {
  test('files that share others are none', () => {
    expect(circleIn(files({ a: ['b', 'c'], b: ['d'], c: ['d', 'gone'], d: [] }))).toBeUndefined();
  });

  test('one is found with the files that it goes through', () => {
    expect(circleIn(files({ start: ['a'], a: ['b'], b: ['c'], c: ['a'] }))).toEqual(['a', 'b', 'c', 'a']);
    expect(circleIn(files({ a: [], b: ['b'] }))).toEqual(['b', 'b']);
  });
});
