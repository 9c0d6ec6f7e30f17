/** Patterns on the paper of a card: docs/styles.md. */

import { describe, expect, it } from 'vitest';
import { applyGround, findGround, hasGround } from '../../../../src/shared/card/style/decor/ground.ts';
import { findShippedTemplate } from '../../../../src/shared/card/style/shipped-slots.ts';
import type { CardTemplate, Element } from '../../../../src/shared/card/template/template.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';

const classic = findShippedTemplate(GAMES, 'classic') as CardTemplate;

/** The path of the pattern that is put on the front. */
function patternPath(pattern: 'stripes' | 'grid'): string {
  const before = new Set<Element>(classic.front);
  const { front } = applyGround(classic, { pattern, pitch: 10 });
  const [added, another] = front.filter((element) => !before.has(element));
  if (added?.kind !== 'shape' || another !== undefined) throw new Error('one shape was expected');
  return added.d ?? '';
}

/** Start and end of each line of a path. */
const linesOf = (path: string) =>
  path
    .split('M')
    .slice(1)
    .map((line) => line.split('L').map((point) => point.split(' ').map(Number)));

describe('a pattern of lines', () => {
  it('has upright and level lines as a grid', () => {
    const lines = linesOf(patternPath('grid'));
    const upright = lines.filter(([from, to]) => from?.[0] === to?.[0]);
    const level = lines.filter(([from, to]) => from?.[1] === to?.[1]);
    expect(upright.length).toBeGreaterThan(3);
    expect(level.length).toBeGreaterThan(3);
    expect(upright.length + level.length).toBe(lines.length);
  });

  it('has slanted lines alone as stripes', () => {
    const lines = linesOf(patternPath('stripes'));
    expect(lines.length).toBeGreaterThan(3);
    for (const [from, to] of lines) expect([from?.[0] === to?.[0], from?.[1] === to?.[1]]).toEqual([false, false]);
  });
});

describe('the paper that a pattern stands on', () => {
  const { width, height } = classic.size;
  const whole = [-3, -3, width + 6, height + 6] as const;
  const side = (...elements: readonly object[]) => elements as unknown as readonly Element[];
  const paper = { kind: 'shape', box: whole, fill: 'paper' };
  const ground = (...elements: readonly object[]) => findGround(classic, side(...elements));

  it('is the last of the filled shapes that a side begins with and that cover most of the card', () => {
    expect(ground(paper)).toBe(0);
    expect(ground(paper, { ...paper, fill: 'ink' }, { kind: 'text', box: whole })).toBe(1);
    expect(ground({ ...paper, d: 'M0 0L50 50' })).toBe(0);
  });

  it('is none where a side begins with anything else', () => {
    expect(ground()).toBeUndefined();
    expect(ground({ kind: 'art', box: whole }, paper)).toBeUndefined();
    expect(ground({ ...paper, box: [0, 0, width / 2, height / 2] }, paper)).toBeUndefined();
    expect(ground({ ...paper, box: [0, 0, 100, 100], d: 'M0 0L1 1' }, paper)).toBeUndefined();
    expect(ground({ ...paper, when: { at: '/character/level' } }, paper)).toBeUndefined();
    expect(ground({ ...paper, fill: 'none' })).toBeUndefined();
    expect(ground({ ...paper, fill: undefined })).toBeUndefined();
  });

  it('is asked for on both sides of a card, and on no round one', () => {
    const bare = { ...classic, front: side({ kind: 'text', box: whole }), back: side({ kind: 'text', box: whole }) };
    expect(hasGround(classic)).toBe(true);
    expect(hasGround({ ...bare, back: side(paper) } as unknown as CardTemplate)).toBe(true);
    expect(hasGround(bare as unknown as CardTemplate)).toBe(false);
    expect(applyGround(bare as unknown as CardTemplate, { pattern: 'grid' }).front).toEqual(bare.front);
    expect(applyGround(classic, undefined)).toBe(classic);
  });
});

describe('a pattern on paper', () => {
  const box = (paper: readonly number[], pattern: 'dots' | 'rays' | 'scales' | 'grid') => {
    const template = { ...classic, front: [{ kind: 'shape', box: paper, fill: 'paper' }] } as unknown as CardTemplate;
    const added = applyGround(template, { pattern }).front[1];
    if (added === undefined) throw new Error('no pattern');
    return added;
  };
  const { width, height } = classic.size;

  it('covers paper that reaches the edge, and stays within paper that does not', () => {
    expect(box([-3, -3, width + 6, height + 6], 'grid').box).toEqual([-3, -3, width + 6, height + 6]);
    const [x, y, across, down] = box([1, 1, width - 2, height - 2], 'grid').box;
    expect([x > 1, y > 1, across < width - 2, down < height - 2, across > 0, down > 0]).toEqual(
      new Array(6).fill(true),
    );
    expect(x + across / 2).toBeCloseTo(width / 2);
    expect(y + down / 2).toBeCloseTo(height / 2);
  });

  it('draws rays that begin at one point and end at the edges', () => {
    const rays = box([-3, -3, width + 6, height + 6], 'rays');
    if (rays.kind !== 'shape') throw new Error('no shape');
    const all = (rays.d ?? '')
      .split('M')
      .slice(1)
      .map((ray) =>
        ray
          .replace('Z', '')
          .split('L')
          .map((point) => point.split(' ').map(Number)),
      );
    expect(all).toHaveLength(12);
    for (const [sun, ...edge] of all) {
      expect([sun?.[0], sun?.[1]]).toEqual([50, 38]);
      expect(edge.length).toBeGreaterThanOrEqual(2);
      for (const [across = -1, down = -1] of edge) {
        expect(Math.min(across, down, 100 - across, 100 - down)).toBeCloseTo(0, 1);
      }
    }
    const edges = all.flatMap(([, ...points]) => points);
    for (const value of [0, 100])
      for (const axis of [0, 1]) expect(edges.some((point) => Math.abs((point[axis] ?? 50) - value) < 0.1)).toBe(true);
  });
});
