/** Tests patterns on the paper of a card (docs/styles.md). */

import { describe, expect, it } from 'vitest';
import { applyGround, findGround, hasGround } from '../../../../src/shared/card/style/decor/ground.ts';
import { findShippedTemplate } from '../../../../src/shared/card/style/shipped-slots.ts';
import type { CardTemplate, Element } from '../../../../src/shared/card/template/template.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';

const classicTemplate = findShippedTemplate(GAMES, 'classic') as CardTemplate;

/** Returns the path of the pattern that is added to the front. */
function getPatternPath(pattern: 'stripes' | 'grid'): string {
  const originalElements = new Set<Element>(classicTemplate.front);
  const { front } = applyGround(classicTemplate, { pattern, pitch: 10 });
  const [patternShape, secondElement] = front.filter((element) => !originalElements.has(element));
  if (patternShape?.kind !== 'shape' || secondElement !== undefined) throw new Error('one shape was expected');
  return patternShape.d ?? '';
}

/** Parses the start and the end of each line of a path. */
const parseLines = (pathData: string) =>
  pathData
    .split('M')
    .slice(1)
    .map((line) => line.split('L').map((point) => point.split(' ').map(Number)));

describe('a pattern of lines', () => {
  it('draws vertical and horizontal lines for a grid', () => {
    const patternLines = parseLines(getPatternPath('grid'));
    const verticalLines = patternLines.filter(([start, end]) => start?.[0] === end?.[0]);
    const horizontalLines = patternLines.filter(([start, end]) => start?.[1] === end?.[1]);
    expect(verticalLines.length).toBeGreaterThan(3);
    expect(horizontalLines.length).toBeGreaterThan(3);
    expect(verticalLines.length + horizontalLines.length).toBe(patternLines.length);
  });

  it('draws only slanted lines for stripes', () => {
    const patternLines = parseLines(getPatternPath('stripes'));
    expect(patternLines.length).toBeGreaterThan(3);
    for (const [start, end] of patternLines)
      expect([start?.[0] === end?.[0], start?.[1] === end?.[1]]).toEqual([false, false]);
  });
});

describe('findGround', () => {
  const { width, height } = classicTemplate.size;
  const fullBox = [-3, -3, width + 6, height + 6] as const;
  const createSide = (...elements: readonly object[]) => elements as unknown as readonly Element[];
  const paperShape = { kind: 'shape', box: fullBox, fill: 'paper' };
  const findGroundIndex = (...elements: readonly object[]) => findGround(classicTemplate, createSide(...elements));

  it('returns the last of the leading filled shapes that cover most of the card', () => {
    expect(findGroundIndex(paperShape)).toBe(0);
    expect(findGroundIndex(paperShape, { ...paperShape, fill: 'ink' }, { kind: 'text', box: fullBox })).toBe(1);
    expect(findGroundIndex({ ...paperShape, d: 'M0 0L50 50' })).toBe(0);
  });

  it('returns nothing when a side begins with anything else', () => {
    expect(findGroundIndex()).toBeUndefined();
    expect(findGroundIndex({ kind: 'art', box: fullBox }, paperShape)).toBeUndefined();
    expect(findGroundIndex({ ...paperShape, box: [0, 0, width / 2, height / 2] }, paperShape)).toBeUndefined();
    expect(findGroundIndex({ ...paperShape, box: [0, 0, 100, 100], d: 'M0 0L1 1' }, paperShape)).toBeUndefined();
    expect(findGroundIndex({ ...paperShape, when: { at: '/character/level' } }, paperShape)).toBeUndefined();
    expect(findGroundIndex({ ...paperShape, fill: 'none' })).toBeUndefined();
    expect(findGroundIndex({ ...paperShape, fill: undefined })).toBeUndefined();
  });

  it('looks on both sides of a card but never on a round one', () => {
    const groundlessTemplate = {
      ...classicTemplate,
      front: createSide({ kind: 'text', box: fullBox }),
      back: createSide({ kind: 'text', box: fullBox }),
    };
    expect(hasGround(classicTemplate)).toBe(true);
    expect(hasGround({ ...groundlessTemplate, back: createSide(paperShape) } as unknown as CardTemplate)).toBe(true);
    expect(hasGround(groundlessTemplate as unknown as CardTemplate)).toBe(false);
    expect(applyGround(groundlessTemplate as unknown as CardTemplate, { pattern: 'grid' }).front).toEqual(
      groundlessTemplate.front,
    );
    expect(applyGround(classicTemplate, undefined)).toBe(classicTemplate);
  });
});

describe('a pattern on paper', () => {
  const applyPattern = (paperBox: readonly number[], pattern: 'dots' | 'rays' | 'scales' | 'grid') => {
    const template = {
      ...classicTemplate,
      front: [{ kind: 'shape', box: paperBox, fill: 'paper' }],
    } as unknown as CardTemplate;
    const patternShape = applyGround(template, { pattern }).front[1];
    if (patternShape === undefined) throw new Error('no pattern');
    return patternShape;
  };
  const { width, height } = classicTemplate.size;

  it('covers paper that reaches the edge and stays within paper that does not', () => {
    expect(applyPattern([-3, -3, width + 6, height + 6], 'grid').box).toEqual([-3, -3, width + 6, height + 6]);
    const [patternX, patternY, patternWidth, patternHeight] = applyPattern([1, 1, width - 2, height - 2], 'grid').box;
    expect([
      patternX > 1,
      patternY > 1,
      patternWidth < width - 2,
      patternHeight < height - 2,
      patternWidth > 0,
      patternHeight > 0,
    ]).toEqual(new Array(6).fill(true));
    expect(patternX + patternWidth / 2).toBeCloseTo(width / 2);
    expect(patternY + patternHeight / 2).toBeCloseTo(height / 2);
  });

  it('draws rays from one point to the edges', () => {
    const rayShape = applyPattern([-3, -3, width + 6, height + 6], 'rays');
    if (rayShape.kind !== 'shape') throw new Error('no shape');
    // The path of a shape is given in hundredths of its box.
    const rayPoints = (rayShape.d ?? '')
      .split('M')
      .slice(1)
      .map((ray) =>
        ray
          .replace('Z', '')
          .split('L')
          .map((point) => point.split(' ').map(Number)),
      );
    expect(rayPoints).toHaveLength(12);
    for (const [center, ...edgePoints] of rayPoints) {
      expect([center?.[0], center?.[1]]).toEqual([50, 38]);
      expect(edgePoints.length).toBeGreaterThanOrEqual(2);
      for (const [edgeX = -1, edgeY = -1] of edgePoints) {
        expect(Math.min(edgeX, edgeY, 100 - edgeX, 100 - edgeY)).toBeCloseTo(0, 1);
      }
    }
    const allEdgePoints = rayPoints.flatMap(([, ...points]) => points);
    for (const edgePosition of [0, 100])
      for (const axisIndex of [0, 1])
        expect(allEdgePoints.some((point) => Math.abs((point[axisIndex] ?? 50) - edgePosition) < 0.1)).toBe(true);
  });
});
