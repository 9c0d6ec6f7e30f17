import { describe, expect, it } from 'vitest';
import { parsePath } from '../../../src/shared/display/path.ts';
import { findOutline, OUTLINE_NAMES, OUTLINES } from '../../../src/shared/studio/outlines.ts';
import { applyToView, createShape, createView } from './support.ts';

describe('the outlines to choose from', () => {
  it.each(OUTLINE_NAMES)('offer %s as a valid path that stays in its box', (outlineName) => {
    const originalView = createView([createShape([0, 0, 20, 20])]);
    const editedView = applyToView(originalView, [{ op: 'set', path: '/front/0/d', value: OUTLINES[outlineName] }]);
    expect(editedView.template.front[0]).toMatchObject({ d: OUTLINES[outlineName] });
    const coordinates = parsePath(OUTLINES[outlineName]).flatMap(
      ([, ...pointCoordinates]) => pointCoordinates as number[],
    );
    expect(Math.min(...coordinates)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...coordinates)).toBeLessThanOrEqual(100);
    expect(findOutline(OUTLINES[outlineName])).toBe(outlineName);
  });

  it('do not match a custom path', () => {
    expect(findOutline('M0 0 L100 0 L100 99 Z')).toBeUndefined();
  });
});
