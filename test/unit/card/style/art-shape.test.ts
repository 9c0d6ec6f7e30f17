/** The shape of a picture on a card, and the line around it: docs/styles.md. */
import { describe, expect, it } from 'vitest';
import { applyArtShape } from '../../../../src/shared/card/style/decor/art-shape.ts';
import type { CardTemplate } from '../../../../src/shared/card/template/template.ts';
import { plainTemplate } from '../support.ts';

const art = {
  kind: 'art',
  id: 'art',
  box: [10, 10, 30, 30],
  fallback: [],
  hold: { x: 'both' },
  when: { at: '/row/Art' },
};
const oldLine = { kind: 'shape', box: [10, 10, 30, 30], stroke: { colour: 'ink', width: 1 } };
const template = (more: object = {}): CardTemplate =>
  ({ ...plainTemplate(), front: [art, oldLine], back: [], ...more }) as unknown as CardTemplate;

describe('a picture in a shape', () => {
  it('has a line that keeps to the same edges and shows under the same condition, in place of the old line', () => {
    const { front } = applyArtShape(template(), { shape: 'oval', line: 0.5, colour: 'accent' } as never);
    expect(front).toHaveLength(2);
    const [picture, line] = front;
    expect(picture).toMatchObject({ kind: 'art', window: expect.stringMatching(/^M/) });
    expect(line).toMatchObject({
      kind: 'shape',
      box: art.box,
      hold: art.hold,
      when: art.when,
      stroke: { colour: 'accent' },
      d: (picture as { window: string }).window,
    });
  });

  it('has no line where none is wanted, nor keys that the picture does not have', () => {
    const { hold: _, when: __, ...plain } = art;
    const bare = applyArtShape(template({ front: [plain] }), { shape: 'oval' } as never).front;
    expect(bare.map(({ kind }) => kind)).toEqual(['art']);
    const lined = applyArtShape(template({ front: [plain] }), { shape: 'oval', line: 1 } as never).front;
    expect(lined[1]).not.toHaveProperty('hold');
    expect(lined[1]).not.toHaveProperty('when');
  });

  it('keeps its shape in every size, and lets other elements have another window there', () => {
    const sizes = {
      large: { name: 'Large', replace: { art: { window: 'M0 0L1 1', box: [0, 0, 9, 9] }, other: { window: 'M0 0' } } },
      small: { name: 'Small' },
    };
    expect(applyArtShape(template({ sizes }), { shape: 'oval' } as never).sizes).toEqual({
      large: { name: 'Large', replace: { art: { box: [0, 0, 9, 9] }, other: { window: 'M0 0' } } },
      small: { name: 'Small' },
    });
  });

  it('is none on a card without a picture of some size', () => {
    const tiny = template({ front: [{ ...art, box: [10, 10, 5, 5] }] });
    expect(applyArtShape(tiny, { shape: 'oval' } as never)).toBe(tiny);
    expect(applyArtShape(template(), undefined)).toEqual(template());
  });
});
