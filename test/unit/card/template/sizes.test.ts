/** Tests how elements keep to the edges and the center in another size of a template (docs/templates.md). */
import { describe, expect, it } from 'vitest';
import { getTemplateInSize } from '../../../../src/shared/card/template/sizes.ts';
import type { CardTemplate, Element } from '../../../../src/shared/card/template/template.ts';
import { createPlainTemplate } from '../support.ts';

/** Resizes elements of a card of 60 × 80 mm to a card of 100 × 120 mm. */
function resizeElements(...elements: readonly object[]): readonly Element[] {
  const smallTemplate = {
    ...createPlainTemplate(),
    size: { width: 60, height: 80 },
    front: elements,
    back: [],
    sizes: { large: { name: 'Large', width: 100, height: 120 } },
  } as unknown as CardTemplate;
  return getTemplateInSize(smallTemplate, 'large').front;
}
const resizeBox = (shapeBox: readonly number[], heldEdges?: object) =>
  resizeElements({ kind: 'shape', box: shapeBox, fill: 'ink', hold: heldEdges })[0]?.box;

describe('an element on a larger card', () => {
  it.each([
    ['left', 'top', [10, 20, 30, 40]],
    ['right', 'bottom', [50, 60, 30, 40]],
    ['center', 'middle', [30, 40, 30, 40]],
    ['both', 'both', [10, 20, 70, 80]],
  ])('moves or grows with the edges %s and %s', (horizontalHold, verticalHold, expectedBox) => {
    expect(resizeBox([10, 20, 30, 40], { x: horizontalHold, y: verticalHold })).toEqual(expectedBox);
  });

  it('stretches with the card without held edges and keeps its overhang', () => {
    expect(resizeBox([15, 20, 30, 40])).toEqual([25, 30, 50, 60]);
    expect(resizeBox([-3, -3, 66, 86])).toEqual([-3, -3, 106, 126]);
  });

  it('keeps the corners of an outline when both edges are held', () => {
    const [resizedShape] = resizeElements({
      kind: 'shape',
      box: [0, 0, 60, 80],
      d: 'M0 0L50 50',
      fill: 'ink',
      hold: { x: 'both' },
    });
    expect(resizedShape?.kind === 'shape' && resizedShape.d).toBe('M0 0L50 50');
  });
});
