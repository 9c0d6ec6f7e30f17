import { describe, expect, it } from 'vitest';
import { parsePath } from '../../../src/shared/display/path.ts';
import { findOutline, OUTLINE_NAMES, OUTLINES } from '../../../src/shared/studio/outlines.ts';
import { edited, shape, view } from './support.ts';

describe('outlines to choose from', () => {
  it.each(OUTLINE_NAMES)('%s is a path of a template and stays in its box', (name) => {
    const before = view([shape([0, 0, 20, 20])]);
    const after = edited(before, [{ op: 'set', path: '/front/0/d', value: OUTLINES[name] }]);
    expect(after.template.front[0]).toMatchObject({ d: OUTLINES[name] });
    const numbers = parsePath(OUTLINES[name]).flatMap(([, ...at]) => at as number[]);
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...numbers)).toBeLessThanOrEqual(100);
    expect(findOutline(OUTLINES[name])).toBe(name);
  });

  it('know a path of somebody’s own', () => {
    expect(findOutline('M0 0 L100 0 L100 99 Z')).toBeUndefined();
  });
});
