/** Tests the shape of the art and the line around it (docs/styles.md). */
import { describe, expect, it } from 'vitest';
import { applyArtShape } from '../../../../src/shared/card/style/decor/art-shape.ts';
import type { CardTemplate } from '../../../../src/shared/card/template/template.ts';
import { createPlainTemplate } from '../support.ts';

const artElement = {
  kind: 'art',
  id: 'art',
  box: [10, 10, 30, 30],
  fallback: [],
  hold: { x: 'both' },
  when: { at: '/row/Art' },
};
const oldLine = { kind: 'shape', box: [10, 10, 30, 30], stroke: { colour: 'ink', width: 1 } };
const createTemplate = (changes: object = {}): CardTemplate =>
  ({ ...createPlainTemplate(), front: [artElement, oldLine], back: [], ...changes }) as unknown as CardTemplate;

describe('applyArtShape', () => {
  it('replaces the old line with one that has the same edges and condition as the art', () => {
    const { front } = applyArtShape(createTemplate(), { shape: 'oval', line: 0.5, colour: 'accent' } as never);
    expect(front).toHaveLength(2);
    const [artPicture, artBorder] = front;
    expect(artPicture).toMatchObject({ kind: 'art', window: expect.stringMatching(/^M/) });
    expect(artBorder).toMatchObject({
      kind: 'shape',
      box: artElement.box,
      hold: artElement.hold,
      when: artElement.when,
      stroke: { colour: 'accent' },
      d: (artPicture as { window: string }).window,
    });
  });

  it('draws no line unless requested and copies only existing keys to the line', () => {
    const { hold: _hold, when: _when, ...plainArt } = artElement;
    const bareElements = applyArtShape(createTemplate({ front: [plainArt] }), { shape: 'oval' } as never).front;
    expect(bareElements.map(({ kind }) => kind)).toEqual(['art']);
    const linedElements = applyArtShape(createTemplate({ front: [plainArt] }), {
      shape: 'oval',
      line: 1,
    } as never).front;
    expect(linedElements[1]).not.toHaveProperty('hold');
    expect(linedElements[1]).not.toHaveProperty('when');
  });

  it("removes the art's window from every size but keeps those of other elements", () => {
    const sizes = {
      large: { name: 'Large', replace: { art: { window: 'M0 0L1 1', box: [0, 0, 9, 9] }, other: { window: 'M0 0' } } },
      small: { name: 'Small' },
    };
    expect(applyArtShape(createTemplate({ sizes }), { shape: 'oval' } as never).sizes).toEqual({
      large: { name: 'Large', replace: { art: { box: [0, 0, 9, 9] }, other: { window: 'M0 0' } } },
      small: { name: 'Small' },
    });
  });

  it('changes nothing without a shape or on a card with tiny art', () => {
    const tinyTemplate = createTemplate({ front: [{ ...artElement, box: [10, 10, 5, 5] }] });
    expect(applyArtShape(tinyTemplate, { shape: 'oval' } as never)).toBe(tinyTemplate);
    expect(applyArtShape(createTemplate(), undefined)).toEqual(createTemplate());
  });
});
