/** A template in another size: how elements keep to the edges and the middle, docs/templates.md. */
import { describe, expect, it } from 'vitest';
import { getTemplateInSize } from '../../../../src/shared/card/template/sizes.ts';
import type { CardTemplate, Element } from '../../../../src/shared/card/template/template.ts';
import { plainTemplate } from '../support.ts';

/** Elements of a card of 60 × 80 mm on one of 100 × 120 mm. */
function resize(...elements: readonly object[]): readonly Element[] {
  const template = {
    ...plainTemplate(),
    size: { width: 60, height: 80 },
    front: elements,
    back: [],
    sizes: { large: { name: 'Large', width: 100, height: 120 } },
  } as unknown as CardTemplate;
  return getTemplateInSize(template, 'large').front;
}
const boxOf = (box: readonly number[], hold?: object) => resize({ kind: 'shape', box, fill: 'ink', hold })[0]?.box;

describe('an element on a larger card', () => {
  it.each([
    ['left', 'top', [10, 20, 30, 40]],
    ['right', 'bottom', [50, 60, 30, 40]],
    ['center', 'middle', [30, 40, 30, 40]],
    ['both', 'both', [10, 20, 70, 80]],
  ])('that holds to %s and %s moves or grows with these edges', (x, y, box) => {
    expect(boxOf([10, 20, 30, 40], { x, y })).toEqual(box);
  });

  it('that holds to nothing is stretched with the card, and keeps what hangs over its edges', () => {
    expect(boxOf([15, 20, 30, 40])).toEqual([25, 30, 50, 60]);
    expect(boxOf([-3, -3, 66, 86])).toEqual([-3, -3, 106, 126]);
  });

  it('keeps the corners of an outline where both edges are held', () => {
    const [shape] = resize({ kind: 'shape', box: [0, 0, 60, 80], d: 'M0 0L50 50', fill: 'ink', hold: { x: 'both' } });
    expect(shape?.kind === 'shape' && shape.d).toBe('M0 0L50 50');
  });
});
