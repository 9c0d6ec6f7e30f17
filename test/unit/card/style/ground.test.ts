/** Patterns on the paper of a card: docs/styles.md. */

import { describe, expect, it } from 'vitest';
import { withGround } from '../../../../src/shared/card/style/decor/ground.ts';
import { shippedTemplate } from '../../../../src/shared/card/style/shipped-slots.ts';
import type { CardTemplate, Element } from '../../../../src/shared/card/template/template.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';

const classic = shippedTemplate(GAMES, 'classic') as CardTemplate;

/** The path of the pattern that is put on the front. */
function patternPath(pattern: 'stripes' | 'grid'): string {
  const before = new Set<Element>(classic.front);
  const { front } = withGround(classic, { pattern, pitch: 10 });
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
